// The tables of the counters: types, units, leaders, modes and stacking.
import { among, type BoxReader, id, many, maybe, oneOf, source, truth, whole, words } from '@merkur/box'
import { MODES, NATIONS, RANKS, SIDES, TYPES } from './words.ts'

const seat = oneOf(...SIDES)
const face = maybe(whole(0, 9))

/** Unit types, counters, leaders, modes and what changes them. */
export function readUnits(box: BoxReader) {
  const types = box.table('types.csv', {
    type: oneOf(...TYPES),
    move: oneOf('foot', 'vehicle', 'gun', 'static', 'leader'),
    infantry_type: truth(),
    artillery_type: truth(),
    fire: oneOf('direct', 'indirect', 'none'),
    matrix: oneOf('', 'direct', 'indirect'),
    fires_from: oneOf('none', 'top-two', 'any'),
    targets: oneOf('none', 'top-two', 'any'),
    opportunity: oneOf('none', 'yes', 'top-two', 'assaulted'),
    double_range: truth(),
    own_eyes: truth(),
    assault: oneOf('none', 'full', 'cipher', 'defends-9'),
    assault_top: truth(),
    armored: truth(),
    entrenches: truth(),
    ferried: truth(),
    case: words(),
    source: source(),
  })
  const units = box.table('units.csv', {
    id: id(),
    side: seat,
    nation: oneOf(...NATIONS),
    type: oneOf(...TYPES),
    name: words(),
    full_name: words(),
    superior: words(),
    echelon: oneOf('', ...RANKS),
    headquarters: truth(),
    independent: truth(),
    activation: words(),
    division: words(),
    regiment: oneOf('', 'AR', '7R', 'III'),
    modes: many(oneOf(...MODES)),
    strength: maybe(whole(1, 10)),
    concentrated: face,
    dispersed: face,
    opportunity_only: truth(),
    morale: maybe(whole(1, 6)),
    range: maybe(whole(0, 15)),
    static: truth(),
    engineer: truth(),
    source: source(),
    note: words(),
  })
  const unit = among(
    units.map((u) => u.id),
    'a unit of units.csv',
  )
  for (const u of units) {
    if (u.superior !== '' && !units.some((x) => x.id === u.superior)) box.refuse(u, 'superior', 'a unit of units.csv')
    if (u.type !== 'leader' && u.modes.length === 0) box.refuse(u, 'modes', 'at least one mode, since it is no leader')
    if (u.type !== 'leader' && (u.strength === null || u.morale === null))
      box.refuse(u, 'strength', 'Strength and Morale, since it is no leader')
  }
  const leaders = box.table('leaders.csv', {
    leader: unit,
    headquarters: maybe(unit),
    rank: whole(0, 9),
    units: oneOf('chain', 'greek', 'regiment', 'none'),
    returns: truth(),
    source: source(),
  })
  const modes = box.table('modes.csv', {
    mode: oneOf('dispersed', 'concentrated', 'travel', 'disrupted', 'depleted'),
    target_row: oneOf('terrain', 'undispersed', 'face'),
    fire: truth(),
    opportunity_fire: truth(),
    zone: truth(),
    moves: truth(),
    assaults: truth(),
    observes: truth(),
    controls: truth(),
    dispenses_supply: truth(),
    fire_capability: truth(),
    strength: oneOf('full', 'half'),
    effectiveness: oneOf('front', 'back', 'zero'),
    morale: whole(-9, 0),
    case: words(),
    source: source(),
  })
  const modeChanges = box.table('mode-changes.csv', {
    from: oneOf(...MODES),
    to: oneOf(...MODES),
    when: oneOf('organization', 'end of movement'),
    who: oneOf('all with both', 'artillery-type without Concentrated'),
    movement_points: whole(0, 4),
    case: words(),
    source: source(),
  })
  const stacking = box.table('stacking.csv', {
    id: id(),
    subject: words(),
    counts: words(),
    rule: words(),
    case: words(),
    source: source(),
  })
  return { types, units, unit, leaders, modes, modeChanges, stacking }
}
