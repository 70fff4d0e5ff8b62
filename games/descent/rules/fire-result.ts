// What a result of fire does: losses, dispersal or one more point as the owner chooses, and where the excess goes (6.3).
import { cell, choose, type Flow, type Naming, text } from '@merkur/engine'
import { CONCENTRATED, DISPERSED, TRAVEL } from '../box.ts'
import type { FireResult } from '../charts.ts'
import { piece, pieces } from '../naming.ts'
import {
  at,
  type Descent,
  defOf,
  isDepleted,
  isDisrupted,
  lose,
  onMap,
  otherSeat,
  type Space,
  seatOf,
  setMode,
  spaceId,
  type Unit,
  unitId,
} from '../state.ts'
import { countsForPenalty } from './chain.ts'
import { canDisperse } from './modes.ts'
import { disrupt, topTwo } from './stack.ts'

/** How a target answers a result: nothing, disperse, lose one point (more), or, a headquarters, be Disrupted (6.35). */
type Answer = 'stay' | 'disperse' | 'lose' | 'disrupt'

/**
 * 6.31, 6.35 The answers among which the owner of a target chooses, after the number has been lost; more than one only
 * where they differ. Dispersed, Disrupted and Depleted units suffer nothing more (N35, M86). Only headquarters that have no
 * Dispersed mode may choose Disruption (15.63).
 */
export function answers(s: Descent, target: Unit, result: FireResult): readonly Answer[] {
  if (!onMap(s, target)) return ['stay']
  if (result === '-') return canDisperse(s, target) ? ['stay', 'disperse'] : ['stay']
  if (isDisrupted(s, target) || isDepleted(s, target) || cell(s.mode, target) === DISPERSED) return ['stay']
  if (canDisperse(s, target)) return ['disperse', 'lose']
  const { headquarters, modes } = defOf(s, target)
  return headquarters && !modes.includes(DISPERSED) ? ['lose', 'disrupt'] : ['lose']
}

/** 6.31, errata, ruling M8 The modes into which a unit hit in Travel mode may go for the rest of the phase, or stay. */
function modesAfterHit(s: Descent, target: Unit): readonly number[] {
  if (!onMap(s, target) || isDisrupted(s, target) || isDepleted(s, target)) return []
  if (cell(s.mode, target) !== TRAVEL) return []
  return [TRAVEL, ...[CONCENTRATED, DISPERSED].filter((m) => defOf(s, target).modes.includes(m))]
}

const asAnswer: Naming<Descent, Answer> = {
  key: (_s, a) => a,
  touches: (_s, a) => [{ button: a }],
  label: (_s, a) => text(`answer.${a}`),
}

const MODE_KEYS = ['dispersed', 'concentrated', 'stay']
const asMode: Naming<Descent, number> = {
  key: (_s, m) => MODE_KEYS[m] ?? '',
  touches: (_s, m) => [{ button: MODE_KEYS[m] ?? '' }],
  label: (_s, m) => text(`mode-after-hit.${MODE_KEYS[m]}`),
}

/**
 * 6.3 Applies a result to a target at once (6.34). The owner answers; losses beyond its Strength go on to the two units
 * then on top as the firing side divides them, unless artillery fired (6.44); the point for not dispersing never does (N34).
 * `spills`: whether they do; artillery that Opportunity fires does so as direct fire (6.51), irregulars never (22.12).
 */
export function* applyResult(
  s: Descent,
  firer: Unit,
  target: Unit,
  result: FireResult,
  spills = countsForPenalty(s, firer),
): Flow {
  const hex = at(s, target)
  const points = Number(result) || 0
  const excess = Math.max(0, points - cell(s.strength, target))
  if (points > 0) lose(s, target, points)
  yield* answer(s, target, result)
  if (excess > 0 && spills) yield* divide(s, hex, otherSeat(seatOf(s, target)), excess)
}

function* answer(s: Descent, target: Unit, result: FireResult): Flow {
  const seat = seatOf(s, target)
  const taken = yield* choose<Descent, Answer>(s, {
    id: 'answer',
    seat,
    rule: '6.31',
    of: answers(s, target, result),
    as: asAnswer,
    commits: () => 'roll',
    prompt: () => text('ask.answer', { unit: piece(s, target) }),
    about: () => ({ pieces: [unitId(s, target)] }),
  })
  if (taken === 'disperse') setMode(s, target, DISPERSED)
  else if (taken === 'lose') lose(s, target, 1)
  else if (taken === 'disrupt') disrupt(s, target)
  if (result === '-' || modesAfterHit(s, target).length === 0) return
  const mode = yield* choose<Descent, number>(s, {
    id: 'mode-after-hit',
    seat,
    rule: '6.31',
    of: modesAfterHit(s, target),
    as: asMode,
    commits: () => 'roll',
    about: () => ({ pieces: [unitId(s, target)] }),
  })
  if (mode === TRAVEL) return
  setMode(s, target, mode)
  s.shaken[target] = 1
}

/**
 * 6.33, 10.44, ruling M6 Divides excess losses point by point among the two units on top; with the last unit they lapse.
 * Who lost some of them disperses, or loses one point more, as any unit that was hit.
 */
function* divide(s: Descent, hex: Space, firing: ReturnType<typeof otherSeat>, points: number): Flow {
  const suffered = new Set<Unit>()
  for (let left = points; left > 0; left--) {
    const top = topTwo(s, hex)
    if (top.length === 0) return
    const hit = yield* choose<Descent, Unit>(s, {
      id: 'excess',
      seat: firing,
      rule: '10.44',
      of: top,
      as: pieces,
      commits: () => 'roll',
      about: () => ({ spaces: [spaceId(s, hex)] }),
    })
    lose(s, hit, 1)
    suffered.add(hit)
  }
  for (const u of suffered) yield* answer(s, u, '1')
}
