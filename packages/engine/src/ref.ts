// The words every part of the system shares: seats, cases, references to things on the table, texts and refusals.

/** A side of the game, e.g. `'german'`. Belongs to the scenario: a solitaire has one. */
export type SeatId = string

/** A case number of the printed rulebook, e.g. `'4.1.3'`. */
export type Case = string

/** Something on the table that an option, a journal entry or a refusal points at; ids are the box's own (`5/I`, `0214`). */
export type Ref =
  | { readonly piece: string }
  | { readonly space: string }
  | { readonly edge: readonly [string, string] }
  | { readonly button: string }
  | { readonly amount: number }

/** A value inside a text: plain, or a reference that the table shows as a live name. */
export type TextValue = string | number | Ref | Text

/** A message id of the game's catalogue with its ICU arguments; worded only when somebody reads it. */
export interface Text {
  readonly id: string
  readonly args?: Readonly<Record<string, TextValue>>
}

/** Text without arguments, or with them. */
export const text = (id: string, args?: Readonly<Record<string, TextValue>>): Text => (args ? { id, args } : { id })

/** The same reference, whatever object holds it: `piece:5/I`, `space:0214`. */
export function refKey(ref: Ref): string {
  if ('piece' in ref) return `piece:${ref.piece}`
  if ('space' in ref) return `space:${ref.space}`
  if ('edge' in ref) return `edge:${[...ref.edge].sort().join('|')}`
  if ('button' in ref) return `button:${ref.button}`
  return `amount:${ref.amount}`
}

/**
 * The answer to "Why not?": the case that forbids it and the message that says so.
 * Refusals are made once (at module level) and handed out by reference, so refusing costs nothing;
 * `detail` adds arguments to the message when somebody asks.
 */
export interface Refusal {
  readonly rule: Case
  readonly id: string
  readonly detail?: (state: never, candidate: never) => Readonly<Record<string, TextValue>>
}

/** Makes a refusal. `id` is a message of the game's catalogue. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- callers name or infer what their detail reads
export function refusal<S, T>(
  rule: Case,
  id: string,
  detail?: (state: S, candidate: T) => Readonly<Record<string, TextValue>>,
): Refusal {
  return detail ? { rule, id, detail } : { rule, id }
}

/** All refusals that these modules export: what a game can utter. A refusal that is not exported cannot be counted. */
export function refusalsIn(...modules: readonly Readonly<Record<string, unknown>>[]): Refusal[] {
  const isRefusal = (x: unknown): x is Refusal =>
    typeof x === 'object' &&
    x !== null &&
    'rule' in x &&
    'id' in x &&
    typeof x.rule === 'string' &&
    typeof x.id === 'string'
  return [...new Set(modules.flatMap((m) => Object.values(m)).filter(isRefusal))]
}
