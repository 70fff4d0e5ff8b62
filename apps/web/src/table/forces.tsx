// The order of battle: every unit by formation, with where it is now; searchable.

import type { PieceDef } from '@merkur/table'
import { useMemo, useState } from 'react'
import { useStore } from '../app/store.ts'
import { CounterPicture } from './counter-picture.tsx'
import { Scroll } from './scroll.tsx'
import { spokenPiece } from './speech.ts'
import { useSitting } from './table-context.ts'

interface Formation {
  readonly name: string
  readonly pieces: PieceDef[]
  readonly parts: Map<string, Formation>
}

/** Units as a tree of formations, in the order of the kit. */
export function formationsOf(pieces: readonly PieceDef[]): Formation {
  const root: Formation = { name: '', pieces: [], parts: new Map() }
  for (const piece of pieces) {
    let here = root
    for (const name of piece.formation) {
      let part = here.parts.get(name)
      if (!part) {
        part = { name, pieces: [], parts: new Map() }
        here.parts.set(name, part)
      }
      here = part
    }
    here.pieces.push(piece)
  }
  return root
}

export function Forces() {
  const { kit, table } = useSitting()
  const [query, setQuery] = useState('')
  const counters = useStore(table.state, (s) => (s.past?.view ?? s.view).counters)
  const wanted = query.trim().toLowerCase()
  const found = useMemo(
    () =>
      kit.pieces.filter((piece) =>
        [piece.name, piece.short, ...piece.formation, piece.note ?? ''].join(' ').toLowerCase().includes(wanted),
      ),
    [kit, wanted],
  )
  const spaces = useMemo(() => new Map(kit.boards.flatMap((b) => b.spaces).map((s) => [s.id, s.name])), [kit])
  const where = (piece: PieceDef): string => {
    const space = counters[piece.id]?.space
    return space === undefined ? 'not on the map' : (spaces.get(space) ?? space)
  }
  return (
    <>
      <label className="field">
        <span className="spoken">Search units</span>
        <input type="search" placeholder="Search units" value={query} onChange={(e) => setQuery(e.target.value)} />
      </label>
      <Scroll label="Order of battle">
        {kit.seats.map((seat) => (
          <section key={seat.id}>
            <h3>{seat.name}</h3>
            <FormationView formation={formationsOf(found.filter((p) => p.seat === seat.id))} where={where} />
          </section>
        ))}
      </Scroll>
    </>
  )
}

function FormationView({ formation, where }: { formation: Formation; where: (piece: PieceDef) => string }) {
  const { table, ui, kit } = useSitting()
  const counters = useStore(table.state, (s) => (s.past?.view ?? s.view).counters)
  return (
    <div className="formation">
      {formation.name !== '' && <h4>{formation.name}</h4>}
      {formation.pieces.map((piece) => (
        <div key={piece.id} className="force">
          <CounterPicture piece={piece} counter={counters[piece.id]} size={2.2} />
          <span aria-hidden="true">
            {piece.name}
            <span className="quiet small"> · {where(piece)}</span>
          </span>
          <button
            type="button"
            aria-label={spokenPiece(piece, counters[piece.id], kit, table.words)}
            onClick={() => {
              table.inspect({ piece: piece.id })
              table.light([{ piece: piece.id }])
              ui.show({ piece: piece.id })
            }}
          />
        </div>
      ))}
      {[...formation.parts.values()].map((part) => (
        <FormationView key={part.name} formation={part} where={where} />
      ))}
    </div>
  )
}
