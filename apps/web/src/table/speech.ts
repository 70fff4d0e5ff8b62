// The table in sentences: what is heard when something happens, and how units and spaces are spoken.
import type { Ref } from '@merkur/engine'
import type { CounterView, JournalLine, Kit, PieceDef, View, Wording } from '@merkur/table'

/** A line of the journal as it is said: its words, and the dice where they are not in the words. */
export function saidOf(line: JournalLine, words: Wording): string {
  const text = words.plain(line.text)
  const { roll } = line
  if (!roll) return text
  const fell = roll.drawn ? roll.drawn.map((t) => words.plain(t)).join(', ') : roll.dice.join(', ')
  const result = roll.result ? words.plain(roll.result) : ''
  const parts = [`${roll.drawn ? 'drawn' : roll.dice.length > 1 ? 'dice' : 'die'} ${fell}`, result].filter(
    (part) => part !== '' && !text.includes(part),
  )
  return [text, ...parts].join(', ')
}

/** What was just read and what is asked next, for a live region. */
export function newsOf(lines: readonly JournalLine[], view: View, words: Wording): string {
  const said = lines.slice(-6).map((line) => saidOf(line, words))
  const ended = view.result ? words.plain(view.result.text) : ''
  const asked = view.decision ? words.plain(view.decision.prompt) : ''
  return [...said, ended, asked].filter(Boolean).map(stopped).join(' ')
}

const stopped = (sentence: string): string => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`)

/** A unit with its figures, state and place. */
export function spokenPiece(piece: PieceDef, counter: CounterView | undefined, kit: Kit, words: Wording): string {
  const face = piece.faces[counter?.face ?? 0]
  const figures = face?.figures.map((f, i) => `${words.plain(f.label)} ${counter?.figures?.[i] ?? f.value}`) ?? []
  const state = [...(face?.reduced ? ['reduced'] : []), ...(counter?.badges ?? []).map((b) => words.plain(b.label))]
  const place = counter ? spaceName(kit, counter.space) : 'not on the map'
  return [piece.name, ...figures, ...state, place].join(', ')
}

const spaceName = (kit: Kit, id: string): string =>
  kit.boards.flatMap((b) => b.spaces).find((s) => s.id === id)?.name ?? id

/** A space with its ground, marks and units. */
export function spokenSpace(id: string, view: View, kit: Kit, words: Wording): string {
  const space = kit.boards.flatMap((b) => b.spaces).find((s) => s.id === id)
  const facts = (space?.facts ?? []).map((f) => `${words.plain(f.label)} ${f.value}`)
  const marks = Object.values(view.marks)
    .filter((m) => m.space === id)
    .map((m) => words.plain(m.label))
  const units = unitsIn(id, view).map((counter) => {
    const piece = kit.pieces.find((p) => p.id === counter.piece)
    return piece ? [piece.name, ...counter.badges.map((b) => words.plain(b.label))].join(' ') : counter.piece
  })
  return [space?.name ?? id, ...facts, ...marks, units.length > 0 ? units.join('; ') : 'no units']
    .map(stopped)
    .join(' ')
}

/** Counters of a space, the top one first. */
export const unitsIn = (space: string, view: View): CounterView[] =>
  Object.values(view.counters)
    .filter((c) => c.space === space)
    .sort((a, b) => b.z - a.z)

/** The space a reference is in. */
export function placeOf(ref: Ref, view: View): string | undefined {
  if ('space' in ref) return ref.space
  if ('piece' in ref) return view.counters[ref.piece]?.space
  return undefined
}
