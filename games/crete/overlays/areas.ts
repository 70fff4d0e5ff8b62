// The states of areas at a glance: who holds what, which objectives count, where anti-aircraft guns reach, how full areas are.
import { cell, item, text } from '@merkur/engine'
import type { OverlayView } from '@merkur/table'
import { isAlone, isContested, isEmpty, isGerman } from '../rules/areas.ts'
import { dcaOver } from '../rules/bombing-values.ts'
import { type Crete, countAt, spaceId } from '../state.ts'

export type Drawn = Omit<OverlayView, 'id' | 'title'>

/** 5.5 How many areas are in each of the three states that are not empty. */
export function areaStates(s: Crete): { german: number; commonwealth: number; contested: number } {
  const out = { german: 0, commonwealth: 0, contested: 0 }
  for (const a of s.box.everywhere) {
    if (isContested(s, a)) out.contested++
    else if (isAlone(s, a, 'german')) out.german++
    else if (isAlone(s, a, 'commonwealth')) out.commonwealth++
  }
  return out
}

/** 5.5 The four states; empty areas that somebody owns are pale. */
export function control(s: Crete): Drawn {
  return {
    fills: s.box.everywhere.flatMap((a) => {
      const space = spaceId(s, a)
      if (isContested(s, a)) return [{ space, colour: 'warn', strength: 0.7 }]
      const owner = cell(s.owner, a)
      if (isEmpty(s, a))
        return owner === 0 ? [] : [{ space, colour: owner === 1 ? 'held-german' : 'held-commonwealth', strength: 0.25 }]
      return [{ space, colour: isAlone(s, a, 'german') ? 'held-german' : 'held-commonwealth', strength: 0.7 }]
    }),
    legend: [
      { colour: 'held-german', text: text('legend.german') },
      { colour: 'held-commonwealth', text: text('legend.commonwealth') },
      { colour: 'warn', text: text('legend.contested') },
    ],
  }
}

/** 10 The objectives: German ones, and those that count for the Commonwealth. */
export const objectives = (s: Crete): Drawn => ({
  fills: s.box.objectives.map((a) => {
    const german = isGerman(s, a)
    return {
      space: spaceId(s, a),
      colour: german ? 'held-german' : 'held-commonwealth',
      strength: isContested(s, a) ? 0.45 : 0.9,
      label: isContested(s, a) ? '!' : german ? 'G' : 'C',
    }
  }),
  legend: [
    { colour: 'held-german', text: text('legend.objective-german') },
    { colour: 'held-commonwealth', text: text('legend.objective-commonwealth') },
  ],
})

/** 8.2 Anti-aircraft points that count against an aircraft over each area. */
export const flak = (s: Crete): Drawn => ({
  fills: s.box.everywhere.flatMap((a) => {
    const points = dcaOver(s, a)
    return points === 0
      ? []
      : [{ space: spaceId(s, a), colour: 'bad', strength: Math.min(1, points / 6), label: `+${points}` }]
  }),
  legend: [{ colour: 'bad', text: text('legend.flak') }],
})

/** 7.2 What the ground adds to the defence of an area, forts included, for the Commonwealth. */
export const ground = (s: Crete): Drawn => ({
  fills: s.box.everywhere.flatMap((a) => {
    const value = item(s.box.ground.commonwealth, a).value + (cell(s.fort, a) === 1 ? (s.box.values.fort ?? 0) : 0)
    return value === 0
      ? []
      : [{ space: spaceId(s, a), colour: 'warn', strength: Math.min(1, value / 8), label: `+${value}` }]
  }),
  legend: [{ colour: 'warn', text: text('legend.ground') }],
})

/** 5.1 How many counters of each side stand in each area. */
export const crowds = (s: Crete): Drawn => ({
  fills: s.box.everywhere.flatMap((a) => {
    const german = countAt(s, a, 'german')
    const commonwealth = countAt(s, a, 'commonwealth')
    if (german + commonwealth === 0) return []
    const full = Math.max(german, commonwealth) >= cell(s.box.stack, a)
    return [
      {
        space: spaceId(s, a),
        colour: full ? 'bad' : 'good',
        strength: Math.min(1, Math.max(german, commonwealth) / 6),
        label: `${german}:${commonwealth}`,
      },
    ]
  }),
  legend: [
    { colour: 'bad', text: text('legend.full') },
    { colour: 'good', text: text('legend.room') },
  ],
})
