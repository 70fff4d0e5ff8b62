// 3 Set-up: the fixed start, the Allied choice of airmen, the German plan of the drops.
import { cell, choose, type Flow, item, type Naming, type Options, refusal, text } from '@merkur/engine'
import { halfHours } from '../box.ts'
import { pieces, spaces } from '../naming.ts'
import { at, type Maleme, place, type Space, spaceId, type Unit, unitId } from '../state.ts'

/** 3 The board as both players find it, before their choices. */
export function setUp(s: Maleme, options: Options): void {
  s.stage = 'allied-setup'
  s.active = 'german'
  s.initiative = 'german'
  s.germanWithdrawal = halfHours(options.germanWithdrawal ?? '18:00')
  s.alliedWithdrawal = halfHours(options.alliedWithdrawal ?? '18:00')
  s.stukas = s.box.tables.pieces.find((p) => p.id === 'stuka')?.copies ?? 0
  s.box.markers.forEach((m, i) => {
    s.cup[i] = m.copies
  })
  s.box.units.forEach((u, i) => {
    s.at[i] = u.seat === 'german' ? (s.box.boxes.waiting ?? -1) : u.setup
    s.side[i] = u.setupBack ? 1 : 0
    s.assigned[i] = u.group
  })
  for (const u of s.box.rafUnits) s.at[u] = -1
}

export const rafPlaced = refusal('3.1', 'refuse.raf-placed')
export const onlyRaf = refusal('3.1', 'refuse.only-raf')

/** 3.1 One unit of airmen on each cross, in any order. */
export function* alliedSetup(s: Maleme): Flow {
  for (const hex of s.box.rafHexes) {
    const unit = yield* choose<Maleme, Unit>(s, {
      id: 'airmen',
      seat: 'allied',
      rule: '3.1',
      of: s.box.rafUnits,
      as: pieces,
      refuse: (u) => (at(s, u) >= 0 ? rafPlaced : undefined),
      outside: () => onlyRaf,
      usual: (u) => at(s, u) < 0,
      prompt: () => text('ask.airmen', { hex: { space: spaceId(s, hex) } }),
      about: () => ({ spaces: [spaceId(s, hex)] }),
    })
    place(s, unit, hex)
  }
  s.stage = 'german-plan'
}

/** A unit with the drop group it is to join. */
interface Assignment {
  readonly unit: Unit
  readonly group: number
}

const assignments: Naming<Maleme, Assignment> = {
  key: (s, a) => `${unitId(s, a.unit)} ${item(s.box.groups, a.group).id}`,
  touches: (s, a) => [{ piece: unitId(s, a.unit) }, { button: item(s.box.groups, a.group).id }],
  label: (s, a) => text('assign.to', { unit: { piece: unitId(s, a.unit) }, group: item(s.box.groups, a.group).id }),
}

export const fixedGroup = refusal('3.2', 'refuse.fixed-group')
export const taken = refusal('3.2', 'refuse.drop-hex-taken')
export const gliderHex = refusal('3.2', 'refuse.glider-hex')
export const notDropHex = refusal('3.2', 'refuse.not-drop-hex')

/** Why a Drop Group marker may not lie on a drop hex. */
export function refuseDropHex(s: Maleme, drop: number, hex: Space): ReturnType<typeof refusal> | undefined {
  const group = item(s.box.drops, drop).group
  if (group >= 0 && item(s.box.groups, group).glider && !s.box.gliderHexes.includes(hex)) return gliderHex
  for (let d = 0; d < s.plan.length; d++) if (cell(s.plan, d) === hex) return taken
  return undefined
}

/** The next unit that has a choice of groups and no group yet; -1 when all have. */
const toAssign = (s: Maleme): Unit =>
  s.box.germans.find((u) => item(s.box.units, u).choices.length > 0 && cell(s.assigned, u) < 0) ?? -1

/** The next marker that is not laid; -1 when all are. */
const toLay = (s: Maleme): number => s.plan.findIndex((hex) => hex < 0)

function* assignUnit(s: Maleme, unit: Unit): Flow {
  const { choices } = item(s.box.units, unit)
  const a = yield* choose<Maleme, Assignment>(s, {
    id: 'assign',
    seat: 'german',
    rule: '3.2',
    of: choices.map((group) => ({ unit, group })),
    as: assignments,
    usual: (x) => x.group === choices[0],
    outside: () => fixedGroup,
    prompt: () => text('ask.assign', { unit: { piece: unitId(s, unit) } }),
    about: () => ({ pieces: [unitId(s, unit)] }),
  })
  s.assigned[unit] = a.group
}

function* layMarker(s: Maleme, drop: number): Flow {
  const { id, group } = item(s.box.drops, drop)
  const hex = yield* choose<Maleme, Space>(s, {
    id: 'drop-hex',
    seat: 'german',
    rule: '3.2',
    of: s.box.dropHexes,
    as: spaces,
    refuse: (h) => refuseDropHex(s, drop, h),
    outside: () => notDropHex,
    prompt: () => text(group < 0 ? 'ask.dummy-hex' : 'ask.drop-hex', { group: id }),
  })
  s.plan[drop] = hex
  s.journal?.push({
    kind: 'note',
    seat: 'german',
    rule: '3.2',
    only: ['german'],
    text: text(group < 0 ? 'log.planned-dummy' : 'log.planned', { group: id, hex: { space: spaceId(s, hex) } }),
    instead: text('log.marker-laid'),
  })
}

/**
 * 3.2 One step of the German plan: who drops with whom, then where each marker lies, dummies too. Hidden from the
 * Allied seat; a step is an activity of its own, so that what imagined worlds repeat of one holds no answer of it.
 */
export function* germanPlan(s: Maleme): Flow {
  const unit = toAssign(s)
  if (unit >= 0) yield* assignUnit(s, unit)
  else yield* layMarker(s, toLay(s))
  if (toAssign(s) >= 0 || toLay(s) >= 0) return
  s.stage = 'drop'
  s.journal?.push({ kind: 'phase', value: s.turn, rule: '5', text: text('phase.drop', { time: '8:30' }) })
}
