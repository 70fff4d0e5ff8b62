// What a person means by a typed word: a piece, a space or a button of the decision.
import type { Ref } from '@merkur/engine'
import type { DecisionView, Kit } from '@merkur/table'

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** The thing with this id or name; pieces before spaces before buttons, an exact id before the rest. */
export function thingNamed(kit: Kit, decision: DecisionView | null, word: string): Ref | undefined {
  const spaces = kit.boards.flatMap((b) => b.spaces)
  const piece =
    kit.pieces.find((p) => p.id === word) ??
    kit.pieces.find((p) => [p.id, p.short, p.name].some((name) => same(name, word)))
  if (piece) return { piece: piece.id }
  const space = spaces.find((s) => s.id === word) ?? spaces.find((s) => same(s.id, word) || same(s.name, word))
  if (space) return { space: space.id }
  const buttons = (decision?.options ?? []).flatMap((o) => o.touches)
  return buttons.find((t) => 'button' in t && same(t.button, word))
}

/** The key that a typed word stands for: an option's number or its key. Undefined when no option is meant. */
export function keyNamed(decision: DecisionView, word: string): string | undefined {
  const { options } = decision
  const byKey = options.find((o) => o.key === word) ?? options.find((o) => same(o.key, word))
  if (byKey) return byKey.key
  // A number that is a key of the decision, such as a hex, was taken above.
  return /^\d{1,3}$/.test(word) ? options[Number(word) - 1]?.key : undefined
}
