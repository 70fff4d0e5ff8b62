// The card of a unit, or of a space with all that stands in it: figures, state, facts with their sources.
import type { Fact, PieceDef, SpaceDef, View } from '@merkur/table'
import { useStore } from '../app/store.ts'
import { CounterPicture } from './counter-picture.tsx'
import { PieceButton } from './piece-button.tsx'
import { placeOf, unitsIn } from './speech.ts'
import { useSitting } from './table-context.ts'

export function UnitCard() {
  const { table, kit } = useSitting()
  const inspected = useStore(table.state, (s) => s.inspected)
  const view = useStore(table.state, (s) => s.past?.view ?? s.view)
  if (!inspected) return null
  const place = placeOf(inspected, view)
  const space = kit.boards.flatMap((b) => b.spaces).find((s) => s.id === place)
  const piece = 'piece' in inspected ? kit.pieces.find((p) => p.id === inspected.piece) : undefined
  const stack = place === undefined ? [] : unitsIn(place, view)
  const top = piece ?? kit.pieces.find((p) => p.id === stack[0]?.piece)
  return (
    <section className="card unit-card" aria-label={top ? `Unit ${top.name}` : `Place ${space?.name ?? ''}`}>
      <div className="spread">
        <h3>{top?.name ?? space?.name}</h3>
        <button
          type="button"
          className="button bare tiny"
          aria-label="Close the card"
          onClick={() => table.inspect(null)}
        >
          ✕
        </button>
      </div>
      {stack.length > 1 && (
        <div className="box-pieces">
          {stack.map((counter) => {
            const one = kit.pieces.find((p) => p.id === counter.piece)
            return (
              one && (
                <PieceButton
                  key={one.id}
                  piece={one}
                  counter={counter}
                  size={2.6}
                  open={one.id === top?.id}
                  aria-pressed={one.id === top?.id}
                  onClick={() => void table.touch({ piece: one.id }).then(() => table.inspect({ piece: one.id }))}
                />
              )
            )
          })}
        </div>
      )}
      {top && <UnitFacts piece={top} view={view} />}
      {space && <SpaceFacts space={space} titled={top !== undefined} />}
    </section>
  )
}

function UnitFacts({ piece, view }: { piece: PieceDef; view: View }) {
  const { table, kit } = useSitting()
  const { words } = table
  const counter = view.counters[piece.id]
  const now = counter?.face ?? 0
  return (
    <>
      <div className="row">
        {piece.faces.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the faces of a counter keep their order
          <span key={i} style={{ opacity: i === now ? 1 : 0.45 }}>
            <CounterPicture
              piece={piece}
              counter={i === now ? counter : undefined}
              {...(i === now ? {} : { face: i })}
              size={4}
            />
            <span className="spoken">
              {i === now ? 'Now' : 'Other side'}:{' '}
              {face.figures
                .map((f, n) => `${words.plain(f.label)} ${(i === now ? counter?.figures?.[n] : undefined) ?? f.value}`)
                .join(', ')}
            </span>
          </span>
        ))}
        <div className="small">
          <p>{piece.formation.join(' · ')}</p>
          <p className="quiet">{kit.seats.find((s) => s.id === piece.seat)?.name}</p>
        </div>
      </div>
      {counter && counter.badges.length > 0 && (
        <ul className="badge-list">
          {counter.badges.map((badge) => (
            <li key={badge.id} className="unit-badge" data-tone={badge.tone}>
              {words.plain(badge.label)}
            </li>
          ))}
        </ul>
      )}
      {piece.note !== undefined && <p className="small">{piece.note}</p>}
      <Facts facts={piece.facts} />
    </>
  )
}

function SpaceFacts({ space, titled }: { space: SpaceDef; titled: boolean }) {
  const facts = space.facts ?? []
  if (facts.length === 0 && !titled) return null
  return (
    <>
      {titled && <h4 className="small quiet">{space.name}</h4>}
      <Facts facts={facts} />
    </>
  )
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  const { table, kit } = useSitting()
  if (facts.length === 0) return null
  return (
    <dl>
      {facts.map((fact) => (
        <div key={fact.label.id + String(fact.value)} style={{ display: 'contents' }}>
          <dt>{table.words.plain(fact.label)}</dt>
          <dd>{fact.value}</dd>
          <dd
            className="source"
            title={`${kit.sources[fact.source]}${fact.note === undefined ? '' : `: ${fact.note}`}`}
          >
            <span aria-hidden="true">{fact.source}</span>
            <span className="spoken">{`source: ${kit.sources[fact.source]}`}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
