// Engineers at work against a diary read off the printed cases: what breaks a work off, when a bridge may be blown, what stands at the end (18.2, 18.3, 20.42).
import { cell, entry } from '@merkur/engine'
import { count, type Tally } from '@merkur/suite/literal'
import { describe, expect, it } from 'vitest'
import { CONCENTRATED, DISPERSED, printed } from '../../box.ts'
import { nextPhase } from '../../rules/turn.ts'
import {
  BLOW,
  beginWork,
  blow,
  checkWork,
  ENTRENCH,
  finishWork,
  REPAIR,
  refuseBlow,
  refuseWork,
  type Task,
} from '../../rules/work.ts'
import { put, type Space, setDisrupted, setMode, type Unit } from '../../state.ts'
import { hex, position, unit } from '../support.ts'
import { around } from './ground.ts'
import { lots } from './scatter.ts'
import { def, everybody } from './sheet.ts'

const PHASES = 15
const MOVEMENT = { german: [4, 13], commonwealth: [6, 11] } as const
const ORGANIZATION = { german: 9, commonwealth: 2 } as const
const FIRE = { german: [3, 7, 12], commonwealth: [5, 10, 14] } as const

/** What an engineer's officer writes down of him: nothing but what happened. */
interface Diary {
  readonly u: Unit
  readonly task: Task
  readonly bridge: number
  /** The phase at whose end the work began; 0 for none. */
  since: number
  strength: number
  disrupted: boolean
  dispersed: boolean
  orders: boolean
  here: boolean
  /** In this phase. */
  moved: boolean
  /** The phase in which he last fired. */
  fired: number
  tried: boolean
}

/** The two hexes of a bridge. */
const endsOf = (bridge: number): Space[] => (printed.bridges[bridge]?.id ?? '').split('-').map(hex)

/** 18.21, 18.3, 20.42 The Strength that each task asks of one unit; entrenching asks four of the force. */
const LEAST = { [BLOW]: 3, [REPAIR]: 2, [ENTRENCH]: 1 } as const

/** 18.21, 18.3, 20.42 "If, at any time, the engineer unit does not fulfill all the above conditions, the cycle is broken". */
function keepsAt(d: Diary, enemy: boolean): boolean {
  if (!d.here || d.moved || d.disrupted || !d.orders || d.strength < LEAST[d.task]) return false
  if (d.task !== BLOW && d.dispersed) return false
  return d.task !== REPAIR || !enemy
}

/** 18.21, 18.23, 18.24 Consecutive Game-Turns before he may try, and after which no die is rolled. */
function readTurns(bridge: number, state: number): readonly [number, number] {
  if (state === 2) return [3, 3]
  return printed.bridges[bridge]?.road ? [5, 10] : [3, 6]
}

/** One engineer and what befalls him through two hundred phases. */
function live(seed: string, tally: Tally): void {
  const { below, pick } = lots(seed)
  const task: Task = pick([BLOW, BLOW, REPAIR, ENTRENCH])
  const bridges = printed.bridges.flatMap((b, i) => (b.blowable || below(9) === 0 ? [i] : []))
  const bridge = task === ENTRENCH ? -1 : pick(bridges)
  const [home = hex('W0711'), far = -1] = bridge < 0 ? [] : endsOf(bridge)
  const workers = everybody.filter((x) => def(x).engineer || (task === ENTRENCH && def(x).type === 'pioneer'))
  const u = pick(workers)
  const { seat, id } = def(u)
  const foe = unit(seat === 'german' ? 'A/23' : 'AR/1/2')
  const s = position({
    turn: 10,
    phase: MOVEMENT[seat][0],
    units: { [id]: { at: printed.spaces[home] ?? '', mode: 'concentrated', strength: 5 } },
  })
  s.strength[foe] = 3
  if (task === REPAIR) s.bridge[bridge] = 1
  else if (bridge >= 0 && below(4) === 0) s.bridge[bridge] = 2
  const d: Diary = {
    u,
    task,
    bridge,
    since: 0,
    strength: 5,
    disrupted: false,
    dispersed: false,
    orders: true,
    here: true,
    moved: false,
    fired: 0,
    tried: false,
  }
  let enemy = false
  let stands = bridge < 0 ? 0 : entry([...s.bridge], bridge)
  let dug = false
  const trouble = pick([4, 15, 60])

  for (let n = 0; n < 200; n++) {
    const now = PHASES * (s.turn - 1) + s.phase
    const own = MOVEMENT[seat].some((p) => p === s.phase)
    const name = `${seed}: ${id}, turn ${s.turn} phase ${s.phase}`
    const same = (found: unknown, read: unknown, what: string): void => {
      if (found !== read) expect(found, `${name}, ${what}`).toEqual(read)
    }
    d.moved = false
    d.tried = false
    if (below(trouble) === 0) {
      const what = pick([
        'moves',
        'ferries',
        'fires',
        'Opportunity fires',
        'fired at',
        'observes',
        'Disrupted',
        'dispersed',
        'loses',
        'enemy',
        'no orders',
        'driven off',
      ])
      if (what === 'moves' && own) {
        s.spent[u] = 8
        d.moved = true
      } else if (what === 'ferries' && own) {
        s.ferried[u] = 2
        d.moved = true
      } else if (
        (what === 'fires' && FIRE[seat].some((p) => p === s.phase)) ||
        (what === 'Opportunity fires' &&
          MOVEMENT[seat === 'german' ? 'commonwealth' : 'german'].some((p) => p === s.phase))
      ) {
        s.engaged[u] = now
        s.fought[u] = now
        d.fired = now
      } else if (what === 'fired at') s.fought[u] = now
      else if (what === 'observes' && s.phase !== 15) s.bound[u] = 1
      else if (what === 'Disrupted') {
        setDisrupted(s, u, true)
        d.disrupted = true
      } else if (what === 'dispersed' && def(u).modes.includes(DISPERSED)) {
        setMode(s, u, DISPERSED)
        d.dispersed = true
      } else if (what === 'loses' && d.strength > 1) d.strength = s.strength[u] = d.strength - 1
      else if (what === 'enemy' && far >= 0) {
        enemy = true
        put(s, foe, far)
      } else if (what === 'no orders' && seat === 'commonwealth') {
        s.activated[u] = 0
        d.orders = false
      } else if (what === 'driven off') {
        put(s, u, around(home).find((x) => x.to !== far)?.to ?? home)
        d.here = false
      }
      count(tally, what)
    } else if (below(6) === 0) {
      setDisrupted(s, u, false)
      d.disrupted = false
      s.activated[u] = 1
      d.orders = true
      put(s, foe, printed.boxes.out)
      enemy = false
      if (!own) {
        put(s, u, home)
        d.here = true
      }
      if (s.phase === ORGANIZATION[seat]) {
        setMode(s, u, CONCENTRATED)
        d.dispersed = false
      }
    }

    const works = d.since > 0 && keepsAt(d, enemy) && d.fired <= d.since
    const turns = d.since > 0 ? Math.floor((now - d.since) / PHASES) : 0
    const [least, sure] = readTurns(bridge, stands)
    if (own && task === BLOW) {
      const may = works && stands !== 1 && turns >= least
      same(refuseBlow(s, u) === undefined, may, 'may blow')
      if (may && below(3) === 0) {
        const die = 1 + below(6)
        let rolled = false
        s.chance = {
          die: () => {
            rolled = true
            return die
          },
          draw: () => 0,
        }
        blow(s, u)
        same(rolled, turns < sure, 'a die')
        d.tried = true
        if (turns >= sure || die <= 4) {
          stands = 1
          d.since = 0
        }
        same(cell(s.bridge, bridge), stands, 'bridge')
        same(refuseBlow(s, u) === undefined, false, 'blows once in a phase')
        count(tally, stands !== 1 ? 'fails' : turns < sure ? 'blown' : 'surely blown')
      }
    }
    if (own) {
      const fresh = d.fired < now - 1
      const free =
        task === BLOW
          ? stands !== 1 && (printed.bridges[bridge]?.blowable ?? false)
          : task === REPAIR
            ? stands === 1
            : !dug
      if (d.since === 0 && d.here) {
        const may = keepsAt(d, enemy) && fresh && free
        same(refuseWork(s, u, task, bridge) === undefined, may, 'may begin')
        if (may && below(2) === 0) {
          beginWork(s, u, task, bridge)
          d.since = now
          count(tally, `begins ${task}`)
        }
      }
      finishWork(s)
      if (works && task === REPAIR && turns >= 1) {
        stands = 2
        d.since = 0
        count(tally, 'repaired')
      }
      if (works && task === ENTRENCH && turns >= 6 && d.strength >= 4) {
        dug = true
        d.since = 0
        count(tally, 'dug in')
      }
    }
    checkWork(s)
    if (d.since > 0 && (!keepsAt(d, enemy) || d.fired > d.since)) {
      d.since = 0
      count(tally, 'broken off')
    }
    same(cell(s.task, u) > 0, d.since > 0, 'at work')
    if (bridge >= 0) same(cell(s.bridge, bridge), stands, 'bridge')
    same(s.entrenched.includes(home), dug, 'entrenchment')
    nextPhase(s)
  }
}

describe('18.2, 18.3, 20.42 works through thirteen Game-Turns', () => {
  it('[18.21 18.22 18.23 18.24 18.25 18.3/1 20.42] what breaks a work off, when it may be tried, and what is done at the end', () => {
    const tally: Tally = {}
    for (let n = 0; n < 100; n++) live(`works ${n}`, tally)
    for (const what of [
      'begins 1',
      'begins 2',
      'begins 3',
      'broken off',
      'blown',
      'fails',
      'surely blown',
      'repaired',
      'dug in',
      'moves',
      'ferries',
      'fires',
      'Opportunity fires',
      'fired at',
      'Disrupted',
      'dispersed',
      'loses',
      'enemy',
      'no orders',
      'driven off',
    ])
      expect([what, (tally[what] ?? 0) > 3]).toEqual([what, true])
  })
})
