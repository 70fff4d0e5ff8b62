// Where two things differ first: the path and what stands there on each side.

const isObject = (x: unknown): x is object => typeof x === 'object' && x !== null

const show = (x: unknown): string => {
  const json = JSON.stringify(x) as string | undefined
  return json === undefined ? 'nothing' : json.length > 160 ? `${json.slice(0, 157)}...` : json
}

/** Whether two rows of numbers are equal: caches of large boards are compared after every answer. */
function sameNumbers(a: object, b: object): boolean {
  if (!(a instanceof Int16Array && b instanceof Int16Array)) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** The first difference of two trees of plain data (typed arrays count as lists); undefined when there is none. */
export function difference(a: unknown, b: unknown, path = ''): string | undefined {
  if (Object.is(a, b)) return undefined
  if (!isObject(a) || !isObject(b)) return `${path || 'the whole'}: ${show(a)} against ${show(b)}`
  const left = a as Readonly<Record<string, unknown>>
  const right = b as Readonly<Record<string, unknown>>
  if (ArrayBuffer.isView(a) || Array.isArray(a)) {
    const [n, m] = [left.length, right.length]
    if (n !== m) return `${path}.length: ${show(n)} against ${show(m)}`
  }
  if (sameNumbers(a, b)) return undefined
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = difference(left[key], right[key], path ? `${path}.${key}` : key)
    if (found !== undefined) return found
  }
  return undefined
}

/** A law that does not hold: which, where in which random game, and what was seen. */
export class Broken extends Error {
  override readonly name = 'Broken'
}

/** @throws Broken when the two differ, with `what` and the place of the first difference */
export function equal(a: unknown, b: unknown, what: string): void {
  const found = difference(a, b)
  if (found !== undefined) throw new Broken(`${what}: ${found}`)
}

/** @throws Broken unless the condition holds */
export function hold(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Broken(what)
}
