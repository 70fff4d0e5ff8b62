// The head of the table: which game, which moment, how it stands, undo and redo, and the menu.
import { lazy, Suspense, useState } from 'react'
import { useStore } from '../app/store.ts'
import type { TableCommand } from '../commands/table-commands.ts'
import { Pace } from './pace.tsx'
import { PhaseBars } from './phase-bar.tsx'
import { useSitting } from './table-context.ts'
import './table-header.css'

const TableMenu = lazy(async () => ({ default: (await import('./table-menu.tsx')).TableMenu }))

const IN_MENU = ['reader', 'tab.rules', 'orders', 'files', 'resign', 'help', 'palette']

export function TableHeader({ commands }: { commands: readonly TableCommand[] }) {
  const sitting = useSitting()
  const { table, kit, mode } = sitting
  const view = useStore(table.state, (s) => s.past?.view ?? s.view)
  const { canUndo, canRedo } = useStore(table.state, (s) => s.timeline)
  const past = useStore(table.state, (s) => s.past !== null)
  const menu = commands.filter((c) => IN_MENU.includes(c.id) && (c.when?.(sitting) ?? true))
  return (
    <header className="table-head">
      <a className="table-home" href="#/" aria-label="Home">
        <img src="./icon.svg" alt="" width="26" height="26" />
      </a>
      <h1>{kit.title}</h1>
      <div className="table-standing">
        <div className="table-now">
          <p className="table-phase">
            {past && <b>Earlier: </b>}
            {table.words.plain(view.phase)}
          </p>
          <PhaseBars />
        </div>
        <ul className="table-status" aria-label="How it stands">
          {view.status.map((status) => (
            <li key={status.id} className="pill" style={{ borderColor: kit.palette[status.colour ?? '']?.ground }}>
              {table.words.plain(status.text)}
            </li>
          ))}
        </ul>
      </div>
      <div className="table-acts">
        <Pace />
        {mode !== 'watch' && mode !== 'replay' && (
          <>
            <button type="button" className="button tiny" disabled={!canUndo} onClick={() => void table.undo()}>
              Undo <kbd className="key">Z</kbd>
            </button>
            <button
              type="button"
              className="button tiny"
              disabled={!canRedo}
              aria-label="Redo"
              title="Redo (Shift Z)"
              onClick={() => void table.redo()}
            >
              ↷
            </button>
          </>
        )}
        <LazyMenu commands={menu} />
      </div>
    </header>
  )
}

/** The menu's button; the menu itself is fetched when it is first opened. */
function LazyMenu({ commands }: { commands: readonly TableCommand[] }) {
  const [wanted, setWanted] = useState(false)
  const button = (
    <button
      type="button"
      className="button tiny"
      aria-label="Menu"
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
    >
      ☰
    </button>
  )
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <TableMenu commands={commands} />
    </Suspense>
  )
}
