// What each seat may see: everything on the map; of the German plan only what has been turned up, but for its owner.
import { cell, type SeatId, type Text, text } from '@merkur/engine'
import type { Sight } from '@merkur/table'
import { clock, turnRule } from './box.ts'
import { inTheAir } from './rules/groups.ts'
import { countersOf } from './sight/counters.ts'
import { displaysOf } from './sight/displays.ts'
import { marksOf } from './sight/marks.ts'
import { tracksOf } from './sight/tracks.ts'
import { type Maleme, type Seat, unitId, withdrawal } from './state.ts'

/** Half hours as hours: `9½ h`. */
function hours(halves: number): string {
  const whole = Math.floor(halves / 2)
  return `${whole === 0 && halves % 2 ? '' : whole}${halves % 2 ? '½' : ''} h`
}

/** 6 The faces that end this turn: `3–6`, `6`. */
function endsOn(s: Maleme): string {
  const { ends } = turnRule(s.box, s.turn)
  const faces = [1, 2, 3, 4, 5, 6].filter((n) => (ends >> n) & 1)
  return faces.length > 1 ? `${faces[0]}–${faces.at(-1)}` : faces.join('')
}

function statusOf(s: Maleme): Sight['status'] {
  const marker = (seat: Seat): Sight['status'][number] => ({
    id: `${seat}-withdrawal`,
    text: text('status.withdrawal', {
      seat,
      time: clock(withdrawal(s, seat)),
      left: hours(Math.max(0, withdrawal(s, seat) - s.turn)),
    }),
    colour: seat,
  })
  const playing = s.stage !== 'over' && s.stage !== 'allied-setup' && s.stage !== 'german-plan'
  return [
    { id: 'time', text: text('status.time', { time: clock(s.turn) }) },
    { id: 'initiative', text: text('status.initiative', { holder: s.initiative }), colour: s.initiative },
    marker('german'),
    marker('allied'),
    ...(playing
      ? [{ id: 'ends', text: s.ending ? text('status.ending') : text('status.ends', { faces: endsOn(s) }) }]
      : []),
  ]
}

/** 6.2, 5.1 What is still owed: refits or steps in Clean-up, units in the air, checks of the Matildas. */
function dutiesOf(s: Maleme): Sight['duties'] {
  const out: Record<string, Sight['duties'][string]> = {}
  const owe = (u: number, id: string, rule: string): void => {
    const piece = unitId(s, u)
    out[`${id} ${piece}`] = { text: text(`duty.${id}`, { unit: { piece } }), rule, refs: [{ piece }] }
  }
  for (const u of s.box.germans) if (cell(s.owed, u) === 1) owe(u, 'regroup', '6.2')
  for (const u of inTheAir(s)) owe(u, 'land', '5.1')
  for (const u of s.checks) owe(u, 'check', '4.4.1.2')
  return out
}

const phaseOf = (s: Maleme): Text =>
  text(`stage.${s.stage}`, { time: clock(s.turn), ...(s.stage === 'impulses' ? { seat: s.active } : {}) })

/** The view of `'german'`, `'allied'` or a spectator, who knows what the Allied seat knows. */
export const sight = (s: Maleme, seat: SeatId): Sight => ({
  phase: phaseOf(s),
  status: statusOf(s),
  counters: countersOf(s),
  marks: marksOf(s, seat),
  tracks: tracksOf(s),
  displays: displaysOf(s, seat),
  duties: dutiesOf(s),
  lines: {},
})
