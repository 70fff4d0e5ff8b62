// What a decision lets the player touch: which pieces and spaces are open now, and which options a touch leads to.
import { type Ref, refKey } from '@merkur/engine'
import type { DecisionView, OptionView } from '@merkur/table'

/** Things touched so far on the way to an option: first a piece, then a space. */
export type Picked = readonly Ref[]

const isOnBoard = (ref: Ref): boolean => 'piece' in ref || 'space' in ref

/** The things of an option that are touched one after another; buttons have none. */
const steps = (option: OptionView): readonly Ref[] => option.touches.filter(isOnBoard)

const has = (refs: readonly Ref[], ref: Ref): boolean => refs.some((r) => refKey(r) === refKey(ref))

/** Options that all the picked things belong to. */
const narrowed = (options: readonly OptionView[], picked: Picked): OptionView[] =>
  options.filter((option) => picked.every((ref) => has(option.touches, ref)))

/** The thing to touch next for an option; undefined when it is complete. */
const nextOf = (option: OptionView, picked: Picked): Ref | undefined => steps(option).find((ref) => !has(picked, ref))

/** What is open on the board. */
export interface Open {
  readonly pieces: readonly string[]
  readonly spaces: readonly string[]
}

/**
 * The pieces and spaces that may be touched next. While something is picked, other first things stay open too,
 * so that another piece can be taken up without putting this one down.
 */
export function openIn(options: readonly OptionView[], picked: Picked): Open {
  const pieces = new Set<string>()
  const spaces = new Set<string>()
  const add = (ref: Ref | undefined): void => {
    if (ref && 'piece' in ref) pieces.add(ref.piece)
    if (ref && 'space' in ref) spaces.add(ref.space)
  }
  for (const option of narrowed(options, picked)) add(nextOf(option, picked))
  if (picked.length > 0) for (const option of options) if ('piece' in (steps(option)[0] ?? {})) add(steps(option)[0])
  return { pieces: [...pieces], spaces: [...spaces] }
}

/** Options that need nothing more to be touched. */
export const complete = (options: readonly OptionView[], picked: Picked): OptionView[] =>
  narrowed(options, picked).filter((option) => picked.length > 0 && nextOf(option, picked) === undefined)

/** What is picked by itself when a question comes up: the piece that every option on the board begins with. */
export function pickedAtFirst(options: readonly OptionView[]): Picked {
  const firsts = options.flatMap((option) => steps(option).slice(0, 1))
  const [first] = firsts
  const one = first !== undefined && firsts.length > 1 && firsts.every((ref) => refKey(ref) === refKey(first))
  return one ? [first] : []
}

/** What touching a thing comes to. */
export type Touch =
  | { readonly kind: 'play'; readonly option: OptionView }
  | { readonly kind: 'pick'; readonly picked: Picked }
  | { readonly kind: 'drop' }
  | { readonly kind: 'refused' }

/** Touching a thing on the board while some are picked. Options with verbs wait until one is said. */
export function touch(options: readonly OptionView[], picked: Picked, ref: Ref): Touch {
  if (has(picked, ref)) return { kind: 'drop' }
  for (const before of picked.length > 0 ? [picked, []] : [picked]) {
    const fits = narrowed(options, before).filter((o) => {
      const next = nextOf(o, before)
      return next !== undefined && refKey(next) === refKey(ref)
    })
    if (fits.length === 0) continue
    const now = [...before, ref]
    const [only] = fits
    if (fits.length === 1 && only && nextOf(only, now) === undefined && !waitsForVerb(only, before))
      return { kind: 'play', option: only }
    return { kind: 'pick', picked: now }
  }
  return { kind: 'refused' }
}

/** A piece with a verb is only taken up by the first touch: what it shall do is said next. */
const waitsForVerb = (option: OptionView, before: Picked): boolean =>
  before.length === 0 && option.verb !== undefined && steps(option).length === 1 && 'piece' in (steps(option)[0] ?? {})

/** The options a card shows as buttons: those with buttons or amounts, and those that wait to be said for what is picked. */
export function buttonsOf(decision: DecisionView, picked: Picked): OptionView[] {
  const free = decision.options.filter((option) => steps(option).length === 0)
  return [...complete(decision.options, picked), ...free]
}

/** Options that are found on the board, for lists: by the thing to touch first. */
export function boardOptions(decision: DecisionView, picked: Picked): OptionView[] {
  return narrowed(decision.options, picked).filter((option) => nextOf(option, picked) !== undefined)
}

/** The one option that pointing at a thing would lead to, if it is only one. */
export function pointedOption(options: readonly OptionView[], picked: Picked, ref: Ref): OptionView | undefined {
  const now = has(picked, ref) ? picked : [...picked, ref]
  const fits = complete(options, now)
  if (fits.length === 1) return fits[0]
  const alone = complete(options, [ref])
  return fits.length === 0 && alone.length === 1 ? alone[0] : undefined
}
