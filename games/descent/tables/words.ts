// The words that the tables of the box are written in: grounds, types, nations, modes, scenarios.
import type { Column } from '@merkur/box'

export const GROUNDS = [
  'clear',
  'mixed',
  'woods',
  'broken',
  'village',
  'forest',
  'rough',
  'city',
  'airfield',
  'all-sea',
] as const
export const TERRAIN = [
  ...GROUNDS,
  'mountain',
  'river',
  'stream',
  'bridge',
  'road',
  'trail',
  'partial-sea',
  'blocked',
  'entrenchment',
  'destroyed-bridge',
  'repaired-bridge',
] as const
export const TYPES = [
  'infantry',
  'machine-gun',
  'engineer',
  'pioneer',
  'headquarters',
  'reconnaissance',
  'cavalry-machine-gun',
  'heavy-weapons',
  'artillery',
  'anti-tank',
  'flak',
  'static-artillery',
  'armor',
  'support-group',
  'leader',
] as const
export const NATIONS = ['new-zealand', 'australian', 'british', 'greek', 'cretan', 'paratroop', 'mountain'] as const
export const MODES = ['dispersed', 'concentrated', 'travel'] as const
export const SIDES = ['german', 'commonwealth'] as const
export const RANKS = ['army', 'division', 'brigade', 'battalion'] as const
export const SCENARIOS = ['28', '29', '30', '31', '32', 'bg'] as const

/** Columns that are numbered: `n1`, `n2`, ... */
export const cells = <const K extends string, T>(prefix: K, from: number, to: number, column: Column<T>) =>
  Object.fromEntries(Array.from({ length: to - from + 1 }, (_, i) => [`${prefix}${from + i}`, column])) as Record<
    `${K}${number}`,
    Column<T>
  >
