// "Why not?": the reasons a host gives for a thing, now, or after what the picked piece could still do.
import { type Ref, refKey } from '@merkur/engine'
import type { Host, Reason, View } from '@merkur/table'
import { complete, type Picked } from './choices.ts'

/** How many verbs of a picked piece are looked at. */
const VERBS = 4

/**
 * What a thing stands for: a counter lies on its space, and where a question asks for spaces alone, asking about the
 * counter means the space.
 */
export function meantBy({ decision, counters }: Pick<View, 'decision' | 'counters'>, ref: Ref): Ref {
  const space = 'piece' in ref ? counters[ref.piece]?.space : undefined
  const touched = decision?.options.flatMap((o) => o.touches) ?? []
  const spacesAlone = touched.some((t) => 'space' in t) && !touched.some((t) => 'piece' in t)
  return space !== undefined && spacesAlone ? { space } : ref
}

/** Every reason once. With a piece picked up, each of its verbs is asked one step ahead. */
export async function reasonsFor(
  host: Pick<Host, 'whyNot'>,
  view: View,
  picked: Picked,
  ref: Ref,
): Promise<readonly Reason[]> {
  const waiting = complete(view.decision?.options ?? [], picked).filter((o) => o.commits === undefined)
  const itself = picked.some((p) => refKey(p) === refKey(ref))
  if (itself || waiting.length === 0) return host.whyNot(ref)
  const ahead = await Promise.all(
    waiting.slice(0, VERBS).map(async (option) => {
      const reasons = await host.whyNot(ref, [option.key])
      return reasons.map((reason) => (option.verb && !reason.verb ? { ...reason, verb: option.verb } : reason))
    }),
  )
  const told = ahead.flat()
  return told.length > 0 ? told : host.whyNot(ref)
}
