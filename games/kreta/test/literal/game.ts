// A literal reading of the sequence of play: which activity comes next, and the reading of each.
import { combat } from './combat.ts'
import { convoy, drop, opening, plan } from './landing.ts'
import { movement } from './movement.ts'
import { arrive, turnEnd } from './phases.ts'
import { pursuit, retreat } from './retreat.ts'
import { setUp } from './set-up.ts'
import { type Picture, sideOf } from './sheet.ts'
import type { Watch } from './watch.ts'

type Wish = (keys: readonly string[]) => string

/** The reading of each activity, by the name the rules give it. What it says came of it. */
export const readings: Readonly<Record<string, (w: Watch, wish?: Wish) => string | undefined>> = {
  'british-setup': setUp,
  opening,
  'drop-plan': plan,
  drop,
  convoy,
  move: movement,
  combat,
  retreat,
  pursuit,
  arrive: (w) => {
    arrive(w)
    return 'arrive'
  },
  'turn-end': (w) => {
    turnEnd(w)
    return 'turn-end'
  },
}

/** 3.0 What comes next in a position. */
export function following(p: Picture): string | null {
  if (p.winner !== 'none') return null
  if (p.stage === 'setup') return 'british-setup'
  const due = sideOf(p, 'british').some((x) => x.where === 'reserve' && x.row.arrives === p.turn)
  if (p.stage === 'german-move') return 'move'
  if (p.stage === 'british-move') return due ? 'arrive' : 'move'
  if (p.stage.endsWith('combat')) return p.beaten.length > 0 ? 'retreat' : p.victors.length > 0 ? 'pursuit' : 'combat'
  return p.stage
}
