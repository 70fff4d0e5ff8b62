// Draws a whole board, or a part of it, as one picture: ?board=maleme&scale=90&light=dark&rect=x0,y0,x1,y1

import { gridOf } from '../src/map/grid.ts'
import type { Box, Look } from '../src/theme/art.ts'
import { draughtsman } from '../src/theme/draughtsman.ts'
import { loadFaces, MAP_FACES } from '../src/theme/fonts.ts'
import { sheetOf } from '../src/theme/frame.ts'
import { loadBoard } from './boards.ts'

const query = new URLSearchParams(location.search)
const { board, art, relief } = await loadBoard(query.get('board') ?? 'maleme')
await loadFaces(document.fonts, MAP_FACES, document.baseURI)
const rect = (query.get('rect')?.split(',').map(Number) as unknown as Box | undefined) ?? sheetOf(art)
const scale = Number(query.get('scale') ?? 90)
const off = (query.get('off') ?? '').split(',')
const look: Look = {
  light: query.get('light') === 'dark' ? 'dark' : 'light',
  names: !off.includes('names'),
  grid: !off.includes('grid'),
  areas: !off.includes('areas'),
  zones: !off.includes('zones'),
}
const started = performance.now()
const tile = draughtsman({ art, relief, grid: gridOf(board) }, (w, h) => {
  const canvas = document.createElement('canvas')
  canvas.width = w
  canvas.height = h
  return canvas
})
document.body.append(tile(rect, scale, look) as HTMLCanvasElement)
document.title = `drawn in ${Math.round(performance.now() - started)} ms`
