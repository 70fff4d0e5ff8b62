// Tabs: one of several panels, changed by press, arrow keys, Home and End. Small enough for the first load.
import { type KeyboardEvent, type ReactNode, useRef } from 'react'

interface TabsTerms<T extends string> {
  readonly label: string
  readonly tabs: readonly { readonly id: T; readonly name: string }[]
  readonly open: T
  readonly onOpen: (id: T) => void
  readonly children: ReactNode
}

/** A list of tabs over the open panel; only the open tab is in the Tab order. */
export function Tabs<T extends string>({ label, tabs, open, onOpen, children }: TabsTerms<T>) {
  const list = useRef<HTMLDivElement>(null)
  const onKey = (event: KeyboardEvent): void => {
    const at = tabs.findIndex((t) => t.id === open)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const next = tabs[(to + tabs.length) % tabs.length]
    if (!next) return
    onOpen(next.id)
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus()
  }
  return (
    <div className="tabs">
      <div className="tab-list" role="tablist" aria-label={label} ref={list} onKeyDown={onKey}>
        {tabs.map(({ id, name }) => (
          <button
            type="button"
            role="tab"
            key={id}
            id={`tab-${id}`}
            className="tab"
            aria-selected={id === open}
            aria-controls={`panel-${id}`}
            tabIndex={id === open ? 0 : -1}
            onClick={() => onOpen(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {children}
    </div>
  )
}

/** The panel of a tab. */
export function TabPanel({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div role="tabpanel" className="tab-panel" id={`panel-${id}`} aria-labelledby={`tab-${id}`}>
      {children}
    </div>
  )
}
