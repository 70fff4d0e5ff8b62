// Buttons that are not open now: those the question itself refuses, and those it offered before; greyed, they answer "Why not?".
import type { DecisionView, OptionView } from '@merkur/table'

const buttonOf = (option: OptionView): string | undefined => {
  const [ref, ...more] = option.touches
  return ref && 'button' in ref && more.length === 0 ? ref.button : undefined
}

export interface ClosedButtons {
  /** Takes note of a decision, and gives the buttons it refuses now or offered earlier, in the order they were first seen. */
  see(decision: DecisionView | null): readonly OptionView[]
}

/** Remembers by seat and sort of decision, for one sitting. Sets that are being built are left alone: their buttons come and go. */
export function closedButtons(): ClosedButtons {
  const seen = new Map<string, Map<string, OptionView>>()
  return {
    see(decision) {
      if (!decision) return []
      if (decision.chosen) return decision.closed ?? []
      const sort = `${decision.seat} ${decision.id}`
      const known = seen.get(sort) ?? new Map<string, OptionView>()
      seen.set(sort, known)
      for (const option of [...(decision.closed ?? []), ...decision.options]) {
        const button = buttonOf(option)
        if (button !== undefined) known.set(button, option)
      }
      const open = new Set(decision.options.map(buttonOf))
      return [...known].filter(([button]) => !open.has(button)).map(([, option]) => option)
    },
  }
}
