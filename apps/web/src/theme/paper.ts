// The fine grain of the paper, one small square that repeats without a seam.
import { grain } from './chance-of-place.ts'

const SIZE = 256

/** Makes the square once: light and dark specks with little strength. */
export function paperGrain(make: (w: number, h: number) => OffscreenCanvas | HTMLCanvasElement): CanvasImageSource {
  const canvas = make(SIZE, SIZE)
  const g = canvas.getContext('2d')
  if (!g) return canvas
  const image = g.createImageData(SIZE, SIZE)
  const at = (i: number, j: number): number => grain(((i % SIZE) + SIZE) % SIZE, ((j % SIZE) + SIZE) % SIZE, 3) - 0.5
  for (let j = 0; j < SIZE; j++) {
    for (let i = 0; i < SIZE; i++) {
      // Fibres: a speck and its neighbours to the right.
      const v = at(i, j) * 0.6 + (at(i - 1, j) + at(i + 1, j) + at(i - 2, j)) * 0.25
      const k = 4 * (j * SIZE + i)
      const tone = v > 0 ? 255 : 30
      image.data[k] = tone
      image.data[k + 1] = tone
      image.data[k + 2] = tone
      image.data[k + 3] = v > 0 ? v * 34 : -v * 15
    }
  }
  g.putImageData(image, 0, 0)
  return canvas
}
