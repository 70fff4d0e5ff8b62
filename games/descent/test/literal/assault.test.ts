// Close assault against its literal reading in random positions.
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { printed } from '../../box.ts'
import { assaultCase } from '../../rules/assault-case.ts'
import { readAssault, readOdds } from './assault.ts'
import { lots, pile, scattered } from './scatter.ts'

describe('9.7 close assault', () => {
  it('over every hexside between enemies of 200 crowded positions differentials, value and odds agree', () => {
    const met: Record<string, number> = {}
    for (let n = 0; n < 200; n++) {
      const seed = `assault ${n}`
      const { below } = lots(`${seed} who`)
      const s = scattered(seed, 4)
      const hexes = [
        ...new Set(printed.units.flatMap((_, u) => (cell(s.at, u) < printed.hexes ? [cell(s.at, u)] : []))),
      ]
      for (const from of hexes)
        for (let d = 0; d < 6; d++) {
          const to = cell(printed.board.around, 6 * from + d)
          const there = to < 0 ? [] : pile(s, to).filter((u) => !printed.units[u]?.leader)
          const all = pile(s, from).filter((u) => !printed.units[u]?.leader)
          const attackers = all.filter(() => below(4) > 0)
          if (there.length === 0 || attackers.length === 0) continue
          if (printed.units[there[0] ?? -1]?.seat === printed.units[attackers[0] ?? -1]?.seat) continue
          const leaders = pile(s, from).filter((u) => printed.units[u]?.leader)
          const found = assaultCase(s, { attackers, from, to, leaders })
          const read = readAssault(s, attackers, from, to)
          const name = `${seed}: ${printed.board.ids[from]} on ${printed.board.ids[to]}`
          expect([
            name,
            found.effectiveness.differential,
            found.morale.differential,
            found.value === 0 ? 'D' : `${found.value}`,
            found.strength.attacker,
            found.strength.defender,
            found.odds,
          ]).toEqual([
            name,
            read.effectiveness,
            read.morale,
            read.value,
            read.attack,
            read.defence,
            readOdds(read.attack, read.defence),
          ])
          met[found.odds] = (met[found.odds] ?? 0) + 1
          met[found.value === 0 ? 'D' : 'value'] = (met[found.value === 0 ? 'D' : 'value'] ?? 0) + 1
        }
    }
    for (const what of ['1:4', '1:2', '1:1', '2:1', '5:1', 'D', 'value'])
      expect([what, (met[what] ?? 0) > 10]).toEqual([what, true])
  })
})
