// The Game-Turn Record Phase: points of the turn and of the day, and the end of the scenario (5.0, 28.5 to 33.5).
import type { Flow } from '@merkur/engine'
import { line, seatName } from '../naming.ts'
import { type Descent, scenarioOf } from '../state.ts'
import { countTurn, pointsBy } from './points.ts'
import { passOn } from './stages.ts'
import { KEPT_EAST, keptEast, resultOf, verdict } from './victory.ts'

/** 5.0/15, 16.54, 30.42, 33.5 Points of the turn and of the day, and what a scenario counts by turns. */
export function* reckon(s: Descent): Flow {
  for (const { row, points } of countTurn(s))
    s.journal?.push(
      line(
        'score',
        row.case,
        'log.scored',
        { seat: seatName(row.seat), points, what: row.label },
        {
          seat: row.seat,
          track: row.seat,
          value: pointsBy(s, row.seat),
        },
      ),
    )
  if (scenarioOf(s).id === '30') {
    s.tooFew = keptEast(s) < KEPT_EAST ? s.tooFew + 1 : 0
    if (s.tooFew > 0) s.journal?.push(line('note', '30.42', 'log.too-few', { count: keptEast(s), least: KEPT_EAST }))
  }
  passOn(s)
}

/** 27.1, 27.5 The scenario is over, at its end or because a side has won before: its winner is found. */
export function endScenario(s: Descent): void {
  s.winner = (verdict(s, false) ?? verdict(s, true))?.winner ?? 'draw'
  s.stage = 'over'
  const result = resultOf(s)
  if (result) s.journal?.push(line('phase', result.rule, 'log.over', { result: result.text }))
}

/** 29.51, 30.42 A side has won before the end of the scenario. */
export function* decide(s: Descent): Flow {
  endScenario(s)
}
