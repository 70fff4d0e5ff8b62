// 11 The night: the Māori alone attack, at one German unit they name, two dice and bare factors on each side.
import { type Commits, choose, type Flow, item, type Refusal, refusal, text } from '@merkur/engine'
import { piece, pieces, space } from '../naming.ts'
import { type Area, at, type Crete, defOf, otherSeat, seatOf, spaceId, type Unit, unitId, unitsAt } from '../state.ts'
import { attack } from './combat.ts'
import { breakdownOf } from './values.ts'

export const noLeaderAtNight = refusal('11', 'refuse.night-leader')
export const notNightTarget = refusal('11', 'refuse.night-target')

/** Units that the Māori may name in an area (ruling N46). */
export const nightTargets = (s: Crete, area: Area): Unit[] =>
  unitsAt(s, area, 'german').filter((u) => defOf(s, u).kind !== 'leader')

const refuseNightTarget = (s: Crete, u: Unit): Refusal | undefined =>
  defOf(s, u).kind === 'leader' ? noLeaderAtNight : undefined

/** What the attack commits to: the dice, when there is only one unit to name. */
export const commitsNight = (s: Crete, area: Area): Commits | undefined =>
  nightTargets(s, area).length === 1 ? 'roll' : undefined

/** 11 The Commonwealth names the German unit. */
export function* chooseNightTarget(s: Crete, maori: Unit): Flow<Unit> {
  const area = at(s, maori)
  const of = unitsAt(s, area, otherSeat(seatOf(s, maori)))
  const open = nightTargets(s, area)
  if (open.length === 1) return item(open, 0)
  return yield* choose<Crete, Unit>(s, {
    id: 'night-target',
    seat: seatOf(s, maori),
    rule: '11',
    of,
    as: pieces,
    refuse: (u) => refuseNightTarget(s, u),
    commits: () => 'roll',
    outside: () => notNightTarget,
    prompt: () => text('ask.night-target', { unit: piece(s, maori), area: space(s, area) }),
    about: () => ({ pieces: [unitId(s, maori)], spaces: [spaceId(s, area)] }),
    preview: (u) => ({
      breakdowns: [
        breakdownOf(s, { kind: 'night', area, lead: maori, supporters: [], guns: -1, defenceGuns: -1, main: u }),
      ],
    }),
  })
}

/** 11, rulings M11, N46 The Māori's attack at the unit they have named. */
export function* nightAttack(s: Crete, maori: Unit, target: Unit): Flow {
  yield* attack(s, 'night', at(s, maori), maori, [], target)
}
