// 5.1 against the literal reading: drift, landing, displacement, chits, the fire from the ground.
import { count } from '@merkur/suite/literal'
import { describe, expect, test } from 'vitest'
import { drop } from './drop.ts'
import { scatterDrop } from './scatter.ts'
import { all, inPlay } from './sheet.ts'
import { compare } from './watch.ts'

describe('5.1 drops', () => {
  test('over crowded zones every landing agrees with the printed text', () => {
    const met = compare('drop', 1000, 'drop', scatterDrop, (w, tally) => {
      const { pieces } = w.p
      const waiting = all(w.p).filter((x) => x.where === 'waiting')
      drop(w)
      const unit = waiting.find((x) => x.where !== 'waiting')
      count(tally, unit?.where === 'B' ? 'zone B' : unit && !inPlay(unit) ? 'lost' : unit?.back ? 'reduced' : 'landed')
      if (Object.values(pieces).some((x) => x.regroup === 'spare')) count(tally, 'empty cup')
    })
    for (const what of ['zone B', 'lost', 'reduced', 'landed'])
      expect([what, (met[what] ?? 0) > 10]).toEqual([what, true])
  }, 120_000)
})
