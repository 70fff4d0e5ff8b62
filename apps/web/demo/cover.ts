// Draws a cover: a telling part of a game's map with its title on a label, as on the lid of a box. Called by scripts/covers.ts.
import { type BoardArt, pictureOf } from '../src/map/picture.ts'
import type { Box } from '../src/theme/art.ts'
import { draughtsman } from '../src/theme/draughtsman.ts'
import { loadFaces, MAP_FACES } from '../src/theme/fonts.ts'
import { SERIF } from '../src/theme/lettering.ts'

export interface CoverOrder {
  readonly art: BoardArt
  /** Left edge, upper edge and width of the part, in the art's plane. */
  readonly part: readonly [number, number, number]
  readonly title: string
  readonly sub: string
  /** Lines of state borders, flat pairs. */
  readonly borders?: readonly (readonly number[])[]
  /** Where the label lies. */
  readonly corner: 'left' | 'right'
  readonly width: number
  readonly height: number
  /** The file may have so many bytes. */
  readonly most: number
}

declare global {
  interface Window {
    /** The cover as a WebP data URL, as good as fits into its size. */
    drawCover(order: CoverOrder): Promise<string>
  }
}

const INK = '#20160e'

window.drawCover = async ({ art, part: [x, y, w], title, sub, borders, corner, width, height, most }) => {
  await loadFaces(document.fonts, MAP_FACES, document.baseURI)
  const board = { id: 'cover', title, extent: [0, 0, 1, 1] as Box, spaces: [] }
  const scale = width / w
  const rect: Box = [x, y, x + w, y + height / scale]
  const tile = draughtsman(pictureOf(board as never, art), (cw, ch) => {
    const canvas = document.createElement('canvas')
    canvas.width = cw
    canvas.height = ch
    return canvas
  })
  const canvas = tile(rect, scale, {
    light: 'light',
    names: true,
    grid: false,
    areas: false,
    zones: false,
  }) as HTMLCanvasElement
  const g = canvas.getContext('2d')
  if (!g) throw new Error('no canvas')
  drawBorders(g, borders ?? [], rect, scale)
  label(g, title, sub, corner, width, height)
  document.body.replaceChildren(canvas)
  for (let quality = 0.86; quality > 0.2; quality -= 0.04) {
    const url = canvas.toDataURL('image/webp', quality)
    if ((url.length * 3) / 4 <= most) return url
  }
  throw new Error(`${title}: the cover does not fit into ${most} bytes`)
}

/** State borders as on sheets of the time: dash and cross, with a band of colour. */
function drawBorders(
  g: CanvasRenderingContext2D,
  lines: readonly (readonly number[])[],
  rect: Box,
  scale: number,
): void {
  g.setTransform(scale, 0, 0, scale, -rect[0] * scale, -rect[1] * scale)
  for (const [style, line, dash] of [
    ['rgba(178,58,44,.28)', 7, []],
    ['rgba(58,30,20,.85)', 1.6, [7, 3, 1.5, 3]],
  ] as const) {
    g.strokeStyle = style
    g.lineWidth = line / scale
    g.setLineDash(dash.map((d) => d / scale))
    for (const border of lines) {
      g.beginPath()
      for (let i = 0; i + 1 < border.length; i += 2) g.lineTo(border[i] ?? 0, border[i + 1] ?? 0)
      g.stroke()
    }
  }
  g.setLineDash([])
  g.setTransform(1, 0, 0, 1, 0, 0)
}

/** The label with the title: paper, a double rule, letters of the time. */
function label(
  g: CanvasRenderingContext2D,
  title: string,
  sub: string,
  corner: 'left' | 'right',
  width: number,
  height: number,
): void {
  const words = title.toUpperCase()
  let size = height * 0.09
  const font = (): void => {
    g.font = `bold ${size}px ${SERIF}`
    g.letterSpacing = `${size * 0.07}px`
  }
  font()
  while (g.measureText(words).width > width * 0.55) {
    size *= 0.97
    font()
  }
  const wide = g.measureText(words).width
  g.font = `italic ${size * 0.56}px ${SERIF}`
  g.letterSpacing = '0.5px'
  const w = Math.max(wide, g.measureText(sub).width) + size * 1.9
  font()
  const h = size * 2.75
  const gap = height * 0.055
  const left = corner === 'left' ? gap : width - gap - w
  const top = height - gap - h
  g.shadowColor = 'rgba(30,20,10,.45)'
  g.shadowBlur = 10
  g.shadowOffsetY = 3
  g.fillStyle = '#f4ecd4'
  g.fillRect(left, top, w, h)
  g.shadowColor = 'transparent'
  g.strokeStyle = INK
  g.lineWidth = 2.4
  g.strokeRect(left + 4, top + 4, w - 8, h - 8)
  g.lineWidth = 0.9
  g.strokeRect(left + 8, top + 8, w - 16, h - 16)
  g.fillStyle = INK
  g.textAlign = 'center'
  g.textBaseline = 'alphabetic'
  g.fillText(words, left + w / 2, top + size * 1.5)
  g.font = `italic ${size * 0.56}px ${SERIF}`
  g.letterSpacing = '0.5px'
  g.fillText(sub, left + w / 2, top + size * 2.2)
}

document.title = 'ready'
