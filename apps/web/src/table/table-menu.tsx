// The menu of a table: the commands that have no button of their own.
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { shownKey } from '../commands/command.ts'
import type { TableCommand } from '../commands/table-commands.ts'
import { useSitting } from './table-context.ts'

export function TableMenu({ commands }: { commands: readonly TableCommand[] }) {
  const sitting = useSitting()
  return (
    <MenuTrigger defaultOpen>
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
          {commands.map((command) => (
            <MenuItem key={command.id} id={command.id} textValue={command.label}>
              {command.label}
              {command.keys[0] !== undefined && <kbd className="key">{shownKey(command.keys[0])}</kbd>}
            </MenuItem>
          ))}
          <MenuItem id="settings">Settings</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
