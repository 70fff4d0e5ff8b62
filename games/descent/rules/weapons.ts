// Heavy weapons beside infantry: several at one target, or in one assault, need as many infantry-type units of their own (20.12).
import { type Refusal, refusal } from '@merkur/engine'
import { type Descent, defOf, type Unit } from '../state.ts'
import { sharesFormation } from './chain.ts'
import { firerOf, targetOf } from './fire-targets.ts'

export const unsupported = refusal('20.12', 'refuse.weapons-unsupported')

const isWeapons = (s: Descent, u: Unit): boolean => defOf(s, u).type === 'heavy-weapons'

/** 20.12 Whether each of these heavy weapons finds an infantry-type unit of its formation for itself; one alone needs none. */
export function areSupported(s: Descent, weapons: readonly Unit[], others: readonly Unit[]): boolean {
  if (weapons.length < 2) return true
  const free = others.filter((u) => defOf(s, u).kind.infantry_type)
  const pair = (i: number, left: readonly Unit[]): boolean => {
    const w = weapons[i]
    if (w === undefined) return true
    return left.some(
      (u) =>
        sharesFormation(s, w, u) &&
        pair(
          i + 1,
          left.filter((x) => x !== u),
        ),
    )
  }
  return pair(0, free)
}

/** 20.12 Whether a group may assault as far as its heavy weapons go. */
export const weaponsAreSupported = (s: Descent, units: readonly Unit[]): boolean =>
  areSupported(
    s,
    units.filter((u) => isWeapons(s, u)),
    units,
  )

/**
 * 20.12 Why a second heavy weapons unit may not fire at this target: as many infantry-type units of their formation must
 * have fired at it before. `firers` are those of the declaration.
 */
export function refuseWeapons(s: Descent, shot: number, firers: readonly Unit[]): Refusal | undefined {
  const firer = firerOf(shot)
  if (!isWeapons(s, firer)) return undefined
  const target = targetOf(shot)
  const before = firers.filter((u) => s.shots.some((x) => firerOf(x) === u && targetOf(x) === target))
  const weapons = [...before.filter((u) => isWeapons(s, u)), firer]
  return areSupported(s, weapons, before) ? undefined : unsupported
}
