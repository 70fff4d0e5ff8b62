// Colours of the sides for every kind of colour vision: inks that can be read, sides that stay apart, measured with models of dichromacy.
import { catalogue } from '@merkur/catalogue'
import type { Kit } from '@merkur/table'
import { describe, expect, test } from 'vitest'
import { contrast, rgbOf } from '../src/map/colour.ts'
import { recoloured } from '../src/settings/palette.ts'

type Three = readonly [number, number, number]
type Matrix = readonly [Three, Three, Three]

/** What each kind of eye sees of linear red, green, blue: Machado, Oliveira, Fernandes 2009, table 1 at full severity. */
const EYES: Readonly<Record<string, Matrix>> = {
  'all three cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromatopsia: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
}

const times = (m: Matrix, v: Three): Three =>
  m.map((row) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2]) as unknown as Three

const linear = (colour: string): Three =>
  rgbOf(colour).map((v) => {
    const c = v / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as unknown as Three

const TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]

/** OKLab of a colour as these eyes see it. */
const seen = (colour: string, eyes: Matrix): Three => {
  const cones = times(TO_CONES, times(eyes, linear(colour)).map((v) => Math.min(1, Math.max(0, v))) as unknown as Three)
  return times(TO_LAB, cones.map(Math.cbrt) as unknown as Three)
}

const apart = (a: Three, b: Three): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

const kits: Kit[] = await Promise.all(
  catalogue.flatMap((entry) => (entry.load ? [entry.load().then((game) => game.kit(game.box))] : [])),
)

/** Colour classes that counters of a seat wear. */
const classesOf = (kit: Kit, seat: string): string[] => [
  ...new Set(kit.pieces.filter((p) => p.seat === seat).map((p) => p.colour)),
]

/** Two grounds are told apart at a glance from here on: about eight just noticeable differences. */
const CLEAR = 0.08

describe.each(['blue-orange', 'light-dark'] as const)('the palette %s', (wish) => {
  test.each(kits.map((kit) => [kit.title, kit] as const))('%s: figures can be read on every counter', (_, kit) => {
    for (const [name, { ground, ink }] of Object.entries(recoloured(kit, wish).palette))
      if (kit.pieces.some((p) => p.colour === name)) expect(contrast(ink, ground), name).toBeGreaterThanOrEqual(4.5)
  })

  // Without cones only lightness is left: there the palette by lightness is the one to take.
  const eyes = Object.keys(EYES).filter((e) => e !== 'achromatopsia' || wish === 'light-dark')
  test.each(eyes)('no counter of one side looks like one of another with %s', (kind) => {
    const eye = EYES[kind]
    if (!eye) throw new Error(kind)
    for (const kit of kits) {
      const { palette } = recoloured(kit, wish)
      const grounds = kit.seats.map((seat) => classesOf(kit, seat.id).map((c) => seen(palette[c]?.ground ?? '', eye)))
      for (const [i, own] of grounds.entries())
        for (const a of own)
          for (const b of grounds.slice(i + 1).flat()) expect(apart(a, b), kit.title).toBeGreaterThanOrEqual(CLEAR)
    }
  })
})
