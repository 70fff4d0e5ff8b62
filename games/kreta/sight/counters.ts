// Counters on the map and the track: units face up, and face-down counters, which only their owner sees through.
import { cell, item, text } from '@merkur/engine'
import type { Badge, CounterView } from '@merkur/table'
import { isOpen } from '../rules/contact.ts'
import { halfPoints } from '../rules/movement.ts'
import { defOf, type Kreta, type Space, seatOf, spaceId, type Unit, unitId } from '../state.ts'

const badge = (id: string, short: string, tone: Badge['tone']): Badge => ({
  id,
  short,
  label: text(`badge.${id}`),
  tone,
})

const MOVED = badge('moved', 'M', 'plain')
const LANDED = badge('landed', '½', 'plain')
const OWES = badge('owes', '!', 'warn')
const FOUGHT = badge('fought', 'F', 'plain')
const FIRED = badge('fired', 'F', 'plain')
const SILENT = badge('silent', '×', 'bad')
const BEATEN = badge('beaten', 'R', 'bad')
const FACE_DOWN = badge('face-down', '?', 'warn')
const EMPTY = badge('empty', '–', 'plain')

const none: readonly Badge[] = []

/** What is to be known about a unit beside its face. */
function badgesOf(s: Kreta, u: Unit, faceDown: boolean): readonly Badge[] {
  const out: Badge[] = []
  if (faceDown) out.push(FACE_DOWN)
  if (cell(s.moved, u) === 1) out.push(MOVED)
  else if (cell(s.landed, u) === 1) out.push(LANDED)
  if (isOpen(s, u)) out.push(OWES)
  else if (cell(s.fought, u) === 1) out.push(FOUGHT)
  else if (cell(s.fired, u) === 1) out.push(FIRED)
  if (cell(s.displaced, u) === 1 && defOf(s, u).gun) out.push(SILENT)
  if (s.beaten.includes(u)) out.push(BEATEN)
  return out.length === 0 ? none : out
}

/** 4.5, 12.24 The figures as they count where movement is halved in this phase. */
function figuresOf(s: Kreta, u: Unit): { figures: string[] } | undefined {
  const moving = s.stage === (seatOf(s, u) === 'british' ? 'british-move' : 'german-move')
  const def = defOf(s, u)
  const points = halfPoints(s, u)
  if (!moving || points === 2 * def.move) return undefined
  const movement = points % 2 === 0 ? String(points / 2) : `${(points - 1) / 2}½`
  const fire = def.gun ? [`${def.attack}-${def.fireDefence}-${def.range}`] : [String(def.attack)]
  return { figures: [...fire, String(def.defence), movement] }
}

/** Every counter a seat sees. */
export function countersOf(s: Kreta, british: boolean): Record<string, CounterView> {
  const out: Record<string, CounterView> = {}
  const heights = new Map<Space, number>()
  const lay = (piece: string, space: Space, badges: readonly Badge[], more?: { figures: string[] }): void => {
    const z = heights.get(space) ?? 0
    heights.set(space, z + 1)
    out[piece] = { piece, space: spaceId(s, space), face: 0, z, badges, ...more }
  }
  if (s.stage === 'setup') {
    if (british) layPlan(s, lay)
    return out
  }
  for (let m = 0; m < s.maskAt.length; m++) {
    const space = cell(s.maskAt, m)
    if (space < 0) continue
    const under = british ? cell(s.maskOf, m) : -1
    if (under >= 0) lay(unitId(s, under), space, badgesOf(s, under, true), figuresOf(s, under))
    else lay(item(s.box.masks, m), space, british ? [EMPTY] : none)
  }
  for (let u = 0; u < s.box.units.length; u++) {
    const space = cell(s.at, u)
    if (space >= 0 && space <= s.box.east) lay(unitId(s, u), space, badgesOf(s, u, false), figuresOf(s, u))
  }
  return out
}

/** 16.1 The British set-up while it is being made: for its own eyes only. */
function layPlan(s: Kreta, lay: (piece: string, space: Space, badges: readonly Badge[]) => void): void {
  for (let u = 0; u < s.box.firstGerman; u++) if (cell(s.plan, u) >= 0) lay(unitId(s, u), cell(s.plan, u), [FACE_DOWN])
  for (let e = 0; e < s.planEmpty.length; e++)
    if (cell(s.planEmpty, e) >= 0) lay(item(s.box.masks, e), cell(s.planEmpty, e), [EMPTY])
}
