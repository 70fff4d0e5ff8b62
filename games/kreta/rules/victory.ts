// 15.0 and 16.4 Victory: places held turn after turn, or points for who stood there last.
import { cell, item, type Result, type Text, text } from '@merkur/engine'
import { spaceRef } from '../naming.ts'
import { type Kreta, type Seat, type Space, spaceId } from '../state.ts'
import type { Tables } from '../tables.ts'

/** The scenario's row of scenarios.json. */
export function scenarioOf(s: Kreta): NonNullable<Tables['lists']>['scenarios'][number] {
  return item(s.box.tables.lists?.scenarios ?? [], s.scenario === 'historical' ? 0 : 1, 'scenarios')
}

/** 13.11, 15.0 Whether no British counter is on a hex and none has it in its zone: face-down ones count (ruling A4). */
export const isHeld = (s: Kreta, hex: Space): boolean =>
  cell(s.cache.british, hex) === 0 && cell(s.cache.zoneBritish, hex) === 0

/** 16.43 At the end of a phase each place passes to whoever stands on it. */
export function noteStanding(s: Kreta): void {
  for (let i = 0; i < s.box.places.length; i++) {
    const { hex, points } = item(s.box.places, i)
    const german = cell(s.cache.german, hex) > 0
    const british = cell(s.cache.troops, hex) > 0
    if (german === british || german === (cell(s.taken, i) === 1)) continue
    s.taken[i] = german ? 1 : 0
    if (scenarioOf(s).victory === 'points')
      s.journal?.push({
        kind: 'score',
        seat: german ? 'german' : 'british',
        rule: '16.43',
        track: 'points',
        value: germanPoints(s),
        text: text('log.taken', { place: item(s.box.places, i).name, seat: german ? 'german' : 'british', points }),
        refs: [spaceRef(s, hex)],
      })
  }
}

/** 16.42 Points of the places where Germans stood last. */
export const germanPoints = (s: Kreta): number =>
  s.box.places.reduce((sum, p, i) => sum + (cell(s.taken, i) === 1 ? p.points : 0), 0)

/** 16.42 Points of all places. */
export const allPoints = (s: Kreta): number => s.box.places.reduce((sum, p) => sum + p.points, 0)

/** 15.0 At a turn end: how many in a row each place has been free of British units and their zones. */
function countHolds(s: Kreta): void {
  s.box.places.forEach((p, i) => {
    if (!p.hold) return
    const before = cell(s.held, i)
    const now = isHeld(s, p.hex) ? before + 1 : 0
    s.held[i] = now
    if (now !== before)
      s.journal?.push({
        kind: 'score',
        seat: 'german',
        rule: '15.0',
        track: `held ${p.id}`,
        value: now,
        text: text(now > 0 ? 'log.held' : 'log.hold-broken', { place: p.name, turns: now }),
        refs: [{ space: spaceId(s, p.hex) }],
      })
  })
}

/** 15.0, 16.44, 16.45 Who has won at the end of this turn, if anybody. */
export function judge(s: Kreta): void {
  const def = scenarioOf(s)
  if (def.victory === 'hold') {
    countHolds(s)
    if (s.held.some((n) => n >= def.hold)) win(s, 'german')
    else if (s.turn >= s.lastTurn) win(s, 'british')
    return
  }
  const points = germanPoints(s)
  if (s.turn === def.quickTurn && points >= def.quickPoints) win(s, 'german')
  else if (s.turn >= s.lastTurn) win(s, 2 * points > allPoints(s) ? 'german' : 'british')
}

function win(s: Kreta, seat: Seat): void {
  s.winner = seat
  s.stage = 'over'
  const result = resultOf(s)
  if (result) s.journal?.push({ kind: 'phase', rule: result.rule, text: result.text })
}

/** How the game ended; null while it goes on. */
export function resultOf(s: Kreta): Result | null {
  if (s.winner === 'none') return null
  const def = scenarioOf(s)
  const rule = def.victory === 'hold' ? '15.0' : s.turn === def.quickTurn ? '16.45' : '16.44'
  return { winner: s.winner, rule, text: resultText(s, s.winner, def.victory, def.hold) }
}

function resultText(s: Kreta, winner: Seat, victory: 'hold' | 'points', hold: number): Text {
  if (victory === 'points')
    return text(`result.points-${winner}`, { german: germanPoints(s), all: allPoints(s), turn: s.turn })
  const i = s.held.findIndex((n) => n >= hold)
  return winner === 'german'
    ? text('result.hold-german', { place: s.box.places[i]?.name ?? '', turns: hold })
    : text('result.hold-british', { turn: s.turn })
}
