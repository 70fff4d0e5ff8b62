// 7.0 Artillery: which guns may fire or support, and how far they reach.
import { cell, type Refusal, refusal } from '@merkur/engine'
import { defOf, distance, here, isHex, type Kreta, type Seat, type Unit } from '../state.ts'

export const gunInContact = refusal('7.51', 'refuse.gun-in-contact')
export const gunHasFired = refusal('7.34', 'refuse.gun-has-fired')
export const gunDisplaced = refusal('6.47', 'refuse.gun-displaced')
export const gunSilenced = refusal('7.42', 'refuse.gun-silenced')
export const gunOutOfRange = refusal('7.24', 'refuse.gun-out-of-range')
export const gunNotOnMap = refusal('7.24', 'refuse.gun-not-on-map')

/** 7.42, 7.51, 6.47 Why a gun (a unit that is one) cannot fire at a distance in this phase. */
export function refuseGun(s: Kreta, u: Unit): Refusal | undefined {
  if (!isHex(s, here(s, u))) return gunNotOnMap
  if (cell(s.direct, u) === 1) return gunInContact
  if (cell(s.fired, u) === 1) return gunHasFired
  if (cell(s.displaced, u) === 1) return gunDisplaced
  return cell(s.fought, u) === 1 ? gunSilenced : undefined
}

/** 7.24, 7.32, 7.46 Whether one of these units at least is in range. */
export const reaches = (s: Kreta, gun: Unit, targets: readonly Unit[]): boolean => {
  const { range } = defOf(s, gun)
  return targets.some((t) => distance(s, here(s, gun), here(s, t)) <= range)
}

/** Guns of a side that could fire at, or for, one of these units. */
export const gunsFor = (s: Kreta, seat: Seat, targets: readonly Unit[]): Unit[] =>
  s.box.guns[seat].filter((u) => !refuseGun(s, u) && reaches(s, u, targets))

/** Whether a face-down counter lies so near to one of these units that it could be a gun in range. */
export function mayHideGun(s: Kreta, targets: readonly Unit[]): boolean {
  const longest = Math.max(...s.box.guns.british.map((u) => defOf(s, u).range))
  return s.maskAt.some((hex) => hex >= 0 && targets.some((t) => distance(s, hex, here(s, t)) <= longest))
}

/** Whether a side has a gun that could fire at a unit. */
export const hasGunFor = (s: Kreta, seat: Seat, target: Unit): boolean => {
  const targets = [target]
  for (const u of s.box.guns[seat]) if (!refuseGun(s, u) && reaches(s, u, targets)) return true
  return false
}
