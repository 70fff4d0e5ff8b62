// Counters on the map as they count now: face, markers on them, figures, place in the stack.
import { cell, text } from '@merkur/engine'
import type { Badge, CounterView } from '@merkur/table'
import { strengthOf } from '../rules/leaders.ts'
import { attackFactor, defenceFactor, isScattered, movement } from '../rules/units.ts'
import { ARRIVED, type Crete, defOf, inPlay, OWES, spaceId, type Unit, unitId } from '../state.ts'

const BADGES: readonly {
  readonly id: string
  readonly short: string
  readonly tone: Badge['tone']
  readonly is: (s: Crete, u: Unit) => boolean
}[] = [
  { id: 'scatter', short: 'Sc', tone: 'bad', is: isScattered },
  { id: 'glider', short: 'Gl', tone: 'good', is: (s, u) => cell(s.glider, u) === 1 && cell(s.untested, u) === 1 },
  { id: 'owes', short: '!', tone: 'warn', is: (s, u) => cell(s.deed, u) === OWES },
  { id: 'arrived', short: '>', tone: 'plain', is: (s, u) => cell(s.deed, u) === ARRIVED },
  { id: 'done', short: '✓', tone: 'plain', is: (s, u) => cell(s.deed, u) === 1 && !isScattered(s, u) },
  { id: 'fired', short: 'AF', tone: 'plain', is: (s, u) => cell(s.fired, u) === 1 },
  { id: 'silenced', short: 'Si', tone: 'bad', is: (s, u) => cell(s.silenced, u) === 1 },
  { id: 'reduced', short: '½', tone: 'plain', is: (s, u) => cell(s.reduced, u) === 1 },
]

const labels = new Map(BADGES.map(({ id }) => [id, text(`badge.${id}`)]))

function badgesOf(s: Crete, u: Unit): Badge[] {
  const out: Badge[] = []
  for (const { id, short, tone, is } of BADGES)
    if (is(s, u)) out.push({ id, short, tone, label: labels.get(id) ?? text(`badge.${id}`) })
  return out
}

/** The figures where they differ from the printed face: scattered counters, divisional leaders with their sum. */
function figuresNow(s: Crete, u: Unit): readonly string[] | undefined {
  const def = defOf(s, u)
  if (isScattered(s, u))
    return [
      def.kind === 'leader' ? '–' : String(attackFactor(s, u)),
      String(defenceFactor(s, u)),
      String(movement(s, u)),
    ]
  if (def.kind !== 'leader' || def.faces[0].artillery > 0) return undefined
  const sum = strengthOf(s, u)
  return sum > 0 ? [String(sum), String(defenceFactor(s, u)), String(movement(s, u))] : undefined
}

/** 5.1 Every counter on the map: Germans below, in the order of the box. */
export function countersOf(s: Crete): Record<string, CounterView> {
  const out: Record<string, CounterView> = {}
  const heights = new Int16Array(s.box.areas)
  for (let u = 0; u < s.box.units.length; u++) {
    if (!inPlay(s, u)) continue
    const area = cell(s.at, u)
    const z = cell(heights, area)
    heights[area] = z + 1
    const piece = unitId(s, u)
    const figures = figuresNow(s, u)
    out[piece] = {
      piece,
      space: spaceId(s, area),
      face: cell(s.reduced, u),
      z,
      badges: badgesOf(s, u),
      ...(figures ? { figures } : {}),
    }
  }
  return out
}
