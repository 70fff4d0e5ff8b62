// The keyboard at a table: a key becomes a command, unless somebody is writing or a dialog is open.
import { type Command, commandFor, keyOf } from './command.ts'

/** Where keys are text or belong to a dialog, menu or tab. */
const busy = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox]):not([type=radio]):not([type=range]),textarea,select,[contenteditable],[role=dialog][aria-modal],[role=menu],[role=alertdialog]',
  ) !== null

/** Keys that buttons, links and summaries need for themselves. */
const own = (key: string, target: EventTarget | null): boolean =>
  (key === 'Enter' || key === ' ') &&
  target instanceof Element &&
  target.closest('button,a,summary,[role=button],[role=tab],[role=slider]') !== null

/** Listens on the window; returns a way to stop. */
export function listenForKeys<C>(commands: readonly Command<C>[], context: () => C): () => void {
  const hear = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || busy(event.target)) return
    const key = keyOf(event)
    if (own(key, event.target)) return
    const command = commandFor(commands, key, context())
    if (!command) return
    event.preventDefault()
    command.do(context())
  }
  addEventListener('keydown', hear)
  return () => removeEventListener('keydown', hear)
}
