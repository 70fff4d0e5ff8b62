// How wide an element is, for drawings that keep their letters readable at any width.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** A ref to put on the element, and its width in CSS pixels; `first` until it stands. */
export function useWidth<E extends Element>(first: number): readonly [RefObject<E | null>, number] {
  const place = useRef<E>(null)
  const [width, setWidth] = useState(first)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const watcher = new ResizeObserver(([entry]) => {
      const now = Math.round(entry?.contentRect.width ?? 0)
      if (now > 0) setWidth(now)
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return [place, width]
}
