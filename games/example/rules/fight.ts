// Fights (4.3 to 4.5): who joins, what the die decides, and where the beaten go.
import {
  assign,
  type Breakdown,
  cell,
  choose,
  entry,
  type Flow,
  item,
  refusal,
  type Term,
  type Tone,
  text,
} from '@merkur/engine'
import type { Box, FightResult } from '../box.ts'
import { RESULTS } from '../box.ts'
import { ALLIED, GERMAN, germansIn, heldIn, place, postIn, rearguardIn, type Sfakia, strengthOf } from '../state.ts'
import { areaRef, areas, postRef, unitRef } from './names.ts'
import { hidden } from './set-up.ts'

export const supportMoved = refusal<Sfakia, number>('4.3', 'no.support-moved', (s, unit) => ({
  unit: unitRef(s, unit),
}))
export const supportFar = refusal<Sfakia, number>('4.3', 'no.support-far', (s, unit) => ({ unit: unitRef(s, unit) }))
export const farther = refusal<Sfakia, number>('4.5', 'no.farther', (s, area) => ({ area: areaRef(s, area) }))
export const enemyThere = refusal<Sfakia, number>('4.5', 'no.enemy-there', (s, area) => ({ area: areaRef(s, area) }))
export const heldAlready = refusal<Sfakia, number>('4.5', 'no.held-already', (s, area) => ({ area: areaRef(s, area) }))

const TONES: Readonly<Record<FightResult, Tone>> = {
  'repulsed-loss': 'bad',
  repulsed: 'none',
  driven: 'good',
  overrun: 'heavy',
}

/** 4.4 What the fight table says for a total; beyond its ends the first and the last row hold. */
export function fightResult(box: Box, total: number): FightResult {
  const first = item(box.fight, 0).total
  const row = Math.max(0, Math.min(box.fight.length - 1, total - first))
  return item(box.fight, row).result
}

/** 4.4 What a defender counts: its strength, more on rough ground. */
const defence = (s: Sfakia, unit: number, area: number): number =>
  strengthOf(s, unit) + (item(s.box.areas, area).rough ? s.box.scenario.rough : 0)

/**
 * 4.4 The calculation of an attack, with exact odds. Without a `defender` it tells what the German seat knows of a post:
 * any of the hidden units may be under it, a decoy is no fight at all.
 */
export function fightOdds(
  s: Sfakia,
  lead: number,
  supporters: readonly number[],
  area: number,
  defender?: number,
): Breakdown {
  const possible = defender === undefined ? hidden(s) : [defender]
  const attack = [lead, ...supporters].reduce((sum, u) => sum + strengthOf(s, u), 0)
  const strengths = possible.map((u) => strengthOf(s, u))
  const low = Math.min(...strengths)
  const high = Math.max(...strengths)
  const terms: Term[] = [lead, ...supporters].map((u) => ({
    label: text('term.attack', { unit: unitRef(s, u) }),
    value: strengthOf(s, u),
    rule: '4.3',
  }))
  terms.push({
    label: text('term.defence', { area: areaRef(s, area) }),
    value: low === high ? -low : [-high, -low],
    rule: '4.4',
  })
  if (item(s.box.areas, area).rough)
    terms.push({ label: text('term.rough'), value: -s.box.scenario.rough, rule: '4.4' })
  const chances = new Map<FightResult | 'decoy', number>()
  const add = (result: FightResult | 'decoy', p: number): void =>
    void chances.set(result, (chances.get(result) ?? 0) + p)
  for (const unit of possible) {
    const share = 1 / possible.length
    if (item(s.box.units, unit).kind === 'decoy') add('decoy', share)
    else for (let die = 1; die <= 6; die++) add(fightResult(s.box, die + attack - defence(s, unit, area)), share / 6)
  }
  const order = [...RESULTS, 'decoy'] as const
  return {
    title: text('fight.title', { unit: unitRef(s, lead), area: areaRef(s, area) }),
    rule: '4.4',
    terms,
    outcomes: order.flatMap((result) => {
      const p = chances.get(result)
      return p === undefined
        ? []
        : [{ label: text(`result.${result}`), p, tone: result === 'decoy' ? 'good' : TONES[result] }]
    }),
  }
}

/** 4.3, 4.4 Attacks the strongest battalion in an area; the attacker goes in when nobody is left there. */
export function* fight(s: Sfakia, lead: number, area: number, enter: (unit: number) => void): Flow {
  const defender = item(rearguardIn(s, area), 0, 'defenders')
  const near = (u: number): boolean => item(s.box.ways, area).includes(cell(s.at, u))
  const supporters = yield* assign(s, {
    id: 'support',
    seat: GERMAN,
    rule: '4.3',
    of: s.box.germans.filter((u) => u !== lead && cell(s.at, u) >= 0 && cell(s.at, u) < s.box.areas.length),
    as: {
      key: (_, u) => item(s.box.units, u).id,
      touches: (_, u) => [unitRef(s, u)],
      label: (_, u) => text('support', { unit: unitRef(s, u) }),
    },
    refuse: (u) => (cell(s.moved, u) ? supportMoved : near(u) ? undefined : supportFar),
    doneLabel: text('attack'),
    commits: 'roll',
    prompt: () => text('ask.support', { unit: unitRef(s, lead), area: areaRef(s, area) }),
    about: () => ({
      pieces: [item(s.box.units, lead).id, item(s.box.units, defender).id],
      spaces: [item(s.box.spaces, area)],
    }),
    preview: (chosen) => ({ breakdowns: [fightOdds(s, lead, [...chosen], area, defender)] }),
  })
  for (const u of supporters) s.moved[u] = 1
  const breakdown = s.journal ? fightOdds(s, lead, supporters, area, defender) : undefined
  const attack = [lead, ...supporters].reduce((sum, u) => sum + strengthOf(s, u), 0)
  const die = s.chance.die(6, 'fight')
  const against = defence(s, defender, area)
  const total = die + attack - against
  const result = fightResult(s.box, total)
  if (breakdown)
    s.journal?.push({
      kind: 'roll',
      seat: GERMAN,
      rule: '4.4',
      text: text('log.fight', { unit: unitRef(s, lead), area: areaRef(s, area), result: text(`result.${result}`) }),
      refs: [unitRef(s, lead), unitRef(s, defender)],
      roll: {
        dice: [die],
        sides: 6,
        result: text(`result.${result}`),
        facts: { attack, defence: against, total, result },
        tone: TONES[result],
        breakdown,
      },
    })
  if (result === 'repulsed-loss') lose(s, lead)
  if (result === 'overrun' || (result === 'driven' && !canFallBack(s, area))) lost(s, defender)
  else if (result === 'driven') yield* fallBack(s, area)
  if ((result === 'driven' || result === 'overrun') && !heldIn(s, area)) enter(lead)
}

/** 4.4 A battalion loses half its strength, then all. */
function lose(s: Sfakia, unit: number): void {
  if (cell(s.reduced, unit)) {
    lost(s, unit)
    return
  }
  s.reduced[unit] = 1
  s.journal?.push({
    kind: 'loss',
    text: text('log.reduced', { unit: unitRef(s, unit) }),
    refs: [unitRef(s, unit)],
    value: 1,
    rule: '4.4',
  })
}

export function lost(s: Sfakia, unit: number): void {
  place(s, unit, s.box.lost)
  s.journal?.push({
    kind: 'loss',
    text: text('log.lost', { unit: unitRef(s, unit) }),
    refs: [unitRef(s, unit)],
    value: 1,
    rule: '4.4',
  })
}

/** Why the rearguard cannot go from one area to another, or nothing. */
const refuseFallBack = (s: Sfakia, from: number, to: number) =>
  entry(s.box.toBeach, to) > entry(s.box.toBeach, from)
    ? farther
    : germansIn(s, to) > 0
      ? enemyThere
      : to !== s.box.beach && heldIn(s, to)
        ? heldAlready
        : undefined

export const canFallBack = (s: Sfakia, from: number): boolean =>
  item(s.box.ways, from).some((to) => !refuseFallBack(s, from, to))

/** 4.5 The rearguard of an area goes one step, never away from the beach. */
export function* fallBack(s: Sfakia, from: number): Flow {
  const to = yield* choose(s, {
    id: 'fall-back',
    seat: ALLIED,
    rule: '4.5',
    of: item(s.box.ways, from),
    as: areas,
    refuse: (area) => refuseFallBack(s, from, area),
    prompt: () => text('ask.fall-back', { area: areaRef(s, from) }),
  })
  const post = postIn(s, from)
  if (post >= 0) movePost(s, post, to)
  else moveRearguard(s, item(rearguardIn(s, from), 0, 'rearguard'), to)
}

export function moveRearguard(s: Sfakia, unit: number, to: number): void {
  const from = item(s.box.spaces, cell(s.at, unit))
  place(s, unit, to)
  s.journal?.push({
    kind: 'move',
    seat: ALLIED,
    text: text('log.march', { unit: unitRef(s, unit), area: areaRef(s, to) }),
    refs: [unitRef(s, unit)],
    path: [from, item(s.box.spaces, to)],
    rule: '5.1',
  })
}

/** Moves a post face down; on the beach it is turned up (5.2). */
export function movePost(s: Sfakia, post: number, to: number): void {
  const from = item(s.box.spaces, cell(s.postAt, post))
  s.postAt[post] = to
  s.journal?.push({
    kind: 'move',
    seat: ALLIED,
    text: text('log.march', { unit: postRef(s, post), area: areaRef(s, to) }),
    refs: [postRef(s, post)],
    path: [from, item(s.box.spaces, to)],
    rule: '5.1',
  })
  if (to === s.box.beach) turnUp(s, post)
}

/** 4.2, 5.2 Turns a post up: a battalion stands there from now on, a decoy is lost. */
export function turnUp(s: Sfakia, post: number): void {
  const unit = cell(s.under, post)
  const area = cell(s.postAt, post)
  s.postAt[post] = -1
  s.under[post] = -1
  s.journal?.push({
    kind: 'reveal',
    text: text('log.turned-up', { post: postRef(s, post), unit: unitRef(s, unit) }),
    refs: [unitRef(s, unit)],
    rule: '4.2',
  })
  if (item(s.box.units, unit).kind === 'decoy') lost(s, unit)
  else place(s, unit, area)
}
