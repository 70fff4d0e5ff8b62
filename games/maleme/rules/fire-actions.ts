// 4.2.1 Group Fire and 4.2.2 Direct Fire: lead, target hex, who picks the target in a stack, supports.
import {
  type About,
  assign,
  cell,
  choose,
  type Flow,
  item,
  type Naming,
  type Ref,
  type Refusal,
  refusal,
  text,
} from '@merkur/engine'
import { pieces } from '../naming.ts'
import {
  at,
  countAt,
  distance,
  isHex,
  type Maleme,
  otherSeat,
  type Seat,
  type Space,
  seatOf,
  spaceId,
  type Unit,
  unitId,
  unitsAt,
  unitsOf,
} from '../state.ts'
import { breakdownOf, type Fire, fireAt } from './fire.ts'
import { resolveFire } from './resolve.ts'
import {
  bearsOn,
  defOf,
  faceOf,
  hasEnemyBeside,
  hasFired,
  inGoodOrder,
  isPinned,
  onMap,
  rangeOf,
  SIGHT,
  sights,
} from './units.ts'

export const offMap = refusal('2.1.1', 'refuse.off-map-fire')
export const noRange = refusal('2.2.3', 'refuse.no-range')
export const fired = refusal('4.3.2', 'refuse.fired')
export const notDirect = refusal('4.2.2', 'refuse.not-direct')
export const noTarget = refusal('4.2.1', 'refuse.no-target')
export const noTargetDirect = refusal('4.2.2', 'refuse.no-target')
export const heldByEnemy = refusal('4.2.1', 'refuse.held')
export const outOfRange = refusal('4.2.1', 'refuse.out-of-range')
export const outOfSight = refusal('2.1.1', 'refuse.out-of-sight')
export const noEnemyThere = refusal('4.2.1', 'refuse.no-enemy-there')
export const notInGoodOrder = refusal('4.2.1', 'refuse.victim-not-in-good-order')
export const notInTargetHex = refusal('4.2.1', 'refuse.not-in-target-hex')
export const notLinked = refusal('4.2.1', 'refuse.not-linked')

/** Why a unit may not lead any fire, wherever the enemy is. */
function refuseFirer(s: Maleme, u: Unit): Refusal | undefined {
  if (!onMap(s, u)) return offMap
  if (hasFired(s, u)) return fired
  return rangeOf(s, u) === 0 ? noRange : undefined
}

/** Whether a unit has any enemy it could fire at as lead. */
function hasTarget(s: Maleme, u: Unit): boolean {
  for (const enemy of unitsOf(s, otherSeat(seatOf(s, u)))) {
    const hex = cell(s.at, enemy)
    if (hex >= 0 && hex < s.box.hexes && sights(s, u, hex) >= 0) return true
  }
  return false
}

/** 4.2.1 Why a unit may not lead a Group Fire. */
export const refuseGroup = (s: Maleme, u: Unit): Refusal | undefined =>
  refuseFirer(s, u) ?? (hasTarget(s, u) ? undefined : noTarget)

/** 4.2.2 Why a unit may not fire directly. */
export function refuseDirect(s: Maleme, u: Unit): Refusal | undefined {
  if (!faceOf(s, u).direct) return hasFired(s, u) ? fired : notDirect
  return refuseFirer(s, u) ?? (hasTarget(s, u) ? undefined : noTargetDirect)
}

/** Why a lead may not fire at a hex. */
export function refuseTarget(s: Maleme, lead: Unit, hex: Space): Refusal | undefined {
  if (!isHex(s, hex)) return offMap
  if (countAt(s, hex, otherSeat(seatOf(s, lead))) === 0) return noEnemyThere
  const far = distance(s, at(s, lead), hex)
  if (hasEnemyBeside(s, lead) && far !== 1) return heldByEnemy
  if (far > rangeOf(s, lead)) return outOfRange
  return far > SIGHT ? outOfSight : undefined
}

/** A hex with its enemies: touched by the hex or any counter in it. */
const targetHex: Naming<Maleme, Space> = {
  key: (s, hex) => spaceId(s, hex),
  touches: (s, hex) => [
    { space: spaceId(s, hex) },
    ...[...unitsAt(s, hex, 'german'), ...unitsAt(s, hex, 'allied')].map((u) => ({ piece: unitId(s, u) })),
  ],
  label: (s, hex) => {
    const units = [...unitsAt(s, hex, 'german'), ...unitsAt(s, hex, 'allied')]
    return units.length === 1
      ? text('target.one', { unit: { piece: unitId(s, item(units, 0)) }, hex: { space: spaceId(s, hex) } })
      : text('target.several', { count: units.length, hex: { space: spaceId(s, hex) } })
  },
}

/** Hexes with units of a seat on the map, in order. */
function hexesOf(s: Maleme, seat: 'german' | 'allied'): Space[] {
  const out: Space[] = []
  for (const u of unitsOf(s, seat)) {
    const hex = at(s, u)
    if (isHex(s, hex) && !out.includes(hex)) out.push(hex)
  }
  return out.sort((a, b) => a - b)
}

/** 4.2.1 Units in a hex among which the target is picked: those in Good Order, or all when there are none. */
function victimsIn(s: Maleme, hex: Space, seat: Seat): Unit[] {
  const there = unitsAt(s, hex, seat)
  const good = there.filter((u) => inGoodOrder(s, u))
  return good.length > 0 ? good : there
}

/**
 * 4.2.1 The target among those in the hex: picked by its owner among those in Good Order, else by the firer.
 * @param rolls whether the die falls as soon as the target is known
 */
export function* pickVictim(
  s: Maleme,
  hex: Space,
  firer: 'german' | 'allied',
  rule: string,
  rolls: boolean,
): Flow<Unit> {
  const there = unitsAt(s, hex, otherSeat(firer))
  if (there.length === 1) return item(there, 0)
  const good = there.some((u) => inGoodOrder(s, u))
  const seat = good ? otherSeat(firer) : firer
  return yield* choose<Maleme, Unit>(s, {
    id: 'victim',
    seat,
    rule,
    of: there,
    as: pieces,
    refuse: (u) => (good && !inGoodOrder(s, u) ? notInGoodOrder : undefined),
    commits: () => (rolls ? 'roll' : undefined),
    outside: () => notInTargetHex,
    prompt: () => text(good ? 'ask.victim-owner' : 'ask.victim-firer', { hex: { space: spaceId(s, hex) } }),
    about: () => ({ spaces: [spaceId(s, hex)], pieces: there.map((u) => unitId(s, u)) }),
  })
}

/**
 * 4.2.1 Units that may support a lead against a hex: beside it, in its hex, or beside an unpinned leader who is
 * beside it (ruling M20); in range themselves and not held by an enemy elsewhere.
 */
export function supportersOf(s: Maleme, lead: Unit, hex: Space): Unit[] {
  const seat = seatOf(s, lead)
  const here = at(s, lead)
  const leaders: Space[] = []
  for (const u of unitsOf(s, seat))
    if (defOf(s, u).leader && onMap(s, u) && !isPinned(s, u) && distance(s, at(s, u), here) === 1)
      leaders.push(at(s, u))
  const out: Unit[] = []
  for (const u of unitsOf(s, seat)) {
    if (u === lead || bearsOn(s, u, hex) < 0) continue
    const from = at(s, u)
    if (distance(s, from, here) <= 1 || leaders.some((x) => distance(s, from, x) === 1)) out.push(u)
  }
  return out
}

/** The fire with every support, at the unit that would most likely be hit: for previews before the target is picked. */
function likelyFire(s: Maleme, kind: 'group' | 'direct', lead: Unit, hex: Space): Fire | undefined {
  const supports = kind === 'group' ? supportersOf(s, lead, hex) : []
  const victims = victimsIn(s, hex, otherSeat(seatOf(s, lead)))
  const ownerPicks = victims.some((u) => inGoodOrder(s, u))
  let likely: Fire | undefined
  for (const u of victims) {
    const fire = fireAt(s, kind, lead, supports, u)
    if (!likely || (ownerPicks ? fire.column < likely.column : fire.column > likely.column)) likely = fire
  }
  return likely
}

const aboutFire = (s: Maleme, fire: Fire | undefined): About | undefined =>
  fire && {
    pieces: [fire.target, fire.lead, ...fire.supports].map((u) => unitId(s, u)),
    spaces: [spaceId(s, at(s, fire.target))],
    breakdowns: [breakdownOf(s, fire)],
  }

function* chooseTarget(s: Maleme, lead: Unit, kind: 'group' | 'direct'): Flow<Space> {
  const seat = seatOf(s, lead)
  const outside = (ref: Ref): Refusal => {
    if ('space' in ref) return refuseTarget(s, lead, s.box.spaces.indexOf(ref.space)) ?? noEnemyThere
    return noEnemyThere
  }
  return yield* choose<Maleme, Space>(s, {
    id: 'target',
    seat,
    rule: kind === 'group' ? '4.2.1' : '4.2.2',
    of: hexesOf(s, otherSeat(seat)),
    as: targetHex,
    refuse: (hex) => refuseTarget(s, lead, hex),
    commits: (hex) => commitOf(s, kind, lead, hex),
    outside,
    prompt: () => text(`ask.target-${kind}`, { unit: { piece: unitId(s, lead) } }),
    about: () => ({ pieces: [unitId(s, lead)] }),
    preview: (hex) => aboutFire(s, likelyFire(s, kind, lead, hex)),
    auto: false,
  })
}

/** A target rolls at once when nobody picks and nobody may support. */
function commitOf(s: Maleme, kind: 'group' | 'direct', lead: Unit, hex: Space): 'roll' | undefined {
  const sole = victimsIn(s, hex, otherSeat(seatOf(s, lead))).length === 1
  return sole && (kind === 'direct' || supportersOf(s, lead, hex).length === 0) ? 'roll' : undefined
}

/** 4.2.1 One Group Fire action. */
export function* groupFire(s: Maleme, lead: Unit): Flow {
  const hex = yield* chooseTarget(s, lead, 'group')
  const able = supportersOf(s, lead, hex)
  const target = yield* pickVictim(s, hex, seatOf(s, lead), '4.2.1', able.length === 0)
  const supports =
    able.length === 0
      ? []
      : yield* assign<Maleme, Unit>(s, {
          id: 'supports',
          seat: seatOf(s, lead),
          rule: '4.2.1',
          of: able,
          start: able,
          as: pieces,
          outside: () => notLinked,
          doneLabel: text('button.fire'),
          commits: 'roll',
          prompt: () =>
            text('ask.supports', { lead: { piece: unitId(s, lead) }, target: { piece: unitId(s, target) } }),
          about: () => ({ pieces: [unitId(s, lead), unitId(s, target)], spaces: [spaceId(s, hex)] }),
          preview: (chosen) =>
            aboutFire(
              s,
              fireAt(
                s,
                'group',
                lead,
                able.filter((u) => chosen.has(u)),
                target,
              ),
            ),
        })
  yield* resolveFire(s, fireAt(s, 'group', lead, supports, target), true)
}

/** 4.2.2 One Direct Fire action; artillery turns to its Fired side. */
export function* directFire(s: Maleme, firer: Unit): Flow {
  const hex = yield* chooseTarget(s, firer, 'direct')
  const target = yield* pickVictim(s, hex, seatOf(s, firer), '4.2.2', true)
  yield* resolveFire(s, fireAt(s, 'direct', firer, [], target), true)
  if (defOf(s, firer).artillery) {
    s.side[firer] = 1
    s.journal?.push({
      kind: 'note',
      seat: seatOf(s, firer),
      rule: '4.2.2',
      text: text('log.fired', { unit: { piece: unitId(s, firer) } }),
      refs: [{ piece: unitId(s, firer) }],
    })
  }
}
