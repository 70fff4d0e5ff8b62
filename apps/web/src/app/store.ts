// A value that can be watched: what controllers keep and views read.
import { useSyncExternalStore } from 'react'

/** A value with listeners. */
export interface Store<T> {
  get(): T
  /** Replaces the value; listeners hear of it when it is another one. */
  set(next: T): void
  /** Replaces some fields. */
  patch(change: Partial<T>): void
  readonly subscribe: (listener: () => void) => () => void
}

/** A new store. */
export function storeOf<T>(first: T): Store<T> {
  let value = first
  const listeners = new Set<() => void>()
  const set = (next: T): void => {
    if (Object.is(next, value)) return
    value = next
    for (const listener of [...listeners]) listener()
  }
  return {
    get: () => value,
    set,
    patch: (change) => set({ ...value, ...change }),
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The value of a store inside a view, or a part of it; the part must be the same object while it has not changed. */
export function useStore<T>(store: Store<T>): T
export function useStore<T, P>(store: Store<T>, part: (value: T) => P): P
export function useStore<T, P>(store: Store<T>, part?: (value: T) => P): T | P {
  return useSyncExternalStore(store.subscribe, () => (part ? part(store.get()) : store.get()))
}
