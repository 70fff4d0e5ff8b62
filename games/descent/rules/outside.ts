// What is said of a counter or hex that a question does not offer at all: whose phase it is, or what is to be chosen first.
import { type Ref, type Refusal, refusal } from '@merkur/engine'
import { type Descent, defOf, onMap, seatOf, type Unit } from '../state.ts'
import { noSuchMode } from './modes.ts'
import { phasingSeat } from './phases.ts'

export const otherSide = refusal('5.0', 'refuse.other-side')
export const notOnMap = refusal('9.1', 'refuse.not-on-map')
export const takeFirst = refusal('9.1', 'refuse.take-first')
export const anotherMove = refusal('9.11', 'refuse.another-move')
export const hexByHex = refusal('9.1', 'refuse.hex-by-hex')
export const leaderHasNoMode = refusal('21.1', 'refuse.leader-has-no-mode')
export const noStackToChange = refusal('15.0', 'refuse.no-stack-to-change')
export const nothingAtTheEnd = refusal('9.22', 'refuse.nothing-at-the-end')

/** The answer about a thing of a phase: `own` for a counter of the side that acts, `hex` for a hex. */
function answer(s: Descent, ref: Ref, own: (u: Unit) => Refusal, hex: Refusal): Refusal | undefined {
  if ('space' in ref) return hex
  if (!('piece' in ref)) return undefined
  const u = s.box.units.findIndex((d) => d.id === ref.piece)
  if (u < 0 || !onMap(s, u)) return notOnMap
  return seatOf(s, u) === phasingSeat(s) ? own(u) : otherSide
}

/** 9.1 Before anybody has been taken up. */
export const outsideMove = (s: Descent, ref: Ref): Refusal | undefined => answer(s, ref, () => takeFirst, takeFirst)

/** 9.1, 9.11 While a group is on the move. */
export const outsideStep = (s: Descent, ref: Ref): Refusal | undefined => answer(s, ref, () => anotherMove, hexByHex)

/** 15.0 In an Organization Phase. */
export const outsideOrganize = (s: Descent, ref: Ref): Refusal | undefined =>
  answer(s, ref, (u) => (defOf(s, u).leader ? leaderHasNoMode : noSuchMode), noStackToChange)

/** 9.22, 18.2 At the end of movement. */
export const outsideLeave = (s: Descent, ref: Ref): Refusal | undefined =>
  answer(s, ref, () => nothingAtTheEnd, nothingAtTheEnd)
