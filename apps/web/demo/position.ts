// A kit and a position for the demo: units of a box as counters, a few states, marks and a watch.
import type { Badge, CounterView, Face, Kit, MarkView, PieceDef, TrackView } from '@merkur/table'
import type { Tableau } from '../src/map/index.ts'
import type { Board } from './boards.ts'

export const PALETTE: Kit['palette'] = {
  paratroops: { ground: '#8ea3c4', ink: '#131a28', edge: '#33425e' },
  mountain: { ground: '#a9b294', ink: '#1a1f10', edge: '#47503a' },
  newzealand: { ground: '#6a4a33', ink: '#fbf1dc', edge: '#2c1c11' },
  british: { ground: '#b28d5f', ink: '#1d1409', edge: '#5a4124' },
  australian: { ground: '#8b7b3f', ink: '#fffbe9', edge: '#45391a' },
  greek: { ground: '#c9bd8e', ink: '#1d1a0c', edge: '#6d6338' },
  airforce: { ground: '#87959b', ink: '#11181b', edge: '#3c484d' },
  white: { ground: '#ece6d6', ink: '#1a1712', edge: '#6b6455' },
  orange: { ground: '#d07a2c', ink: '#1d0f02', edge: '#7a4010' },
  brown: { ground: '#6e4a2a', ink: '#fff3dd', edge: '#332010' },
  blue: { ground: '#2f5f9c', ink: '#fffdf4', edge: '#173458' },
}

const label = (id: string) => ({ id })

function colourOf(row: Record<string, string>): string {
  if (row.side === 'german') return row.type?.includes('mountain') ? 'mountain' : 'paratroops'
  const nation = row.nation ?? ''
  if (/NZ/.test(nation)) return 'newzealand'
  if (/RAF|FAA/.test(`${row.name} ${row.formation}`)) return 'airforce'
  if (/GK|GR|Greek/.test(nation)) return 'greek'
  if (/AU/.test(nation)) return 'australian'
  return 'british'
}

const ON: Readonly<Record<string, string>> = {
  front_immobile: 'immobile',
  front_zigzag: 'limited',
  armored: 'armored',
  antitank: 'antitank',
  heavy: 'heavy',
}

function facesOf(row: Record<string, string>): Face[] {
  const figure = (key: string, name: string, boxed = false) => ({ value: row[key] ?? '', boxed, label: label(name) })
  const symbol = row.type ?? 'infantry'
  const echelon = { I: 'company', II: 'battalion', III: 'regiment' }[row.size ?? ''] ?? row.size ?? ''
  if ('front_of' in row) {
    const glyphs = Object.entries(ON).flatMap(([key, glyph]) =>
      row[key] === '1' ? [{ glyph, label: label(glyph) }] : [],
    )
    const front: Face = {
      name: label('front'),
      symbol,
      ...(echelon && echelon !== 'leader' && echelon !== 'vehicle' ? { echelon } : {}),
      figures: [figure('front_of', 'strength', row.front_directfire === '1'), figure('front_range', 'range')],
      glyphs,
    }
    const back: Face = {
      ...front,
      reduced: true,
      figures: [figure('back_of', 'strength', row.back_directfire === '1'), figure('back_range', 'range')],
    }
    return [front, back]
  }
  const keys = 'attack' in row ? ['attack', 'defence', 'move'] : ['strength', 'morale']
  return [
    {
      name: label('front'),
      symbol,
      ...(echelon ? { echelon } : {}),
      figures: keys.map((k) => figure(k, k)).filter((f) => f.value),
    },
  ]
}

/** Pieces of all units of a board's box. */
export function piecesOf({ units }: Board): PieceDef[] {
  return units.map((row) => {
    const id = row.id ?? ''
    return {
      id,
      short: id.length > 12 ? id.slice(0, 12) : id,
      name: `${row.name || id}, ${row.type} ${row.size}`,
      seat: row.side ?? '',
      colour: colourOf(row),
      faces: facesOf(row),
      facts: [],
      formation: [row.formation ?? row.nation ?? ''],
    }
  })
}

const PIN: Badge = { id: 'pinned', short: '+1', label: label('pinned'), tone: 'bad' }
const REGROUP: Badge = { id: 'regrouping', short: '3/0', label: label('regrouping'), tone: 'warn' }
const FIRED: Badge = { id: 'fired', short: 'FIRED', label: label('fired'), tone: 'plain' }

/** Places for the units that stand on the map at the start, and a landing in progress. */
export function positionOf(board: Board): Tableau {
  const counters: Record<string, CounterView> = {}
  const height: Record<string, number> = {}
  const put = (piece: string, space: string, face = 0, badges: readonly Badge[] = []): void => {
    if (!board.board.spaces.some((s) => s.id === space)) return
    const z = height[space] ?? 0
    height[space] = z + 1
    counters[piece] = { piece, space, face, z, badges }
  }
  if (board.board.id === 'maleme') malemePosition(board, put)
  else {
    for (const row of board.units) {
      const at = row.setup_hex ?? row.setup_29_bg ?? row.setup_28 ?? ''
      put(row.id ?? '', /^[EW]?\d|,/.test(at) ? at : '')
    }
  }
  return { counters, marks: marksOf(board), lines: {}, tracks: board.board.id === 'maleme' ? { watch: watch() } : {} }
}

type Put = (piece: string, space: string, face?: number, badges?: readonly Badge[]) => void

function malemePosition(board: Board, put: Put): void {
  const setup: Record<string, string> = {}
  for (const row of board.map) if (row.setup_unit) setup[row.setup_unit] = row.hex ?? ''
  for (const row of board.units) {
    if (row.side !== 'allied') continue
    const at = row.setup_or_group ?? ''
    const hex = /^\d{4}$/.test(at) ? at : (setup[row.id ?? ''] ?? '')
    const fired = row.back_kind === 'fired' && /15 RA|27 RM/.test(row.name ?? '')
    put(row.id ?? '', hex, fired ? 1 : 0, fired ? [FIRED] : [])
  }
  const landing: readonly (readonly [string, string, number?, (readonly Badge[])?])[] = [
    ['3/I', '0204'],
    ['3/II', '0305', 1, [PIN]],
    ['3/III', '0104', 0, [REGROUP]],
    ['4/I', '0109'],
    ['4/II', '0109'],
    ['4/III', '0209', 0, [REGROUP]],
    ['Koch', '0109'],
    ['5/I', '0214'],
    ['5/II', '0313', 1],
    ['5/III', '0213', 0, [{ ...REGROUP, short: '2/0' }]],
    ['8/II', '0213'],
    ['Stentzler', '0213'],
    ['9/I', '0715', 0, [PIN]],
    ['9/II', '0715'],
    ['9/III', '0816', 1, [PIN, REGROUP]],
    ['12/I', '0715'],
    ['Scherber', '0715'],
    ['13/I', 'B'],
    ['13/II', 'B'],
    ['14/I', 'A'],
    ['15/I', 'C'],
    ['15/II', 'C'],
    ['15/III', 'C'],
    ['Gericke', 'C'],
    ['10/I', '1412', 0, [REGROUP]],
    ['10/II', '1313'],
    ['Meindl', '0210'],
  ]
  for (const [id, hex, face = 0, badges = []] of landing)
    if (board.units.some((u) => u.id === id)) put(id, hex, face, badges)
}

function marksOf(board: Board): Record<string, MarkView> {
  const marks: Record<string, MarkView> = {}
  for (const row of board.map) {
    const hex = row.hex ?? ''
    const add = (glyph: string, colour: string, name: string, short?: string): void => {
      marks[`${glyph}-${colour}-${hex}`] = {
        id: `${glyph}-${colour}-${hex}`,
        space: hex,
        glyph,
        colour,
        label: label(name),
        ...(short ? { short } : {}),
      }
    }
    if (row.star === 'blue' || row.star === 'dual') add('star', 'blue', 'blue star')
    if (row.star === 'brown' || row.star === 'dual') add('star', 'brown', 'brown star')
    if (row.drop_hex) add('chute', 'blue', 'drop hex')
    if (row.raf_cross === '1') add('cross', 'bad', 'airmen')
  }
  if (board.board.id === 'maleme') {
    marks['drop-10'] = {
      id: 'drop-10',
      space: '1014',
      glyph: 'drop',
      colour: 'brown',
      label: label('drop group 10'),
      short: '10',
    }
    marks['drop-7'] = {
      id: 'drop-7',
      space: '0811',
      glyph: 'drop',
      colour: 'orange',
      label: label('drop group 7'),
      short: '7',
    }
  }
  return marks
}

function watch(): TrackView {
  const steps = Array.from({ length: 24 }, (_, i) => {
    const half = 17 + i
    return { id: `t${i}`, label: `${Math.floor(half / 2)}:${half % 2 ? '30' : '00'}` }
  })
  const token = (id: string, step: string, short: string, colour: string) => ({
    id,
    step,
    short,
    colour,
    label: label(id),
  })
  return {
    id: 'watch',
    title: label('20 May 1941'),
    watch: true,
    steps,
    tokens: [
      token('time', 't6', '', 'bad'),
      token('german', 't20', 'G', 'paratroops'),
      token('allied', 't19', 'A', 'newzealand'),
    ],
  }
}
