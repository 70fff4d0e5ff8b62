// A box that scrolls and can be reached by keyboard.
import type { ReactNode, Ref } from 'react'

interface ScrollTerms {
  readonly label: string
  readonly children: ReactNode
  readonly className?: string
  readonly box?: Ref<HTMLElement>
}

export function Scroll({ label, children, className = 'scroll', box }: ScrollTerms) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={className} tabIndex={0} aria-label={label} {...(box ? { ref: box } : {})}>
      {children}
    </section>
  )
}
