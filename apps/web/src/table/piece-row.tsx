// A row of counters outside the map, which can be chosen like those on it.
import { useStore } from '../app/store.ts'
import { openIn } from './choices.ts'
import { PieceButton } from './piece-button.tsx'
import { useSitting } from './table-context.ts'

/** Counters as buttons that can be chosen like those on the map. */
export function PieceRow({ ids }: { ids: readonly string[] }) {
  const { table, kit } = useSitting()
  const state = useStore(table.state)
  const open = new Set(openIn(state.view.decision?.options ?? [], state.picked).pieces)
  return (
    <div className="box-pieces">
      {ids.map((id) => {
        const piece = kit.pieces.find((p) => p.id === id)
        return (
          piece && (
            <PieceButton
              key={id}
              piece={piece}
              counter={state.view.counters[id]}
              size={2.8}
              open={open.has(id)}
              picked={state.picked.some((r) => 'piece' in r && r.piece === id)}
              aria-label={`${piece.name}${open.has(id) ? ', can be chosen' : ''}`}
              onPointerEnter={() => table.point({ piece: id })}
              onPointerLeave={() => table.point(null)}
              onClick={(event) =>
                void table.touch(
                  { piece: id },
                  event.detail === 0 ? {} : { at: { x: event.clientX, y: event.clientY } },
                )
              }
            />
          )
        )
      })}
    </div>
  )
}
