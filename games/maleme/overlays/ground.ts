// Who holds the stars, which company is bound to which hexes, and where units crowd together.
import { cell, item, text } from '@merkur/engine'
import type { OverlayView } from '@merkur/table'
import { countAt, type Maleme, spaceId } from '../state.ts'

type Drawn = Omit<OverlayView, 'id' | 'title'>

/** 7.1 Each star's hex in the colour of its holder; a dual star shared between both is pale. */
export function starControl(s: Maleme): Drawn {
  const hexes = [...new Set(s.box.stars.map((x) => x.hex))].sort((a, b) => a - b)
  return {
    fills: hexes.map((hex) => {
      const halves = s.box.stars.flatMap((x, i) =>
        x.hex === hex ? [{ brown: x.brown, german: cell(s.held, i) === 1 }] : [],
      )
      const german = halves.filter((h) => h.german).length
      return {
        space: spaceId(s, hex),
        colour: german > 0 ? 'german' : 'allied',
        strength: german === 0 || german === halves.length ? 0.9 : 0.45,
        label: halves.map((h) => (h.brown ? 'brown' : 'blue')).join('+'),
      }
    }),
    legend: [
      { colour: 'german', text: text('legend.held', { holder: 'german' }) },
      { colour: 'allied', text: text('legend.held', { holder: 'allied' }) },
    ],
  }
}

/** 2.1.1, 4.4.1.1 Company areas: isolated companies keep to theirs. */
export function companyAreas(s: Maleme): Drawn {
  const fills: { space: string; colour: string; strength: number; label: string }[] = []
  for (let hex = 0; hex < s.box.hexes; hex++) {
    const c = cell(s.box.area, hex)
    if (c < 0) continue
    const contacted = cell(s.contacted, c) === 1
    fills.push({
      space: spaceId(s, hex),
      colour: contacted ? 'contacted' : 'isolated',
      strength: 0.5,
      label: item(s.box.companies, c),
    })
  }
  return {
    fills,
    legend: [
      { colour: 'isolated', text: text('legend.isolated') },
      { colour: 'contacted', text: text('legend.contacted') },
    ],
  }
}

/** 2.2.4 Hexes with more than one unit of a side: each other unit there makes its target easier to hit. */
export function stacks(s: Maleme): Drawn {
  const fills: { space: string; colour: string; strength: number; label: string }[] = []
  for (let hex = 0; hex < s.box.hexes; hex++)
    for (const seat of ['german', 'allied'] as const) {
      const n = countAt(s, hex, seat)
      if (n > 1) fills.push({ space: spaceId(s, hex), colour: seat, strength: Math.min(1, n / 4), label: `−${n - 1}` })
    }
  return { fills, legend: [{ colour: 'bad', text: text('legend.stack') }] }
}
