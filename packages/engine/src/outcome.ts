// What an act of a seat came to: done, or refused with a reason in words.
import { type Text, text } from './ref.ts'

/** When refused, nothing has changed. */
export type Outcome =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly code: 'seat' | 'seq' | 'key' | 'barrier' | 'over' | 'fault'; readonly text: Text }

export const refuse = (
  code: Exclude<Outcome, { ok: true }>['code'],
  id: string,
  args?: Text['args'],
): Extract<Outcome, { ok: false }> => ({ ok: false, code, text: text(id, args) })
