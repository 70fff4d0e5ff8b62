// Maps of areas drawn as polygons (GeoJSON): which area lies under a point, where its name stands, and where two areas meet.
import { entry, fault } from './cell.ts'
import type { Point } from './hex.ts'

/** A closed line in the board's plane as x0, y0, x1, y1, ...; the first point is not repeated at the end. */
export type Ring = readonly number[]

/** An area: one or more polygons, each an outer ring followed by its holes. */
export interface AreaShape {
  readonly id: string
  readonly polygons: readonly (readonly Ring[])[]
}

/** What is read of a GeoJSON file; anything else in it is left alone. */
export interface FeatureCollection {
  readonly features: readonly {
    readonly id?: string | number
    readonly properties?: Readonly<Record<string, unknown>> | null
    readonly geometry: { readonly type: string; readonly coordinates?: unknown } | null
  }[]
}

/**
 * Reads the areas of a GeoJSON file. `project` turns its coordinates into the board's plane (x east, y south), unchanged unless told.
 * Errors name the feature: no id, an id twice, a geometry that is no polygon, a ring of fewer than three points.
 */
export function areaShapes(
  collection: FeatureCollection,
  project: (east: number, north: number) => Point = (x, y) => ({ x, y }),
): AreaShape[] {
  const seen = new Set<string>()
  return collection.features.map((feature, n) => {
    const id = feature.id ?? feature.properties?.id
    if (typeof id !== 'string' && typeof id !== 'number')
      throw fault(`area ${n + 1}`, 'no id', 'an id, of the feature or among its properties')
    const place = `area ${id}`
    if (seen.has(String(id))) throw fault(place, 'its id a second time', 'each id once')
    seen.add(String(id))
    const { type, coordinates } = feature.geometry ?? { type: 'nothing', coordinates: undefined }
    if (type !== 'Polygon' && type !== 'MultiPolygon') throw fault(place, type, 'Polygon or MultiPolygon')
    const polygons = (type === 'Polygon' ? [coordinates] : coordinates) as number[][][][]
    return {
      id: String(id),
      polygons: polygons.map((rings) => rings.map((points) => readRing(points, project, place))),
    }
  })
}

function readRing(
  points: readonly (readonly number[])[],
  project: (east: number, north: number) => Point,
  place: string,
): Ring {
  const ring = points.flatMap(([east, north]) => {
    const { x, y } = project(east ?? Number.NaN, north ?? Number.NaN)
    if (!Number.isFinite(x) || !Number.isFinite(y)) throw fault(place, `the point ${east}, ${north}`, 'two numbers')
    return [x, y]
  })
  if (ring.length > 2 && ring[0] === ring.at(-2) && ring[1] === ring.at(-1)) ring.length -= 2
  if (ring.length < 6) throw fault(place, `a ring of ${ring.length / 2} points`, 'three or more')
  return ring
}

/** All border segments of an area as x1, y1, x2, y2, ring after ring, closing ones included. */
function segmentsOf({ polygons }: AreaShape): Float64Array {
  const all = polygons.flat().flatMap((ring) => ring.flatMap((_, i) => (i % 2 === 0 ? segmentAt(ring, i) : [])))
  return Float64Array.from(all)
}

function segmentAt(ring: Ring, i: number): readonly [number, number, number, number] {
  const j = i + 2 < ring.length ? i + 2 : 0
  return [entry(ring, i, 'ring'), entry(ring, i + 1, 'ring'), entry(ring, j, 'ring'), entry(ring, j + 1, 'ring')]
}

const at = (segments: Float64Array, i: number): number => segments[i] as number

function contains(segments: Float64Array, x: number, y: number): boolean {
  let inside = false
  for (let i = 0; i < segments.length; i += 4) {
    const y1 = at(segments, i + 1)
    const y2 = at(segments, i + 3)
    if (y1 > y === y2 > y) continue
    const x1 = at(segments, i)
    if (x < x1 + ((y - y1) / (y2 - y1)) * (at(segments, i + 2) - x1)) inside = !inside
  }
  return inside
}

interface Box {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

function boxOf(segments: Float64Array): Box {
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity }
  for (let i = 0; i < segments.length; i += 2) {
    box.x0 = Math.min(box.x0, at(segments, i))
    box.x1 = Math.max(box.x1, at(segments, i))
    box.y0 = Math.min(box.y0, at(segments, i + 1))
    box.y1 = Math.max(box.y1, at(segments, i + 1))
  }
  return box
}

/** Makes the search for the area under a point: its number in the list, -1 for none. */
export function areaFinder(shapes: readonly AreaShape[]): (point: Point) => number {
  const areas = shapes.map(segmentsOf).map((segments) => ({ segments, ...boxOf(segments) }))
  return ({ x, y }) =>
    areas.findIndex((a) => x >= a.x0 && x <= a.x1 && y >= a.y0 && y <= a.y1 && contains(a.segments, x, y))
}

/** A point well inside an area, for its name and its counters, and how far it lies from the nearest border. */
export function labelPoint(shape: AreaShape): Point & { readonly radius: number } {
  const segments = segmentsOf(shape)
  const { x0, y0, x1, y1 } = boxOf(segments)
  let best = { x: Number.NaN, y: Number.NaN, radius: 0 }
  const grid = (cx: number, cy: number, width: number, height: number, n: number): void => {
    for (let i = 0; i < n * n; i++) {
      const x = cx + (((i % n) + 0.5) / n - 0.5) * width
      const y = cy + ((Math.floor(i / n) + 0.5) / n - 0.5) * height
      const radius = clearance(segments, x, y, best.radius)
      if (radius > best.radius && contains(segments, x, y)) best = { x, y, radius }
    }
  }
  for (let n = 16; n <= 256 && best.radius === 0; n *= 2) grid((x0 + x1) / 2, (y0 + y1) / 2, x1 - x0, y1 - y0, n)
  for (let part = 8; part <= 1024; part *= 2) grid(best.x, best.y, (x1 - x0) / part, (y1 - y0) / part, 5)
  return best
}

/** The distance from a point to the nearest border; once it is found to be below `enough`, any such value. */
function clearance(segments: Float64Array, x: number, y: number, enough: number): number {
  let least = Infinity
  for (let i = 0; i < segments.length && least >= enough * enough; i += 4) {
    const x1 = at(segments, i)
    const y1 = at(segments, i + 1)
    const dx = at(segments, i + 2) - x1
    const dy = at(segments, i + 3) - y1
    const length = dx * dx + dy * dy
    const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length))
    least = Math.min(least, (x - x1 - t * dx) ** 2 + (y - y1 - t * dy) ** 2)
  }
  return Math.sqrt(least)
}

/** Where two areas meet: the lines they share and their whole length in the board's plane. */
export interface SharedBorder {
  readonly a: string
  readonly b: string
  readonly length: number
  readonly lines: readonly (readonly number[])[]
}

/** All borders of areas drawn with the same points on both sides, in the order of the list; areas that meet in a point share none. */
export function sharedBorders(shapes: readonly AreaShape[]): SharedBorder[] {
  const owners = new Map<string, number>()
  const found = new Map<number, { length: number; lines: number[][] }>()
  for (const [n, shape] of shapes.entries()) {
    const segments = segmentsOf(shape)
    for (let i = 0; i < segments.length; i += 4) {
      const [x1, y1, x2, y2] = [at(segments, i), at(segments, i + 1), at(segments, i + 2), at(segments, i + 3)]
      const forward = x1 < x2 || (x1 === x2 && y1 < y2)
      const key = forward ? `${x1},${y1},${x2},${y2}` : `${x2},${y2},${x1},${y1}`
      const owner = owners.get(key)
      owners.set(key, n)
      if (owner === undefined || owner === n) continue
      const pair = owner * shapes.length + n
      const border = found.get(pair) ?? { length: 0, lines: [] }
      found.set(pair, border)
      border.length += Math.hypot(x2 - x1, y2 - y1)
      const line = border.lines.at(-1)
      if (line && line.at(-2) === x1 && line.at(-1) === y1) line.push(x2, y2)
      else border.lines.push([x1, y1, x2, y2])
    }
  }
  return [...found.entries()]
    .sort(([p], [q]) => p - q)
    .map(([pair, border]) => ({
      a: idAt(shapes, Math.floor(pair / shapes.length)),
      b: idAt(shapes, pair % shapes.length),
      ...border,
    }))
}

const idAt = (shapes: readonly AreaShape[], i: number): string => entry(shapes, i, 'areas').id
