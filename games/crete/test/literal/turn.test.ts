// Chapters 3.1, 4, 5.2 to 5.4, 8 and 8.4 against the literal reading: activations, arrivals, aims, and how a turn begins.
import { cell, fastChance, item } from '@merkur/engine'
import { describe, expect, test } from 'vitest'
import { type Crete, countAt, place } from '../../state.ts'
import { drop, land, landingFight } from './arrivals.ts'
import { scatter } from './scatter.ts'
import { activate, aim, before, turnStart } from './turn.ts'
import { compare } from './watch.ts'

type Dice = ReturnType<typeof fastChance>

/** A crowded position in another moment of a turn. */
const moment =
  (change: (s: Crete, chance: Dice) => void) =>
  (seed: string): Crete => {
    const s = scatter(seed)
    s.doing = 'choosing'
    s.active = -1
    change(s, fastChance(`turn ${seed}`))
    return s
  }

const once = (chance: Dice, inN: number): boolean => chance.die(inN) === 1

/** Some German counters that are not on the map wait, whatever their date. */
function wait(s: Crete, chance: Dice, share: number): void {
  for (const u of s.box.sides.german)
    if (cell(s.at, u) < 0 && chance.die(share) > 1) {
      place(s, u, s.box.boxes.reinforcements ?? -1)
      s.reduced[u] = 0
      s.scatter[u] = 0
      s.deed[u] = 0
    }
}

function fields(s: Crete, chance: Dice): void {
  s.airDue = chance.die(8) - 1
  s.convoy = once(chance, 2) ? 'passed' : 'sea'
  s.crashed = once(chance, 3)
  for (const a of s.box.everywhere) s.owner[a] = chance.die(3) - 1
  for (const u of s.box.sides.german) if (cell(s.deed, u) === 3 && once(chance, 2)) s.ashore[u] = 1
}

const PARTS = [
  'pieces',
  'forts',
  'initiative',
  'lost',
  'moved',
  'limit',
  'counted',
  'activated',
  'active',
  'used',
  'doing',
  'airDue',
] as const

describe('between activations in crowded positions', () => {
  test('[3.1 4] what a side may activate, and what comes of it, agree with the printed text', () => {
    const make = moment((s, chance) => {
      fields(s, chance)
      if (once(chance, 2)) wait(s, chance, 6)
      s.boxUsed = once(chance, 3)
      s.skyUsed = once(chance, 3)
      for (const u of s.box.aircraft) s.flown[u] = once(chance, 2) ? 1 : 0
      for (const a of s.box.everywhere) s.activated[a] = once(chance, 3) ? 1 : 0
      if (s.side === 'commonwealth' && once(chance, 2)) s.moved = s.limit
    })
    const met = compare('activate', 900, 'activate', make, activate, PARTS)
    for (const [verb, least] of Object.entries({
      end: 40,
      box: 10,
      sky: 15,
      extra: 5,
      fight: 10,
      again: 60,
      area: 120,
    }))
      expect(met[verb], verb).toBeGreaterThan(least)
  }, 120_000)

  test('[5.2 13.1] the drop of a group, with printed and with free drops', () => {
    const make = moment((s, chance) => {
      s.side = 'german'
      s.stage = 'german'
      s.doing = 'placing'
      const group = item(
        s.box.groups.filter((g) => g.kind === 'drop'),
        chance.die(3) - 1,
      )
      s.turn = group.turn
      s.freeDrops = once(chance, 2)
      wait(s, chance, 4)
      const first = item(group.units, 0)
      place(s, first, s.box.boxes.reinforcements ?? -1)
      s.reduced[first] = 0
      s.scatter[first] = 0
      s.deed[first] = 0
      for (const u of s.box.sides.german) s.glider[u] = once(chance, 3) ? 1 : 0
    })
    const met = compare('drop', 300, 'drop', make, drop, PARTS)
    expect(met.asked).toBeGreaterThan(60)
    expect(met.printed).toBeGreaterThan(10)
  }, 120_000)

  test('[5.2] the combats of those who landed among enemies', () => {
    const make = (seed: string): Crete => {
      const s = moment((x, chance) => {
        x.side = 'german'
        x.stage = 'german'
        x.doing = 'fighting'
        for (const u of x.box.sides.german) {
          if (cell(x.at, u) < 0) continue
          const owes = countAt(x, cell(x.at, u), 'commonwealth') > 0 && item(x.box.units, u).kind !== 'leader'
          x.deed[u] = owes && chance.die(4) > 1 ? 3 : 1
          x.scatter[u] = item(x.box.units, u).para && once(chance, 2) ? 1 : 0
        }
      })(seed)
      const fights = s.box.sides.german.some((u) => cell(s.deed, u) === 3 && item(s.box.units, u).leadsAssault)
      return fights ? s : make(`${seed}'`)
    }
    const met = compare('landing-fight', 400, 'landing-fight', make, landingFight, PARTS)
    expect(met.fought).toBe(400)
  }, 120_000)

  test('[5.3 5.4] who may land where by air and by sea, and how', () => {
    const make = moment((s, chance) => {
      s.side = 'german'
      s.stage = 'german'
      s.doing = 'landing'
      fields(s, chance)
      wait(s, chance, 3)
      s.turn = Math.max(s.turn, 6 + chance.die(4))
    })
    const met = compare('land', 500, 'land', make, land, PARTS)
    for (const [how, least] of Object.entries({
      airfield: 8,
      sea: 40,
      crash: 5,
      'on a beach': 5,
      done: 2,
      nobody: 20,
    }))
      expect(met[how], how).toBeGreaterThan(least)
  }, 120_000)

  test('[8] aircraft are given their areas', () => {
    const make = moment((s, chance) => {
      s.side = 'german'
      s.stage = 'german'
      s.doing = 'aiming'
      for (const u of s.box.aircraft) s.flown[u] = once(chance, 2) ? 1 : 0
    })
    const met = compare('aim', 300, 'aim', make, aim, PARTS)
    expect(met.sent).toBeGreaterThan(200)
  }, 120_000)

  test('[8.4] the bombing before the invasion', () => {
    const make = moment((s, chance) => {
      s.turn = 1
      s.side = 'german'
      s.stage = 'bombing'
      for (const u of s.box.sides.german) {
        place(s, u, s.box.boxes.reinforcements ?? -1)
        s.scatter[u] = 0
      }
      for (const u of s.box.sides.commonwealth) s.deed[u] = 0
      for (const a of s.box.everywhere) s.visited[a] = once(chance, 3) ? 1 : 0
    })
    const met = compare('before', 500, 'bombing', make, before, [...PARTS, 'looked'])
    expect(met.bombed).toBeGreaterThan(250)
  }, 120_000)

  test('[3.2 5.3 8] the beginning of a turn', () => {
    const make = moment((s, chance) => {
      s.stage = 'turn-start'
      fields(s, chance)
      for (const u of s.box.aircraft) s.flown[u] = once(chance, 2) ? 1 : 0
    })
    const met = compare('turn-start', 300, 'turn-start', make, turnStart, [...PARTS, 'side'])
    for (const [kind, least] of Object.entries({ later: 100, morning: 10, group: 30 }))
      expect(met[kind], kind).toBeGreaterThan(least)
  }, 120_000)
})
