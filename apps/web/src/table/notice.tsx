// A word to the player: why an input was refused. It goes by itself, and by a press.
import { useEffect } from 'react'
import { useStore } from '../app/store.ts'
import { Rich } from './rich.tsx'
import { useSitting } from './table-context.ts'

export function Notice() {
  const { table } = useSitting()
  const notice = useStore(table.state, (s) => s.notice)
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => table.heard(), 9000)
    return () => clearTimeout(timer)
  }, [notice, table])
  return (
    <div className="notice" role="status" data-empty={notice === null || undefined}>
      {notice && (
        <>
          <p>
            <Rich text={notice} />
          </p>
          <button type="button" className="button bare tiny" aria-label="Close" onClick={() => table.heard()}>
            ✕
          </button>
        </>
      )}
    </div>
  )
}
