// 5.4 The Royal Navy: each turn from turn 6 the Commonwealth tests whether it finds the convoy.
import { type Flow, item, text } from '@merkur/engine'
import { line, piece } from '../naming.ts'
import { at, type Crete, type Unit } from '../state.ts'
import { rollWithInitiative } from './initiative.ts'
import { eliminate } from './losses.ts'
import { drawUnit } from './lots.ts'

/** The tested convoy: its group, once its first test has come. */
const group = (s: Crete) => s.box.groups.find((g) => g.tested)

/** Whether a test is due in this Commonwealth turn. */
const testDue = (s: Crete): boolean => {
  const first = s.box.tables.turns.find((t) => t.first_interception !== '')?.turn ?? 99
  return s.convoy === 'sea' && s.turn >= first && aboard(s).length > 0
}

/** Counters that are still in the convoy (ruling N40: one that has landed otherwise is not). */
const aboard = (s: Crete): Unit[] => (group(s)?.units ?? []).filter((u) => at(s, u) === s.box.waiting)

function loseAll(s: Crete, units: readonly Unit[]): void {
  for (const u of units) eliminate(s, u, '5.4')
}

/** 5.4 One test, with its second die where destroyers find the convoy. */
export function* interception(s: Crete): Flow {
  s.stage = 'limit'
  if (!testDue(s)) return
  const dice = yield* rollWithInitiative(s, {
    rule: '5.4',
    name: 'interception',
    dice: 1,
    rollsOn: () => true,
    displeases: (d) => resultOf(s, item(d, 0)) === 'passes',
  })
  const die = item(dice, 0)
  const result = resultOf(s, die)
  s.journal?.push(
    line(
      'roll',
      '5.4',
      `log.convoy-${result}`,
      { die },
      {
        seat: 'commonwealth',
        roll: { dice, sides: 6, result: text(`convoy.${result}`), facts: { result } },
      },
    ),
  )
  if (result === 'passes') s.convoy = 'passed'
  else if (result === 'destroyed') {
    loseAll(s, aboard(s))
    s.convoy = 'lost'
  } else if (result === 'attacked') yield* destroyers(s)
}

const resultOf = (s: Crete, die: number): 'passes' | 'delayed' | 'attacked' | 'destroyed' =>
  s.box.tables.interception.find((r) => r.roll === die)?.result ?? 'delayed'

function* destroyers(s: Crete): Flow {
  const dice = yield* rollWithInitiative(s, {
    rule: '5.4',
    name: 'convoy',
    dice: 1,
    rollsOn: () => true,
    displeases: () => false,
  })
  const row = s.box.tables.convoyLosses.find((r) => r.roll === item(dice, 0))
  const left = aboard(s)
  const lost = Math.min(row?.lost ?? 0, left.length)
  s.journal?.push(
    line(
      'roll',
      '5.4',
      row?.rest === 'passes' ? 'log.losses-pass' : 'log.losses-turn-back',
      { lost },
      {
        seat: 'commonwealth',
        roll: { dice, sides: 6, facts: { lost, result: row?.rest ?? '' } },
      },
    ),
  )
  for (let n = 0; n < lost; n++) {
    const u = drawUnit(s, aboard(s), 'convoy')
    s.journal?.push(line('draw', '5.4', 'log.sunk', { unit: piece(s, u) }, { seat: 'german' }))
    eliminate(s, u, '5.4')
  }
  if (row?.rest === 'passes') s.convoy = 'passed'
  else {
    loseAll(s, aboard(s))
    s.convoy = 'lost'
  }
}
