// Commonwealth tanks against their literal reading in campaigns of two dozen Game-Turns: who may move when, and who breaks down (23.0).
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { printed } from '../../box.ts'
import { whyCannotMove } from '../../rules/mobility.ts'
import { move } from '../../rules/movement-phase.ts'
import { inSupply } from '../../rules/supply.ts'
import { nextPhase } from '../../rules/turn.ts'
import { type Descent, put, setDisrupted, setMode, type Unit } from '../../state.ts'
import { hex, position, unit } from '../support.ts'
import { answering } from './answers.ts'
import { lots, scattered } from './scatter.ts'

const MATILDAS = ['7-RTR.1', '7-RTR.2'].map(unit)
const HUSSARS = ['3-Hus.1', '3-Hus.2'].map(unit)
/** The Conditional Movement Phases of the Commonwealth. */
const MOVEMENT = [6, 11]

/** What somebody who keeps a record with pencil and paper would write down. */
interface Record23 {
  /** Game-Turn and phase in which a Matilda moved, by day: 1 for turns 1 to 8, 2 for 9 to 18. */
  readonly matildas: Map<number, string>
  readonly broken: Set<Unit>
}

const dayOf = (turn: number): number => (turn <= 8 ? 1 : turn <= 18 ? 2 : 3)

/** 23.1 "only once on each of the first two days", both "in one Conditional Movement Phase"; 23.2 "may not move again for the remainder". */
function readMayMove(s: Descent, u: Unit, r: Record23): boolean {
  if (HUSSARS.includes(u)) return !r.broken.has(u)
  const moved = r.matildas.get(dayOf(s.turn))
  return dayOf(s.turn) < 3 && (moved === undefined || moved === `${s.turn}/${s.phase}`)
}

/** One act of a Movement Phase, the rest of its questions answered by chance; the key of the act. */
function act(s: Descent, pick: (keys: readonly string[]) => string, wish: (keys: readonly string[]) => string): string {
  let said = ''
  answering(move(s), ({ id, keys }) => {
    if (id === 'opportunity') return 'pass'
    if (said !== '') return pick(keys)
    said = wish(keys)
    return said
  })
  return said
}

/** Where they stand at the start of every phase, enemies beside some of them. */
const HOME: Readonly<Record<string, string>> = {
  '7-RTR.1': 'W0711',
  '7-RTR.2': 'W0709',
  '3-Hus.1': 'W1019',
  '3-Hus.2': 'W1211',
  'AR/1/2': 'W0710',
  'AR/1/3': 'W1020',
}

function healed(s: Descent): void {
  for (const [id, at] of Object.entries(HOME)) {
    const u = unit(id)
    put(s, u, hex(at))
    s.strength[u] = printed.units[u]?.strength ?? 0
    setDisrupted(s, u, false)
    setMode(s, u, 1)
  }
  s.stage = 'act'
}

describe('23.0 Commonwealth armor', () => {
  it('[23.1/1 23.2/1] who may move, and on which die a tank of the Hussars stands still for good, in 30 campaigns', () => {
    const met: Record<string, number> = {}
    const count = (what: string): void => {
      met[what] = (met[what] ?? 0) + 1
    }
    for (let n = 0; n < 30; n++) {
      const { below, pick } = lots(`armor ${n}`)
      const s = position({ turn: 1, phase: 4, units: HOME })
      const r: Record23 = { matildas: new Map(), broken: new Set() }
      const faces: number[] = []
      s.chance = {
        die: (sides, what) => {
          const face = 1 + below(sides)
          if (what === 'breakdown') faces.push(face)
          return face
        },
        draw: () => 0,
      }
      while (s.turn < 24) {
        nextPhase(s)
        healed(s)
        if (!MOVEMENT.includes(s.phase)) continue
        const order = below(2) === 0 ? [...MATILDAS, ...HUSSARS] : [...HUSSARS, ...MATILDAS].reverse()
        for (const u of order) {
          const id = printed.units[u]?.id ?? ''
          const name = `${n}: ${id} in ${s.turn}/${s.phase}`
          const may = readMayMove(s, u, r)
          expect([name, whyCannotMove(s, u)?.rule.slice(0, 2)]).toEqual([name, may ? undefined : '23'])
          count(may ? `${id.slice(0, 1)} may` : `${id.slice(0, 1)} may not`)
          if (!may || below(5) > 0) continue
          const from = cell(s.at, u)
          faces.length = 0
          act(s, pick, () => `take ${id}`)
          expect([name, faces.length]).toEqual([name, HUSSARS.includes(u) ? 1 : 0])
          if (faces[0] === 1) {
            r.broken.add(u)
            expect([name, s.moving, cell(s.at, u)]).toEqual([name, [], from])
            count('breaks down')
            continue
          }
          let moved = false
          for (let k = below(4); k > 0 && s.moving.length > 0; k--) {
            const said = act(s, pick, (keys) => pick([...keys.filter((key) => key !== 'stop'), 'stop']))
            if (said.startsWith('assault')) count('assaults')
            // 9.61 "Close assault is considered movement".
            if (said.startsWith('assault') || cell(s.at, u) !== from) moved = true
          }
          if (s.moving.length > 0) act(s, pick, () => 'stop')
          expect([name, faces.length]).toEqual([name, HUSSARS.includes(u) ? 1 : 0])
          // Who was taken up and put down again has not moved.
          if (MATILDAS.includes(u) && moved) r.matildas.set(dayOf(s.turn), `${s.turn}/${s.phase}`)
          count('moves')
        }
      }
    }
    for (const what of ['7 may', '7 may not', '3 may', '3 may not', 'breaks down', 'moves', 'assaults'])
      expect([what, (met[what] ?? 0) > 20]).toEqual([what, true])
  })

  it('[23.0/2] "assumed to be carrying their supplies", whatever stands around them, in 150 positions', () => {
    let met = 0
    for (let n = 0; n < 150; n++) {
      const s = scattered(`armor ${n}`, 5)
      s.supplied.fill(0)
      for (const [u, d] of printed.units.entries())
        if (d.seat === 'commonwealth' && d.type === 'armor' && cell(s.at, u) < printed.hexes) {
          expect([n, d.id, inSupply(s, u)]).toEqual([n, d.id, true])
          met++
        }
    }
    expect(met).toBeGreaterThan(10)
  })
})
