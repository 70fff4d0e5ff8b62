// The map by keyboard: arrows move the cursor or the focus, shift and arrows the window, plus, minus and 0 the scale.

export type Act =
  | { readonly do: 'step'; readonly dx: number; readonly dy: number }
  | { readonly do: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly do: 'zoom'; readonly factor: number }
  | { readonly do: 'fit' | 'choose' | 'fan' | 'context' | 'close' }

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** What a key means on the map, or null when it is not the map's. */
export function actOf(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>): Act | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null
  const arrow = ARROWS[event.key]
  if (arrow) return { do: event.shiftKey ? 'pan' : 'step', dx: arrow[0], dy: arrow[1] }
  switch (event.key) {
    case '+':
    case '=':
      return { do: 'zoom', factor: Math.SQRT2 }
    case '-':
    case '_':
      return { do: 'zoom', factor: Math.SQRT1_2 }
    case '0':
      return { do: 'fit' }
    case 'Enter':
    case ' ':
      return { do: 'choose' }
    case 'PageUp':
    case 'PageDown':
      return { do: 'fan' }
    case 'ContextMenu':
      return { do: 'context' }
    case 'F10':
      return event.shiftKey ? { do: 'context' } : null
    case 'Escape':
      return { do: 'close' }
    default:
      return null
  }
}
