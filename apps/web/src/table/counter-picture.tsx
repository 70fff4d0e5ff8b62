// A counter outside the map: in boxes, lists and cards, drawn by the same hand as on the map.
import type { CounterView, PieceDef } from '@merkur/table'
import { useApp } from '../app/app-context.ts'
import { useStore } from '../app/store.ts'
import { drawCounter } from '../map/counter.ts'
import { useSitting } from './table-context.ts'

/** Decoration only: whatever shows it says the unit's name in words. `size` in rem. */
export function CounterPicture({
  piece,
  counter,
  face,
  size = 3,
}: {
  piece: PieceDef
  counter?: CounterView | undefined
  face?: number
  size?: number
}) {
  const { kit } = useSitting()
  const style = useStore(useApp().settings, (s) => s.counters)
  const side = piece.faces[face ?? counter?.face ?? 0] ?? piece.faces[0]
  if (!side) return null
  const drawing = drawCounter({
    short: piece.short,
    face: side,
    badges: face === undefined ? (counter?.badges ?? []) : [],
    ...(face === undefined && counter?.figures ? { figures: counter.figures } : {}),
    colours: kit.palette[piece.colour] ?? { ground: '#b8a98a', ink: '#1c1712', edge: '#5b4c34' },
    style,
    detail: 'large',
  })
  return (
    <svg
      className="counter-picture"
      viewBox="-6 -14 116 124"
      style={{ inlineSize: `${size}rem`, blockSize: `${size * 1.07}rem` }}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is our own and its texts are escaped
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
}
