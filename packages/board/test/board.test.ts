// Boards made of sheets, places and links: who touches whom, and what is refused.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Board, distances, hexAtPoint, idOf, makeBoard, neighbourIn, neighbours, spaceOf } from '../src/index.ts'
import { anyLayout, descentPlan, kretaPlan, malemeLayout, malemePlan } from './boards.ts'

const around = (board: Board, id: string): string[] =>
  [...neighbours(board, spaceOf(board, id))].map((s) => idOf(board, s))
const touch = (board: Board, a: string, b: string): boolean =>
  around(board, a).includes(b) && around(board, b).includes(a)

describe('Maleme', () => {
  const board = makeBoard(malemePlan)
  test('[4.1.3] 0214 - 0314 - 0415 - 0514 are consecutive moves', () => {
    expect(touch(board, '0214', '0314') && touch(board, '0314', '0415') && touch(board, '0415', '0514')).toBe(true)
  })
  test('[5.1] 0210, 0209 and 0110 lie in the drift area of 0109', () => {
    expect(around(board, '0109')).toEqual(['0108', '0209', '0210', '0110', 'B'])
  })
  test('the neighbours table: N, NE, SE, S, SW, NW for odd and even columns', () => {
    const two = (n: number): string => String(n).padStart(2, '0')
    for (let c = 1; c <= 15; c++)
      for (let r = 1; r <= 18; r++) {
        const up = c % 2 === 1 ? 0 : -1
        const table = [
          [c, r - 1],
          [c + 1, r + up],
          [c + 1, r + up + 1],
          [c, r + 1],
          [c - 1, r + up + 1],
          [c - 1, r + up],
        ] as const
        const space = spaceOf(board, two(c) + two(r))
        for (const [d, [column, row]] of table.entries()) {
          const next = neighbourIn(board, space, d)
          const exists = column >= 1 && column <= 15 && row >= 1 && row <= 18
          expect(next < 0 ? 'none' : idOf(board, next)).toBe(exists ? two(column) + two(row) : 'none')
        }
      }
  })
  test('[4.1.2] zones touch their hexes and each other: A - B - C', () => {
    expect(around(board, 'B')).toEqual(['0107', '0108', '0109', '0110', '0111', 'A', 'C'])
    expect(touch(board, 'A', 'C')).toBe(false)
    expect(around(board, 'Maori')).toEqual(['1509'])
  })
  test('[5.1] distance 0513 - 0210 is 5, and zones make no short cut between hexes', () => {
    const distance = distances(board)
    const between = (a: string, b: string): number => distance(spaceOf(board, a), spaceOf(board, b))
    expect(between('0513', '0210')).toBe(5)
    expect(between('0408', '0210')).toBe(3)
    expect(between('0407', '0209')).toBe(3)
    expect(between('0407', '0210')).toBe(4)
    expect(between('0102', '0106')).toBe(4)
    expect(between('A', '0306')).toBe(3)
  })
})

describe('Kreta 1941', () => {
  const board = makeBoard(kretaPlan)
  test('rows count from the south, odd columns lie half a hex lower', () => {
    expect(around(board, '17,13')).toEqual(['17,14', '18,13', '18,12', '17,12', '16,12', '16,13'])
    expect(around(board, '18,13')).toEqual(['18,14', '19,14', '19,13', '18,12', '17,13', '17,14'])
  })
  test('the parts do not touch, save over the communication track', () => {
    expect(touch(board, '89,18', '90,18')).toBe(false)
    expect(around(board, '89,18')).toContain('track 1')
    expect(board.size).toBe(109 * 21 + 5)
  })
  test('every hex lies where layers.md says: x = (c - 1) * 0.8660254 + seam, y = 1 - row - (c even ? 0.5 : 0)', () => {
    for (const [s, id] of board.ids.entries()) {
      const [c, r] = id.split(',').map(Number)
      if (c === undefined || r === undefined) continue
      expect(board.x[s]).toBeCloseTo((c - 1) * 0.8660254 + (c > 89 ? 4.5 : 0), 5)
      expect(board.y[s]).toBeCloseTo(1 - r - (c % 2 === 0 ? 0.5 : 0), 9)
    }
  })
})

describe('Descent on Crete', () => {
  const board = makeBoard(descentPlan)
  const distance = distances(board)
  test('4,002 hexes, 39 of them with two names', () => {
    expect(board.size).toBe(4002)
    expect(board.named.size).toBe(4002 + 39)
    expect(spaceOf(board, 'E1033')).toBe(spaceOf(board, 'W0101'))
    expect(spaceOf(board, 'E4833')).toBe(spaceOf(board, 'W3901'))
    expect(idOf(board, spaceOf(board, 'E1133'))).toBe('W0201')
    expect(idOf(board, spaceOf(board, 'E0933'))).toBe('E0933')
  })
  test('[26.4] W1142 touches W1041 and W1042; W0943 touches W1042 but not W1041; W0419 touches W0519', () => {
    expect(touch(board, 'W1142', 'W1041') && touch(board, 'W1142', 'W1042') && touch(board, 'W0943', 'W1042')).toBe(
      true,
    )
    expect(touch(board, 'W0943', 'W1041')).toBe(false)
    expect(touch(board, 'W0419', 'W0519')).toBe(true)
  })
  test('[4.8] the sheets join: the west edge of the East map runs on into the West map', () => {
    expect(around(board, 'W0101')).toEqual(
      ['E0932', 'E1032', 'E1132', 'W0201', 'W0102', 'E0933'].map((id) => idOf(board, spaceOf(board, id))),
    )
    expect(neighbours(board, spaceOf(board, 'W2001')).length).toBe(6)
  })
  test('places and distances follow the common lattice of data.md 1.2', () => {
    const lattice = (id: string): [number, number] => {
      const row = Number(id.slice(1, 3))
      const column = Number(id.slice(3))
      return id.startsWith('W')
        ? [column + (row % 2 === 0 ? 0.5 : 0), row]
        : [column - 32 + (row % 2 === 1 ? 0.5 : 0), row - 9]
    }
    for (const [s, id] of board.ids.entries()) {
      const [x, y] = lattice(id)
      expect(board.x[s]).toBeCloseTo(52 - x, 6)
      expect(board.y[s]).toBeCloseTo((y - 1) * 0.8660254, 5)
    }
    fc.assert(
      fc.property(fc.nat(board.size - 1), fc.nat(board.size - 1), (a, b) => {
        const [ax, ay] = lattice(idOf(board, a))
        const [bx, by] = lattice(idOf(board, b))
        const q = ax - ay / 2 - (bx - by / 2)
        expect(distance(a, b)).toBe(Math.max(Math.abs(q), Math.abs(ay - by), Math.abs(q + ay - by)))
      }),
    )
  })
})

describe('laws', () => {
  test('neighbours are symmetric and one hex apart in the plane; nobody touches himself', () => {
    fc.assert(
      fc.property(anyLayout(), (layout) => {
        const board = makeBoard({ sheets: [{ layout }] })
        for (let s = 0; s < board.size; s++)
          for (let t = 0; t < board.size; t++) {
            const apart = Math.hypot((board.x[s] ?? 0) - (board.x[t] ?? 0), (board.y[s] ?? 0) - (board.y[t] ?? 0))
            expect(neighbours(board, s).includes(t)).toBe(Math.abs(apart - 1) < 1e-6)
          }
      }),
      { numRuns: 40 },
    )
  })
  test('the hex under its own centre is the hex, on joined and separate sheets alike', () => {
    for (const plan of [malemePlan, kretaPlan, descentPlan]) {
      const board = makeBoard(plan)
      for (let s = 0; s < board.size; s++)
        if (board.lattice[s] !== -1) expect(hexAtPoint(board, { x: board.x[s] ?? 0, y: board.y[s] ?? 0 })).toBe(s)
    }
  })
  test('a sheet cut in two and joined again, on a shared column or side by side, is the whole sheet', () => {
    fc.assert(
      fc.property(anyLayout(), fc.boolean(), fc.nat(7), (any, shared, cutAt) => {
        const layout = { ...any, columns: any.columns + 2, naming: '{C},{R}' }
        const first = layout.firstColumn ?? 1
        const cut = 1 + (cutAt % (layout.columns - 1))
        const left = { ...layout, columns: cut }
        const from = first + cut - (shared ? 1 : 0)
        const right = { ...layout, columns: first + layout.columns - from, firstColumn: from, naming: 'b{C},{R}' }
        const row = layout.firstRow ?? 1
        const whole = makeBoard({ sheets: [{ layout }] })
        const edgeHex = spaceOf(whole, `${first + cut - 1},${row}`)
        const beside = spaceOf(whole, `${from},${row}`)
        const direction = [0, 1, 2, 3, 4, 5].findIndex((d) => neighbourIn(whole, edgeHex, d) === beside)
        const names =
          layout.orientation === 'flat' ? ['N', 'NE', 'SE', 'S', 'SW', 'NW'] : ['NE', 'E', 'SE', 'SW', 'W', 'NW']
        const join = {
          hex: `b${from},${row}`,
          on: `${first + cut - 1},${row}`,
          ...(shared ? {} : { direction: names[direction] ?? '' }),
        }
        const joined = makeBoard({ sheets: [{ layout: left }, { layout: right, join }] })
        const plain = (id: string): string => id.replace('b', '')
        expect(joined.size).toBe(whole.size)
        for (const id of joined.ids)
          expect(around(joined, id).map(plain).sort()).toEqual(around(whole, plain(id)).sort())
      }),
      { numRuns: 60 },
    )
  })
})

test('a second name finds the same space and is no name of its own', () => {
  const board = makeBoard({
    places: [{ id: 'Hill 107' }, { id: 'Pirgos' }],
    secondNames: [{ name: 'Kavkazia', of: 'Hill 107' }],
  })
  expect(idOf(board, spaceOf(board, 'Kavkazia'))).toBe('Hill 107')
  expect(board.size).toBe(2)
})

describe('bad input', () => {
  const layout = { ...malemeLayout, columns: 2, rows: 2 }
  const refuses = (plan: Parameters<typeof makeBoard>[0], message: string): void =>
    expect(() => makeBoard(plan)).toThrow(message)
  test('unknown spaces', () => {
    expect(() => spaceOf(makeBoard({ sheets: [{ layout }] }), '0303', 'units.csv row 3')).toThrow(
      'units.csv row 3: found unknown space "0303"; allowed: 0101, 0102, 0201, 0202',
    )
    expect(() => idOf(makeBoard({ sheets: [{ layout }] }), 4)).toThrow('found number 4; allowed: 0 to 3')
    refuses({ sheets: [{ layout }], closed: ['0303'] }, 'closed spaces: found unknown space "0303"')
    refuses(
      { sheets: [{ layout, leaveOut: ['0303'] }] },
      'hexes {CC}{RR}: found "0303"; allowed: columns 1-2, rows 1-2',
    )
    refuses({ sheets: [{ layout }], links: [{ from: '0101', to: 'Z' }] }, 'link 0101 - Z: found unknown space "Z"')
    refuses({ sheets: [{ layout }], secondNames: [{ name: 'P', of: 'Z' }] }, 'second name "P": found unknown space "Z"')
  })
  test('names twice', () => {
    refuses({ places: [{ id: 'A' }, { id: 'A' }] }, 'board: found the name "A" twice')
    refuses({ sheets: [{ layout }, { layout }] }, 'found the name "0101" twice')
    refuses({ places: [{ id: 'A' }, { id: 'B' }], secondNames: [{ name: 'A', of: 'B' }] }, 'found the name "A" twice')
  })
  test('neighbours named by one side only, and ways stated twice', () => {
    refuses(
      {
        places: [
          { id: 'A', neighbours: ['B'] },
          { id: 'B', neighbours: [] },
        ],
      },
      'neighbours of A: found B, which does not name A',
    )
    refuses({ places: [{ id: 'A', neighbours: ['A'] }] }, 'found a way from A to itself')
    refuses(
      { places: [{ id: 'A', neighbours: ['B'] }, { id: 'B' }], links: [{ from: 'B', to: 'A' }] },
      'link B - A: found the way from B to A a second time',
    )
    refuses({ sheets: [{ layout }], links: [{ from: '0101', to: '0102' }] }, 'the way from 0101 to 0102 a second time')
  })
  test('joins to nothing, or of hexes that stand the other way', () => {
    refuses(
      { sheets: [{ layout }, { layout: { ...layout, naming: 'b{C}{R}' }, join: { hex: 'b11', on: '0909' } }] },
      'sheet 2 (b{C}{R}), join: found unknown hex "0909"',
    )
    refuses(
      {
        sheets: [
          { layout },
          { layout: { ...layout, orientation: 'pointy', naming: 'b{C}{R}' }, join: { hex: 'b11', on: '0101' } },
        ],
      },
      'found pointy hexes; allowed: flat',
    )
  })
})
