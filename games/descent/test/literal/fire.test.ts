// Fire against its literal reading in random positions.
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { printed } from '../../box.ts'
import { fireCase } from '../../rules/fire-case.ts'
import { refuseShot } from '../../rules/fire-targets.ts'
import { columnOfFire, mayFire } from './fire.ts'
import { lots, scattered } from './scatter.ts'

describe('6.0 fire combat', () => {
  it('[7.2/1 14.31 charts-and/6 charts-and/11] in 100 crowded positions the same units may fire at the same targets, in the same columns', () => {
    const met = { may: 0, not: 0, column: 0, leader: 0 }
    for (let n = 0; n < 100; n++) {
      const seed = `fire ${n}`
      const { pick, below } = lots(`${seed} phase`)
      const s = scattered(seed, pick([3, 5, 7, 10, 12, 14]))
      const here = printed.units.flatMap((_, u) => (cell(s.at, u) < printed.hexes ? [u] : []))
      for (const firer of here)
        for (const target of here) {
          if (printed.units[firer]?.seat === printed.units[target]?.seat) continue
          const may = mayFire(s, firer, target)
          const name = `${seed}: ${printed.units[firer]?.id} at ${printed.units[target]?.id}`
          const refused = refuseShot(s, firer, target)
          expect([name, refused === undefined, refused?.id]).toEqual([name, may, refused?.id])
          met[may ? 'may' : 'not']++
          if (!may) continue
          if (printed.units[target]?.leader) {
            met.leader++
            continue
          }
          const penalty = below(4)
          const opportunity = below(2) === 0
          const { column } = fireCase(s, firer, target, { penalty, opportunity })
          expect([name, column]).toEqual([name, columnOfFire(s, firer, target, penalty, opportunity)])
          met.column++
        }
    }
    for (const [what, count] of Object.entries(met)) expect([what, count > 5]).toEqual([what, true])
  })
})
