// The set-up of every scenario against the printed lists: who stands on the map or comes later, and with which Strength (27.2, 28.2 to 33.3).
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { printed } from '../../box.ts'
import { markersLeft } from '../../rules/scenario-set-up.ts'
import type { Descent } from '../../state.ts'
import { begin } from '../scenario-positions.ts'
import { DISRUPTED, LEADERS, REINFORCEMENTS, SET_UP } from './lists.ts'
import { def, everybody, nameOf } from './sheet.ts'

/** Rulings H8, H9, H11: what the lists misprint, by scenario; `*` in all of them. Nothing: printed twice by mistake. */
const MISPRINTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '*': {
    'King Phillip of Greece': 'King George',
    '27 NSMG': '27 NZMG',
    '7 OH': '7 GH',
    '4 FR/1C': '4FR/1C',
    '5 FR/1C': '5FR/1C',
    'MG/2/8': 'H/2/8',
    'III/3/13': 'III/13',
    '7R/13': '7R/MG/13',
  },
  // One of the three platoons, by the display the first.
  30: { '5R/10 Bde': '8R/10 Bde', '27 NZMG': '27 NZMG.1' },
  32: { '7R/I/5': '7R/I/3' },
}

interface Entry {
  readonly unit: string
  /** As printed; null for full Strength. */
  readonly strength: number | null
}

/** "27 Bty/5 (both) [4, 3]", "95 Arty/1 through 95 Arty/8", "A/22 [3]". */
function entriesOf(list: string, scenario: string): Entry[] {
  return list.split(';').flatMap((text): Entry[] => {
    const entry = text.replace(/\s+/g, ' ').trim()
    if (entry === '') return []
    const [, printedName = '', , many, points] =
      /^(.*?)(?: \(((?:all )?(both|two|three|four))\))?(?: \[([\d, ]+)\])?$/.exec(entry) as unknown as string[]
    const range = /^(.*\/)(\d+) through .*\/(\d+)$/.exec(printedName)
    const name = MISPRINTS[scenario]?.[printedName] ?? MISPRINTS['*']?.[printedName] ?? printedName
    const count = { both: 2, two: 2, three: 3, four: 4 }[many ?? ''] ?? 1
    const ids = range
      ? Array.from({ length: Number(range[3]) - Number(range[2]) + 1 }, (_, i) => `${range[1]}${Number(range[2]) + i}`)
      : count === 1
        ? [name]
        : Array.from({ length: count }, (_, i) => `${name}.${i + 1}`)
    const strengths = points?.split(',').map(Number)
    return ids.map((id, i) => ({ unit: id.replaceAll(' ', '-'), strength: strengths?.[i] ?? null }))
  })
}

/** Ruling H9: the reserves that 29.3, and the first four of 30.2, call III/3. */
const asReserve = ({ unit, strength }: Entry): Entry => ({ unit: unit.replace(/^III\/3\//, 'II/3/'), strength })

/** The printed list as the house reads it: rulings H5, H9, H10, H11. */
function readSetUp(scenario: string): Entry[] {
  const list = entriesOf(SET_UP[scenario] ?? '', scenario)
  if (scenario === '30') {
    const first = list.findIndex((e) => e.unit.startsWith('III/3/'))
    return list.map((e, i) => (i >= first && i < first + 4 ? asReserve(e) : e))
  }
  if (scenario === '31') return [...list, { unit: '28/5-Bde', strength: 5 }]
  if (scenario !== '29') return list
  const once = list.filter((e, i) => list.findIndex((x) => x.unit === e.unit) === i)
  return [...once, { unit: '23-LAA/RM', strength: null }]
}
const readReinforcements = (scenario: string): Entry[] =>
  entriesOf(REINFORCEMENTS[scenario] ?? '', scenario)
    .filter((e) => e.unit !== '23-LAA/RM')
    .map((e) => (scenario === '29' ? asReserve(e) : e))
    // 28.3 has the mobile section of the battery, the second counter of that name.
    .map((e) => (e.unit === 'C-HAA/RM' ? { ...e, unit: 'C-HAA/RM.2' } : e))

const full = (unit: string): number => def(everybody.findIndex((u) => nameOf(u) === unit)).strength
const counted = (entries: readonly Entry[]): string[] =>
  entries.map((e) => `${e.unit} ${e.strength ?? full(e.unit)}`).sort()

const isOnMap = (s: Descent, u: number): boolean => cell(s.at, u) >= 0 && cell(s.at, u) < printed.hexes
/** Who is so in a position, leaders apart, with Strength. */
const found = (s: Descent, is: (u: number) => boolean): string[] =>
  everybody
    .filter((u) => !def(u).leader && is(u))
    .map((u) => `${nameOf(u)} ${cell(s.strength, u)}`)
    .sort()
const leaders = (is: (u: number) => boolean): string[] =>
  everybody
    .filter((u) => def(u).leader && is(u))
    .map(nameOf)
    .sort()
const named = (list: string, scenario: string): string[] =>
  entriesOf(list, scenario)
    .map((e) => e.unit)
    .sort()

/** 29.2 "All German units initially set up enter via the Air Landing Routine". */
const landsFirst = (s: Descent, u: number): boolean => cell(s.at, u) === printed.boxes.air && cell(s.due, u) === 1

describe('27.2 the printed lists', () => {
  it.each(['28', '30', '31', '32'])(
    '[27.21 28.2 30.2 31.2 32.2] who is set up in Scenario %s, with which Strength, and who leads',
    (id) => {
      const s = begin(id)
      expect(found(s, (u) => isOnMap(s, u))).toEqual(counted(readSetUp(id)))
      expect(leaders((u) => isOnMap(s, u))).toEqual(named(LEADERS[id] ?? '', id))
    },
  )

  it.each(['29', 'bg'])(
    '[29.2 33.2] %s: the Commonwealth on the map, the paratroops in the air, all at full Strength',
    (id) => {
      const s = begin(id)
      expect(found(s, (u) => isOnMap(s, u) || landsFirst(s, u))).toEqual(counted(readSetUp('29')))
      expect(leaders((u) => isOnMap(s, u) || landsFirst(s, u))).toEqual(named(LEADERS['29'] ?? '', '29'))
      for (const u of everybody)
        if (isOnMap(s, u)) expect([nameOf(u), def(u).seat]).toEqual([nameOf(u), 'commonwealth'])
    },
  )

  it.each(['28', '29', '30', '31', '32'])(
    '[27.3 28.3 29.3 30.3 31.3 32.3] who comes later to Scenario %s, and nobody else is in it',
    (id) => {
      const s = begin(id)
      const later = (u: number): boolean =>
        [printed.boxes.off, printed.boxes.air].includes(cell(s.at, u)) && !landsFirst(s, u)
      const expected = readReinforcements(id)
      const isLeader = (e: Entry): boolean => everybody.some((u) => nameOf(u) === e.unit && def(u).leader)
      expect(found(s, later)).toEqual(counted(expected.filter((e) => !isLeader(e))))
      expect(leaders(later)).toEqual(expected.filter(isLeader).map((e) => e.unit))
      for (const u of everybody) if (later(u)) expect([nameOf(u), cell(s.due, u) >= s.turn]).toEqual([nameOf(u), true])
    },
  )

  it('[33.2 33.3] in the Battle Game everybody else comes later, and these begin Disrupted', () => {
    const s = begin('bg')
    for (const u of everybody) expect([nameOf(u), cell(s.at, u) === printed.boxes.out]).toEqual([nameOf(u), false])
    expect(
      everybody
        .filter((u) => cell(s.disrupted, u) === 1)
        .map(nameOf)
        .sort(),
    ).toEqual(named(DISRUPTED, 'bg'))
    for (const id of ['28', '29', '30', '31', '32'])
      expect([id, begin(id).disrupted.some((x) => x === 1)]).toEqual([id, false])
  })

  it.each([
    ['28', 82, 4, 88, 'commonwealth', 0, 0],
    ['29', 1, 4, 9, 'commonwealth', 0, 0],
    ['30', 13, 10, 23, 'commonwealth', 7, 5],
    ['31', 54, 3, 63, 'german', 5, 4],
    ['32', 19, 8, 27, 'german', 5, 3],
    ['bg', 1, 4, 88, 'commonwealth', 0, 0],
  ] as const)(
    '[27.1 30.2 31.2 32.2] %s: first turn and phase, last turn, who sets up first, Supply markers',
    (id, turn, phase, last, first, german, commonwealth) => {
      const s = begin(id)
      expect([s.turn, s.phase, printed.scenarios[s.scenario]?.row.lastTurn, s.acting]).toEqual([
        turn,
        phase,
        last,
        first,
      ])
      expect([markersLeft(s, 'german'), markersLeft(s, 'commonwealth')]).toEqual([german, commonwealth])
    },
  )
})
