// The lab's card: hands on or off, fields of the position, dice to come, files and links.
import { useState } from 'react'
import { download } from '../app/file.ts'
import { hashOf } from '../app/routes.ts'
import { useStore } from '../app/store.ts'
import type { LabField } from '../match/bench.ts'
import type { Lab } from './lab.ts'
import { useSitting } from './table-context.ts'
import './lab-card.css'

export function LabCard({ lab }: { lab: Lab }) {
  const { table, desk, kit } = useSitting()
  const { hands, held, error, fields, its } = useStore(lab.state)
  const inspected = useStore(table.state, (s) => s.inspected)
  const [dice, setDice] = useState('')
  const [told, setTold] = useState('')
  const subject = its?.id ?? (inspected && 'piece' in inspected ? inspected.piece : null)
  const piece = kit.pieces.find((p) => p.id === subject)
  const away = useStore(table.state, (s) => s.view.counters)

  const share = async (): Promise<void> => {
    const [{ text }, { packed }] = await Promise.all([desk.position(), import('../app/pack.ts')])
    const link = `${location.href.split('#')[0] ?? ''}${hashOf({ page: 'lab', game: kit.game, position: packed(text) })}`
    await navigator.clipboard.writeText(link).then(
      () => setTold('The link is in the clipboard. It holds the whole position.'),
      () => setTold(link),
    )
  }

  return (
    <section className="card lab" aria-label="Lab">
      <div className="spread">
        <h2>Lab</h2>
        <button type="button" className="button tiny" aria-pressed={hands} onClick={() => lab.setHands(!hands)}>
          {hands ? 'Hands on: placing' : 'Hands off: playing'}
        </button>
      </div>
      {hands && (
        <p className="small quiet" role="status">
          {held === null
            ? 'Drag a unit to where it shall stand; or take it up with a press or Enter, then choose the place.'
            : `In the hand: ${kit.pieces.find((p) => p.id === held)?.name ?? held}. Choose a place; Escape lets go.`}
        </p>
      )}
      {error !== null && (
        <p className="error small" role="alert">
          {error}
        </p>
      )}
      <div className="row">
        {held !== null && (
          <button type="button" className="button tiny" onClick={() => void lab.takeOff()}>
            Take off the map
          </button>
        )}
        {piece && (
          <button type="button" className="button tiny" onClick={() => void lab.flip(piece.id)}>
            Turn over {piece.short}
          </button>
        )}
        <button type="button" className="button tiny" onClick={() => void lab.takeBack()}>
          Take change back
        </button>
      </div>
      {hands && (
        <label className="field small">
          <span>Units not on the map</span>
          <select
            value=""
            onChange={(event) => {
              if (event.target.value !== '') lab.touch({ piece: event.target.value })
            }}
          >
            <option value="">choose one to place</option>
            {kit.pieces
              .filter((p) => !away[p.id])
              .map((p) => (
                <option key={p.id} value={p.id}>
                  {p.name}
                </option>
              ))}
          </select>
        </label>
      )}
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault()
          void lab.dice(dice)
        }}
      >
        <label className="lab-dice">
          <span className="spoken">Dice to come, in order</span>
          <input
            type="text"
            placeholder="Dice to come: 3, 6, 1"
            value={dice}
            onChange={(event) => setDice(event.target.value)}
          />
        </label>
        <button type="submit" className="button tiny">
          Set dice
        </button>
      </form>
      {piece && its && its.fields.length > 0 && (
        <details>
          <summary>{piece.name}</summary>
          <Fields fields={its.fields} lab={lab} />
        </details>
      )}
      <details onToggle={(event) => event.currentTarget.open && fields.length === 0 && void lab.look(null)}>
        <summary>Phase, markers, tracks</summary>
        <Fields fields={fields} lab={lab} />
      </details>
      <div className="row">
        <button
          type="button"
          className="button tiny"
          onClick={() => void desk.position().then(({ name, text }) => download(name, text, 'text/yaml'))}
        >
          Save position
        </button>
        <button type="button" className="button tiny" onClick={() => void share()}>
          Share as link
        </button>
      </div>
      <p className="small quiet lab-told" role="status">
        {told}
      </p>
    </section>
  )
}

function Fields({ fields, lab }: { fields: readonly LabField[]; lab: Lab }) {
  return (
    <div className="lab-fields">
      {fields.map((field) => {
        const name = field.path.at(-1) ?? ''
        const id = `lab-${field.path.join('-')}`
        return (
          <div key={id} className="lab-field">
            <label htmlFor={id}>{name}</label>
            {field.kind === 'flag' ? (
              <input
                id={id}
                type="checkbox"
                checked={field.value === 'true'}
                onChange={(event) => void lab.set(field.path, event.target.checked)}
              />
            ) : field.kind === 'number' ? (
              <input
                id={id}
                type="number"
                min={field.min}
                max={field.max}
                value={field.value}
                onChange={(event) => void lab.set(field.path, Number(event.target.value))}
              />
            ) : (
              <select
                id={id}
                value={field.value}
                onChange={(event) => void lab.set(field.path, event.target.value === '' ? null : event.target.value)}
              >
                {field.words?.map((word) => (
                  <option key={word} value={word}>
                    {word === '' ? 'none' : word}
                  </option>
                ))}
              </select>
            )}
          </div>
        )
      })}
    </div>
  )
}
