// The tables of the air, and the numbers that the rules name.
import { type BoxReader, id, maybe, oneOf, source, truth, whole, words } from '@merkur/box'
import { SIDES } from './words.ts'

/** Weather, landings, airstrikes, pieces and the numbers the rules name. */
export function readAir(box: BoxReader) {
  const dice = whole(2, 12)
  const landing = oneOf('-', 'd', 'D', '1', '2', '3', 'E')
  const scatter = oneOf('-', 'S1', 'S2', 'A')
  const strike = oneOf('-', 'D', '1*', '1')
  const condition = oneOf('P', '0', '3', '6', '9', '12')
  return {
    weather: box.table('weather.csv', { dice, morning: condition, noon: condition, source: source() }),
    landing: box.table('landing.csv', {
      dice,
      c1: landing,
      c4: landing,
      c7: landing,
      c10: landing,
      c13: landing,
      c16: landing,
      source: source(),
    }),
    landingCodes: box.table('landing-codes.csv', {
      code: landing,
      loss: whole(0, 9),
      gun_loss: whole(0, 9),
      dispersed: truth(),
      disrupted: truth(),
      gun_dispersed: truth(),
      gun_disrupted: truth(),
      eliminated: truth(),
      source: source(),
    }),
    landingScatter: box.table('landing-scatter.csv', {
      dice,
      w0: scatter,
      w3: scatter,
      w7: scatter,
      w11: scatter,
      source: source(),
    }),
    scatter: box.table('scatter.csv', {
      die: whole(1, 6),
      direction: oneOf('NE', 'E', 'SE', 'SW', 'W', 'NW'),
      source: source(),
    }),
    capability: box.table('fire-capability.csv', {
      id: id(),
      from: maybe(whole(1, 9)),
      to: maybe(whole(1, 9)),
      halves: whole(0, 99),
      case: words(),
      source: source(),
    }),
    mountainLanding: box.table('mountain-landing.csv', {
      id: oneOf('closed', 'half', 'beside', 'near', 'range', 'safe', 'crash'),
      order: whole(1, 9),
      condition: words(),
      lost_to: whole(0, 6),
      bad_weather: truth(),
      case: words(),
      source: source(),
    }),
    airstrikes: box.table('airstrike.csv', {
      dice,
      dispersed: strike,
      concentrated: strike,
      disrupted: strike,
      travel_covered: strike,
      travel_open: strike,
      source: source(),
    }),
    airstrikeCodes: box.table('airstrike-codes.csv', {
      code: strike,
      target: oneOf('any', 'armor', 'headquarters', 'other'),
      loss: whole(0, 9),
      disrupted: truth(),
      case: words(),
      source: source(),
    }),
    airstrikeScatter: box.table('airstrike-scatter.csv', {
      kind: oneOf('normal', 'hasty'),
      dice,
      hexes: whole(0, 3),
      case: words(),
      source: source(),
    }),
    pieces: box.table('pieces.csv', {
      id: id(),
      copies: maybe(whole(0, 99)),
      seat: oneOf('', ...SIDES),
      case: words(),
      source: source(),
      note: words(),
    }),
    limits: box.table('limits.csv', { id: id(), value: whole(0, 99), unit: words(), case: words(), source: source() }),
  }
}
