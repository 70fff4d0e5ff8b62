// What changes during play, described once: the description copies, hashes, reads, writes and hides it.
import type { Cells } from './cells.ts'
import { cell, entry } from './cells.ts'
import type { SeatId } from './ref.ts'

/** Id lists of a box by dimension: `{ units: ['5/I', ...], spaces: ['0101', ...] }`. Indices inside, ids outside. */
export type Ids = Readonly<Record<string, readonly string[]>>

type Element =
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'ref'; readonly to: string }
  | { readonly kind: 'word'; readonly words: readonly string[] }

/** One field of a state; `T` is what the state holds. */
export interface Field<T> {
  readonly form: 'one' | 'row' | 'list'
  readonly element: Element
  /** For rows: the dimension that indexes them. */
  readonly over?: string
  /** Where a new state starts. */
  readonly start: number | string | boolean
  /** The only seat that may always see it; the others see what the game's `sight` shows. */
  readonly secret?: SeatId
  /** Carries the type; never present. */
  readonly holds?: T
}

/** A whole number, -32768 to 32767 unless narrowed. */
export const number = (min = -32768, max = 32767, start = Math.max(0, min)): Field<number> => ({
  form: 'one',
  element: { kind: 'number', min, max },
  start,
})

/** Yes or no. */
export const flag = (): Field<boolean> => ({ form: 'one', element: { kind: 'flag' }, start: false })

/** One of these words; starts at the first. */
export const oneOf = <const W extends readonly [string, ...string[]]>(...words: W): Field<W[number]> => ({
  form: 'one',
  element: { kind: 'word', words },
  start: words[0],
})

/** An index into a dimension of the box, or -1 for none. */
export const ref = (to: string): Field<number> => ({ form: 'one', element: { kind: 'ref', to }, start: -1 })

/** A row with one entry for each id of a dimension. Flags are 0 and 1. */
export const per = (over: string, field: Field<number> | Field<boolean>): Field<Cells> => ({
  form: 'row',
  element: field.element,
  over,
  start: typeof field.start === 'boolean' ? 0 : field.start,
})

/** A list of numbers or references, empty at the start. */
export const list = (field: Field<number>): Field<number[]> => ({ form: 'list', element: field.element, start: 0 })

/** Hides a field from all but `seat` (`'nobody'`: from all). */
export const secret = <T>(field: Field<T>, seat: SeatId): Field<T> => ({ ...field, secret: seat })

/** The fields of a state by name. */
export type Shape<S> = { readonly [K in keyof S]: Field<S[K]> }

/** The state that a shape describes. */
export type StateOf<H> = { -readonly [K in keyof H]: H[K] extends Field<infer T> ? T : never }

/** Describes a state. Order of fields is the order in files. */
export const describe = <const H extends Record<string, Field<unknown>>>(fields: H): H => fields

type Fields = Readonly<Record<string, Field<unknown>>>
type Loose = Record<string, unknown>

const lengthOf = (ids: Ids, over: string | undefined): number => {
  const names = over === undefined ? undefined : ids[over]
  if (!names) throw new Error(`the box has no dimension '${over}'; it has ${Object.keys(ids).join(', ')}`)
  return names.length
}

/** A state with every field at its start. */
export function blank<H extends Fields>(shape: H, ids: Ids): StateOf<H> {
  const out: Loose = {}
  for (const [name, field] of Object.entries(shape)) {
    out[name] =
      field.form === 'row'
        ? new Int16Array(lengthOf(ids, field.over)).fill(Number(field.start))
        : field.form === 'list'
          ? []
          : field.start
  }
  return out as StateOf<H>
}

/**
 * Copies the fields of a shape from `from` to `to` (any objects that hold them). The rows of a copy share one buffer,
 * since memory outside the heap is dear by the piece: half the time of a buffer each, and far less to collect.
 */
export function copyFields<H extends Fields>(shape: H, from: StateOf<H>, to: object): void {
  const source = from as Loose
  const target = to as Loose
  let cells = 0
  for (const name in shape) {
    const value = source[name]
    if (value instanceof Int16Array) cells += value.length
  }
  const buffer = new ArrayBuffer(cells * Int16Array.BYTES_PER_ELEMENT)
  let offset = 0
  for (const name in shape) {
    const value = source[name]
    if (value instanceof Int16Array) {
      const row = new Int16Array(buffer, offset, value.length)
      row.set(value)
      offset += row.byteLength
      target[name] = row
    } else target[name] = typeof value === 'object' ? (value as number[]).slice() : value
  }
}

/** A 64-bit hash of the fields, in hex: equal states, equal hashes, on every machine. */
export function hashOf<H extends Fields>(shape: H, state: StateOf<H>): string {
  let a = 0x9e3779b9
  let b = 0x85ebca6b
  const mix = (x: number): void => {
    a = Math.imul(a ^ x, 0x5bd1e995)
    a ^= a >>> 15
    b = Math.imul(b ^ x, 0x27d4eb2f)
    b ^= b >>> 13
  }
  const mixText = (t: string): void => {
    for (let i = 0; i < t.length; i++) mix(t.charCodeAt(i))
  }
  const loose = state as Loose
  for (const name in shape) {
    mixText(name)
    const value = loose[name]
    if (typeof value === 'string') mixText(value)
    else if (typeof value === 'object') {
      const row = value as ArrayLike<number>
      mix(row.length)
      for (let i = 0; i < row.length; i++) mix(entry(row, i) + 0x10000)
    } else mix(Number(value) + 0x20000)
  }
  const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0')
  return hex(a) + hex(b)
}

/** Names of the fields that `seat` may not always see. */
export const secretsFrom = (shape: Fields, seat: SeatId): string[] =>
  Object.keys(shape).filter((name) => {
    const owner = shape[name]?.secret
    return owner !== undefined && owner !== seat
  })

/** Wrong data for a state: place, what was found, what is allowed. */
export class ShapeError extends Error {
  readonly path: string
  constructor(path: string, found: unknown, allowed: string) {
    super(`${path}: found ${found === undefined ? 'nothing' : JSON.stringify(found)}, allowed is ${allowed}`)
    this.name = 'ShapeError'
    this.path = path
  }
}

const few = (names: readonly string[]): string =>
  names.length <= 12 ? names.join(', ') : `${names.slice(0, 10).join(', ')}, ... (${names.length} in all)`

function readElement(element: Element, value: unknown, path: string, ids: Ids): number | string | boolean {
  switch (element.kind) {
    case 'number':
      if (typeof value === 'number' && Number.isInteger(value) && value >= element.min && value <= element.max)
        return value
      throw new ShapeError(path, value, `a whole number from ${element.min} to ${element.max}`)
    case 'flag':
      if (typeof value === 'boolean') return value
      throw new ShapeError(path, value, 'true or false')
    case 'word':
      if (typeof value === 'string' && element.words.includes(value)) return value
      throw new ShapeError(path, value, `one of ${element.words.join(', ')}`)
    case 'ref': {
      if (value === null) return -1
      const names = ids[element.to] ?? []
      const index = typeof value === 'string' ? names.indexOf(value) : -1
      if (index >= 0) return index
      const quoted = typeof value === 'number' ? '; an id that looks like a number stands in quotes' : ''
      throw new ShapeError(path, value, `one of the ${element.to}: ${few(names)}, or null for none${quoted}`)
    }
  }
}

function writeElement(element: Element, value: unknown, ids: Ids): unknown {
  if (element.kind === 'ref') return value === -1 ? null : ids[element.to]?.[Number(value)]
  if (element.kind === 'flag') return value === true || value === 1
  return value
}

/** Plain JSON of a state: single fields by name, rows grouped by dimension and id, fields at their start left out. */
export type StateJson = Record<string, unknown>

/** Writes a state with ids; what stands at its field's start (or as in `base`, where one is given) is left out. */
export function toJson<H extends Fields>(shape: H, state: StateOf<H>, ids: Ids, base?: StateOf<H>): StateJson {
  const out: Loose = {}
  const loose = state as Loose
  const before = base as Loose | undefined
  for (const [name, field] of Object.entries(shape)) {
    const value = loose[name]
    if (field.form === 'row' && field.over !== undefined) {
      const names = ids[field.over] ?? []
      const row = value as Cells
      let group = out[field.over] as Record<string, Loose> | undefined
      for (let i = 0; i < row.length; i++) {
        if (cell(row, i) === (before ? cell(before[name] as Cells, i) : Number(field.start))) continue
        if (!group) {
          group = {}
          out[field.over] = group
        }
        const id = names[i] ?? String(i)
        group[id] ??= {}
        group[id][name] = writeElement(field.element, cell(row, i), ids)
      }
    } else if (field.form === 'list') {
      const items = value as number[]
      const usual = before ? (before[name] as number[]) : []
      if (items.length !== usual.length || items.some((x, i) => x !== usual[i]))
        out[name] = items.map((x) => writeElement(field.element, x, ids))
    } else if (value !== (before ? before[name] : field.start)) out[name] = writeElement(field.element, value, ids)
  }
  return out
}

/** A field by a name out of a file, where `constructor` and its like are names as any other. */
const ownField = (shape: Fields, name: string): Field<unknown> | undefined =>
  Object.hasOwn(shape, name) ? shape[name] : undefined

const isRecord = (x: unknown): x is Loose => typeof x === 'object' && x !== null && !Array.isArray(x)

/**
 * Lays overrides on a state: fields and ids that are not named keep what they have.
 * Nothing is changed when anything is wrong.
 * @param at where in the file the overrides stand, for the error's place
 * @throws ShapeError with place, found and allowed
 */
export function override<H extends Fields>(
  shape: H,
  state: StateOf<H>,
  json: unknown,
  ids: Ids,
  at = 'position',
): void {
  if (!isRecord(json)) throw new ShapeError(at, json, 'a record of fields')
  const writes: (() => void)[] = []
  const target = state as Loose
  const dims = new Set(Object.values(shape).flatMap((f) => (f.form === 'row' && f.over ? [f.over] : [])))
  const singles = Object.keys(shape).filter((n) => shape[n]?.form !== 'row')
  for (const [name, value] of Object.entries(json)) {
    const path = `${at}.${name}`
    const field = ownField(shape, name)
    if (field && field.form !== 'row') {
      if (field.form === 'list') {
        if (!Array.isArray(value)) throw new ShapeError(path, value, 'a list')
        const items = value.map((x, i) => Number(readElement(field.element, x, `${path}[${i}]`, ids)))
        writes.push(() => {
          target[name] = items
        })
      } else {
        const read = readElement(field.element, value, path, ids)
        writes.push(() => {
          target[name] = read
        })
      }
    } else if (dims.has(name)) {
      if (!isRecord(value)) throw new ShapeError(path, value, `a record by id of ${name}`)
      const names = ids[name] ?? []
      for (const [id, entry] of Object.entries(value)) {
        const index = names.indexOf(id)
        if (index < 0) throw new ShapeError(`${path}.${id}`, id, `one of the ${name}: ${few(names)}`)
        if (!isRecord(entry)) throw new ShapeError(`${path}.${id}`, entry, 'a record of fields')
        for (const [part, x] of Object.entries(entry)) {
          const row = ownField(shape, part)
          if (row?.form !== 'row' || row.over !== name) {
            const known = Object.keys(shape).filter((n) => shape[n]?.over === name)
            throw new ShapeError(`${path}.${id}.${part}`, part, `one of ${known.join(', ')}`)
          }
          const read = Number(readElement(row.element, x, `${path}.${id}.${part}`, ids))
          writes.push(() => {
            ;(target[part] as Cells)[index] = read
          })
        }
      }
    } else throw new ShapeError(path, name, `one of ${[...singles, ...dims].join(', ')}`)
  }
  for (const write of writes) write()
}
