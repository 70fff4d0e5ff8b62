// Small help for building SVG by hand.
const NS = 'http://www.w3.org/2000/svg'

/** A new SVG element with attributes. */
export function svg<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string | number>> = {},
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(NS, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}

/** Puts elements into the order of the list with as few moves as possible; the focus stays where it is. */
export function ordered(parent: Element, children: readonly Element[]): void {
  const focus = document.activeElement
  const inside = focus !== null && parent.contains(focus)
  let at: Element | null = parent.firstElementChild
  for (const child of children) {
    if (child === at) at = at.nextElementSibling
    else parent.insertBefore(child, at)
  }
  if (inside && document.activeElement !== focus && focus instanceof SVGElement) focus.focus({ preventScroll: true })
}

/** Text as it may stand in SVG markup. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c)
