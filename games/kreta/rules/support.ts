// 7.3, 7.4 and 8.2 Support: aircraft of the attacker, then guns and aircraft of the defender, when all forces are shown.
import { type About, assign, type Commits, cell, type Flow, type Refusal, refusal, text } from '@merkur/engine'
import { pieces } from '../naming.ts'
import { activeSeat, type Kreta, otherSeat, type Seat, type Unit, unitId } from '../state.ts'
import { askAir, spendAir } from './air.ts'
import { gunOutOfRange, gunsFor, mayHideGun, refuseGun } from './artillery.ts'
import { inSecret } from './camouflage.ts'
import { riderOf } from './contact.ts'
import { hasAir } from './declaration.ts'
import { show } from './losses.ts'
import { breakdownOf, type Combat, listOf } from './odds.ts'

/** What a combat question is about: its units and its figures so far. */
export const aboutCombat = (s: Kreta, c: Combat): About => ({
  pieces: [...c.attackers, ...c.guns, ...c.defenders, ...c.support].map((u) => unitId(s, u)),
  breakdowns: [breakdownOf(s, c)],
})

/** 8.21, K27 Whether aircraft may take part in an attack on these. */
export const airMayJoin = (s: Kreta, seat: Seat, defenders: readonly Unit[]): boolean =>
  hasAir(s, seat) && !defenders.some((u) => riderOf(s, u) >= 0)

/**
 * 7.47 Whether the defender is asked for guns: not only when he has some, but also when a face-down counter might be one,
 * since the question would tell.
 */
const gunsAreAsked = (s: Kreta, seat: Seat, defenders: readonly Unit[]): boolean =>
  gunsToDefend(s, otherSeat(seat), defenders).some((u) => cell(s.at, u) >= 0) ||
  (seat === 'german' && mayHideGun(s, defenders))

/** Whether the defender has anything to say after the attacker's declaration. */
const defenderMaySupport = (s: Kreta, seat: Seat, defenders: readonly Unit[]): boolean =>
  gunsAreAsked(s, seat, defenders) || (seat === 'british' && s.air > 0)

const gunsToDefend = (s: Kreta, seat: Seat, defenders: readonly Unit[]): Unit[] =>
  gunsFor(s, seat, defenders).filter((u) => !defenders.includes(u))

/** Whether closing the declaration makes the die fall. */
export const rollsNext = (s: Kreta, seat: Seat, defenders: readonly Unit[]): Commits | undefined =>
  airMayJoin(s, seat, defenders) || defenderMaySupport(s, seat, defenders) ? undefined : 'roll'

export const cannotSupport = refusal('7.42', 'refuse.cannot-support')

/** 7.33, 7.47, 8.21 Aircraft of the attacker; then, when he has shown everything, guns and aircraft of the defender. */
export function* support(s: Kreta, declared: Combat): Flow<Combat> {
  const seat = activeSeat(s)
  const enemy = otherSeat(seat)
  const { attackers, defenders, guns } = declared
  for (const u of [...attackers, ...defenders]) s.fought[u] = 1
  for (const u of guns) {
    show(s, u, '16.32')
    s.fired[u] = 1
  }
  let c = declared
  const asked = gunsAreAsked(s, seat, defenders)
  if (airMayJoin(s, seat, defenders)) {
    const air = yield* askAir(s, {
      id: 'air',
      rule: '8.21',
      alone: attackers.length + guns.length === 0,
      rolls: !asked,
      about: () => aboutCombat(s, declared),
      preview: (points) => aboutCombat(s, { ...declared, air: points }),
    })
    spendAir(s, air, '8.21')
    c = { ...c, air }
  }
  if (asked) {
    const named = yield* inSecret(s, enemy, nameSupport(s, enemy, c))
    for (const u of named) {
      show(s, u, '16.32')
      s.fired[u] = 1
    }
    c = { ...c, support: named }
  }
  if (seat === 'british' && s.air > 0) {
    const shown = c
    const airSupport = yield* askAir(s, {
      id: 'air-support',
      rule: '8.21',
      rolls: true,
      about: () => aboutCombat(s, shown),
      preview: (points) => aboutCombat(s, { ...shown, airSupport: points }),
    })
    spendAir(s, airSupport, '8.21')
    c = { ...c, airSupport }
  }
  return c
}

/** 7.42 to 7.47 Which guns support a defence. */
function* nameSupport(s: Kreta, seat: Seat, shown: Combat): Flow<Unit[]> {
  const helpers = gunsToDefend(s, seat, shown.defenders)
  return yield* assign<Kreta, Unit>(s, {
    id: 'support',
    seat,
    rule: '7.47',
    of: helpers,
    as: pieces,
    commits: () => (seat === 'german' && s.air > 0 ? undefined : 'roll'),
    outside: (ref) => ('piece' in ref ? refuseSupporter(s, seat, shown.defenders, ref.piece) : cannotSupport),
    doneLabel: text('button.declare'),
    prompt: () => text('ask.support', { units: text('list', listOf(s, shown.defenders)) }),
    about: () => aboutCombat(s, shown),
    preview: (chosen) => aboutCombat(s, { ...shown, support: helpers.filter((u) => chosen.has(u)) }),
    auto: false,
  })
}

/** Why a piece cannot support this defence. */
function refuseSupporter(s: Kreta, seat: Seat, defenders: readonly Unit[], id: string): Refusal {
  const u = s.box.guns[seat].find((x) => unitId(s, x) === id)
  if (u === undefined || defenders.includes(u)) return cannotSupport
  return refuseGun(s, u) ?? gunOutOfRange
}
