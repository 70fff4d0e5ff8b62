// What `npm run bench` times of Kreta alone: the reach of a unit, the check of what is owed, and a combat in figures.
import { copyPlay, item, noChance } from '@merkur/engine'
import type { Timing } from '@merkur/table'
import { rules } from './game.ts'
import { findContacts, isOwed, openEnemies } from './rules/contact.ts'
import { refuseAttack, refuseSplit } from './rules/declaration.ts'
import { reachOf } from './rules/movement.ts'
import { breakdownOf } from './rules/odds.ts'
import { activeSeat, distance, here, isHex, type Kreta, otherSeat, put, type Unit, unitsOf } from './state.ts'

type Cases = (() => unknown)[]

const onMap = (s: Kreta): Unit[] => unitsOf(s, activeSeat(s)).filter((u) => isHex(s, here(s, u)))

const isFighting = (s: Kreta): boolean => s.stage === 'german-combat' || s.stage === 'british-combat'

/** Everything that one declaration of the German seat asks of the contacts of a phase: why each act is open or not. */
function checkAll(s: Kreta): boolean {
  for (const unit of s.box.germans) refuseSplit(s, unit)
  for (const unit of s.box.british) refuseAttack(s, unit)
  return isOwed(s)
}

/** Forty units of both sides in turn, as close together as they can stand around a hex in the plain. */
function crowded(s: Kreta): Kreta {
  const copy = copyPlay(rules, s, noChance('nothing is rolled'))
  copy.maskAt.fill(-1)
  copy.maskOf.fill(-1)
  copy.at.fill(s.box.lost)
  copy.cache = rules.freshCache(copy)
  const centre = s.box.board.named.get('24,11') ?? 0
  const near = [...s.box.landHexes].sort((a, b) => distance(s, a, centre) - distance(s, b, centre)).slice(0, 40)
  near.forEach((hex, i) => {
    const units = i % 2 === 0 ? s.box.germans : s.box.british
    put(copy, item(units, i >> 1), hex)
  })
  copy.stage = 'german-combat'
  return copy
}

/** The contacts of a phase with forty fighting units, found and checked as at its start; now and then is often enough. */
function obligations(s: Kreta): Cases {
  if (s.stage !== 'german-combat' || s.beaten.length + s.victors.length > 0) return []
  const copy = crowded(s)
  return [
    () => {
      findContacts(copy)
      return checkAll(copy)
    },
  ]
}

/** Every attack on one enemy with all who stand beside him. */
const combatsIn = (s: Kreta): Cases =>
  isFighting(s)
    ? unitsOf(s, otherSeat(activeSeat(s)))
        .filter((u) => isHex(s, here(s, u)) && !refuseAttack(s, u))
        .map(
          (u) => () =>
            breakdownOf(s, {
              attackers: openEnemies(s, u),
              guns: [],
              defenders: [u],
              air: 0,
              support: [],
              airSupport: 0,
            }),
        )
    : []

export const timings: readonly Timing<Kreta>[] = [
  {
    title: 'reach of one unit',
    cases: (s) => onMap(s).map((u) => () => reachOf(s, u)),
    target: { at: 'p99', ms: 0.2, of: 'issue 4' },
  },
  {
    title: 'what is owed in a combat phase with 40 fighting units, and every declaration checked against it',
    cases: obligations,
    target: { at: 'max', ms: 5, of: 'issue 4' },
  },
  { title: 'a combat in figures with the chance of each result', cases: combatsIn },
]
