// 5.2 Parachutes and gliders: where they come down, the test of each counter, the combat of those who landed among enemies.
import {
  type Breakdown,
  type Commits,
  cell,
  choose,
  type Flow,
  item,
  type Refusal,
  refusal,
  type Term,
  text,
} from '@merkur/engine'
import { turnOf } from '../box.ts'
import { areas, line, piece, pieces, space } from '../naming.ts'
import { type Area, at, type Crete, countAt, DONE, defOf, FRESH, OWES, spaceId, type Unit, unitId } from '../state.ts'
import { areaFull, besideEnemy, isNight, put } from './areas.ts'
import { attack, commitsAttack, previewAttack } from './combat.ts'
import { rollWithInitiative } from './initiative.ts'
import { reduce } from './losses.ts'
import { owedAtOnce, owersIn } from './movement.ts'
import { isReduced } from './units.ts'

export const notDropArea = refusal('13.1', 'refuse.not-drop-area')
export const notOwing = refusal('5.2', 'refuse.not-owing')
export const cannotLead = refusal('7', 'refuse.cannot-lead')

const waiting = (s: Crete, u: Unit): boolean => at(s, u) === s.box.waiting

/** Parachute counters of the turn's drop group that are still in the air. */
export function dropUnits(s: Crete): Unit[] {
  const out: Unit[] = []
  for (const id of turnOf(s.box, s.turn).arrivals) {
    const group = s.box.groups.find((g) => g.id === id)
    if (group?.kind === 'drop') for (const u of group.units) if (waiting(s, u)) out.push(u)
  }
  return out
}

/** Maps of a free drop (ruling N34); none where the printed letters hold. */
function freeMaps(s: Crete, u: Unit): readonly string[] {
  if (!s.freeDrops) return []
  const lists = s.box.tables.lists?.freeDrops ?? []
  return lists.find((f) => defOf(s, u).arrivals.some((g) => s.box.groups[g]?.id === f.group))?.maps ?? []
}

/** 13.1, rulings N33, N34 Where a counter may jump. */
export function dropAreas(s: Crete, u: Unit): Area[] {
  const maps = freeMaps(s, u)
  if (maps.length > 0) return s.box.everywhere.filter((a) => maps.includes(item(s.box.maps, cell(s.box.mapOf, a))))
  return [...defOf(s, u).areas]
}

/** Germans in an area with those who are planned to jump there. */
function expected(s: Crete, area: Area): number {
  let n = countAt(s, area, 'german')
  for (const u of s.box.sides.german) if (waiting(s, u) && cell(s.aim, u) === area) n++
  return n
}

const refuseDrop = (s: Crete, open: readonly Area[], area: Area): Refusal | undefined => {
  if (!open.includes(area)) return notDropArea
  return expected(s, area) < cell(s.box.stack, area) ? undefined : areaFull
}

/**
 * 13.1 The German says where counters jump that have a choice; the others have their letter.
 * @param last what the last answer commits to
 */
export function* planDrop(s: Crete, units: readonly Unit[], last: Commits | undefined): Flow {
  const choosing = units.filter((u) => cell(s.aim, u) < 0 && dropAreas(s, u).length > 1)
  for (const u of units) {
    if (cell(s.aim, u) >= 0) continue
    const open = dropAreas(s, u)
    if (open.length === 1) {
      s.aim[u] = item(open, 0)
      continue
    }
    s.aim[u] = yield* choose<Crete, Area>(s, {
      id: 'landing',
      seat: 'german',
      rule: '13.1',
      of: s.box.everywhere,
      as: areas,
      refuse: (a) => refuseDrop(s, open, a),
      commits: () => (u === choosing.at(-1) ? last : undefined),
      prompt: () => text('ask.landing', { unit: piece(s, u) }),
      about: () => ({ pieces: [unitId(s, u)] }),
      preview: (a) => ({ spaces: [spaceId(s, a)], breakdowns: [testBreakdown(s, u, a)] }),
      auto: false,
    })
  }
}

/** Whether the German is asked for an area before this drop can be tested. */
export const dropAsks = (s: Crete): boolean =>
  dropUnits(s).some((u) => cell(s.aim, u) < 0 && dropAreas(s, u).length > 1)

/**
 * 5.2 A counter comes down: scattered unless it came by glider, owing an assault where enemies are (rulings M26, N35, N36);
 * at night it only reinforces (11, ruling N43).
 */
export function comeDown(s: Crete, u: Unit, area: Area): void {
  put(s, u, area)
  s.aim[u] = -1
  s.untested[u] = 1
  const jumped = defOf(s, u).para && cell(s.glider, u) === 0
  s.scatter[u] = jumped ? 1 : 0
  const leader = defOf(s, u).kind === 'leader'
  const among = countAt(s, area, 'commonwealth') > 0 && !isNight(s)
  s.deed[u] = among ? (leader ? DONE : OWES) : jumped ? DONE : FRESH
  s.journal?.push(
    line(
      'move',
      '5.2',
      jumped ? 'log.jumps' : 'log.lands',
      { unit: piece(s, u), area: space(s, area) },
      { seat: 'german', path: [spaceId(s, area)] },
    ),
  )
}

/** 5.2 The whole drop group of the turn comes down; the tests follow. */
export function* dropGroup(s: Crete): Flow {
  const units = dropUnits(s)
  yield* planDrop(s, units, 'roll')
  for (const u of units) comeDown(s, u, cell(s.aim, u))
  s.doing = 'testing'
}

/** 5.2 Walks over what is added to a landing test. */
function testModifier(s: Crete, u: Unit, area: Area, add?: (id: string, value: number) => void): number {
  const { landing, landingEnemies, tables } = s.box
  let sum = 0
  const count = (id: string, value: number): void => {
    sum += value
    if (value !== 0) add?.(id, value)
  }
  const terrain = item(tables.areas, area).terrain
  count(`test.${terrain}`, landing[terrain] ?? 0)
  const enemies = countAt(s, area, 'commonwealth')
  count('test.enemies', landingEnemies[Math.min(enemies, landingEnemies.length - 1)] ?? 0)
  if (s.solo) {
    if (besideEnemy(s, area, 'german')) count('test.beside', landing['solo-adjacent'] ?? 0)
  } else if (defOf(s, u).para && cell(s.glider, u) === 0) count('test.parachute', landing.parachute ?? 0)
  return sum
}

/** 5.2 The test as a calculation: what is added, and the chance to be reduced. */
export function testBreakdown(s: Crete, u: Unit, area: Area): Breakdown {
  const terms: Term[] = []
  const sum = testModifier(s, u, area, (id, value) => terms.push({ label: text(id), value, rule: '5.2' }))
  const fails = Math.max(0, Math.min(6, 7 - (threshold(s) - sum)))
  return {
    title: text('roll.landing-of', { unit: piece(s, u) }),
    rule: '5.2',
    terms: [...terms, { label: text('term.added'), value: sum, rule: '5.2', total: true }],
    outcomes: [
      { label: text('landed.safe'), p: 1 - fails / 6, tone: 'good' },
      { label: text(isReduced(s, u) ? 'landed.lost' : 'landed.reduced'), p: fails / 6, tone: 'heavy' },
    ],
  }
}

const threshold = (s: Crete): number => s.box.landing.reduced ?? 6

/** 5.2 The test of one counter; 6 or more reduces it. When all are made, the combats follow. */
export function* landingTest(s: Crete): Flow {
  const u = s.untested.indexOf(1)
  const area = at(s, u)
  const sum = testModifier(s, u, area)
  s.untested[u] = 0
  const more = s.untested.indexOf(1) >= 0
  const dice = yield* rollWithInitiative(s, {
    rule: '5.2',
    name: 'landing',
    dice: 1,
    breakdown: () => testBreakdown(s, u, area),
    pieces: [unitId(s, u)],
    spaces: [spaceId(s, area)],
    rollsOn: () => more || owedAtOnce(s, 'german').length > 0,
    displeases: () => false,
  })
  const die = item(dice, 0)
  const fails = die + sum >= threshold(s)
  s.journal?.push(
    line(
      'roll',
      '5.2',
      fails ? 'log.test-failed' : 'log.test-passed',
      { unit: piece(s, u), die, added: sum },
      {
        seat: 'german',
        roll: {
          dice,
          sides: 6,
          result: text(fails ? 'landed.reduced' : 'landed.safe'),
          tone: fails ? 'heavy' : 'good',
          breakdown: testBreakdown(s, u, area),
          merit: {
            seat: 'german',
            got: fails ? -1 : 0,
            expected: -Math.max(0, Math.min(6, 7 - (threshold(s) - sum))) / 6,
          },
          facts: { added: sum, total: die + sum, result: fails ? 'reduced' : 'safe' },
        },
      },
    ),
  )
  if (fails) reduce(s, u, '5.2')
  if (!more) s.doing = owedAtOnce(s, 'german').length > 0 ? 'fighting' : 'landing'
}

/** The units of a compulsory assault that may lead it. */
export const leadsOf = (s: Crete, owers: readonly Unit[]): Unit[] => owers.filter((u) => defOf(s, u).leadsAssault)

/** What starting the compulsory assault of an area commits to. */
export function commitsOwed(s: Crete, area: Area, kind: 'assault' | 'landing' | 'night'): Commits | undefined {
  const owers = owersIn(s, area, s.side)
  const leads = leadsOf(s, owers)
  if (leads.length > 1 || kind === 'night') return undefined
  const lead = leads[0]
  return lead === undefined ? undefined : commitsAttack(s, kind, area, lead, 0)
}

/** 5.2, 5.5, rulings N12, N37 All that owe it assault together; their owner says who leads. */
export function* owedAttack(s: Crete, area: Area, kind: 'assault' | 'landing'): Flow {
  const owers = owersIn(s, area, s.side)
  const leads = leadsOf(s, owers)
  const others = (lead: Unit): Unit[] => owers.filter((u) => u !== lead)
  const lead =
    leads.length === 1
      ? item(leads, 0)
      : yield* choose<Crete, Unit>(s, {
          id: 'lead',
          seat: s.side,
          rule: '7.1',
          of: owers,
          as: pieces,
          refuse: (u) => (defOf(s, u).leadsAssault ? undefined : cannotLead),
          commits: (u) => commitsAttack(s, kind, area, u, 0),
          outside: () => notOwing,
          prompt: () => text('ask.lead', { area: space(s, area) }),
          about: () => ({ pieces: owers.map((u) => unitId(s, u)), spaces: [spaceId(s, area)] }),
          preview: (u) => previewAttack(s, kind, area, u, others(u)),
        })
  yield* attack(s, kind, area, lead, others(lead))
}

/** 5.2 The next landing combat; the German says in which area. */
export function* landingFight(s: Crete): Flow {
  const owed = owedAtOnce(s, 'german')
  const area =
    owed.length === 1
      ? item(owed, 0)
      : yield* choose<Crete, Area>(s, {
          id: 'landing-fight',
          seat: 'german',
          rule: '5.2',
          of: owed,
          as: areas,
          commits: (a) => commitsOwed(s, a, 'landing'),
          outside: () => notOwing,
          prompt: () => text('ask.landing-fight'),
          about: () => ({ spaces: owed.map((a) => spaceId(s, a)) }),
          preview: (a) => {
            const owers = owersIn(s, a, 'german')
            const lead = leadsOf(s, owers)[0]
            return lead === undefined
              ? undefined
              : previewAttack(
                  s,
                  'landing',
                  a,
                  lead,
                  owers.filter((u) => u !== lead),
                )
          },
        })
  yield* owedAttack(s, area, 'landing')
  if (owedAtOnce(s, 'german').length === 0) s.doing = 'landing'
}
