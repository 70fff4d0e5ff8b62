// 11.0 and 16.1 Set-up: the printed one, or the British seat's own, face down among empty counters.
import { cell, choose, type Flow, item, type Naming, type Options, refusal, text, together } from '@merkur/engine'
import type { Box } from '../box-def.ts'
import { pieces, spaceRef, spaces, unitRef } from '../naming.ts'
import { distance, type Kreta, layMask, type Space, type Unit } from '../state.ts'
import { beginTurn } from './phases.ts'
import { scenarioOf } from './victory.ts'

/** 11.0, 16.0 The board as both players find it. Fields only: counts are made afterwards. */
export function setUp(s: Kreta, scenario: string, options: Options): void {
  s.scenario = scenario === 'full' ? 'full' : 'historical'
  const def = scenarioOf(s)
  s.lastTurn = options.turns === undefined ? def.turns : Number(options.turns)
  const free = def.british === 'free'
  s.box.units.forEach((u, i) => {
    if (u.seat === 'german' || u.arrives > 0) s.at[i] = s.box.reserve
    else if (!free) s.at[i] = u.setup
    else if (options.start === 'suggested') s.plan[i] = u.setup
  })
  if (free && options.start === 'suggested')
    s.box.dummies.forEach((d, i) => {
      s.planEmpty[i] = d.hex
    })
  if (free) s.stage = 'setup'
  else beginTurn(s)
}

/** What the British seat may do while it sets up: put the counter in hand on a hex, take another in hand, or close. */
type SetUpAct =
  | { readonly kind: 'hex'; readonly hex: Space }
  | { readonly kind: 'unit'; readonly unit: Unit }
  | { readonly kind: 'empty'; readonly empty: number }
  | { readonly kind: 'suggested' }
  | { readonly kind: 'done' }

const lists = new WeakMap<Box, readonly SetUpAct[]>()

function actsOf(box: Box): readonly SetUpAct[] {
  let acts = lists.get(box)
  if (!acts) {
    acts = [
      { kind: 'done' },
      { kind: 'suggested' },
      ...box.british.filter((u) => item(box.units, u).arrives === 0).map((unit): SetUpAct => ({ kind: 'unit', unit })),
      ...box.dummies.map((_, empty): SetUpAct => ({ kind: 'empty', empty })),
      ...box.landHexes.map((hex): SetUpAct => ({ kind: 'hex', hex })),
    ]
    lists.set(box, acts)
  }
  return acts
}

/** A counter in hand: a unit, an empty counter by -2 and less, or nothing. */
type InHand = number
const NOTHING: InHand = -1
const emptyInHand = (empty: number): InHand => -2 - empty

const buttonOf = (kind: 'suggested' | 'done'): string => (kind === 'done' ? 'close-setup' : kind)

const acts: Naming<Kreta, SetUpAct> = {
  key: (s, a) => {
    switch (a.kind) {
      case 'hex':
        return spaces.key(s, a.hex)
      case 'unit':
        return `unit ${pieces.key(s, a.unit)}`
      case 'empty':
        return item(s.box.dummies, a.empty).id
      default:
        return a.kind
    }
  },
  touches: (s, a) => {
    switch (a.kind) {
      case 'hex':
        return spaces.touches(s, a.hex)
      case 'unit':
        return pieces.touches(s, a.unit)
      case 'empty':
        return [{ piece: item(s.box.masks, a.empty) }]
      default:
        return [{ button: buttonOf(a.kind) }]
    }
  },
  label: (s, a) => {
    switch (a.kind) {
      case 'hex':
        return spaces.label(s, a.hex)
      case 'unit':
        return text('act.take-unit', { unit: unitRef(s, a.unit) })
      case 'empty':
        return text('act.take-empty', { number: a.empty + 1 })
      default:
        return text(`button.${buttonOf(a.kind)}`)
    }
  },
}

export const hexTaken = refusal('16.1', 'refuse.setup-taken')
export const nothingInHand = refusal('16.1', 'refuse.nothing-in-hand')
export const inHandAlready = refusal('16.1', 'refuse.in-hand')
export const unitsLeft = refusal('16.1', 'refuse.units-left')
export const allLaid = refusal('16.1', 'refuse.all-laid')
export const noSetUpHex = refusal('16.1', 'refuse.no-setup-hex')

/** Who stands on a hex in the plan: a unit, an empty counter, or nothing. */
function plannedAt(s: Kreta, hex: Space): InHand {
  for (let u = 0; u < s.box.firstGerman; u++) if (cell(s.plan, u) === hex) return u
  for (let e = 0; e < s.planEmpty.length; e++) if (cell(s.planEmpty, e) === hex) return emptyInHand(e)
  return NOTHING
}

/** Units of 11.0 without a hex, in the order of the box. */
const unplaced = (s: Kreta): Unit =>
  s.box.british.find((u) => item(s.box.units, u).arrives === 0 && cell(s.plan, u) < 0) ?? NOTHING

/** What is in hand unless the seat takes something else: the next unit, then the next empty counter. */
function nextInHand(s: Kreta): InHand {
  const u = unplaced(s)
  if (u >= 0) return u
  const e = s.planEmpty.indexOf(-1)
  return e >= 0 ? emptyInHand(e) : NOTHING
}

function refuseAct(s: Kreta, a: SetUpAct, hand: InHand): ReturnType<typeof refusal> | undefined {
  switch (a.kind) {
    case 'done':
      return unplaced(s) >= 0 ? unitsLeft : undefined
    case 'suggested':
      return nextInHand(s) === NOTHING ? allLaid : undefined
    case 'unit':
      return hand === a.unit ? inHandAlready : undefined
    case 'empty':
      return hand === emptyInHand(a.empty) ? inHandAlready : undefined
    case 'hex':
      if (hand === NOTHING) return nothingInHand
      return plannedAt(s, a.hex) === NOTHING ? undefined : hexTaken
  }
}

const inHandText = (s: Kreta, hand: InHand) =>
  hand === NOTHING
    ? text('ask.setup-done')
    : hand >= 0
      ? text('ask.setup', { unit: unitRef(s, hand) })
      : text('ask.setup-empty', { number: -1 - hand })

/** 16.1 One counter of the British set-up, or its end: in secret, so no other seat's world holds what was answered. */
export function* britishSetUp(s: Kreta): Flow {
  yield* together({ british: placeCounter(s) })
}

function* placeCounter(s: Kreta): Flow {
  let hand = nextInHand(s)
  for (;;) {
    const now = hand
    const a = yield* choose<Kreta, SetUpAct>(s, {
      id: 'setup',
      seat: 'british',
      rule: '16.1',
      of: actsOf(s.box),
      as: acts,
      refuse: (x) => refuseAct(s, x, now),
      commits: (x) => (x.kind === 'done' ? 'handover' : undefined),
      usual: (x) => x.kind === 'done',
      outside: () => noSetUpHex,
      prompt: () => inHandText(s, now),
      about: () => (now >= 0 ? { pieces: [pieces.key(s, now)] } : {}),
    })
    switch (a.kind) {
      case 'unit':
        hand = a.unit
        break
      case 'empty':
        hand = emptyInHand(a.empty)
        break
      case 'hex':
        if (now >= 0) s.plan[now] = a.hex
        else s.planEmpty[-2 - now] = a.hex
        journalPlaced(s, now, a.hex)
        return
      case 'suggested':
        suggest(s)
        return
      case 'done':
        closeSetUp(s)
        return
    }
  }
}

function journalPlaced(s: Kreta, hand: InHand, hex: Space): void {
  s.journal?.push({
    kind: 'note',
    seat: 'british',
    rule: '16.1',
    only: ['british'],
    text:
      hand >= 0
        ? text('log.placed', { unit: unitRef(s, hand), hex: spaceRef(s, hex) })
        : text('log.placed-empty', { hex: spaceRef(s, hex) }),
    refs: [spaceRef(s, hex)],
  })
}

/** Puts every counter that has no hex on its suggested one, where that is free. */
function suggest(s: Kreta): void {
  s.box.units.forEach((def, u) => {
    if (def.seat !== 'british' || def.arrives > 0 || cell(s.plan, u) >= 0) return
    s.plan[u] = freeHexNear(s, def.setup)
  })
  s.box.dummies.forEach((d, e) => {
    if (cell(s.planEmpty, e) < 0 && plannedAt(s, d.hex) === NOTHING) s.planEmpty[e] = d.hex
  })
}

/** The free land hex nearest to a hex: itself, unless something is planned there. */
function freeHexNear(s: Kreta, hex: Space): Space {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (const h of s.box.landHexes) {
    const far = distance(s, hex, h)
    if (far >= least || plannedAt(s, h) !== NOTHING) continue
    best = h
    least = far
  }
  return best
}

/** 16.1 The counters are laid face down, numbered by their hexes, so that their numbers tell nothing. */
function closeSetUp(s: Kreta): void {
  const laid: { hex: Space; unit: Unit }[] = []
  for (let u = 0; u < s.box.firstGerman; u++) if (cell(s.plan, u) >= 0) laid.push({ hex: cell(s.plan, u), unit: u })
  for (const hex of s.planEmpty) if (hex >= 0) laid.push({ hex, unit: -1 })
  laid.sort((a, b) => a.hex - b.hex)
  s.plan.fill(-1)
  s.planEmpty.fill(-1)
  for (const [m, { hex, unit }] of laid.entries()) layMask(s, m, hex, unit)
  s.journal?.push({ kind: 'note', seat: 'british', rule: '16.1', text: text('log.set-up', { counters: laid.length }) })
  beginTurn(s)
}
