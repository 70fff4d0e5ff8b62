// Wording: how a text becomes a sentence, with live names of pieces, spaces and cases in it.
import { type Case, engineMessages, type Ref, type Text, type TextValue } from '@merkur/engine'
import { IntlMessageFormat } from 'intl-messageformat'
import type { Kit } from './kit.ts'
import { tableMessages } from './messages.ts'

/** A stretch of a sentence: plain words, a thing on the table, or a case of the rulebook. */
export type Part = string | { readonly ref: Ref; readonly label: string } | { readonly rule: Case }

export interface Wording {
  /** The text as one plain sentence. A message that is missing shows its id. */
  plain(text: Text): string
  /** The same sentence with its references left alive. */
  parts(text: Text): Part[]
  /** The name of a thing: `5/I, infantry platoon`. */
  name(ref: Ref): string
  /** The name of a seat. */
  seat(id: string): string
}

/** All messages a game is worded with: its own win over the table's, those over the engine's. */
export const catalogueOf = (kit: Pick<Kit, 'messages'>): Readonly<Record<string, string>> => ({
  ...engineMessages,
  ...tableMessages,
  ...kit.messages,
})

/** The ids that no message words, in order: for tests that go through all a game can say. */
export function missingMessages(kit: Pick<Kit, 'messages'>, ids: Iterable<string>): string[] {
  const catalogue = catalogueOf(kit)
  return [...new Set(ids)].filter((id) => !Object.hasOwn(catalogue, id)).sort()
}

const isText = (value: TextValue): value is Text => typeof value === 'object' && 'id' in value

/** Arguments that hold seats or cases rather than words, by their name. */
const SEATS = new Set(['seat', 'asked', 'winner', 'holder'])
const CASES = new Set(['rule', 'case'])

/** Whether the message chooses among words by this argument, so that it must stay as it is. */
const selects = (message: string, arg: string): boolean => new RegExp(`\\{\\s*${arg}\\s*,`).test(message)

/**
 * The wording of a game. Refs are named by the kit; arguments called `seat`, `asked`, `winner` or `holder` are seats,
 * those called `rule` or `case` are cases; amounts are numbers, so that plurals work.
 */
export function wording(kit: Kit, locale = 'en'): Wording {
  const messages = catalogueOf(kit)
  /** Messages as read, by their text: most of a game's are never needed. */
  const formats = new Map<string, IntlMessageFormat>()
  const formatOf = (message: string): IntlMessageFormat => {
    const made = formats.get(message) ?? new IntlMessageFormat(message, locale, undefined, { ignoreTag: true })
    formats.set(message, made)
    return made
  }
  const pieces = new Map(kit.pieces.map((p) => [p.id, p.name]))
  const spaces = new Map(kit.boards.flatMap((b) => b.spaces.map((s) => [s.id, s.name])))
  const seats = new Map(kit.seats.map((s) => [s.id, s.name]))

  const seat = (id: string): string => seats.get(id) ?? id
  const name = (ref: Ref): string => {
    if ('piece' in ref) return pieces.get(ref.piece) ?? ref.piece
    if ('space' in ref) return spaces.get(ref.space) ?? ref.space
    if ('edge' in ref) return ref.edge.map((id) => spaces.get(id) ?? id).join('\u2013')
    if ('button' in ref) return messages[`button.${ref.button}`] ?? ref.button
    return String(ref.amount)
  }

  const format = (
    text: Text,
    value: (arg: string, x: TextValue, message: string) => string | number | Part,
  ): string | Part[] => {
    const message = messages[text.id]
    if (message === undefined) return text.id
    const values: Record<string, string | number | Part> = {}
    for (const [arg, x] of Object.entries(text.args ?? {})) values[arg] = value(arg, x, message)
    // Nothing is thrown while a sentence is worded: a message that lacks an argument shows as it is written, a missing one
    // its id, which `missingMessages` finds.
    try {
      return formatOf(message).format<Part>(values) as string | Part[]
    } catch {
      return message
    }
  }

  const plain = (text: Text): string => {
    const out = format(text, (arg, x, message) => {
      if (typeof x === 'number') return x
      if (typeof x === 'string')
        return SEATS.has(arg) && !selects(message, arg) ? x.split(', ').map(seat).join(', ') : x
      if (isText(x)) return plain(x)
      return 'amount' in x ? x.amount : name(x)
    })
    return typeof out === 'string'
      ? out
      : [out]
          .flat()
          .filter((part) => typeof part === 'string')
          .join('')
  }

  const parts = (text: Text): Part[] => {
    // Live parts go through the formatter as marks, since it joins what is plain.
    const marks: Part[][] = []
    const mark = (found: Part[]): Part => ({ rule: String(marks.push(found) - 1) })
    const out = format(text, (arg, x, message) => {
      if (typeof x === 'number') return x
      if (typeof x === 'string') {
        if (selects(message, arg)) return x
        if (CASES.has(arg)) return mark([{ rule: x }])
        return SEATS.has(arg) ? x.split(', ').map(seat).join(', ') : x
      }
      if (isText(x)) return selects(message, arg) ? plain(x) : mark(parts(x))
      if ('amount' in x) return x.amount
      return selects(message, arg) ? name(x) : mark([{ ref: x, label: name(x) }])
    })
    const flat: Part[] = []
    // A message that is nothing but one live part comes back as that part alone.
    for (const part of Array.isArray(out) ? out : [out]) {
      const found = typeof part === 'object' && 'rule' in part ? (marks[Number(part.rule)] ?? []) : [part]
      for (const one of found) {
        const last = flat.at(-1)
        if (typeof one === 'string' && typeof last === 'string') flat[flat.length - 1] = last + one
        else if (one !== '') flat.push(one)
      }
    }
    return flat
  }

  return { plain, parts, name, seat }
}
