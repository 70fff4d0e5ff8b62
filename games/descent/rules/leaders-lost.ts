// When leaders fall: those who are fired at alone, and those whose stack suffers by fire or in close assault (21.3).
import { type Breakdown, cell, entry, text } from '@merkur/engine'
import { line, piece } from '../naming.ts'
import { type Descent, defOf, type Space, seatOf, stackAt, type Unit } from '../state.ts'
import { loseLeader } from './leaders.ts'
import { WAYS } from './ways.ts'

/** What puts a leader in danger; each reads its own number of limits.csv. */
type Danger = 'leader-alone' | 'leader-fire' | 'leader-disrupted' | 'leader-assault'

const CASES: Readonly<Record<Danger, string>> = {
  'leader-alone': '21.32',
  'leader-fire': '21.33',
  'leader-disrupted': '21.33',
  'leader-assault': '21.33',
}

/** The leaders in a hex, King George included (21.81). */
export const leadersAt = (s: Descent, hex: Space): Unit[] => stackAt(s, hex).filter((u) => defOf(s, u).leader)

/** 21.31, 21.32 Whether there is somebody in a hex, and nobody but leaders. */
export const isLeadersOnly = (s: Descent, hex: Space): boolean => {
  const stack = stackAt(s, hex)
  return stack.length > 0 && stack.every((u) => defOf(s, u).leader)
}

/** 21.32, 21.33 The two dice for a leader in danger: he falls on so many or less. */
export function leaderBreakdown(s: Descent, leader: Unit, danger: Danger): Breakdown {
  const most = s.box.limits[danger] ?? 0
  let p = 0
  for (let dice = 2; dice <= most; dice++) p += entry(WAYS, dice) / 36
  return {
    title: text('leader.title', { unit: piece(s, leader) }),
    rule: CASES[danger],
    terms: [{ label: text('term.leader-falls'), value: most, rule: CASES[danger], total: true }],
    outcomes: [
      { label: text('leader.falls'), p, tone: 'heavy' },
      { label: text('leader.lives'), p: 1 - p, tone: 'none' },
    ],
  }
}

/** 21.32, 21.33 Rolls two dice for a leader; true when he falls. */
export function rollForLeader(s: Descent, leader: Unit, danger: Danger): boolean {
  const most = s.box.limits[danger] ?? 0
  const dice = [s.chance.die(6, 'leader'), s.chance.die(6, 'leader')] as const
  const falls = dice[0] + dice[1] <= most
  s.journal?.push(
    line(
      'roll',
      CASES[danger],
      'log.leader-roll',
      { unit: piece(s, leader), total: dice[0] + dice[1], most },
      {
        seat: seatOf(s, leader),
        roll: {
          dice,
          sides: 6,
          result: text(falls ? 'leader.falls' : 'leader.lives'),
          tone: falls ? 'heavy' : 'none',
          breakdown: leaderBreakdown(s, leader, danger),
          facts: { total: dice[0] + dice[1], most, result: falls ? 'lost' : 'safe' },
        },
      },
    ),
  )
  if (falls) loseLeader(s, leader)
  return falls
}

/** 21.33 Rolls for every leader of a side who is in a hex whose stack has suffered. */
export function rollForLeaders(s: Descent, hex: Space, seat: string, danger: Danger): void {
  for (const l of leadersAt(s, hex)) if (seatOf(s, l) === seat) rollForLeader(s, l, danger)
}

/** Strength points in a hex, all units counted: what a fire or an assault took is the difference. */
export function pointsAt(s: Descent, hex: Space): number {
  let sum = 0
  for (const u of stackAt(s, hex)) sum += cell(s.strength, u)
  return sum
}
