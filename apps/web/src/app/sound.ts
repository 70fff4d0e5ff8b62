// A few short sounds made on the spot, for whoever switches them on: dice, a counter put down, a loss.
import type { EntryKind } from '@merkur/engine'

let context: AudioContext | undefined

/** Length in seconds, pitch in hertz and loudness of the knocks that make a sound. */
const KNOCKS: Readonly<Partial<Record<EntryKind, readonly (readonly [number, number, number])[]>>> = {
  roll: [
    [0, 900, 0.5],
    [0.07, 700, 0.4],
    [0.13, 800, 0.3],
    [0.21, 600, 0.2],
  ],
  draw: [[0, 500, 0.3]],
  move: [[0, 260, 0.5]],
  loss: [
    [0, 170, 0.7],
    [0.09, 110, 0.6],
  ],
  phase: [
    [0, 520, 0.25],
    [0.16, 390, 0.25],
  ],
}

/** Plays the sound of an entry of the journal, if it has one. A browser that allows no sound is silent. */
export function sound(kind: EntryKind): void {
  const knocks = KNOCKS[kind]
  if (!knocks) return
  context ??= new AudioContext()
  const start = context.currentTime + 0.01
  for (const [after, pitch, loud] of knocks) {
    const tone = context.createOscillator()
    const level = context.createGain()
    tone.type = 'triangle'
    tone.frequency.setValueAtTime(pitch, start + after)
    tone.frequency.exponentialRampToValueAtTime(pitch / 2, start + after + 0.06)
    level.gain.setValueAtTime(loud * 0.25, start + after)
    level.gain.exponentialRampToValueAtTime(0.001, start + after + 0.09)
    tone.connect(level).connect(context.destination)
    tone.start(start + after)
    tone.stop(start + after + 0.1)
  }
}
