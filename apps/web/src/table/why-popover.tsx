// "Why not?": the reasons beside the thing that was asked about.
import { useLayoutEffect, useRef, useState } from 'react'
import { useStore } from '../app/store.ts'
import { CaseLink, Rich } from './rich.tsx'
import { useSitting } from './table-context.ts'
import './why-popover.css'

export function WhyPopover() {
  const { table } = useSitting()
  const why = useStore(table.state, (s) => s.why)
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)
  useLayoutEffect(() => {
    const size = box.current?.getBoundingClientRect()
    if (!why?.at || !size) {
      setPlace(null)
      return
    }
    // Beside the pointer, never under it, and always on the screen.
    const right = why.at.x + 18 + size.width < innerWidth
    const left = right ? why.at.x + 18 : Math.max(8, why.at.x - 18 - size.width)
    const top = Math.min(Math.max(8, why.at.y - 24), innerHeight - size.height - 8)
    setPlace({ left, top })
  }, [why])
  if (!why) return null
  const { words } = table
  return (
    <div
      className="why"
      ref={box}
      role="dialog"
      aria-label={`Why not ${words.name(why.ref)}?`}
      data-placed={place !== null || undefined}
      style={place ?? {}}
    >
      <div className="spread">
        <h3>{why.reasons.length === 0 ? words.name(why.ref) : `Why not ${words.name(why.ref)}?`}</h3>
        <button type="button" className="button bare tiny" aria-label="Close" onClick={() => table.closeWhy()}>
          ✕
        </button>
      </div>
      {why.reasons.length === 0 && <p>Nothing speaks against it: it can be chosen now.</p>}
      <ul>
        {why.reasons.map((reason) => (
          <li key={reason.rule + JSON.stringify(reason.text) + JSON.stringify(reason.verb ?? '')}>
            {reason.verb && <b>{words.plain(reason.verb)}: </b>}
            <Rich text={reason.text} /> <CaseLink rule={reason.rule} />
          </li>
        ))}
      </ul>
    </div>
  )
}
