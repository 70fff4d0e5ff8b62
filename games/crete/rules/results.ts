// 7.4 What a result does: reductions first, then retreats; the rest of a side retreats or one of it is reduced.
import { type Flow, type Naming, refusal, text } from '@merkur/engine'
import { piece, pieces, space } from '../naming.ts'
import { type Area, at, type Crete, otherSeat, type Seat, seatOf, spaceId, type Unit, unitId } from '../state.ts'
import { troopsIn } from './areas.ts'
import { commitsWithin, decide } from './decide.ts'
import { isGone, type Loss, suffer } from './losses.ts'
import { retreat } from './retreat.ts'
import { burden as burdenPick } from './solo/picks.ts'
import { firstHit } from './units.ts'
import type { Attack, Band } from './values.ts'

export const notOfThese = refusal('7.4', 'refuse.not-burden')

type Burden = Unit | 'retreat'

const burdens: Naming<Crete, Burden> = {
  key: (s, b) => (b === 'retreat' ? 'retreat' : `reduce ${pieces.key(s, b)}`),
  touches: (s, b) => (b === 'retreat' ? [{ button: 'retreat' }] : pieces.touches(s, b)),
  label: (s, b) => (b === 'retreat' ? text('button.retreat-all') : text('bear', { unit: piece(s, b) })),
}

/**
 * 7.4, 8.3, rulings N18, N30 These retreat, each where its owner likes, or one of them is reduced: the owner chooses.
 * @param of who is meant; `fallers` those that retreat (all of them)
 */
export function* bearBurden(
  s: Crete,
  seat: Seat,
  area: Area,
  reducible: readonly Unit[],
  fallers: readonly Unit[],
  loss: Loss,
  rule: string,
): Flow {
  if (fallers.length === 0) return
  const taken = yield* decide<Burden>(
    s,
    {
      id: 'burden',
      seat,
      rule,
      of: ['retreat', ...reducible],
      as: burdens,
      commits: () => commitsWithin(s),
      outside: () => notOfThese,
      prompt: () => text('ask.burden', { area: space(s, area), count: fallers.length }),
      about: () => ({ pieces: fallers.map((u) => unitId(s, u)), spaces: [spaceId(s, area)] }),
    },
    () => burdenPick(s, area, reducible),
  )
  if (taken !== 'retreat') {
    yield* suffer(s, taken, loss)
    return
  }
  for (const u of fallers) yield* retreat(s, u, loss)
}

/** 7.4 Applies the band of a combat to its area. */
export function* applyCombat(s: Crete, a: Attack, band: Band): Flow {
  const row = s.box.tables.combatResults.find((r) => r.id === band)
  if (!row) throw new Error(`combat-results.csv has no row '${band}'`)
  if (a.kind === 'night') {
    yield* applyNight(s, a, band)
    return
  }
  const loss: Loss = { rule: '7.4', fortIn: a.area, leaders: true }
  if (a.kind === 'shot') {
    if (row.shot_attacker === 'reduced') yield* suffer(s, a.lead, loss)
    if (row.shot_defender !== 'none') yield* suffer(s, a.main, loss, row.shot_defender === 'eliminated')
    return
  }
  const others = otherTroops(s, a)
  if (row.assault_attacker === 'reduced-retreats') yield* reduceAndRetreat(s, a.lead, loss)
  if (row.assault_supporters === 'retreat-or-one-reduced') {
    const left = a.supporters.filter((u) => !isGone(s, u) && at(s, u) === a.area)
    yield* bearBurden(s, seatOf(s, a.lead), a.area, firstHit(s, left), left, loss, '7.4')
  }
  if (row.assault_defender === 'reduced-retreats') yield* reduceAndRetreat(s, a.main, loss)
  if (row.assault_others === 'retreat-or-one-reduced') {
    const left = others.filter((u) => !isGone(s, u) && at(s, u) === a.area)
    yield* bearBurden(s, otherSeat(seatOf(s, a.lead)), a.area, firstHit(s, left), left, loss, '7.4')
  }
}

const otherTroops = (s: Crete, a: Attack): Unit[] =>
  troopsIn(s, a.area, otherSeat(seatOf(s, a.lead))).filter((u) => u !== a.main)

function* reduceAndRetreat(s: Crete, u: Unit, loss: Loss): Flow {
  yield* suffer(s, u, loss)
  yield* retreat(s, u, loss)
}

/** 11, rulings M11, N46 The Māori and their target alone; a tie changes nothing. */
function* applyNight(s: Crete, a: Attack, band: Band): Flow {
  if (band === 'drawn') return
  const loser = band === 'repulsed' || band === 'lost' ? a.lead : a.main
  yield* reduceAndRetreat(s, loser, { rule: '11', fortIn: a.area, leaders: false })
}
