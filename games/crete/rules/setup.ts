// 13, 3.2 Set-up: the fixed start of both sides, and the forts of the Commonwealth.
import { assign, cell, type Flow, type Options, type Refusal, refusal, text } from '@merkur/engine'
import { areas, line, space } from '../naming.ts'
import { type Area, type Crete, countAt } from '../state.ts'

/** 12, 13 The table before anybody is asked. */
export function setUp(s: Crete, scenario: string, options: Options): void {
  const { tables, units, boxes } = s.box
  const row = tables.lists?.scenarios.find((x) => x.id === scenario)
  s.turn = 1
  s.side = 'german'
  s.initiative = row?.initiative ?? 'german'
  s.solo = row?.automaton !== undefined
  s.freeDrops = options.drops === 'free'
  s.randomSetUp = s.solo && options.deployment === 'random'
  s.preBombing = options.bombing !== 'no'
  s.forts = row?.forts ?? 0
  const fixed = new Map(tables.soloFixed.map((f) => [f.unit, f.area]))
  units.forEach((u, i) => {
    if (u.kind === 'aircraft') s.at[i] = boxes.luftwaffe ?? -1
    else if (u.seat === 'german') s.at[i] = boxes.reinforcements ?? -1
    else if (s.randomSetUp) s.at[i] = s.box.spaces.indexOf(fixed.get(u.id) ?? '')
    else s.at[i] = u.areas[0] ?? -1
    s.glider[i] = u.glider && !s.solo ? 1 : 0
  })
  tables.objectives.forEach((o) => {
    const area = s.box.spaces.indexOf(o.area)
    s.owner[area] = o.owner === 'german' ? 1 : o.owner === 'commonwealth' && !s.randomSetUp ? 2 : 0
  })
  s.stage = s.solo ? 'gliders' : 'forts'
}

/** Who stands alone when a map is set up counts as having been so before (ruling N47); objectives with Commonwealth counters are theirs. */
export function noteStart(s: Crete, maps: readonly string[]): void {
  for (const area of s.box.everywhere) {
    if (!maps.includes(s.box.maps[cell(s.box.mapOf, area)] ?? '') || countAt(s, area, 'commonwealth') === 0) continue
    s.alone[area] = 2
    if (cell(s.box.isObjective, area) === 1) s.owner[area] = 2
  }
}

export const fortInCity = refusal('3.2', 'refuse.fort-city')
export const fortNobody = refusal('3.2', 'refuse.fort-nobody')
export const fortThere = refusal('3.2', 'refuse.fort-there')
export const noFortLeft = refusal('3.2', 'refuse.no-fort-left')
export const fortsOnAreas = refusal('3.2', 'refuse.choose-area')

/** 3.2, rulings Q22, M23, N22 Why a fort may not stand in an area. */
export function refuseFort(s: Crete, area: Area): Refusal | undefined {
  if (cell(s.box.city, area) === 1) return fortInCity
  if (countAt(s, area, 'commonwealth') === 0) return fortNobody
  return cell(s.fort, area) === 1 ? fortThere : undefined
}

/** Puts a fort up. */
export function build(s: Crete, area: Area): void {
  s.fort[area] = 1
  s.forts--
  s.journal?.push(line('note', '3.2', 'log.fort', { area: space(s, area) }, { seat: 'commonwealth' }))
}

/** 3.2 The areas in which forts are put up, at most as many as are left. */
export function* chooseForts(s: Crete, seat: 'german' | 'commonwealth', rule: string): Flow<Area[]> {
  const most = s.forts
  return yield* assign<Crete, Area>(s, {
    id: 'forts',
    seat,
    rule,
    of: s.box.everywhere,
    as: areas,
    refuse: (a, chosen) =>
      chosen.has(a) ? undefined : (refuseFort(s, a) ?? (chosen.size >= most ? noFortLeft : undefined)),
    doneLabel: text('button.forts-done'),
    outside: () => fortsOnAreas,
    prompt: () => text('ask.forts', { most }),
    auto: false,
  })
}

/** 3.2 The Commonwealth puts up to six forts. */
export function* forts(s: Crete): Flow {
  const chosen = yield* chooseForts(s, 'commonwealth', '3.2')
  for (const area of chosen) build(s, area)
  s.forts = 0
  noteStart(s, s.box.maps)
  s.stage = s.preBombing ? 'bombing' : 'turn-start'
}
