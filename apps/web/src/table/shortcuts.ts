// Which key takes which option: Enter the usual one, then digits in the order of the buttons.
import type { OptionView } from '@merkur/table'

/** The key beside each option; options beyond the ninth have none. */
export function shortcutsOf(buttons: readonly OptionView[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>()
  let digit = 1
  for (const option of buttons) {
    if (option.usual && ![...keys.values()].includes('Enter')) keys.set(option.key, 'Enter')
    else if (digit <= 9) keys.set(option.key, String(digit++))
  }
  return keys
}

/** The option a key takes. */
export function optionAt(buttons: readonly OptionView[], key: string): OptionView | undefined {
  const keys = shortcutsOf(buttons)
  return buttons.find((option) => keys.get(option.key) === key)
}
