// What lies on the map beside the counters: entrenchments, bridges, Supply markers, airstrikes, who holds what, the hex in question.
import { cell, item, text } from '@merkur/engine'
import type { MarkView } from '@merkur/table'
import type { Box } from '../box.ts'
import { perBox } from '../once.ts'
import { airfield } from '../rules/airfield.ts'
import { type Descent, type Space, someAt, spaceId } from '../state.ts'

/** The marks of a box as they were last shown: each by its key, all of them in order, and by their ids. */
interface Last {
  readonly made: Map<string, MarkView>
  all: readonly MarkView[]
  record: Readonly<Record<string, MarkView>>
}

const shown = new WeakMap<Box, Last>()

function lastOf(box: Box): Last {
  const known = shown.get(box)
  if (known) return known
  const last: Last = { made: new Map(), all: [], record: {} }
  shown.set(box, last)
  return last
}

/** Adds a mark at a hex of the map; what it looks like follows from `id` and `state`, so that it is made once. */
function add(
  s: Descent,
  out: MarkView[],
  id: string,
  hex: Space,
  look: () => Omit<MarkView, 'id' | 'space'>,
  state = 0,
): void {
  if (hex < 0 || hex >= s.box.hexes) return
  const { made } = lastOf(s.box)
  const space = spaceId(s, hex)
  const key = `${id} ${space} ${state}`
  const mark = made.get(key) ?? { id: `${id} ${space}`, space, ...look() }
  made.set(key, mark)
  out.push(mark)
}

/** 18.2 The first hex of the hexside that a bridge lies on. */
const bridgeHex = (s: Descent, bridge: number): Space => cell(s.box.board.ends, 2 * (s.box.bridges[bridge]?.side ?? 0))

function works(s: Descent, out: MarkView[]): void {
  for (const hex of s.entrenched)
    add(s, out, 'entrenched', hex, () => ({
      glyph: 'label',
      short: 'Ent',
      colour: 'work',
      label: text('mark.entrenched'),
    }))
  for (let b = 0; b < s.bridge.length; b++) {
    const state = cell(s.bridge, b)
    if (state === 0) continue
    const id = state === 1 ? 'bridge-down' : 'bridge-repaired'
    add(
      s,
      out,
      id,
      bridgeHex(s, b),
      () => ({
        glyph: 'label',
        short: state === 1 ? 'Br×' : 'Br',
        colour: state === 1 ? 'bad' : 'work',
        label: text(`mark.${id}`, { bridge: s.box.bridges[b]?.id ?? '' }),
      }),
      b,
    )
  }
}

function air(s: Descent, out: MarkView[]): void {
  for (let m = 0; m < s.markerAt.length; m++) {
    if (cell(s.markerAt, m) < 0) continue
    const used = cell(s.markerUsed, m) !== 0
    // A canopy would be hidden by the counters of its hex; a label lies on them.
    const covered = someAt(s, cell(s.markerAt, m), () => true)
    const look = () => ({
      ...(covered ? { glyph: 'label', short: 'Sup' } : { glyph: 'chute' }),
      colour: used ? 'plain' : 'supply',
      label: text(used ? 'mark.supply-used' : 'mark.supply'),
    })
    add(s, out, `supply-${m + 1}`, cell(s.markerAt, m), look, (used ? 1 : 0) + (covered ? 2 : 0))
  }
  for (let i = 0; i < s.strikeAt.length; i++) {
    if (cell(s.strikeAt, i) < 0) continue
    const owner = cell(s.strikeOwner, i)
    const hasty = cell(s.strikeHasty, i) === 1
    const look = () => ({
      glyph: 'label',
      short: hasty ? 'Air!' : 'Air',
      colour: owner === 1 ? 'held-german' : 'held-commonwealth',
      label: text(hasty ? 'mark.strike-hasty' : 'mark.strike'),
    })
    add(s, out, `strike-${i + 1}`, cell(s.strikeAt, i), look, 2 * owner + (hasty ? 1 : 0))
  }
  airfield(s).forEach((hex, i) => {
    if (s.airfieldDamaged & (1 << i))
      add(s, out, 'damaged', hex, () => ({ glyph: 'label', short: 'Dam', colour: 'bad', label: text('mark.damaged') }))
  })
}

/** The band around each scoring hex when the Germans hold it. */
const bandsOf = perBox((box): readonly MarkView[] =>
  box.scoring.map((hex) => {
    const space = box.spaces[hex] ?? ''
    return { id: `held ${space}`, space, glyph: 'held', colour: 'held-german', label: text('mark.held-german') }
  }),
)

/** 33.5 Scoring hexes that the Germans hold; everything else is the Commonwealth's. */
function holders(s: Descent, out: MarkView[]): void {
  const bands = bandsOf(s.box)
  for (let i = 0; i < bands.length; i++) if (cell(s.owner, i) === 1) out.push(item(bands, i))
}

/** All marks; every seat sees them. Nothing changed: the same record again. */
export function marksOf(s: Descent): Readonly<Record<string, MarkView>> {
  const all: MarkView[] = []
  works(s, all)
  air(s, all)
  holders(s, all)
  if (s.target >= 0)
    add(s, all, 'target', s.target, () => ({ glyph: 'ring', colour: 'warn', label: text('mark.target') }))
  const last = lastOf(s.box)
  if (all.length !== last.all.length || all.some((mark, i) => mark !== last.all[i])) {
    last.all = all
    last.record = Object.fromEntries(all.map((mark) => [mark.id, mark]))
  }
  return last.record
}
