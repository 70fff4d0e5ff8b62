// Ways to far spaces: a game's overlay about a piece may say how to get anywhere it can reach.
import type { Ref } from '@merkur/engine'
import type { Host, Kit, OverlayView } from '@merkur/table'
import type { TableState } from './state.ts'

/** The piece whose ways are asked for: the one picked up, else the one the decision is about while it asks for spaces. */
function walker({ view, picked }: TableState): string | undefined {
  if (!view.decision) return undefined
  for (const ref of picked) if ('piece' in ref) return ref.piece
  const asksSpaces = view.decision.options.some((o) => o.touches[0] !== undefined && 'space' in o.touches[0])
  return asksSpaces ? view.decision.about?.pieces?.[0] : undefined
}

/** The first overlay about the walking piece that knows ways; null when none does. */
export async function findReach(host: Pick<Host, 'ask' | 'kit'>, state: TableState): Promise<OverlayView | null> {
  const piece = walker(state)
  if (piece === undefined) return null
  for (const { id } of host.kit.overlays.filter((o) => o.about === 'piece')) {
    const answer = await host.ask(id, { piece })
    if (answer?.routes && Object.keys(answer.routes).length > 0) return answer
  }
  return null
}

/** The keys that lead to a space; none when no way is known. */
export const routeTo = (reach: OverlayView | null, ref: Ref): readonly string[] =>
  'space' in ref ? (reach?.routes?.[ref.space] ?? []) : []

/** The spaces of a way for the map to draw, beginning where the piece stands. */
export function pathOf(kit: Kit, state: TableState, keys: readonly string[]): string[] {
  const piece = walker(state)
  const from = piece === undefined ? undefined : state.view.counters[piece]?.space
  const spaces = new Set(kit.boards.flatMap((b) => b.spaces.map((s) => s.id)))
  const walked = keys.filter((key) => spaces.has(key))
  return walked.length === 0 ? [] : [...(from === undefined ? [] : [from]), ...walked]
}
