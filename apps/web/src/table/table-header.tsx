// The head of the table: which game, which moment, how it stands, undo and redo, and the menu.
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { useStore } from '../app/store.ts'
import { shownKey } from '../commands/command.ts'
import type { TableCommand } from '../commands/table-commands.ts'
import { Pace } from './pace.tsx'
import { useSitting } from './table-context.ts'
import './table-header.css'

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
      <p className="table-phase">
        {past && <b>Earlier: </b>}
        {table.words.plain(view.phase)}
      </p>
      <ul className="table-status" aria-label="How it stands">
        {view.status.map((status) => (
          <li key={status.id} className="pill" style={{ borderColor: kit.palette[status.colour ?? '']?.ground }}>
            {table.words.plain(status.text)}
          </li>
        ))}
      </ul>
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
        <MenuTrigger>
          <Button className="button tiny" aria-label="Menu">
            ☰
          </Button>
          <Popover placement="bottom end">
            <Menu
              className="menu"
              aria-label="Table"
              onAction={(id) => {
                if (id === 'settings') location.hash = '#/settings'
                commands.find((c) => c.id === id)?.do(sitting)
              }}
            >
              {menu.map((command) => (
                <MenuItem key={command.id} id={command.id} textValue={command.label}>
                  {command.label}
                  {command.keys[0] !== undefined && <kbd className="key">{shownKey(command.keys[0])}</kbd>}
                </MenuItem>
              ))}
              <MenuItem id="settings">Settings</MenuItem>
            </Menu>
          </Popover>
        </MenuTrigger>
      </div>
    </header>
  )
}
