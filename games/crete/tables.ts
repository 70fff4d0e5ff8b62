// The tables of the box as they are written, each cell checked for itself: what a data pack may replace.
import { among, type BoxReader, id, many, maybe, measure, oneOf, source, truth, whole, words } from '@merkur/box'
import { scenarios, shapes } from './lists.ts'

const TERRAINS = ['flat', 'difficult', 'hill', 'mountain'] as const
const SEATS = ['german', 'commonwealth'] as const
const plane = measure(-50, 700)
const face = whole(0, 20)
const side = oneOf('german', 'commonwealth', '')

function readMap(box: BoxReader) {
  const maps = box.table('maps.csv', {
    id: id(),
    title: words(),
    stack: maybe(whole(1, 20)),
    x0: plane,
    y0: plane,
    x1: plane,
    y1: plane,
    source: source(),
  })
  const areas = box.table('areas.csv', {
    id: id(),
    name: words(),
    map: among(
      maps.map((m) => m.id),
      'a map of maps.csv',
    ),
    terrain: oneOf(...TERRAINS),
    road: truth(),
    city: oneOf('none', 'secondary', 'city'),
    defence: oneOf('', 'hill-107'),
    airfield: truth(),
    port: truth(),
    beach: truth(),
    objective: truth(),
    zone: maybe(whole(1, 99)),
    drop: words(),
    letter: words(),
    x: plane,
    y: plane,
    source: source(),
    note: words(),
  })
  const area = among(
    areas.map((a) => a.id),
    'an area of areas.csv',
  )
  const borders = box.table('borders.csv', {
    a: area,
    b: area,
    road: truth(),
    ground: oneOf('plain', 'river', 'escarpment'),
    river: words(),
    scope: oneOf('sector', 'strategic', 'link'),
    length_m: whole(1, 200000),
    source: source(),
  })
  const objectives = box.table('objectives.csv', {
    order: whole(1, 99),
    area,
    name: words(),
    owner: side,
    case: words(),
    source: source(),
  })
  return { maps, areas, area, borders, objectives }
}

function readUnits(box: BoxReader, area: ReturnType<typeof readMap>['area']) {
  const formations = box.table('formations.csv', {
    id: id(),
    seat: oneOf(...SEATS),
    name: words(),
    leader: words(),
    colour: words(),
    source: source(),
  })
  const formation = among(
    formations.map((f) => f.id),
    'a formation of formations.csv',
  )
  const units = box.table('units.csv', {
    id: id(),
    seat: oneOf(...SEATS),
    nation: words(),
    formation,
    bonus_group: words(),
    name: words(),
    short: words(),
    type: oneOf(
      'leader',
      'infantry',
      'engineers',
      'antitank',
      'reconnaissance',
      'anti-aircraft',
      'artillery',
      'tanks',
      'bomber',
    ),
    echelon: words(),
    attack: maybe(face),
    defence: maybe(face),
    movement: maybe(face),
    back_attack: maybe(face),
    back_defence: maybe(face),
    back_movement: maybe(face),
    artillery: maybe(face),
    back_artillery: maybe(face),
    divisional: truth(),
    dca: maybe(face),
    back_dca: maybe(face),
    mechanized: truth(),
    para: truth(),
    glider: truth(),
    fixed: truth(),
    night: truth(),
    arrival: many(words()),
    areas: many(area),
    source: source(),
    history: words(),
  })
  const unit = among(
    units.map((u) => u.id),
    'a unit of units.csv',
  )
  const leaders = box.table('leaders.csv', {
    id: unit,
    level: oneOf('regiment', 'brigade', 'division'),
    commands: many(formation),
    sums: many(unit),
    radius: maybe(whole(0, 9)),
    excludes: many(unit),
    case: words(),
    source: source(),
  })
  const arrivals = box.table('arrivals.csv', {
    id: id(),
    kind: oneOf('drop', 'air', 'sea'),
    turn: whole(1, 99),
    date: words(),
    order: maybe(whole(1, 99)),
    units: many(unit),
    interception: truth(),
    case: words(),
    source: source(),
    note: words(),
  })
  return { formations, units, unit, leaders, arrivals }
}

function readCharts(box: BoxReader) {
  const rated = { case: words(), source: source() }
  return {
    turns: box.table('turns.csv', {
      turn: whole(1, 99),
      date: words(),
      part: oneOf('morning', 'afternoon', 'night'),
      night: truth(),
      activation_modifier: whole(-9, 9),
      activation_least: whole(0, 6),
      concentration: truth(),
      arrivals: many(words()),
      first_interception: words(),
      ...rated,
    }),
    concentration: box.table('concentration.csv', { areas_held: whole(0, 99), bonus: whole(-9, 9), ...rated }),
    landing: box.table('landing.csv', {
      id: id(),
      kind: oneOf('terrain', 'enemies', 'unit', 'solo', 'threshold'),
      value: whole(-9, 9),
      applies: words(),
      ...rated,
    }),
    interception: box.table('interception.csv', {
      roll: whole(1, 6),
      result: oneOf('passes', 'delayed', 'attacked', 'destroyed'),
      ...rated,
    }),
    convoyLosses: box.table('convoy-losses.csv', {
      roll: whole(1, 6),
      lost: whole(0, 20),
      rest: oneOf('passes', 'turns-back'),
      ...rated,
    }),
    movement: box.table('movement.csv', { id: id(), cost: whole(0, 20), applies: words(), ...rated }),
    attack: box.table('attack.csv', { id: id(), value: whole(0, 20), seat: side, applies: words(), ...rated }),
    defence: box.table('defence.csv', {
      id: id(),
      combat: whole(0, 20),
      bombing: whole(0, 20),
      seat: side,
      stacks: oneOf('highest', 'added', 'each-point'),
      ...rated,
    }),
    combatResults: box.table('combat-results.csv', {
      id: oneOf('repulsed', 'lost', 'drawn', 'won', 'overrun'),
      from: whole(-99, 99),
      to: whole(-99, 99),
      assault_attacker: oneOf('none', 'reduced-retreats'),
      assault_supporters: oneOf('none', 'retreat-or-one-reduced'),
      assault_defender: oneOf('none', 'reduced-retreats'),
      assault_others: oneOf('none', 'retreat-or-one-reduced'),
      shot_attacker: oneOf('none', 'reduced'),
      shot_defender: oneOf('none', 'reduced', 'eliminated'),
      printed: words(),
      ...rated,
    }),
    bombingResults: box.table('bombing-results.csv', {
      id: oneOf('less', 'equal', 'greater'),
      target_area: oneOf('enemy', 'contested', 'any'),
      target: oneOf('none', 'reduced'),
      second: oneOf('none', 'retreats-or-reduced'),
      own: oneOf('none', 'one-reduced-at-random'),
      plane: oneOf('none', 'reduced-if-dca'),
      ...rated,
    }),
    bombing: box.table('bombing.csv', { id: id(), value: whole(0, 20), ...rated }),
    regrouping: box.table('regrouping.csv', { id: id(), value: whole(1, 20), ...rated }),
    victory: box.table('victory.csv', {
      held_from: whole(0, 99),
      held_to: whole(0, 99),
      winner: side,
      level: oneOf('decisive', 'great', 'strategic', 'marginal', 'draw'),
      ...rated,
    }),
    pieces: box.table('pieces.csv', { id: id(), copies: whole(0, 99), seat: side, ...rated, note: words() }),
  }
}

function readSolo(
  box: BoxReader,
  area: ReturnType<typeof readMap>['area'],
  unit: ReturnType<typeof readUnits>['unit'],
) {
  const rated = { case: words(), source: source() }
  return {
    soloMaps: box.table('solo-maps.csv', { map: words(), leaders: whole(0, 9), turn: whole(1, 99), ...rated }),
    soloFixed: box.table('solo-fixed.csv', { unit, area, ...rated }),
    soloForts: box.table('solo-forts.csv', { area: words(), turn: whole(1, 99), ...rated }),
    soloOrder: box.table('solo-order.csv', { order: whole(1, 9), areas: words(), within: words(), ...rated }),
    soloDeployment: box.table('solo-deployment.csv', {
      id: id(),
      kind: oneOf('terrain', 'area', 'result'),
      value: whole(-9, 9),
      applies: words(),
      ...rated,
    }),
    soloAutomaton: box.table('solo-automaton.csv', {
      order: whole(1, 9),
      step: words(),
      what: words(),
      ruling: words(),
      ...rated,
    }),
    area,
  }
}

/** The tables of a box, each cell checked for itself. */
export function readTables(box: BoxReader) {
  const map = readMap(box)
  const oob = readUnits(box, map.area)
  const charts = readCharts(box)
  const solo = readSolo(box, map.area, oob.unit)
  const lists = box.json('scenarios.json', scenarios)
  const drawn = box.json('shapes.json', shapes)
  return { ...map, ...oob, ...charts, ...solo, lists, shapes: drawn }
}

export type Tables = ReturnType<typeof readTables>
