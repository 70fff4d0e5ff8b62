// The tables and the joined map: every cell checked, both names of the shared hexes, the limits of each scenario.
import { BoxError } from '@merkur/box'
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { files } from '../box/box.data.ts'
import { openBox, printed } from '../box.ts'
import { faults } from '../faults.ts'
import { position } from './support.ts'

const broken = (file: keyof typeof files, from: string, to: string): string[] => {
  const text = files[file]
  expect(text).toContain(from)
  try {
    openBox({ ...files, [file]: text.replace(from, to) })
  } catch (cause) {
    if (cause instanceof BoxError) return cause.problems.map((p) => `${p.file} ${p.column ?? ''}`)
    throw cause
  }
  return []
}

describe('the tables', () => {
  it.each([
    ['units.csv', 'commonwealth,new-zealand,headquarters,2 NZ Div', 'allied,new-zealand,headquarters,2 NZ Div', 'side'],
    ['map.csv', 'W0101,E1033,west,1,1,all-sea', 'W0101,E1033,west,1,1,ocean', 'terrain'],
    ['turns.csv', '1,20 May 1941,0801-1000,0,5', '1,20 May 1941,0801-1000,0,many', 'command'],
    ['terrain.csv', 'clear,Clear,ground,,24,8', 'clear,Clear,ground,,24,Q', 'dispersed'],
    ['setups.csv', '28,2-NZ-Div,map,,E3015', '28,2-NZ-Div,map,,E9915', 'hex'],
  ] as const)('a wrong cell of %s is told with its place', (file, from, to, column) => {
    expect(broken(file, from, to)).toContain(`${file} ${column}`)
  })
})

describe('the joined map', () => {
  it('[4.8/1] 39 hexes carry both names, W0101 = E1033 to W3901 = E4833, and are one space', () => {
    const { board } = printed
    for (let row = 1; row <= 39; row++) {
      const west = `W${String(row).padStart(2, '0')}01`
      const east = `E${String(row + 9).padStart(2, '0')}33`
      expect(board.named.get(east)).toBe(board.named.get(west))
    }
    expect(board.size).toBe(52 * 39 + 33 * 61 - 39)
  })

  it('the limits of a scenario are its columns; the joined column counts with either sheet', () => {
    const count = (id: string): number =>
      printed.scenarios.find((x) => x.id === id)?.inPlay.reduce((a, b) => a + b, 0) ?? -1
    expect(count('bg')).toBe(printed.hexes)
    expect(count('29')).toBe(printed.hexes)
    expect(count('28')).toBe(33 * 61)
    expect(count('32')).toBe(52 * 39)
    expect(count('30')).toBe(52 * 39 + 16 * 61 + 22)
    expect(count('31')).toBe(23 * 39 + 33 * 61 - 39)
  })

  it('every hex has a ground and every bridge carries its route over water', () => {
    for (let hex = 0; hex < printed.hexes; hex++) expect(cell(printed.ground, hex)).toBeGreaterThanOrEqual(0)
    expect(printed.bridges).toHaveLength(31)
  })
})

describe('the start of every scenario', () => {
  it.each(printed.scenarios.map((x) => x.id))('27.21, 27.23: %s is set up as listed and without faults', (id) => {
    const s = position({ scenario: id, setUp: 'printed' })
    const rows = printed.tables.setups.filter((r) => r.scenario === id)
    expect(s.box.units.filter((_, u) => cell(s.at, u) !== printed.boxes.out)).toHaveLength(rows.length)
    for (const r of rows.filter((x) => x.how === 'map')) {
      const u = printed.units.findIndex((x) => x.id === r.unit)
      expect(printed.spaces[cell(s.at, u)]).toBe(r.hex)
    }
    expect(faults(s)).toEqual([])
  })
})
