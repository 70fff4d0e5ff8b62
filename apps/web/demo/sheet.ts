// Draws a whole board, or a part of it, as one picture: ?game=maleme&scale=90&light=dark&rect=x0,y0,x1,y1&off=names,grid
import { pictureOf } from '../src/map/picture.ts'
import type { Box, Look } from '../src/theme/art.ts'
import { draughtsman } from '../src/theme/draughtsman.ts'
import { loadFaces, MAP_FACES } from '../src/theme/fonts.ts'
import { sheetOf } from '../src/theme/frame.ts'
import { show } from './games.ts'

const query = new URLSearchParams(location.search)
const { board, art } = await show(query.get('game') ?? 'maleme')
await loadFaces(document.fonts, MAP_FACES, document.baseURI)
const picture = pictureOf(board, art)
const rect = (query.get('rect')?.split(',').map(Number) as unknown as Box | undefined) ?? sheetOf(picture.art)
const off = (query.get('off') ?? '').split(',')
const look: Look = {
  light: query.get('light') === 'dark' ? 'dark' : 'light',
  names: !off.includes('names'),
  grid: !off.includes('grid'),
  areas: !off.includes('areas'),
  zones: !off.includes('zones'),
}
const started = performance.now()
const tile = draughtsman(picture, (w, h) => {
  const canvas = document.createElement('canvas')
  canvas.width = w
  canvas.height = h
  return canvas
})
document.body.append(tile(rect, Number(query.get('scale') ?? 90), look) as HTMLCanvasElement)
document.title = `drawn in ${Math.round(performance.now() - started)} ms`
