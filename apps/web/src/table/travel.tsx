// Fast travel: a dialog that finds parts, places and units and takes the map there.
import { useMemo, useState } from 'react'
import { Ask } from '../app/modal.tsx'
import { useStore } from '../app/store.ts'
import { found, type Goal, goalsIn } from './places.ts'
import { useSitting } from './table-context.ts'

export function Travel({ onClose }: { onClose: () => void }) {
  const { table, kit, ui } = useSitting()
  const view = useStore(table.state, (s) => s.past?.view ?? s.view)
  const [query, setQuery] = useState('')
  const goals = useMemo(() => goalsIn(kit, view), [kit, view])
  const open = found(goals, query)
  const go = (goal: Goal | undefined): void => {
    if (!goal) return
    onClose()
    ui.patch({ reader: false })
    if ('part' in goal.to) ui.travel(goal.to.board, goal.to.part)
    else {
      ui.patch({ board: goal.to.board })
      ui.show(goal.to.ref)
      table.light([goal.to.ref])
    }
  }
  return (
    <Ask title="Go to" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          go(open[0])
        }}
      >
        <label className="field">
          <span className="spoken">Part of the map, place or unit</span>
          <input
            type="search"
            // biome-ignore lint/a11y/noAutofocus: the dialog is opened to type at once
            autoFocus
            placeholder="A place, a unit"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
      </form>
      <ul className="palette">
        {open.map((goal) => (
          <li key={goal.key}>
            <button type="button" className="button bare" onClick={() => go(goal)}>
              {goal.name} <span className="quiet small">{goal.note}</span>
            </button>
          </li>
        ))}
      </ul>
      {open.length === 0 && <p className="quiet">Nothing on the map is called so.</p>}
    </Ask>
  )
}
