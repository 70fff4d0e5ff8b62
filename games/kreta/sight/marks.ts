// What lies on the map beside the counters: who has the places that count, and where paratroops aim.
import { cell, item, text } from '@merkur/engine'
import type { MarkView } from '@merkur/table'
import { inTheAir } from '../rules/drop.ts'
import { isHeld, scenarioOf } from '../rules/victory.ts'
import { type Kreta, spaceId, unitId } from '../state.ts'

type Marks = Record<string, MarkView>

/** 15.0 Places to hold, with the turns held. */
function holds(s: Kreta, out: Marks): void {
  const { hold } = scenarioOf(s)
  for (const [i, p] of s.box.places.entries()) {
    if (!p.hold) continue
    const turns = cell(s.held, i)
    const free = isHeld(s, p.hex)
    out[`place ${p.id}`] = {
      id: `place ${p.id}`,
      space: spaceId(s, p.hex),
      glyph: 'label',
      short: `${turns}/${hold}`,
      colour: turns > 0 || free ? 'held-german' : 'held-british',
      label: text(free ? 'mark.hold-free' : 'mark.hold', { place: p.name, turns, of: hold }),
    }
  }
}

/** 16.42 Places with their points, in the colour of who stood there last. */
function points(s: Kreta, out: Marks): void {
  for (const [i, p] of s.box.places.entries()) {
    const seat = cell(s.taken, i) === 1 ? 'german' : 'british'
    out[`place ${p.id}`] = {
      id: `place ${p.id}`,
      space: spaceId(s, p.hex),
      glyph: 'label',
      short: String(p.points),
      colour: `held-${seat}`,
      label: text('mark.points', { place: p.name, points: p.points, seat }),
    }
  }
}

/** 12.1 Hexes where paratroops aim, their dice still to come. */
function chutes(s: Kreta, out: Marks): void {
  for (const u of inTheAir(s)) {
    const id = `chute ${unitId(s, u)}`
    out[id] = {
      id,
      space: spaceId(s, cell(s.planned, u)),
      glyph: 'chute',
      colour: 'german',
      short: item(s.box.units, u).name,
      label: text('mark.chute', { unit: { piece: unitId(s, u) } }),
    }
  }
}

/** All marks; nothing about them is hidden. */
export function marksOf(s: Kreta): Marks {
  const out: Marks = {}
  if (scenarioOf(s).victory === 'hold') holds(s, out)
  else points(s, out)
  chutes(s, out)
  return out
}
