// The tables of the box as they are written, each cell checked: what a data pack may replace.
import { among, type BoxReader, id, many, maybe, oneOf, source, truth, whole, words } from '@merkur/box'
import { z } from 'zod/mini'

const TIME = /^\d{1,2}:[03]0$/

const scenarios = z.object({
  scenarios: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      case: z.string(),
      turn: z.string().check(z.regex(TIME)),
      initiative: z.enum(['german', 'allied']),
      withdrawal: z.object({ german: z.string().check(z.regex(TIME)), allied: z.string().check(z.regex(TIME)) }),
      isolated: z.array(z.string()),
      stukas: z.int(),
      source: z.string(),
    }),
  ),
  options: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      case: z.string(),
      values: z.array(z.string().check(z.regex(TIME))),
      default: z.string(),
      source: z.string(),
    }),
  ),
})

const face = whole(0, 20)

/** Reads the tables of a box, each cell checked; whether they fit together is asked beside. */
export function readTables(box: BoxReader) {
  const map = box.table('map.csv', {
    hex: id(),
    column: whole(1, 15),
    row: whole(1, 18),
    playable: truth(),
    terrain: words(),
    elevation_m: whole(-50, 400),
    route: words(),
    area: words(),
    setup: words(),
    raf: truth(),
    star: oneOf('', 'blue', 'brown', 'dual'),
    drop: oneOf('', 'drop', 'glider', 'glider drop', 'glider+drop'),
    zone: words(),
    source: source(),
  })
  const hex = among(
    map.map((m) => m.hex),
    'a hex of map.csv',
  )
  const groups = box.table('groups.csv', {
    id: id(),
    label: words(),
    battalion: words(),
    turn: words(),
    colour: words(),
    marker: truth(),
    glider: truth(),
    draws: whole(0, 2),
    units: many(words()),
    assignable: many(words()),
    source: source(),
  })
  const units = box.table('units.csv', {
    id: id(),
    seat: oneOf('german', 'allied'),
    nation: words(),
    formation: words(),
    name: words(),
    type: words(),
    size: words(),
    echelon: words(),
    steps: whole(1, 2),
    front_of: face,
    front_range: face,
    front_direct_fire: truth(),
    front_immobile: truth(),
    back: oneOf('reduced', 'fired', 'immobilised', 'none'),
    back_of: maybe(face),
    back_range: maybe(face),
    back_direct_fire: truth(),
    back_immobile: truth(),
    refit_up_to: maybe(whole(1, 6)),
    refit_at_end: truth(),
    artillery: truth(),
    armored: truth(),
    antitank: truth(),
    heavy: truth(),
    company: words(),
    leads: words(),
    battalion: words(),
    group: maybe(
      among(
        groups.map((g) => g.id),
        'a group of groups.csv',
      ),
    ),
    assignable_to: words(),
    setup: words(),
    setup_options: words(),
    setup_side: oneOf('front', 'back', ''),
    entry: words(),
    source: source(),
    note: words(),
    history: words(),
  })
  const unit = among(
    units.map((u) => u.id),
    'a unit of units.csv',
  )
  const markers = box.table('markers.csv', {
    id: id(),
    copies: whole(0, 9),
    regroup_of: face,
    regroup_range: whole(0, 0),
    pin_modifier: whole(-1, 1),
    source: source(),
  })
  const pieces = box.table('pieces.csv', {
    id: id(),
    copies: whole(0, 99),
    seat: words(),
    case: words(),
    source: source(),
    note: words(),
  })
  const turns = box.table('turns.csv', {
    time: id(),
    ends_on: many(whole(1, 6)),
    drop: oneOf('markers', 'zones', 'none'),
    hq: truth(),
    first_roll_hands_over: truth(),
    contacts: words(),
    initiative_to: oneOf('', 'german', 'allied'),
    panic: oneOf('0', 'full-hours'),
    repeats: truth(),
    case: words(),
    source: source(),
  })
  const drift = box.table('drift.csv', {
    roll: whole(2, 12),
    direction: oneOf('N', 'NE', 'SE', 'S', 'SW', 'NW', 'stay', 'perfect', 'snafu'),
    source: source(),
  })
  const zones = box.table('zones.csv', {
    id: id(),
    label: words(),
    side: words(),
    touches: many(hex),
    faces: many(whole(1, 6)),
    adjacent: many(words()),
    source: source(),
  })
  const hq = box.table('hq.csv', {
    id: id(),
    seat: oneOf('german', 'allied'),
    case: words(),
    label: words(),
    up_to: whole(0, 6),
    leader_eliminated: whole(-2, 2),
    allied_later: whole(-2, 2),
    limit: words(),
    needs: words(),
    attack_of: maybe(face),
    source: source(),
  })
  const reliability = box.table('reliability.csv', {
    roll: whole(1, 6),
    result: oneOf('removed', 'immobilised', 'none'),
    case: words(),
    source: source(),
  })
  const result = oneOf('-', 'P', 'PH', 'H')
  const fire = box.table('fire-table.csv', {
    roll: whole(1, 6),
    fn1: result,
    fn2: result,
    fn3: result,
    fn4: result,
    fn5: result,
    fn6: result,
    fn7: result,
    fn8: result,
    source: source(),
  })
  const refit = box.table('refit-table.csv', {
    id: id(),
    kind: oneOf('success', 'modifier'),
    units: many(unit),
    value: whole(-3, 6),
    at_end: truth(),
    case: words(),
    source: source(),
  })
  const lists = box.json('scenarios.json', scenarios)

  return { map, groups, units, markers, pieces, turns, drift, zones, hq, reliability, fire, refit, lists }
}

export type Tables = ReturnType<typeof readTables>
