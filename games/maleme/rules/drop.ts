// 5 Drop Phase: revealing a group, drifting each unit, landing, and its Regrouping marker.
import { cell, choose, type Flow, item, type Naming, refusal, text } from '@merkur/engine'
import { PERFECT, SNAFU, STAY } from '../box.ts'
import { orButton, pieces, spaces } from '../naming.ts'
import { at, countAt, isHex, type Maleme, place, type Seat, type Space, spaceId, type Unit, unitId } from '../state.ts'
import { fireFromTheGround } from './ground-fire.ts'
import { driftZone, dropHexOf, inTheAir, toReveal } from './groups.ts'
import { rollWithInitiative } from './initiative.ts'
import { drawMarker, eliminate, reduce, returnMarker } from './markers.ts'
import { defOf, inPlay } from './units.ts'
import { isOver, judgeStars } from './victory.ts'

const drops: Naming<Maleme, number> = {
  key: (s, d) => item(s.box.drops, d).id,
  touches: (s, d) => [{ space: spaceId(s, cell(s.plan, d)) }, { button: item(s.box.drops, d).id }],
  label: (s, d) => text('drop.reveal', { group: item(s.box.drops, d).id, hex: { space: spaceId(s, cell(s.plan, d)) } }),
}

export const notThisTurn = refusal('5.1', 'refuse.not-this-turn')
export const notInGroup = refusal('5.1', 'refuse.not-in-group')
export const hasLanded = refusal('5.1', 'refuse.has-landed')
export const outsideZone = refusal('5.1', 'refuse.not-in-zone')
export const notBeside = refusal('5.1', 'refuse.not-beside')
export const alliesThere = refusal('5.1', 'refuse.allies-there')
export const onlyFullUnits = refusal('5.1', 'refuse.only-full-units')
export const mustStepAside = refusal('5.1', 'refuse.must-step-aside')

/** 5.1 step 1: the German seat turns up a marker of this turn: the Active Drift Zone. */
export function* reveal(s: Maleme): Flow {
  const open = toReveal(s)
  const drop = yield* choose<Maleme, number>(s, {
    id: 'reveal',
    seat: 'german',
    rule: '5.1',
    of: open,
    as: drops,
    commits: () => 'reveal',
    outside: () => notThisTurn,
    prompt: () => text('ask.reveal'),
  })
  s.revealed[drop] = 1
  s.dropping = item(s.box.drops, drop).group
  const hex = cell(s.plan, drop)
  s.journal?.push({
    kind: 'reveal',
    seat: 'german',
    rule: '5.1',
    text: text('log.revealed', { group: item(s.box.drops, drop).id, hex: { space: spaceId(s, hex) } }),
    refs: [{ space: spaceId(s, hex) }, ...inTheAir(s).map((u) => ({ piece: unitId(s, u) }))],
  })
}

/** 5.1 steps 2 and 3 for one unit. */
export function* dropUnit(s: Maleme): Flow {
  const group = s.box.germans.filter((u) => cell(s.assigned, u) === s.dropping)
  const unit = yield* choose<Maleme, Unit>(s, {
    id: 'drop',
    seat: 'german',
    rule: '5.1',
    of: group,
    as: pieces,
    refuse: (u) => (at(s, u) === s.box.boxes.waiting ? undefined : hasLanded),
    commits: () => 'roll',
    outside: () => notInGroup,
    usual: (u) => u === inTheAir(s)[0],
    prompt: () => text('ask.drop', { hex: { space: spaceId(s, dropHexOf(s)) } }),
    about: () => ({ spaces: [spaceId(s, dropHexOf(s))], pieces: inTheAir(s).map((u) => unitId(s, u)) }),
    auto: false,
  })
  const hex = yield* drift(s, unit)
  yield* land(s, unit, hex)
  if (isOver(s)) return
  if (inPlay(s, unit)) yield* regroup(s, unit)
  yield* fireFromTheGround(s)
  judgeStars(s)
  if (inTheAir(s).length === 0) endOfGroup(s)
}

/** The landing of a group is over; after the last one of 9:30 the dummies go as well (ruling N4). */
function endOfGroup(s: Maleme): void {
  s.dropping = -1
}

/** 5.1 Two dice on the drift diagram: a hex of the zone, or a choice of either side; off the western edge, zone B (ruling N6). */
function* drift(s: Maleme, unit: Unit): Flow<Space> {
  const centre = dropHexOf(s)
  const rolled = yield* rollWithInitiative(
    s,
    {
      rule: '5.1',
      name: 'drift',
      seat: 'german',
      pieces: [unitId(s, unit)],
      rollsOn: (sum) => {
        const to = driftsTo(s, centre, sum)
        return typeof to === 'number' && drawsAtOnce(s, unit, to)
      },
    },
    2,
  )
  const to = driftsTo(s, centre, rolled.sum)
  if (typeof to === 'number') {
    journalDrift(s, unit, rolled.dice, rolled.sum, 'drift.lands', to)
    return to
  }
  journalDrift(s, unit, rolled.dice, rolled.sum, to === 'german' ? 'drift.perfect' : 'drift.snafu')
  const hex = yield* choose<Maleme, Space>(s, {
    id: 'landing-hex',
    seat: to,
    rule: '5.1',
    of: driftZone(s, centre),
    as: spaces,
    commits: (h) => (drawsAtOnce(s, unit, h) ? 'roll' : undefined),
    outside: () => outsideZone,
    prompt: () => text(to === 'german' ? 'ask.perfect' : 'ask.snafu', { unit: { piece: unitId(s, unit) } }),
    about: () => ({ pieces: [unitId(s, unit)], spaces: driftZone(s, centre).map((h) => spaceId(s, h)) }),
  })
  s.journal?.push({
    kind: 'move',
    seat: 'german',
    rule: '5.1',
    text: text('log.lands', { unit: { piece: unitId(s, unit) }, hex: { space: spaceId(s, hex) } }),
    refs: [{ piece: unitId(s, unit) }, { space: spaceId(s, hex) }],
  })
  return hex
}

/** Where a drift roll leads: a hex, zone B off the western edge, or the seat that picks a hex of the zone. */
function driftsTo(s: Maleme, centre: Space, sum: number): Space | Seat {
  const way = item(s.box.drift, sum, 'drift.csv')
  if (way === PERFECT) return 'german'
  if (way === SNAFU) return 'allied'
  if (way === STAY) return centre
  const to = item(s.box.toward, centre)[way] ?? -1
  return to < 0 ? (s.box.zones[1] ?? -1) : to
}

/** Whether a unit that comes down here draws its marker, or its loss a lot, without a question about stepping aside. */
const drawsAtOnce = (s: Maleme, unit: Unit, hex: Space): boolean =>
  !isHex(s, hex) || defOf(s, unit).steps < 2 || asideHexes(s, hex).length === 0

function journalDrift(s: Maleme, unit: Unit, dice: readonly number[], sum: number, id: string, hex?: Space): void {
  s.journal?.push({
    kind: 'roll',
    seat: 'german',
    rule: '5.1',
    text: text('log.drift', {
      unit: { piece: unitId(s, unit) },
      sum,
      result: text(id, hex === undefined ? undefined : { hex: { space: spaceId(s, hex) } }),
    }),
    refs: [{ piece: unitId(s, unit) }, ...(hex === undefined ? [] : [{ space: spaceId(s, hex) }])],
    roll: { dice, sides: 6, facts: { drift: sum } },
  })
}

/** Hexes around a landing hex where a reduced unit may step: playable, free of Allied units (ruling N5). */
const asideHexes = (s: Maleme, hex: Space): Space[] =>
  (s.box.around[hex] ?? []).filter((h) => countAt(s, h, 'allied') === 0)

/**
 * 5.1 sidebar: on Allied units the landing costs a step and goes aside; a unit with one step, or with nowhere to go, is lost
 * (rulings Q28, N5). Elsewhere a full two-step unit may be reduced to step aside.
 */
function* land(s: Maleme, unit: Unit, hex: Space): Flow {
  if (!isHex(s, hex)) {
    place(s, unit, hex)
    return
  }
  const forced = countAt(s, hex, 'allied') > 0
  const twoSteps = defOf(s, unit).steps === 2
  if (s.box.playable[hex] === 0) {
    eliminate(s, unit, '5.1')
    return
  }
  if (forced && (!twoSteps || asideHexes(s, hex).length === 0)) {
    s.journal?.push({
      kind: 'note',
      seat: 'german',
      rule: '5.1',
      text: text('log.lands-on-allies', { unit: { piece: unitId(s, unit) } }),
    })
    eliminate(s, unit, '5.1')
    return
  }
  const around = s.box.around[hex] ?? []
  const to = yield* choose<Maleme, number | 'stay'>(s, {
    id: 'landing',
    seat: 'german',
    rule: '5.1',
    of: ['stay', ...around],
    as: orButton<'stay'>(spaces),
    refuse: (c) => {
      if (c === 'stay') return forced ? mustStepAside : undefined
      if (!twoSteps) return onlyFullUnits
      return countAt(s, c, 'allied') > 0 ? alliesThere : undefined
    },
    commits: () => 'roll',
    usual: (c) => c === 'stay',
    outside: () => notBeside,
    prompt: () =>
      text(forced ? 'ask.landing-forced' : 'ask.landing', {
        unit: { piece: unitId(s, unit) },
        hex: { space: spaceId(s, hex) },
      }),
    about: () => ({ pieces: [unitId(s, unit)], spaces: [spaceId(s, hex)] }),
  })
  if (to === 'stay') {
    place(s, unit, hex)
    return
  }
  reduce(s, unit, '5.1')
  place(s, unit, to)
  s.journal?.push({
    kind: 'move',
    seat: 'german',
    rule: '5.1',
    text: text('log.steps-aside', { unit: { piece: unitId(s, unit) }, hex: { space: spaceId(s, to) } }),
    refs: [{ piece: unitId(s, unit) }, { space: spaceId(s, to) }],
  })
}

const chits: Naming<Maleme, number> = {
  key: (s, m) => item(s.box.markers, m).id,
  touches: (s, m) => [{ button: item(s.box.markers, m).id }],
  label: (s, m) => text('chit', { of: item(s.box.markers, m).regroupOf, pin: item(s.box.markers, m).pin }),
}

export const notAChit = refusal('5.1.1', 'refuse.not-a-chit')

/** 5.1, 5.1.1 A Regrouping marker for a landed unit; Koch's group takes the better of two. */
function* regroup(s: Maleme, unit: Unit): Flow {
  const draws = item(s.box.groups, s.dropping).draws
  let marker = drawMarker(s, 'regroup')
  if (draws > 1 && marker !== s.box.spare) {
    const second = drawMarker(s, 'regroup')
    if (second !== s.box.spare && second !== marker) {
      const kept = yield* choose<Maleme, number>(s, {
        id: 'chit',
        seat: 'german',
        rule: '5.1.1',
        of: [marker, second],
        as: chits,
        outside: () => notAChit,
        prompt: () => text('ask.chit', { unit: { piece: unitId(s, unit) } }),
        about: () => ({ pieces: [unitId(s, unit)] }),
      })
      returnMarker(s, kept === marker ? second : marker)
      marker = kept
    } else returnMarker(s, second)
  }
  s.regrouping[unit] = marker
  s.journal?.push({
    kind: 'draw',
    seat: 'german',
    rule: '5.1',
    text: text('log.regroups', { unit: { piece: unitId(s, unit) }, of: item(s.box.markers, marker).regroupOf }),
    refs: [{ piece: unitId(s, unit) }],
  })
}
