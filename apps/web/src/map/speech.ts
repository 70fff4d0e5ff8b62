// How a counter and a space are spoken: name, figures, place, state, and whether they may be chosen.
import type { CounterView, PieceDef } from '@merkur/table'
import type { MapState } from './state.ts'

/** The name of a piece as it lies now: its face's figures and badges in words. */
export function spokenPiece(state: MapState, piece: PieceDef, counter: CounterView): string {
  const face = piece.faces[counter.face]
  const parts = [piece.name]
  const figures = face?.figures.map((f, i) => `${state.words(f.label)} ${counter.figures?.[i] ?? f.value}`) ?? []
  parts.push(...figures)
  for (const badge of counter.badges) parts.push(state.words(badge.label))
  const space = state.spaces.byId.get(counter.space)
  if (space) parts.push(space.name)
  if (state.high.selected?.includes(piece.id)) parts.push('chosen')
  else if (state.high.pieces?.includes(piece.id)) parts.push('can be chosen')
  return parts.filter(Boolean).join(', ')
}

/** A space with what stands in it. */
export function spokenSpace(state: MapState, id: string): string {
  const space = state.spaces.byId.get(id)
  if (!space) return id
  const here = Object.values(state.view.counters)
    .filter((c) => c.space === id)
    .sort((a, b) => b.z - a.z)
    .map((c) => {
      const piece = state.pieces.get(c.piece)
      return piece ? [piece.name, ...c.badges.map((b) => state.words(b.label))].join(', ') : ''
    })
  const facts = (space.facts ?? []).map((f) => `${state.words(f.label)} ${f.value}`)
  const marks = Object.values(state.view.marks)
    .filter((m) => m.space === id)
    .map((m) => state.words(m.label))
  const legal = state.high.spaces?.includes(id) ? ['can be chosen'] : []
  const overlay = state.high.overlay?.fills.find((f) => f.space === id)?.label
  return [
    space.name,
    ...legal,
    ...(overlay ? [overlay] : []),
    ...facts,
    ...marks,
    here.length === 0 ? 'empty' : here.join('; '),
  ].join('. ')
}
