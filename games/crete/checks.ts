// Whether the tables of a box fit together: rows that the rules look for by their names, dice and bands without holes, counters and groups that name each other.
import type { BoxReader } from '@merkur/box'
import type { Tables } from './tables.ts'

const TERRAINS = ['flat', 'difficult', 'hill', 'mountain'] as const

/** Notes everything that does not fit. */
export function checkTables(box: BoxReader, t: Tables): void {
  checkNames(box, t)
  checkNumbers(box, t)
  checkUnits(box, t)
  checkGroups(box, t)
}

function checkNames(box: BoxReader, t: Tables): void {
  const need = (file: string, rows: readonly { readonly id: string }[], ids: readonly string[]): void => {
    for (const id of ids)
      if (!rows.some((r) => r.id === id))
        box.problem({ file, column: 'id', found: `no row with ${id}`, allowed: 'one' })
  }
  need('maps.csv', t.maps, ['west', 'centre', 'east', 'strategic'])
  need('formations.csv', t.formations, ['sturm', '19res', '5geb'])
  need('landing.csv', t.landing, [...TERRAINS, 'parachute', 'solo-adjacent', 'reduced'])
  need('movement.csv', t.movement, ['road', ...TERRAINS, 'strategic', 'enemy'])
  need('attack.csv', t.attack, [
    'supporter',
    'regiment',
    'brigade',
    'day',
    'leader',
    'scatter-attack',
    'scatter-defence',
    'scatter-movement',
  ])
  need('defence.csv', t.defence, [...TERRAINS, 'hill-107', 'secondary', 'city', 'fort', 'leader', 'dca'])
  need('combat-results.csv', t.combatResults, ['repulsed', 'lost', 'drawn', 'won', 'overrun'])
  need('bombing.csv', t.bombing, ['pre-invasion-factor', 'sorties-a-day', 'dca-range', 'bombardment-range'])
  need('regrouping.csv', t.regrouping, ['eliminated', 'returns', 'out-for-good'])
  need('pieces.csv', t.pieces, ['glider'])
  need('solo-deployment.csv', t.soloDeployment, ['mountain', 'other', 'objective', 'zone'])
}

function checkNumbers(box: BoxReader, t: Tables): void {
  for (const row of [...t.bombing, ...t.regrouping])
    if (['sorties-a-day', 'dca-range', 'bombardment-range', 'returns'].includes(row.id) && row.value !== 1)
      box.refuse(row, 'value', '1: the rules know it in no other way')
  for (const [file, rows] of [
    ['interception.csv', t.interception],
    ['convoy-losses.csv', t.convoyLosses],
  ] as const)
    for (let die = 1; die <= 6; die++) {
      const n = rows.filter((r) => r.roll === die).length
      if (n !== 1) box.problem({ file, column: 'roll', found: `${n} rows with ${die}`, allowed: 'one' })
    }
  for (let d = -10; d <= 10; d++) {
    const n = t.combatResults.filter((r) => d >= r.from && d <= r.to).length
    if (n !== 1)
      box.problem({ file: 'combat-results.csv', column: 'from', found: `${n} bands that hold ${d}`, allowed: 'one' })
  }
  for (let held = 0; held <= t.objectives.length; held++) {
    const n = t.victory.filter((v) => held >= v.held_from && held <= v.held_to).length
    if (n !== 1)
      box.problem({ file: 'victory.csv', column: 'held_from', found: `${n} rows for ${held} held`, allowed: 'one' })
  }
  if (t.turns.length !== 24 || t.turns.some((t, i) => t.turn !== i + 1))
    box.problem({ file: 'turns.csv', found: `${t.turns.length} rows`, allowed: '24, turns 1 to 24 in order' })
  for (const a of t.areas)
    if (t.shapes && !t.shapes.areas.some((x) => x.id === a.id))
      box.refuse(a, 'id', 'an area with an outline in shapes.json')
}

function checkUnits(box: BoxReader, t: Tables): void {
  for (const u of t.units) {
    for (const g of u.arrival)
      if (g !== 'setup' && !t.arrivals.some((a) => a.id === g))
        box.refuse(u, 'arrival', 'setup, or a group of arrivals.csv')
    if (u.type === 'leader' && !t.leaders.some((l) => l.id === u.id))
      box.refuse(u, 'type', 'a leader who stands in leaders.csv')
    if (u.seat === 'commonwealth' && u.areas.length !== 1) box.refuse(u, 'areas', 'the area where it starts')
    if (u.para && u.areas.length === 0) box.refuse(u, 'areas', 'the areas where it may jump')
    if (u.mechanized && u.areas.some((a) => !t.areas.some((x) => x.id === a && x.road)))
      box.refuse(u, 'areas', 'areas with a road, since it is mechanized')
    if (u.seat === 'german' && !u.para && u.type !== 'bomber' && u.areas.length > 0)
      box.refuse(u, 'areas', 'none: it comes by air or by sea')
    if ((u.type === 'bomber' || u.para) && u.seat !== 'german') box.refuse(u, 'seat', 'german')
  }
  for (const u of t.units) {
    if (u.type !== 'bomber' && (u.defence === null || u.back_defence === null || u.movement === null))
      box.refuse(u, 'defence', 'figures for defence and movement on both sides, since it fights on land')
    if (u.type === 'bomber' && (u.artillery === null || u.back_artillery === null))
      box.refuse(u, 'artillery', 'a bombing factor on both sides')
  }
}

function checkGroups(box: BoxReader, t: Tables): void {
  for (const l of t.leaders) {
    const row = t.units.find((u) => u.id === l.id)
    if (row?.type !== 'leader') box.refuse(l, 'id', 'a leader of units.csv')
    if ((l.level === 'division') !== l.sums.length > 0)
      box.refuse(l, 'sums', 'leaders or batteries for divisional leaders only')
  }
  for (const g of t.arrivals) {
    if (g.units.length === 0) box.refuse(g, 'units', 'counters')
    for (const id of g.units) {
      const u = t.units.find((x) => x.id === id)
      if (u && !u.arrival.includes(g.id)) box.refuse(g, 'units', 'counters whose arrival in units.csv names the group')
      if (u && u.para !== (g.kind === 'drop')) box.refuse(g, 'kind', 'drop for parachutists, air or sea for others')
    }
  }
  for (const turn of t.turns)
    for (const g of turn.arrivals)
      if (!t.arrivals.some((a) => a.id === g)) box.refuse(turn, 'arrivals', 'groups of arrivals.csv')
  for (const g of t.arrivals)
    if (g.kind === 'drop' && !t.turns.some((turn) => turn.turn === g.turn && turn.arrivals.includes(g.id)))
      box.refuse(g, 'turn', 'the turn whose row in turns.csv names it')
  for (const o of t.objectives)
    if (!t.areas.some((a) => a.id === o.area && a.objective))
      box.refuse(o, 'area', 'an area that areas.csv calls an objective')
  if (t.objectives.length !== t.areas.filter((a) => a.objective).length)
    box.problem({
      file: 'objectives.csv',
      found: `${t.objectives.length} rows`,
      allowed: 'one for each objective of areas.csv',
    })
  for (const m of t.soloMaps)
    if (!t.maps.some((x) => x.id === m.map) || m.turn > 2)
      box.refuse(m, 'map', 'a map of maps.csv, set up in turn 1 or 2')
}
