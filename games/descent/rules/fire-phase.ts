// The fire phases: one target hex at a time, with all who are declared to fire at it (6.2).
import { type About, assign, cell, choose, type Flow, type Naming, type Refusal, refusal, text } from '@merkur/engine'
import type { Seat } from '../box.ts'
import { hexes, orButton, piece, pieces, space } from '../naming.ts'
import {
  at,
  type Descent,
  defOf,
  heldBy,
  onMap,
  otherSeat,
  type Space,
  spaceId,
  stackAt,
  type Unit,
  unitId,
} from '../state.ts'
import { bind, type Direction, directions, seesForItself } from './battery.ts'
import { countsForPenalty, formationPenalty } from './chain.ts'
import { type Manner, maySplit } from './fire-case.ts'
import {
  firerOf,
  firesOf,
  hasOtherTarget,
  nearFirers,
  nobodyBears,
  refuseFirerAt,
  refuseShot,
  shotOf,
  strengthLeft,
  targetOf,
} from './fire-targets.ts'
import { callIrregulars, mayAttack } from './irregulars.ts'
import { phaseOf, phasingSeat } from './phases.ts'
import { shoot, shotBreakdowns } from './shot.ts'
import { passOn } from './stages.ts'
import { refuseWeapons } from './weapons.ts'

export const noFirer = refusal('6.22', 'refuse.no-firer')
export const tooFarToFire = refusal('6.15', 'refuse.too-far-to-fire')
export const noEnemyInHex = refusal('6.0', 'refuse.nobody-there')

/** One act of the phasing side: a hex is named, firers are declared, and they fire one by one; or the side is done. */
export function* fire(s: Descent): Flow {
  const seat = phasingSeat(s)
  const held = heldBy(s, otherSeat(seat))
  const fires = firesOf(s, seat)
  const taken = yield* choose<Descent, Space | 'done' | 'irregulars'>(s, {
    id: 'fire-hex',
    seat,
    rule: '6.2',
    of: mayAttack(s) ? ['done', 'irregulars', ...held] : ['done', ...held],
    as: orButton<'done' | 'irregulars'>(hexes),
    refuse: (c) => (typeof c === 'string' || fires(c) ? undefined : nobodyBears),
    commits: (c) => (c === 'done' || c === 'irregulars' ? 'roll' : undefined),
    usual: (c) => c === 'done',
    outside: () => noEnemyInHex,
    prompt: () => text('ask.fire-hex'),
  })
  if (taken === 'done') passOn(s)
  else if (taken === 'irregulars') yield* callIrregulars(s)
  else yield* fireAt(s, seat, taken)
}

/** 6.22, rulings M4, M5, M154 The fires of one declaration at a hex. */
export function* fireAt(s: Descent, seat: Seat, hex: Space): Flow {
  const firers = yield* declare(s, seat, hex)
  const penalty = formationPenalty(s, firers)
  if (firers.some((u) => countsForPenalty(s, u))) s.aimedAt = [...s.aimedAt, hex]
  for (;;) {
    const shots = shotsOf(s, firers, hex)
    const open = shots.filter((x) => refuse(s, x, firers) === undefined)
    if (open.length === 0) return
    const shot = yield* choose<Descent, number | 'cease'>(s, {
      id: 'shot',
      seat,
      rule: '6.23',
      of: ['cease', ...shots],
      as: asShot,
      refuse: (c) => (c === 'cease' ? undefined : refuse(s, c, firers)),
      commits: () => 'roll',
      prompt: () => text('ask.shot', { hex: space(s, hex) }),
      about: () => ({ pieces: firers.map((u) => unitId(s, u)), spaces: [spaceId(s, hex)] }),
      preview: (c) =>
        c === 'cease'
          ? undefined
          : {
              pieces: [unitId(s, firerOf(c)), unitId(s, targetOf(c))],
              breakdowns: shotBreakdowns(s, firerOf(c), targetOf(c), mannerOf(s, firerOf(c), penalty)),
            },
    })
    if (shot === 'cease') {
      s.shots = [...s.shots, ...open]
      return
    }
    yield* fireShot(s, seat, shot, penalty)
  }
}

/** 6.16 A divided fire has what is left of the firer's Strength. */
const mannerOf = (s: Descent, firer: Unit, penalty: number): Manner =>
  cell(s.parted, firer) > 0 ? { penalty, part: strengthLeft(s, firer) } : { penalty }

/** 6.22, ruling M4 Declares who fires at a hex: that fixes the penalty of 12.2. A single firer needs no naming. */
function* declare(s: Descent, seat: Seat, hex: Space): Flow<Unit[]> {
  const near = nearFirers(s, seat, hex)
  const why = new Map<Unit, Refusal | undefined>(near.map((u) => [u, refuseFirerAt(s, u, hex)]))
  const able = near.filter((u) => why.get(u) === undefined)
  if (able.length === 1) return able
  return yield* assign<Descent, Unit>(s, {
    id: 'firers',
    seat,
    rule: '6.22',
    of: near,
    as: pieces,
    refuse: (u) => why.get(u),
    refuseDone: (chosen) => (chosen.size === 0 ? noFirer : undefined),
    doneLabel: text('button.fire'),
    outside: () => tooFarToFire,
    prompt: () => text('ask.firers', { hex: space(s, hex) }),
    about: () => ({ spaces: [spaceId(s, hex)] }),
    preview: (chosen) => {
      const penalty = formationPenalty(s, [...chosen])
      return {
        pieces: [...chosen].map((u) => unitId(s, u)),
        breakdowns: [...chosen].flatMap((u) => {
          const target = stackAt(s, hex).find((x) => refuseShot(s, u, x) === undefined)
          return target === undefined ? [] : shotBreakdowns(s, u, target, mannerOf(s, u, penalty))
        }),
      }
    },
  })
}

/** Every declared firer at every unit in the hex. */
const shotsOf = (s: Descent, firers: readonly Unit[], hex: Space): number[] =>
  firers.flatMap((u) => (cell(s.fired, u) === 1 || !onMap(s, u) ? [] : stackAt(s, hex).map((x) => shotOf(u, x))))

const refuse = (s: Descent, shot: number, firers: readonly Unit[]): Refusal | undefined =>
  refuseShot(s, firerOf(shot), targetOf(shot)) ?? refuseWeapons(s, shot, firers)

const asShot: Naming<Descent, number | 'cease'> = {
  key: (s, c) => (c === 'cease' ? c : `${unitId(s, firerOf(c))} ${unitId(s, targetOf(c))}`),
  touches: (s, c) => (c === 'cease' ? [{ button: c }] : [piece(s, targetOf(c)), piece(s, firerOf(c))]),
  label: (s, c) =>
    c === 'cease' ? text('button.cease') : text('shot', { firer: piece(s, firerOf(c)), target: piece(s, targetOf(c)) }),
}

/** One shot of the declaration: with which part and by whose eyes, where that makes a difference; then the fire. */
function* fireShot(s: Descent, seat: Seat, shot: number, penalty: number): Flow {
  const firer = firerOf(shot)
  const target = targetOf(shot)
  const left = strengthLeft(s, firer)
  const manner = (n: number): Manner => (cell(s.parted, firer) > 0 || n < left ? { penalty, part: n } : { penalty })
  const odds = (n: number): About => ({ breakdowns: shotBreakdowns(s, firer, target, manner(n)) })
  const part = hasOtherTarget(s, firer, target) ? yield* askPart(s, seat, firer, left, odds) : left
  const direction = yield* askDirection(s, seat, firer, at(s, target), () => odds(part))
  const fired = manner(part)
  s.shots = [...s.shots, shot]
  if (part >= left) s.fired[firer] = 1
  if (maySplit(s, firer)) s.parted[firer] = cell(s.parted, firer) + part
  if (phaseOf(s).kind === 'conditional-fire') bind(s, firer, direction)
  yield* shoot(s, firer, target, fired)
}

const amounts: Naming<Descent, number> = {
  key: (_s, n) => `${n}`,
  touches: (_s, n) => [{ amount: n }],
  label: (_s, n) => text('amount', { n }),
}

/** 6.16, ruling M11 With how much of its Strength a German unit fires in the Free Fire Phase. */
function* askPart(s: Descent, seat: Seat, firer: Unit, left: number, odds: (n: number) => About): Flow<number> {
  return yield* choose<Descent, number>(s, {
    id: 'part',
    seat,
    rule: '6.16',
    of: Array.from({ length: left }, (_, i) => left - i),
    as: amounts,
    commits: () => 'roll',
    usual: (n) => n === left,
    prompt: () => text('ask.part', { unit: piece(s, firer) }),
    about: () => ({ pieces: [unitId(s, firer)] }),
    preview: odds,
  })
}

/** Who would be kept from moving by a direction, beside those who are already (14.51). */
const newlyBound = (s: Descent, d: Direction): Unit[] =>
  [...new Set([d.observer, d.controller])].filter((u) => cell(s.bound, u) === 0 && defOf(s, u).kind.move !== 'static')

/** 6.42, 14.51 By whose eyes: asked only in a Conditional Fire Phase, where it binds different units. */
function* askDirection(
  s: Descent,
  seat: Seat,
  firer: Unit,
  hex: Space,
  odds: () => About,
): Flow<Direction | undefined> {
  if (defOf(s, firer).kind.fire !== 'indirect' || seesForItself(s, firer, hex)) return undefined
  const all = directions(s, firer, hex)
  if (phaseOf(s).kind !== 'conditional-fire') return all[0]
  const best = leastBinding(s, all)
  return yield* choose<Descent, Direction>(s, {
    id: 'direction',
    seat,
    rule: '14.51',
    of: best,
    as: asDirection,
    commits: () => 'roll',
    prompt: () => text('ask.direction', { unit: piece(s, firer), hex: space(s, hex) }),
    about: () => ({ pieces: [unitId(s, firer)], spaces: [spaceId(s, hex)] }),
    preview: odds,
  })
}

/** Directions of which none binds all that another binds and more; of equal ones the first. */
function leastBinding(s: Descent, all: readonly Direction[]): Direction[] {
  const out: { readonly d: Direction; readonly binds: readonly Unit[] }[] = []
  for (const d of all) {
    const binds = newlyBound(s, d)
    if (out.some((x) => x.binds.every((u) => binds.includes(u)))) continue
    for (let i = out.length - 1; i >= 0; i--) if (binds.every((u) => out[i]?.binds.includes(u))) out.splice(i, 1)
    out.push({ d, binds })
  }
  return out.map((x) => x.d)
}

const asDirection: Naming<Descent, Direction> = {
  key: (s, d) => `${unitId(s, d.observer)} ${unitId(s, d.controller)}`,
  touches: (s, d) => [piece(s, d.observer), piece(s, d.controller)],
  label: (s, d) => text('direction', { observer: piece(s, d.observer), controller: piece(s, d.controller) }),
}
