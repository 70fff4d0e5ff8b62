// The watch: half hours from 8:30 round the dial, with the Time marker and both Withdrawal markers on it.
import { text } from '@merkur/engine'
import type { TrackView } from '@merkur/table'
import { clock } from '../box.ts'
import type { Maleme } from '../state.ts'

/** A watch has twelve hours; later ones use its faces again (ruling M22). */
const FACES = 24

const steps = Array.from({ length: FACES }, (_, i) => ({ id: String(i), label: clock(i) }))

const face = (halves: number): string => String(halves % FACES)

/** 2.1.2 The turn track. */
export const tracksOf = (s: Maleme): Record<string, TrackView> => ({
  watch: {
    id: 'watch',
    title: text('track.watch', { time: clock(s.turn) }),
    steps,
    tokens: [
      { id: 'time', step: face(s.turn), label: text('track.time', { time: clock(s.turn) }), short: 'T', colour: 'red' },
      {
        id: 'german',
        step: face(s.germanWithdrawal),
        label: text('track.withdrawal', { seat: 'german', time: clock(s.germanWithdrawal) }),
        short: 'G',
        colour: 'german',
      },
      {
        id: 'allied',
        step: face(s.alliedWithdrawal),
        label: text('track.withdrawal', { seat: 'allied', time: clock(s.alliedWithdrawal) }),
        short: 'A',
        colour: 'allied',
      },
    ],
    watch: true,
  },
})
