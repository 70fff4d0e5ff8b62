// 2.2, 2.4, 3.2 Reductions and eliminations, and who may bear them instead: a fort, a leader.
import { cell, type Flow, item, type Naming, refusal, text } from '@merkur/engine'
import { line, piece, pieces } from '../naming.ts'
import {
  type Area,
  after,
  at,
  boxNamed,
  type Crete,
  defOf,
  firstAt,
  inPlay,
  seatOf,
  type Unit,
  unitId,
} from '../state.ts'
import { put, removeFort } from './areas.ts'
import { commitsWithin, decide } from './decide.ts'
import { bearer } from './solo/picks.ts'
import { isLeader, isReduced } from './units.ts'

/** 2.2, 9 Takes a counter out of the game; a parachutist goes to the regrouping box. */
export function eliminate(s: Crete, u: Unit, rule: string): void {
  s.journal?.push(line('loss', rule, 'log.eliminated', { unit: piece(s, u) }, { seat: seatOf(s, u), value: 1 }))
  const { para } = defOf(s, u)
  put(s, u, boxNamed(s, para ? 'regrouping' : 'eliminated'))
  s.reduced[u] = 1
  s.scatter[u] = 0
  s.untested[u] = 0
  s.deed[u] = 0
  s.aim[u] = -1
  if (para) s.lost.push(u)
}

/** 2.2 Reduces a counter: full to reduced, reduced to eliminated. */
export function reduce(s: Crete, u: Unit, rule: string): void {
  if (isReduced(s, u)) {
    eliminate(s, u, rule)
    return
  }
  s.reduced[u] = 1
  s.journal?.push(line('loss', rule, 'log.reduced', { unit: piece(s, u) }, { seat: seatOf(s, u), value: 1 }))
}

type Bearer = Unit | 'fort'

const bearers: Naming<Crete, Bearer> = {
  key: (s, b) => (b === 'fort' ? 'fort' : pieces.key(s, b)),
  touches: (s, b) => (b === 'fort' ? [{ button: 'fort' }] : pieces.touches(s, b)),
  label: (s, b) => (b === 'fort' ? text('button.give-fort') : text('bear', { unit: piece(s, b) })),
}

export const noBearer = refusal('7.4', 'refuse.no-bearer')

/** 2.4, ruling Q7 The leaders who may take a reduction here: full ones, when every other counter of their side is reduced. */
function leadersWhoMay(s: Crete, area: Area, u: Unit): Unit[] {
  const full: Unit[] = []
  for (let x = firstAt(s, area, seatOf(s, u)); x >= 0; x = after(s, x)) if (!isReduced(s, x)) full.push(x)
  const only = full[0]
  return full.length === 1 && only !== undefined && only !== u && isLeader(s, only) ? [only] : []
}

/** Where a loss falls: which combat, whether a fort or a leader may bear it. */
export interface Loss {
  readonly rule: string
  /** The area that is fought over: a fort there may be given up (ruling N22). */
  readonly fortIn: Area
  readonly leaders: boolean
}

/** Who or what may bear a reduction instead of a unit. */
export function insteadOf(s: Crete, u: Unit, loss: Loss, whole: boolean): Bearer[] {
  const here = at(s, u)
  const out: Bearer[] = []
  if (loss.fortIn === here && seatOf(s, u) === 'commonwealth' && cell(s.fort, here) === 1) out.push('fort')
  if (loss.leaders && !whole) out.push(...leadersWhoMay(s, here, u))
  return out
}

/**
 * 7.4 A unit is to be reduced (or, with `whole`, eliminated); its owner may give up a fort or let a leader bear it.
 */
export function* suffer(s: Crete, u: Unit, loss: Loss, whole = false): Flow {
  const instead = insteadOf(s, u, loss, whole)
  const seat = seatOf(s, u)
  const gone = whole || isReduced(s, u)
  const by: Bearer =
    instead.length === 0
      ? u
      : yield* decide<Bearer>(
          s,
          {
            id: 'loss',
            seat,
            rule: instead.includes('fort') ? '3.2' : '2.4',
            of: [u, ...instead],
            as: bearers,
            commits: () => commitsWithin(s),
            outside: () => noBearer,
            prompt: () => text(gone ? 'ask.loss-last' : 'ask.loss', { unit: piece(s, u) }),
            about: () => ({ pieces: [unitId(s, u)], spaces: [item(s.box.spaces, at(s, u))] }),
          },
          () => bearer(s, u, gone, instead),
        )
  if (by === 'fort') removeFort(s, at(s, u), 'log.fort-given')
  else if (by === u && whole) eliminate(s, u, loss.rule)
  else reduce(s, by, loss.rule)
}

export const isGone = (s: Crete, u: Unit): boolean => !inPlay(s, u)
