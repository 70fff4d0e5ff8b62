// 4.1 Movement: hex by hex, with antitank guns, Defensive Fire, company areas and off-map zones.
import { type About, type Commits, cell, choose, type Flow, type Refusal, refusal, text } from '@merkur/engine'
import { orButton, spaces } from '../naming.ts'
import {
  at,
  countAt,
  isHex,
  type Maleme,
  otherSeat,
  place,
  type Space,
  seatOf,
  spaceId,
  standingIn,
  type Unit,
  unitId,
} from '../state.ts'
import { defensiveFire, expectedFire, firersAt } from './defensive-fire.ts'
import { breakdownOf } from './fire.ts'
import { pin } from './markers.ts'
import { noteForCheck, rollsAfterAction } from './resolve.ts'
import { antitankSees, defOf, faceOf, inPlay, isPinned, ofOf } from './units.ts'

export const notInPlay = refusal('4.1', 'refuse.not-in-play')
export const pinnedUnit = refusal('2.2.3', 'refuse.pinned')
export const immobile = refusal('2.2.1', 'refuse.immobile')
export const nowhere = refusal('4.1', 'refuse.nowhere')
export const enemyThere = refusal('4.1', 'refuse.enemy-there')
export const outsideArea = refusal('4.1', 'refuse.outside-area', (s: Maleme, to: Space) => ({
  hex: { space: spaceId(s, to) },
}))
export const notAdjacent = refusal('4.1', 'refuse.not-adjacent')
export const noWayBack = refusal('4.1.2', 'refuse.no-way-back')
export const onlySpaces = refusal('4.1', 'refuse.choose-hex')
export const mustMove = refusal('4.1', 'refuse.must-move')

/** 4.1 Hexes a unit may move: its OF; a gun on its firing side counts its back side, to which it is turned (ruling Q34). */
export function allowance(s: Maleme, u: Unit): number {
  if (isPinned(s, u)) return 0
  if (!faceOf(s, u).immobile) return ofOf(s, u)
  const { back, backKind } = defOf(s, u)
  return backKind === 'fired' && !back.immobile && cell(s.side, u) === 0 ? back.of : 0
}

/** 4.1, 4.1.2 Why a unit may not step from where it stands into an adjacent space. */
export function refuseStep(s: Maleme, u: Unit, to: Space): Refusal | undefined {
  if (countAt(s, to, otherSeat(seatOf(s, u))) > 0) return enemyThere
  const company = defOf(s, u).company
  if (company >= 0 && cell(s.contacted, company) === 0 && cell(s.box.area, to) !== company) return outsideArea
  return undefined
}

/** Why a unit may not be selected for movement at all. */
export function refuseMove(s: Maleme, u: Unit): Refusal | undefined {
  if (!inPlay(s, u)) return notInPlay
  if (isPinned(s, u)) return pinnedUnit
  if (allowance(s, u) <= 0) return immobile
  for (const to of s.box.steps[at(s, u)] ?? []) if (!refuseStep(s, u, to)) return undefined
  return nowhere
}

/** Why a space that the unit does not touch cannot be entered now (the sea is no space of the board). */
const refuseFar = (s: Maleme, space: Space): Refusal => (isHex(s, space) ? notAdjacent : noWayBack)

/** 4.1.1 Whether antitank guns stop this unit where it stands. */
const stopsArmor = (s: Maleme, u: Unit): boolean => defOf(s, u).armored && antitankSees(s, at(s, u), u)

/**
 * What entering a space would bring: pinned by antitank guns, Defensive Fire with its odds.
 * A unit that guns will pin has no odds yet, since the marker it draws changes them.
 */
export function previewStep(s: Maleme, u: Unit, to: Space, moved: number): About {
  const path = [spaceId(s, at(s, u)), spaceId(s, to)]
  return standingIn(s, u, to, () => {
    const fire = isHex(s, to) ? expectedFire(s, u, to, moved) : undefined
    const stopped = stopsArmor(s, u)
    return {
      spaces: [spaceId(s, to)],
      path,
      text: text(stopped ? 'preview.antitank' : fire ? 'preview.fire' : 'preview.quiet'),
      ...(fire ? { pieces: [fire.lead, ...fire.supports].map((x) => unitId(s, x)) } : {}),
      ...(fire && !stopped ? { breakdowns: [breakdownOf(s, fire)] } : {}),
    }
  })
}

/** Whether a step, or stopping, makes dice or markers fall before anybody is asked again. */
function commitsStep(s: Maleme, u: Unit, to: Space | 'stop', moved: number, limit: number): Commits | undefined {
  const drawsFire = (space: Space): boolean =>
    isHex(s, space) &&
    standingIn(s, u, space, () => stopsArmor(s, u) || firersAt(s, space, otherSeat(seatOf(s, u))).length > 0)
  if (to !== 'stop' && drawsFire(to)) return 'roll'
  const lastStep = to === 'stop' || moved === limit || !isHex(s, to)
  return lastStep && rollsAfterAction(s, u) ? 'roll' : undefined
}

/** 4.1 One Movement action. */
export function* move(s: Maleme, u: Unit): Flow {
  const limit = allowance(s, u)
  if (faceOf(s, u).immobile) {
    s.side[u] = 1
    s.journal?.push({
      kind: 'note',
      seat: seatOf(s, u),
      rule: '4.1',
      text: text('log.limbered', { unit: { piece: unitId(s, u) } }),
      refs: [{ piece: unitId(s, u) }],
    })
  }
  const path = [at(s, u)]
  for (let moved = 0; moved < limit; ) {
    const from = at(s, u)
    const to = yield* choose<Maleme, number | 'stop'>(s, {
      id: 'step',
      seat: seatOf(s, u),
      rule: '4.1',
      of: [...(s.box.steps[from] ?? []), 'stop'],
      as: orButton<'stop'>(spaces),
      refuse: (c) => (c === 'stop' ? (moved === 0 ? mustMove : undefined) : refuseStep(s, u, c)),
      commits: (c) => commitsStep(s, u, c, moved + 1, limit),
      usual: (c) => c === 'stop',
      outside: (r) => ('space' in r ? refuseFar(s, s.box.spaces.indexOf(r.space)) : onlySpaces),
      prompt: () => text('ask.step', { unit: { piece: unitId(s, u) }, moved, limit }),
      about: () => ({ pieces: [unitId(s, u)], path: path.map((x) => spaceId(s, x)) }),
      preview: (c) => (c === 'stop' ? undefined : previewStep(s, u, c, moved + 1)),
      auto: false,
    })
    if (to === 'stop') break
    place(s, u, to)
    path.push(to)
    moved++
    journalStep(s, u, from, to)
    if (!isHex(s, to)) break
    if (yield* stoppedBy(s, u, moved)) break
  }
  noteForCheck(s, u)
}

function journalStep(s: Maleme, u: Unit, from: Space, to: Space): void {
  s.journal?.push({
    kind: 'move',
    seat: seatOf(s, u),
    rule: '4.1',
    text: text('log.move', {
      unit: { piece: unitId(s, u) },
      from: { space: spaceId(s, from) },
      to: { space: spaceId(s, to) },
    }),
    refs: [{ piece: unitId(s, u) }, { space: spaceId(s, to) }],
    path: [spaceId(s, from), spaceId(s, to)],
  })
}

/** 4.1.1, 4.1.3 What happens in a hex just entered; true when the unit must stop there. */
function* stoppedBy(s: Maleme, u: Unit, moved: number): Flow<boolean> {
  let stopped = false
  if (stopsArmor(s, u)) {
    pin(s, u, false, '4.1.1')
    stopped = true
  }
  const effect = yield* defensiveFire(s, u, moved, true)
  return stopped || effect !== 'none'
}
