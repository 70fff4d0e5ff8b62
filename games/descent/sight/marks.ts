// What lies on the map beside the counters: entrenchments, bridges, Supply markers, airstrikes, who holds what, the hex in question.
import { cell, text } from '@merkur/engine'
import type { MarkView } from '@merkur/table'
import { airfield } from '../rules/airfield.ts'
import { type Descent, type Space, spaceId } from '../state.ts'

type Marks = Record<string, MarkView>

function add(s: Descent, out: Marks, id: string, hex: Space, mark: Omit<MarkView, 'id' | 'space'>): void {
  if (hex < 0 || hex >= s.box.hexes) return
  const key = `${id} ${spaceId(s, hex)}`
  out[key] = { id: key, space: spaceId(s, hex), ...mark }
}

/** 18.2 The first hex of the hexside that a bridge lies on. */
const bridgeHex = (s: Descent, bridge: number): Space => cell(s.box.board.ends, 2 * (s.box.bridges[bridge]?.side ?? 0))

function works(s: Descent, out: Marks): void {
  for (const hex of s.entrenched)
    add(s, out, 'entrenched', hex, { glyph: 'label', short: 'Ent', colour: 'work', label: text('mark.entrenched') })
  for (let b = 0; b < s.bridge.length; b++) {
    const state = cell(s.bridge, b)
    if (state === 0) continue
    const id = state === 1 ? 'bridge-down' : 'bridge-repaired'
    add(s, out, id, bridgeHex(s, b), {
      glyph: state === 1 ? 'cross' : 'label',
      ...(state === 1 ? {} : { short: 'Br' }),
      colour: state === 1 ? 'bad' : 'work',
      label: text(`mark.${id}`, { bridge: s.box.bridges[b]?.id ?? '' }),
    })
  }
}

function air(s: Descent, out: Marks): void {
  for (let m = 0; m < s.markerAt.length; m++)
    add(s, out, `supply-${m + 1}`, cell(s.markerAt, m), {
      glyph: 'chute',
      colour: cell(s.markerUsed, m) === 0 ? 'supply' : 'plain',
      label: text(cell(s.markerUsed, m) === 0 ? 'mark.supply' : 'mark.supply-used'),
    })
  for (let i = 0; i < s.strikeAt.length; i++) {
    const owner = cell(s.strikeOwner, i)
    add(s, out, `strike-${i + 1}`, cell(s.strikeAt, i), {
      glyph: 'cross',
      colour: owner === 1 ? 'german' : 'commonwealth',
      label: text(cell(s.strikeHasty, i) === 1 ? 'mark.strike-hasty' : 'mark.strike'),
    })
  }
  airfield(s).forEach((hex, i) => {
    if (s.airfieldDamaged & (1 << i))
      add(s, out, 'damaged', hex, { glyph: 'label', short: 'Dam', colour: 'bad', label: text('mark.damaged') })
  })
}

/** 33.5 Scoring hexes that the Germans hold; everything else is the Commonwealth's. */
function holders(s: Descent, out: Marks): void {
  s.box.scoring.forEach((hex, i) => {
    if (cell(s.owner, i) === 1)
      add(s, out, 'held', hex, { glyph: 'flag', colour: 'german', label: text('mark.held-german') })
  })
}

/** All marks; every seat sees them. */
export function marksOf(s: Descent): Marks {
  const out: Marks = {}
  works(s, out)
  air(s, out)
  holders(s, out)
  if (s.target >= 0) add(s, out, 'target', s.target, { glyph: 'ring', colour: 'warn', label: text('mark.target') })
  return out
}
