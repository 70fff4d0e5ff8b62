// Everything one can do at a table, besides touching the map.
import type { Kit } from '@merkur/table'
import { buttonsOf } from '../table/choices.ts'
import { optionAt } from '../table/shortcuts.ts'
import type { Sitting } from '../table/table-context.ts'
import type { Tab } from '../table/ui.ts'
import type { Command } from './command.ts'

export type TableCommand = Command<Sitting>

const PLAY = 'Play'
const LOOK = 'Look'
const TABLE = 'Table'

const tab = (id: Tab, key: string, label: string): TableCommand => ({
  id: `tab.${id}`,
  label,
  group: LOOK,
  keys: [key],
  do: ({ ui }) => ui.openTab(id),
})

const canPlay = ({ mode }: Sitting): boolean => mode !== 'replay' && mode !== 'watch'

const buttons = ({ table }: Sitting) => {
  const { view, picked, past } = table.state.get()
  return view.decision && !past ? buttonsOf(view.decision, picked) : []
}

const fixed: readonly TableCommand[] = [
  {
    id: 'confirm',
    label: 'Take the usual answer, or the one that waits',
    group: PLAY,
    keys: ['Enter'],
    when: (c) => c.table.state.get().pending !== null || optionAt(buttons(c), 'Enter') !== undefined,
    do: (c) => {
      const usual = optionAt(buttons(c), 'Enter')
      if (c.table.state.get().pending !== null) void c.table.confirm()
      else if (usual) void c.table.take(usual.key)
    },
  },
  ...Array.from(
    { length: 9 },
    (_, i): TableCommand => ({
      id: `option.${i + 1}`,
      label: `Take answer ${i + 1}`,
      group: PLAY,
      keys: [String(i + 1)],
      when: (c) => optionAt(buttons(c), String(i + 1)) !== undefined,
      do: (c) => {
        const option = optionAt(buttons(c), String(i + 1))
        if (option) void c.table.take(option.key)
      },
    }),
  ),
  {
    id: 'undo',
    label: 'Undo',
    group: PLAY,
    keys: ['z', 'ctrl+z'],
    when: (c) => canPlay(c) && c.table.state.get().timeline.canUndo,
    do: ({ table }) => void table.undo(),
  },
  {
    id: 'redo',
    label: 'Redo',
    group: PLAY,
    keys: ['shift+z', 'ctrl+shift+z', 'ctrl+y'],
    when: (c) => canPlay(c) && c.table.state.get().timeline.canRedo,
    do: ({ table }) => void table.redo(),
  },
  {
    id: 'why',
    label: 'Why not? about the unit or hex pointed at',
    group: PLAY,
    keys: ['w'],
    when: ({ table }) => table.state.get().pointed !== null || table.state.get().inspected !== null,
    do: ({ table }) => {
      const { pointed, inspected } = table.state.get()
      const ref = pointed ?? inspected
      if (ref) void table.why(ref)
    },
  },
  {
    id: 'put-down',
    label: 'Put down, close',
    group: PLAY,
    keys: ['Escape'],
    do: ({ table, ui, lab }) => {
      if (!lab?.letGo() && !table.putDown()) ui.patch({ sheet: false })
    },
  },
  {
    id: 'read-case',
    label: 'Read the rule of this decision',
    group: LOOK,
    keys: ['?'],
    do: ({ table, ui }) => {
      const { why, view, journal } = table.state.get()
      const last = journal.findLast((line) => line.rule !== undefined)?.rule
      const rule = why?.reasons[0]?.rule ?? view.decision?.rule ?? view.result?.rule ?? last
      if (rule) ui.read(rule)
      else ui.openTab('rules')
    },
  },
  tab('journal', 'shift+j', 'Journal'),
  tab('boxes', 'shift+b', 'Boxes and tracks'),
  tab('forces', 'shift+f', 'Order of battle'),
  tab('charts', 'shift+c', 'Charts'),
  tab('rules', 'shift+r', 'Rules'),
  {
    id: 'earlier',
    label: 'Look one step back',
    group: LOOK,
    keys: ['['],
    do: ({ table }) => void table.lookBy(-1),
  },
  {
    id: 'later',
    label: 'Look one step on',
    group: LOOK,
    keys: [']'],
    when: ({ table }) => table.state.get().past !== null,
    do: ({ table }) => void table.lookBy(1),
  },
  {
    id: 'now',
    label: 'Back to now',
    group: LOOK,
    keys: ['End'],
    when: ({ table }) => table.state.get().past !== null,
    do: ({ table }) => void table.lookBack(null),
  },
  {
    id: 'reader',
    label: 'Text view or map',
    group: LOOK,
    keys: ['shift+v'],
    do: ({ ui }) => ui.patch({ reader: !ui.get().reader }),
  },
  {
    id: 'travel',
    label: 'Go to a part, place or unit on the map',
    group: LOOK,
    keys: ['/', 'shift+g'],
    do: ({ ui }) => ui.patch({ dialog: 'travel' }),
  },
  {
    id: 'orders',
    label: 'Standing orders',
    group: TABLE,
    keys: ['shift+o'],
    when: canPlay,
    do: ({ ui }) => ui.patch({ dialog: 'orders' }),
  },
  {
    id: 'files',
    label: 'Save to a file',
    group: TABLE,
    keys: ['ctrl+s'],
    do: ({ ui }) => ui.patch({ dialog: 'files' }),
  },
  {
    id: 'resign',
    label: 'Resign',
    group: TABLE,
    keys: [],
    when: (c) => canPlay(c) && c.mode !== 'lab' && c.table.state.get().view.result === null,
    do: ({ ui }) => ui.patch({ dialog: 'resign' }),
  },
  {
    id: 'help',
    label: 'Keys and help',
    group: TABLE,
    keys: ['shift+h', 'F1'],
    do: ({ ui }) => ui.patch({ dialog: 'help' }),
  },
  {
    id: 'palette',
    label: 'Find a command',
    group: TABLE,
    keys: ['ctrl+k'],
    do: ({ ui }) => ui.patch({ dialog: 'palette' }),
  },
]

/** The commands of a table: the fixed ones and the overlays of its game. Games have all single letters but W and Z. */
export function tableCommands(kit: Kit, name: (overlay: Kit['overlays'][number]) => string): readonly TableCommand[] {
  const overlays = kit.overlays.map(
    (overlay): TableCommand => ({
      id: `overlay.${overlay.id}`,
      label: name(overlay),
      group: 'Overlays',
      keys: [overlay.key.toLowerCase()],
      do: ({ table }) => void table.overlay(overlay.id),
    }),
  )
  return [...overlays, ...fixed]
}
