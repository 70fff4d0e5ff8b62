// The dialogs of a table: keys and help, the palette of commands, standing orders, files, resigning.

import type { StandingOrder } from '@merkur/engine'
import { useState } from 'react'
import { download } from '../app/file.ts'
import { Ask } from '../app/modal.tsx'
import { useStore } from '../app/store.ts'
import { shownKey } from '../commands/command.ts'
import type { TableCommand } from '../commands/table-commands.ts'
import { useSitting } from './table-context.ts'
import { Travel } from './travel.tsx'

export function Dialogs({ commands }: { commands: readonly TableCommand[] }) {
  const { ui } = useSitting()
  const dialog = useStore(ui, (s) => s.dialog)
  const close = (): void => ui.patch({ dialog: null })
  switch (dialog) {
    case 'help':
      return <Help commands={commands} onClose={close} />
    case 'palette':
      return <Palette commands={commands} onClose={close} />
    case 'travel':
      return <Travel onClose={close} />
    case 'orders':
      return <Orders onClose={close} />
    case 'files':
      return <Files onClose={close} />
    case 'resign':
      return <Resign onClose={close} />
    case null:
      return null
  }
}

interface Closing {
  readonly onClose: () => void
}

function Help({ commands, onClose }: Closing & { commands: readonly TableCommand[] }) {
  const groups = [...new Set(commands.map((c) => c.group))]
  return (
    <Ask title="Keys and help" onClose={onClose} wide>
      <p>
        Everything that can be chosen is lit on the map. Press a unit to take it up, then where it shall go or what it
        shall do. Anything else answers “Why not?”. A number such as 4.1 opens the rule.
      </p>
      <div className="help-groups">
        {groups.map((group) => (
          <section key={group}>
            <h3>{group}</h3>
            <table className="chart">
              <tbody>
                {commands
                  .filter(
                    (c) =>
                      c.group === group && c.keys.length > 0 && (!c.id.startsWith('option.') || c.id === 'option.1'),
                  )
                  .map((command) => (
                    <tr key={command.id}>
                      <td>
                        <kbd className="key">
                          {command.id === 'option.1' ? '1 – 9' : shownKey(command.keys[0] ?? '')}
                        </kbd>
                      </td>
                      <td>{command.id === 'option.1' ? 'Take that answer' : command.label}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </section>
        ))}
        <section>
          <h3>On the map</h3>
          <table className="chart">
            <tbody>
              {MAP_KEYS.map(([key, label]) => (
                <tr key={key}>
                  <td>
                    <kbd className="key">{key}</kbd>
                  </td>
                  <td>{label}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </Ask>
  )
}

const MAP_KEYS: readonly (readonly [string, string])[] = [
  ['← ↑ ↓ →', 'Move the cursor, or from unit to unit'],
  ['Tab', 'From the map to the units'],
  ['Enter', 'Choose what is under the cursor'],
  ['Page Down', 'Spread a stack'],
  ['Shift arrows', 'Move the window'],
  ['+ − 0', 'Nearer, farther, the whole map'],
]

function Palette({ commands, onClose }: Closing & { commands: readonly TableCommand[] }) {
  const sitting = useSitting()
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const open = commands.filter(
    (c) => c.id !== 'palette' && (c.when?.(sitting) ?? true) && c.label.toLowerCase().includes(wanted),
  )
  const run = (command: TableCommand | undefined): void => {
    if (!command) return
    onClose()
    command.do(sitting)
  }
  return (
    <Ask title="Find a command" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          run(open[0])
        }}
      >
        <label className="field">
          <span className="spoken">Command</span>
          {/* biome-ignore lint/a11y/noAutofocus: the palette is opened to type at once */}
          <input type="search" autoFocus value={query} onChange={(event) => setQuery(event.target.value)} />
        </label>
      </form>
      <ul className="palette">
        {open.map((command) => (
          <li key={command.id}>
            <button type="button" className="button bare" onClick={() => run(command)}>
              {command.label}
              {command.keys[0] !== undefined && <kbd className="key">{shownKey(command.keys[0])}</kbd>}
            </button>
          </li>
        ))}
      </ul>
    </Ask>
  )
}

/** Orders given at this screen; the match keeps them, this list is for taking them back. */
const given = new Map<string, { order: StandingOrder; words: string }[]>()

function Orders({ onClose }: Closing) {
  const { table, match } = useSitting()
  const { view, seat } = useStore(table.state)
  const [, again] = useState(0)
  const mine = (given.get(match.id) ?? []).filter(({ order }) => order.seat === seat)
  const decision = view.decision
  const buttons = decision?.options.filter((o) => o.touches.every((t) => 'button' in t)) ?? []
  const keep = (list: { order: StandingOrder; words: string }[]): void => {
    given.set(match.id, list)
    again((n) => n + 1)
  }
  return (
    <Ask title="Standing orders" onClose={onClose}>
      <p>
        A standing order answers a kind of question for you whenever it comes up; each time it does, the journal says
        so.
      </p>
      {mine.length > 0 && (
        <ul className="palette">
          {mine.map(({ order, words }) => (
            <li key={order.when.decision} className="spread">
              {words}
              <button
                type="button"
                className="button tiny"
                onClick={() => {
                  void table.order({ drop: order })
                  keep((given.get(match.id) ?? []).filter((g) => g.order !== order))
                }}
              >
                Take back
              </button>
            </li>
          ))}
        </ul>
      )}
      {decision && buttons.length > 0 ? (
        <>
          <h3>Whenever I am asked “{table.words.plain(decision.prompt)}”</h3>
          <div className="options">
            {buttons.map((option) => (
              <button
                type="button"
                key={option.key}
                className="button"
                onClick={() => {
                  const order: StandingOrder = { seat, when: { decision: decision.id }, answer: option.key }
                  const words = `${table.words.plain(decision.prompt)}: ${table.words.plain(option.label)}`
                  const others = (given.get(match.id) ?? []).filter(
                    (g) => g.order.when.decision !== decision.id || g.order.seat !== seat,
                  )
                  keep([...others, { order, words }])
                  void table.order(order)
                  onClose()
                }}
              >
                always {table.words.plain(option.label)}
              </button>
            ))}
          </div>
        </>
      ) : (
        <p className="quiet">Open this when a question with buttons is asked, such as whether to roll again.</p>
      )}
    </Ask>
  )
}

function Files({ onClose }: Closing) {
  const sitting = useSitting()
  const [error, setError] = useState<string | null>(null)
  const give = (make: () => Promise<{ name: string; text: string }>): void => {
    make().then(
      ({ name, text }) => {
        download(name, text)
        onClose()
      },
      (e: unknown) => setError(e instanceof Error ? e.message : String(e)),
    )
  }
  return (
    <Ask title="Save to a file" onClose={onClose}>
      <p>
        The match is on this browser’s shelf anyway, saved after every input. Files are for other machines and other
        people.
      </p>
      <div className="row">
        <button type="button" className="button first" onClick={() => give(() => sitting.save())}>
          The whole match
        </button>
        <button type="button" className="button" onClick={() => give(() => sitting.desk.position())}>
          This position, for the lab
        </button>
      </div>
      {error !== null && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
    </Ask>
  )
}

function Resign({ onClose }: Closing) {
  const { table } = useSitting()
  const seat = useStore(table.state, (s) => s.seat)
  return (
    <Ask title={`${table.words.seat(seat)}: resign?`} onClose={onClose}>
      <p>The match is over and the other side has won.</p>
      <div className="row">
        <button
          type="button"
          className="button first"
          onClick={() => {
            onClose()
            void table.resign()
          }}
        >
          Resign
        </button>
        <button type="button" className="button" onClick={onClose}>
          Play on
        </button>
      </div>
    </Ask>
  )
}
