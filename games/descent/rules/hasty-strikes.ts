// Airstrikes are placed: normal ones after the other acts of the Command Phase, hasty ones before fire (17.0).
import { type About, choose, type Flow, refusal, text } from '@merkur/engine'
import { hexes, line, orButton, space } from '../naming.ts'
import { type Descent, defOf, heldBy, otherSeat, type Space, stackAt } from '../state.ts'
import { strayBreakdown, strikeBreakdown, strikeTargets } from './airstrikes.ts'
import { phasingSeat } from './phases.ts'
import { passOn } from './stages.ts'
import {
  isHastyNow,
  isInPlay,
  placeStrike,
  refuseStrikeAt,
  refuseStrikes,
  strikesLeft,
  weightAt,
} from './strike-allotment.ts'

export const nothingToStrike = refusal('17.16', 'refuse.nothing-to-strike')

/** 17.16, 16.36, ruling M57 Where one aims: hexes in play with an enemy unit, or with Supply markers alone. */
const aims = (s: Descent): Space[] => {
  const held = heldBy(s, otherSeat(phasingSeat(s))).filter((hex) => stackAt(s, hex).some((u) => !defOf(s, u).leader))
  const lone = s.markerAt.filter((hex) => hex >= 0 && stackAt(s, hex).length === 0)
  return [...held, ...new Set(lone)].filter((hex) => isInPlay(s, hex))
}

/** How far a strike on this hex may stray, and what it would do to each unit there. */
const oddsAt = (s: Descent, hex: Space): About => ({
  breakdowns: [
    strayBreakdown(s, hex, isHastyNow(s) ? 'hasty' : 'normal'),
    ...strikeTargets(s, hex).map((u) => strikeBreakdown(s, u)),
  ],
})

/** One act of the phasing side; nobody is asked who has none left. */
export function* hastyStrikes(s: Descent): Flow {
  const seat = phasingSeat(s)
  if (refuseStrikes(s, seat)) {
    passOn(s)
    return
  }
  const taken = yield* choose<Descent, Space | 'done'>(s, {
    id: isHastyNow(s) ? 'hasty' : 'airstrike',
    seat,
    rule: '17.0',
    of: ['done', ...aims(s)],
    as: orButton<'done'>(hexes),
    refuse: (c) => (c === 'done' ? undefined : refuseStrikeAt(s, seat, c)),
    commits: () => 'roll',
    usual: (c) => c === 'done',
    outside: () => nothingToStrike,
    preview: (c) => (c === 'done' ? undefined : oddsAt(s, c)),
    prompt: () => text(isHastyNow(s) ? 'ask.hasty' : 'ask.airstrike', { left: strikesLeft(s, seat) }),
  })
  if (taken === 'done') {
    passOn(s)
    return
  }
  s.journal?.push(
    line('order', '17.0', 'log.strike-placed', { hex: space(s, taken), counters: weightAt(s, taken) }, { seat }),
  )
  placeStrike(s, seat, taken)
}
