// What lies on the map beside the counters: stars and their holders, drop markers, the active drift zone, company signs.
import { cell, item, type SeatId, type Text, text } from '@merkur/engine'
import type { MarkView } from '@merkur/table'
import { driftZone, dropHexOf } from '../rules/groups.ts'
import { distance, type Maleme, type Space, spaceId } from '../state.ts'
import { inPlan } from './knowledge.ts'

type Marks = Record<string, MarkView>

/** 7.1 Blue and brown stars; a sign beside those the Germans hold. */
function stars(s: Maleme, out: Marks): void {
  s.box.stars.forEach((star, i) => {
    const holder = cell(s.held, i) === 1 ? 'german' : 'allied'
    const colour = star.brown ? 'brown' : 'blue'
    const space = spaceId(s, star.hex)
    out[`star ${star.id}`] = {
      id: `star ${star.id}`,
      space,
      glyph: 'star',
      colour,
      label: text(`mark.star-${colour}`, { holder }),
    }
    if (holder === 'german')
      out[`held ${star.id}`] = {
        id: `held ${star.id}`,
        space,
        glyph: 'label',
        short: 'G',
        colour: 'german',
        label: text('mark.held', { star: text(`star.${colour}`) }),
      }
  })
}

/** 3.2 The markers of the plan that still lie on the map: face down for all but the German seat. */
function dropMarkers(s: Maleme, seat: SeatId, out: Marks): void {
  for (const { drop, hex } of inPlan(s, seat)) {
    const id = `drop ${spaceId(s, hex)}`
    const def = item(s.box.drops, drop)
    const known = seat === 'german'
    out[id] = {
      id,
      space: spaceId(s, hex),
      glyph: 'drop',
      colour: 'german',
      short: known ? (def.group < 0 ? '–' : def.id) : '?',
      label: known ? text(def.group < 0 ? 'mark.dummy' : 'mark.drop', { group: def.id }) : text('mark.drop-hidden'),
    }
  }
}

/** 5.1 The marker turned up and the hexes its units may drift to. */
function driftZoneMarks(s: Maleme, out: Marks): void {
  if (s.dropping < 0) return
  const group = item(s.box.groups, s.dropping).id
  const centre = dropHexOf(s)
  for (const hex of driftZone(s, centre)) {
    const id = `zone ${spaceId(s, hex)}`
    const shown = hex === centre ? { glyph: 'drop', short: group, colour: 'warn' } : { glyph: 'chute', colour: 'warn' }
    out[id] = {
      id,
      space: spaceId(s, hex),
      ...shown,
      label: text(hex === centre ? 'mark.landing' : 'mark.drift-zone', { group }),
    }
  }
}

/** The hex nearest the middle of a company's area where nobody sets up and no star lies: there its sign can be seen. */
function signHex(s: Maleme, company: number): Space {
  const hexes: number[] = []
  for (let h = 0; h < s.box.hexes; h++) if (cell(s.box.area, h) === company) hexes.push(h)
  const taken = (h: number): boolean =>
    s.box.units.some((u) => u.setup === h) || s.box.stars.some((star) => star.hex === h)
  const free = hexes.filter((h) => !taken(h))
  const spread = (h: number): number => hexes.reduce((n, other) => n + distance(s, h, other) ** 2, 0)
  const places = (free.length > 0 ? free : hexes).map((h) => ({ h, spread: spread(h) }))
  return item(
    places.sort((x, y) => x.spread - y.spread || x.h - y.h),
    0,
    'hexes of the area',
  ).h
}

const signs = new WeakMap<object, readonly string[]>()

/** 2.2.2 The Isolated or Contacted marker of each company. */
function companySigns(s: Maleme, out: Marks): void {
  let places = signs.get(s.box)
  if (!places) {
    places = s.box.companies.map((_, c) => spaceId(s, signHex(s, c)))
    signs.set(s.box, places)
  }
  s.box.companies.forEach((company, c) => {
    const contacted = cell(s.contacted, c) === 1
    out[`company ${company}`] = {
      id: `company ${company}`,
      space: item(places, c),
      glyph: 'label',
      short: `${company} ${contacted ? 'con' : 'iso'}`,
      colour: contacted ? 'contacted' : 'isolated',
      label: companyText(s, c),
    }
  })
}

/** How a company stands with its commander. */
export function companyText(s: Maleme, c: number): Text {
  const state = cell(s.contacted, c) === 1 ? 'contacted' : cell(s.tried, c) === 1 ? 'tried' : 'isolated'
  return text(`company.${state}`, { company: item(s.box.companies, c) })
}

/** All marks a seat sees. */
export function marksOf(s: Maleme, seat: SeatId): Marks {
  const out: Marks = {}
  stars(s, out)
  dropMarkers(s, seat, out)
  driftZoneMarks(s, out)
  companySigns(s, out)
  return out
}
