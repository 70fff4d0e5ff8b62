// A literal reading of the sequence of play: which activity comes next, and the reading of each.
import { arrive, arriving, drop, faceDown, inTheAir, reveal } from './drop.ts'
import { cleanUp, endOfTurn, regroup, unpin } from './end-of-turn.ts'
import { impulse } from './impulse.ts'
import { alliedSetUp, germanPlan, planned } from './set-up.ts'
import type { Picture } from './sheet.ts'
import type { Watch } from './watch.ts'

/** The reading of each activity, by the name the rules give it. */
export const readings: Readonly<Record<string, (w: Watch) => void>> = {
  'allied-setup': alliedSetUp,
  'german-plan': germanPlan,
  reveal,
  drop,
  zone: arrive,
  'impulses-begin': (w) => {
    w.p.active = w.p.initiative
  },
  impulse,
  'end-of-turn': endOfTurn,
  regroup,
  unpin,
  'clean-up': cleanUp,
}

/** What comes after an activity, by the position it has led to. */
export function following(done: string, p: Picture): string | null {
  if (p.winner !== 'none') return null
  const drops = (): string =>
    inTheAir(p).length > 0
      ? 'drop'
      : faceDown(p).length > 0
        ? 'reveal'
        : arriving(p).length > 0
          ? 'zone'
          : 'impulses-begin'
  switch (done) {
    case 'allied-setup':
      return 'german-plan'
    case 'german-plan':
      return planned(p) ? drops() : 'german-plan'
    case 'reveal':
    case 'drop':
    case 'zone':
      return drops()
    case 'impulses-begin':
      return 'impulse'
    case 'impulse':
      return p.ending ? 'end-of-turn' : 'impulse'
    case 'end-of-turn':
    case 'regroup':
      return p.owed.length > 0 ? 'regroup' : 'unpin'
    case 'unpin':
      return 'clean-up'
    default:
      // The first four turns begin with drops.
      return p.turn < 4 ? drops() : 'impulse'
  }
}
