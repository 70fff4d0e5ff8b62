// Commands as data: menus, shortcuts, help and palette all read one list.

/** Something the player can do, in a context of kind `C`. */
export interface Command<C> {
  /** Stable name, for tests and for those who change keys. */
  readonly id: string
  readonly label: string
  readonly group: string
  /** Keys as `keyOf` writes them; the first is shown. */
  readonly keys: readonly string[]
  /** Whether it can be done now; always, without it. */
  when?(context: C): boolean
  do(context: C): void
}

/** A pressed key with its modifiers: `z`, `shift+z`, `ctrl+k`, `?`, `Enter`. Command on a Mac counts as ctrl. */
export function keyOf(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>): string {
  const single = event.key.length === 1
  const letter = single && event.key.toLowerCase() !== event.key.toUpperCase()
  const parts = [
    ...(event.ctrlKey || event.metaKey ? ['ctrl'] : []),
    ...(event.altKey ? ['alt'] : []),
    // Signs such as ? already hold their shift.
    ...(event.shiftKey && (letter || !single) ? ['shift'] : []),
    letter ? event.key.toLowerCase() : event.key,
  ]
  return parts.join('+')
}

const NAMES: Readonly<Record<string, string>> = {
  Enter: '↵',
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
  ' ': 'Space',
}

/** A key as it is shown to people. */
export const shownKey = (key: string): string =>
  key
    .split('+')
    .map(
      (part) =>
        NAMES[part] ?? (part.length === 1 ? part.toUpperCase() : `${part.charAt(0).toUpperCase()}${part.slice(1)}`),
    )
    .join(' ')

/** The command a key stands for now. */
export function commandFor<C>(commands: readonly Command<C>[], key: string, context: C): Command<C> | undefined {
  return commands.find((command) => command.keys.includes(key) && (command.when?.(context) ?? true))
}

/** Keys that two commands claim: a list that must be empty. */
export function doubledKeys(commands: readonly Pick<Command<never>, 'id' | 'keys'>[]): string[] {
  const owners = new Map<string, string[]>()
  for (const { id, keys } of commands) for (const key of keys) owners.set(key, [...(owners.get(key) ?? []), id])
  return [...owners].filter(([, ids]) => ids.length > 1).map(([key, ids]) => `${key}: ${ids.join(', ')}`)
}
