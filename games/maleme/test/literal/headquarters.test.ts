// 4.4 against the literal reading: which HQ actions are open, their numbers, what they bring.
import { describe, expect, test } from 'vitest'
import { impulse } from './impulse.ts'
import { scatter } from './scatter.ts'
import { compare } from './watch.ts'
import { wishing } from './wishing.ts'

const verbs = ['contact', 'matildas', 'engineers', 'maori', 'stuka', 'seize']

describe('4.4 HQ actions', () => {
  test('in crowded positions every HQ action agrees with the printed text', () => {
    const met = compare('hq', 900, 'impulse', scatter, (w, tally) => {
      impulse(w, wishing(w, tally, w.any(verbs), ...(w.chance(2) === 1 ? verbs : [])))
    })
    for (const verb of verbs) expect([verb, (met[verb] ?? 0) > 15]).toEqual([verb, true])
  }, 120_000)
})
