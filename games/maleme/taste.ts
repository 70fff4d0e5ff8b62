// What each side of 12 Hours at Maleme likes to do, in weights found by play.
import type { Seat } from './state.ts'

/** How much a side likes what it can do: weights found by playing doctrine against doctrine (`scripts/tune-maleme.ts`). */
export interface Taste {
  /** A fire, per expected hit. */
  readonly fire: number
  readonly direct: number
  readonly refitPin: number
  readonly refitRegroup: number
  readonly refitGun: number
  /** Walking onto a goal within reach; towards one further off; towards a guarded star; anywhere else. */
  readonly goal: number
  readonly far: number
  readonly approach: number
  readonly idle: number
  /** What a fire on the way costs, per expected hit. */
  readonly risk: number
  /** Worth of a contact, of the Stukas, of seizing the Initiative. */
  readonly contact: number
  readonly stuka: number
  readonly seize: number
  /** Extra weight of a target on a star, and of one already pinned. */
  readonly starTarget: number
  readonly pinnedTarget: number
}

export const TASTE: Readonly<Record<Seat, Taste>> = {
  german: {
    fire: 1.2,
    direct: 1.25,
    refitPin: 0.35,
    refitRegroup: 0.55,
    refitGun: 0.5,
    goal: 0.77,
    far: 0.4,
    approach: 0.3,
    idle: 0.08,
    risk: 0.7,
    contact: 0,
    stuka: 1.1,
    seize: 0.6,
    starTarget: 0.675,
    pinnedTarget: 1.15,
  },
  allied: {
    fire: 0.6,
    direct: 1.25,
    refitPin: 0.175,
    refitRegroup: 0.55,
    refitGun: 0.7,
    goal: 0.55,
    far: 0.3,
    approach: 0.05,
    idle: 0.05,
    risk: 0.55,
    contact: 7,
    stuka: 0,
    seize: 0,
    starTarget: 1.35,
    pinnedTarget: 4.6,
  },
}

export type Tastes = Readonly<Record<Seat, Taste>>
