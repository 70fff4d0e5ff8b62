// What a thing further off would lead to: the dice on the way to it, or what the unit taken up could do to it.
import type { About, Ref } from '@merkur/engine'
import type { Host, OverlayView, View } from '@merkur/table'
import { complete, type Picked } from './choices.ts'
import { routeTo } from './route.ts'

/** How many verbs of a picked piece are looked at. */
const VERBS = 4

/** The preview of the way to a thing, else of the first act of the picked piece that has odds there; null when there is none. */
export async function lookAhead(
  host: Pick<Host, 'preview'>,
  view: View,
  picked: Picked,
  reach: OverlayView | null,
  ref: Ref,
): Promise<About | null> {
  const space = 'piece' in ref ? view.counters[ref.piece]?.space : undefined
  const way = routeTo(reach, space === undefined ? ref : { space })
  const end = way.at(-1)
  if (end !== undefined) return host.preview(end, way.slice(0, -1))
  const verbs = complete(view.decision?.options ?? [], picked).filter((o) => o.commits === undefined)
  for (const { key } of verbs.slice(0, VERBS)) {
    for (const thing of space === undefined ? [ref] : [ref, { space }]) {
      const about = await host.preview(thing, [key])
      if (about?.breakdowns && about.breakdowns.length > 0) return about
    }
  }
  return null
}
