// Organization Phases and the end of movement against their literal reading: who takes which mode, when, and for how much (9.22, 15.0).
import { item } from '@merkur/engine'
import { count, type Tally } from '@merkur/suite/literal'
import { describe, expect, it } from 'vitest'
import { CONCENTRATED, DISPERSED, printed, TRAVEL } from '../../box.ts'
import type { Unit } from '../../state.ts'
import { field, isGun, type Side } from './field.ts'
import { counters, def, everybody, hexName, nameOf, repeated, type Sheet, Watch } from './sheet.ts'

const NAMES = ['dispersed', 'concentrated', 'travel'] as const
const ORGANIZE = repeated('organize', (s) => s.stage !== 'act')
const LEAVE = repeated('leave-travel', (s) => s.stage !== 'leave-travel')

/**
 * 15.1 to 15.4 The modes that a unit has: guns Dispersed and Travel; headquarters Concentrated and Travel, some Dispersed
 * too; the others Dispersed and Concentrated, with the "t" of the motorized Travel as well; support groups one.
 */
const has = (u: Unit, mode: number): boolean => def(u).modes.includes(mode)

/** 15.0, 15.55 "not change a unit's mode directly from Dispersed to Travel (nor vice-versa)", but for those without a Concentrated mode. */
const isNext = (u: Unit, from: number, to: number): boolean =>
  from === CONCENTRATED || to === CONCENTRATED || !has(u, CONCENTRATED)

interface Phase {
  readonly seat: Side
  /** 13.14 Who has no orders. */
  readonly idle: ReadonlySet<Unit>
  readonly changed: Set<Unit>
  readonly spent: Map<Unit, number>
}

/** Units of the side on the map. */
const ours = (p: Sheet, { seat }: Phase): Unit[] =>
  everybody.filter((u) => def(u).seat === seat && !def(u).leader && item(p.at, u) >= 0 && item(p.at, u) < printed.hexes)

/** 15.0, 15.6, 13.14 "Only one organization change may be made per unit per Organization Phase." */
const mayTake = (p: Sheet, ph: Phase, u: Unit, to: number): boolean =>
  has(u, to) &&
  p.mode[u] !== to &&
  p.disrupted[u] === 0 &&
  !ph.changed.has(u) &&
  !ph.idle.has(u) &&
  isNext(u, item(p.mode, u), to)

/** 9.4 Unit by unit, or "when an entire stack changes mode". */
function organize(w: Watch, ph: Phase, tally: Tally): void {
  for (let acts = 0; ; acts++) {
    const { p } = w
    const units = ours(p, ph)
    const stacks = [...new Set(units.map((u) => item(p.at, u)))]
      .map((at) => counters(p, at).filter((u) => !def(u).leader))
      .filter((stack) => stack.length > 1)
    const single = [0, 1, 2].flatMap((m) => units.filter((u) => mayTake(p, ph, u, m)).map((u) => ({ m, group: [u] })))
    const whole = [0, 1, 2].flatMap((m) =>
      stacks.filter((of) => of.every((u) => mayTake(p, ph, u, m))).map((group) => ({ m, group })),
    )
    const keyOf = ({ m, group }: { m: number; group: readonly Unit[] }): string =>
      group.length > 1
        ? `stack-${NAMES[m]} ${hexName(item(p.at, group[0] ?? -1))}`
        : `to-${NAMES[m]} ${nameOf(group[0] ?? -1)}`
    const all = [...single, ...whole]
    const key = w.ask('organize', ph.seat, ['done', ...all.map(keyOf)], (of) =>
      acts > 12 ? 'done' : w.prefer(of, (k) => k.startsWith('stack') || w.chance(3) === 1),
    )
    if (key === 'done') return
    const chosen = all.find((x) => keyOf(x) === key)
    for (const u of chosen?.group ?? []) {
      p.mode[u] = chosen?.m ?? -1
      ph.changed.add(u)
    }
    count(tally, (chosen?.group.length ?? 0) > 1 ? 'stack' : 'unit')
    if (chosen?.m === TRAVEL) count(tally, isGun(chosen.group[0] ?? -1) ? 'gun to Travel' : 'to Travel')
  }
}

/** 9.22, 15.51 "remove a Travel mode marker at the end of a Movement Phase at a cost of one Movement point"; nobody enters it. */
function leave(w: Watch, ph: Phase, tally: Tally): void {
  for (;;) {
    const { p } = w
    const may = (u: Unit, to: number): boolean =>
      p.mode[u] === TRAVEL &&
      p.disrupted[u] === 0 &&
      !ph.idle.has(u) &&
      has(u, to) &&
      isNext(u, TRAVEL, to) &&
      (ph.spent.get(u) ?? 0) + 1 <= 4
    const all = [DISPERSED, CONCENTRATED].flatMap((m) =>
      ours(p, ph)
        .filter((u) => may(u, m))
        .map((u) => ({ m, u })),
    )
    const keyOf = ({ m, u }: { m: number; u: Unit }): string => `leave-${NAMES[m]} ${nameOf(u)}`
    const key = w.ask('leave', ph.seat, ['done', ...all.map(keyOf)], (of) => w.prefer(of, (k) => k !== 'done'))
    const chosen = all.find((x) => keyOf(x) === key)
    if (chosen === undefined) return
    p.mode[chosen.u] = chosen.m
    ph.spent.set(chosen.u, (ph.spent.get(chosen.u) ?? 0) + 1)
    count(tally, isGun(chosen.u) ? 'gun unlimbers' : 'leaves Travel')
  }
}

const phaseOf = (seat: Side, idle: ReadonlySet<Unit>): Phase => ({ seat, idle, changed: new Set(), spent: new Map() })
const KEPT = ['at', 'place', 'mode', 'strength', 'disrupted', 'depleted'] as const

describe('15.5 changes of mode in random fields', () => {
  it('[15.0/6 15.3/1 15.54 15.55] every question of 80 Organization Phases offers what the reading does', () => {
    const tally: Tally = {}
    for (let n = 0; n < 80; n++) {
      const { s, seat, idle } = field(`modes ${n}`, { german: 9, commonwealth: 2 })
      const w = new Watch(s, 'organize', `modes ${n}`, KEPT, ORGANIZE)
      organize(w, phaseOf(seat, idle), tally)
      w.end()
    }
    for (const what of ['unit', 'stack', 'to Travel', 'gun to Travel'])
      expect([what, (tally[what] ?? 0) > 15]).toEqual([what, true])
  })

  it('[9.22 15.51 15.55] who may leave Travel mode at the end of 80 Conditional Movement Phases, with the points that are left', () => {
    const tally: Tally = {}
    for (let n = 0; n < 80; n++) {
      const { s, seat, idle } = field(`leave ${n}`, { german: 13, commonwealth: 11 })
      const ph = phaseOf(seat, idle)
      s.stage = 'leave-travel'
      for (const u of everybody) {
        const eighths = [0, 8, 23, 24, 25, 32, 40][(u + n) % 7] ?? 0
        s.spent[u] = eighths
        ph.spent.set(u, eighths / 8)
      }
      const w = new Watch(s, 'leave-travel', `leave ${n}`, KEPT, LEAVE)
      leave(w, ph, tally)
      w.end()
    }
    for (const what of ['gun unlimbers', 'leaves Travel']) expect([what, (tally[what] ?? 0) > 15]).toEqual([what, true])
  })
})
