// Facts of a kit, each different one made once: thousands of hexes share few, and what is one object is sent to the page once.
import { text } from '@merkur/engine'
import type { Fact, SourceMark } from './kit.ts'

/** The fact of this label, value and source; the same object whenever the same is asked for. */
export type FactOf = (label: string, value: string | number, source: SourceMark) => Fact

export function factMaker(): FactOf {
  const made = new Map<string, Fact>()
  return (label, value, source) => {
    const key = `${label} ${source} ${typeof value} ${value}`
    const fact = made.get(key) ?? { label: text(label), value, source }
    made.set(key, fact)
    return fact
  }
}
