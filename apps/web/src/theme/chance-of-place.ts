// Irregularity that belongs to a place, not to the order of drawing: the same spot always gets the same grain.

/** A number from 0 to 1 that depends only on the place (to a thousandth of a unit) and `salt`. */
export function grain(x: number, y: number, salt = 0): number {
  let h = (Math.round(x * 1000) * 374761393 + Math.round(y * 1000) * 668265263 + salt * 974634777) | 0
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h = Math.imul(h ^ (h >>> 16), 2246822519)
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296
}

const SIZE = 256
const lattice = new Float32Array(SIZE * SIZE)
for (let j = 0; j < SIZE; j++) for (let i = 0; i < SIZE; i++) lattice[j * SIZE + i] = grain(i, j, 5) - 0.5

/** Soft waves of about one unit, from -0.5 to 0.5. */
export function waves(x: number, y: number): number {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const u = x - i
  const v = y - j
  const p = u * u * (3 - 2 * u)
  const r = v * v * (3 - 2 * v)
  const at = (a: number, b: number): number => lattice[((b & 255) << 8) | (a & 255)] ?? 0
  return (at(i, j) * (1 - p) + at(i + 1, j) * p) * (1 - r) + (at(i, j + 1) * (1 - p) + at(i + 1, j + 1) * p) * r
}
