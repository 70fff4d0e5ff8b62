// The curtain between two players at one screen: nothing of the table is on the page while it is down.
import { useEffect, useRef } from 'react'
import { useStore } from '../app/store.ts'
import { useSitting } from './table-context.ts'
import './curtain.css'

export function Curtain() {
  const { table, kit } = useSitting()
  const curtain = useStore(table.state, (s) => s.curtain)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  if (!curtain) return null
  const seat = kit.seats.find((s) => s.id === curtain.to)
  return (
    <main className="curtain">
      <div className="curtain-card" style={{ borderColor: kit.palette[seat?.colour ?? '']?.ground }}>
        <h1>{seat?.name ?? curtain.to} to the table</h1>
        <p>
          {curtain.secret
            ? 'What the other side has hidden is put away. Hand over the screen, then lift the curtain.'
            : 'Hand over the screen, then lift the curtain.'}
        </p>
        <button type="button" className="button first" ref={button} onClick={() => void table.uncover()}>
          I am {seat?.name ?? curtain.to}: show the table
        </button>
      </div>
    </main>
  )
}
