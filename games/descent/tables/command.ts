// The tables of command, supply, turns, set-ups and victory.
import { type BoxReader, type Column, id, maybe, oneOf, source, truth, whole, words } from '@merkur/box'
import { cells, NATIONS, SCENARIOS, SIDES } from './words.ts'

const seat = oneOf(...SIDES)

/** Command, recovery, supply, set-ups, turns, phases and victory. `unit` reads an id of units.csv. */
export function readCommand(box: BoxReader, unit: Column<string>) {
  const code = oneOf('-', 'Re', 'F', 'M1', 'M2', 'M3', 'Rt')
  const scenario = oneOf(...SCENARIOS)
  const recovered = oneOf('-', 'R')
  return {
    commandCosts: box.table('command-costs.csv', {
      id: id(),
      label: words(),
      points: whole(0, 9),
      per: words(),
      case: words(),
      source: source(),
    }),
    commandModifiers: box.table('command-modifiers.csv', {
      id: id(),
      label: words(),
      amount: whole(-9, 9),
      only: words(),
      case: words(),
      source: source(),
    }),
    commandTable: box.table('command-table.csv', {
      die: whole(-3, 9),
      new_zealand: code,
      australian_british: code,
      greek_other: code,
      source: source(),
    }),
    commandResults: box.table('command-results.csv', {
      code,
      label: words(),
      retreat: whole(0, 9),
      move: truth(),
      fire: oneOf('all', 'free opportunity', 'assaulted'),
      morale: whole(0, 3),
      ends: words(),
      case: words(),
      source: source(),
    }),
    recovery: box.table('disruption.csv', { die: whole(-2, 6), ...cells('m', 1, 6, recovered), source: source() }),
    recoveryModifiers: box.table('disruption-modifiers.csv', {
      id: id(),
      label: words(),
      amount: whole(-9, 9),
      case: words(),
      source: source(),
    }),
    fatigue: box.table('fatigue.csv', { turn: whole(1, 88), least: whole(2, 12), case: words(), source: source() }),
    supply: box.table('supply.csv', {
      echelon: oneOf('army', 'division', 'replacement-division', 'brigade', 'battalion', 'unit', 'irregular'),
      path: oneOf('routes', 'move', 'hexes'),
      length: maybe(whole(1, 99)),
      source_of: words(),
      case: words(),
      source: source(),
    }),
    depletion: box.table('depletion.csv', {
      troops: oneOf(...NATIONS),
      depleted_to: whole(1, 6),
      case: words(),
      source: source(),
    }),
    supplyMarkers: box.table('supply-markers.csv', {
      scenario,
      turn: maybe(whole(1, 88)),
      seat,
      with: words(),
      name: words(),
      count: whole(1, 9),
      source: source(),
    }),
    setups: box.table('setups.csv', {
      scenario,
      unit,
      how: oneOf('map', 'drop', 'reserve', 'mountain', 'leader-air', 'edge', 'sea', 'kastelli'),
      turn: maybe(whole(1, 88)),
      hex: words(),
      strength: maybe(whole(1, 10)),
      disrupted: truth(),
      capability: maybe(whole(0, 99)),
      source: source(),
    }),
    turns: box.table('turns.csv', {
      turn: whole(1, 88),
      date: words(),
      time: words(),
      night: truth(),
      command: whole(0, 99),
      airstrikes: whole(0, 99),
      commonwealth_airstrikes: whole(0, 99),
      consult: truth(),
      supply: whole(0, 99),
      weather: oneOf('', 'fixed', 'morning', 'noon'),
      check: truth(),
      irregulars: whole(0, 9),
      reckoning: truth(),
      codes: words(),
      source: source(),
    }),
    phases: box.table('phases.csv', {
      phase: whole(1, 15),
      name: words(),
      kind: oneOf('command', 'organization', 'conditional-fire', 'movement', 'free-fire', 'record'),
      phasing: oneOf('german', 'commonwealth', 'nobody'),
      half: whole(1, 2),
      case: words(),
      source: source(),
    }),
    victory: box.table('victory.csv', {
      scenario,
      seat,
      id: words(),
      label: words(),
      points: whole(-99, 999),
      per: oneOf('each', 'once', 'turn', 'day', 'end'),
      case: words(),
      source: source(),
    }),
  }
}
