// Facts of turns, map and order of battle that the rulings settle where the printed text errs (rulings H2 to H14).
import { describe, expect, it } from 'vitest'
import { printed } from '../box.ts'
import { hex, unit } from './support.ts'

const { turns } = printed.tables
const scenario = (id: string) => printed.scenarios.find((x) => x.id === id)
const setup = (id: string, u: string) => scenario(id)?.setups.get(unit(u))

describe('facts the rulings settle', () => {
  it.each([
    [1, '20 May 1941', '0801-1000'],
    [9, '21 May 1941', '0201-0600'],
    [13, '21 May 1941', '1201-1400'],
    [80, '28 May 1941', '0601-0800'],
    [82, '28 May 1941', '1001-1200'],
    [88, '28 May 1941', '2201-0200'],
  ])('ruling H2: turn %i is %s, %s', (turn, date, time) => {
    expect(turns[turn - 1]).toMatchObject({ turn, date, time })
  })

  it('ruling H2: ten slots a day, two of them by night', () => {
    for (const t of turns) expect([t.turn, t.night]).toEqual([t.turn, [8, 9].includes(t.turn % 10)])
  })

  it('ruling H3: Scenario 28 runs from turn 82 to 88', () => {
    expect([scenario('28')?.row.firstTurn, scenario('28')?.row.lastTurn]).toEqual([82, 88])
  })

  it.each([
    ['E1733', 'W0801'],
    ['E1033', 'W0101'],
    ['E4833', 'W3901'],
  ])('ruling H4: %s is %s', (east, west) => {
    expect(hex(east)).toBe(hex(west))
  })

  it('rulings H5, H6, H10: 23 LAA/RM stands at E2005, 2 NZ Div at E3015 and Student at E2024, 28/5 Bde has 5', () => {
    const at = (id: string, u: string): string => setup(id, u)?.hex ?? ''
    expect([at('29', '23-LAA/RM'), at('bg', '23-LAA/RM')]).toEqual(['E2005', 'E2005'])
    expect([at('28', '2-NZ-Div'), at('28', 'Student')]).toEqual(['E3015', 'E2024'])
    expect(setup('31', '28/5-Bde')?.strength).toBe(5)
    expect([printed.units[unit('156LAA/RA')]?.range, printed.units[unit('1R/SBHQ')]?.strength]).toEqual([3, 4])
    expect(printed.units[unit('A/NH')]?.strength).toBe(5)
  })

  it('ruling H12: the companies of Layforce come on turn 44', () => {
    for (const u of ['A/LF', 'B/LF', 'C/LF', 'D/LF']) expect([u, setup('bg', u)?.turn]).toEqual([u, 44])
  })

  it('ruling H14: fatigue falls on 11 in turn 11, 10 in turn 12, 9 in turn 13', () => {
    const least = (turn: number) => printed.tables.fatigue.find((r) => r.turn === turn)?.least
    expect([11, 12, 13].map(least)).toEqual([11, 10, 9])
  })
})
