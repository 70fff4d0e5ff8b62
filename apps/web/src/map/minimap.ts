// The whole board small in a corner, with the window as a frame; a click or drag on it moves the window.
import type { BoardDef } from '@merkur/table'
import type { Box } from '../theme/art.ts'
import { type Port, visible } from './port.ts'

export interface Minimap {
  /** Draws it, or hides it when the window shows nearly all. */
  draw(image: HTMLCanvasElement | null, port: Port, dots: readonly { x: number; y: number; colour: string }[]): void
  remove(): void
}

/** How large it may be for a board of this shape in a window of this width: strips stay strips. */
export function sizeFor(sheet: Box, width: number, height: number): readonly [number, number] {
  const ratio = (sheet[2] - sheet[0]) / (sheet[3] - sheet[1])
  // On a telephone it has the width that is left beside the thumb.
  const most = Math.min(ratio > 2 ? 420 : 190, width * (width < 560 ? 0.44 : 0.3))
  const w = Math.min(most, height * 0.27 * ratio)
  return [Math.round(w), Math.round(w / ratio)]
}

/** Whether it is of use: less than two thirds of the board is in the window. */
export function useful(sheet: Box, port: Port): boolean {
  // On a telephone only long boards are worth the room.
  if (port.width < 560 && sheet[2] - sheet[0] < 2 * (sheet[3] - sheet[1])) return false
  const box = visible(port)
  const w = Math.min(box[2], sheet[2]) - Math.max(box[0], sheet[0])
  const h = Math.min(box[3], sheet[3]) - Math.max(box[1], sheet[1])
  return w * h < 0.62 * (sheet[2] - sheet[0]) * (sheet[3] - sheet[1])
}

/** The corner it lies in: away from the boxes beside the map, which have no other place. */
export function cornerFor(board: BoardDef): 'left' | 'right' {
  const boxes = board.hex ? board.spaces.filter((s) => s.ring) : []
  if (boxes.length === 0) return 'left'
  const middle = (board.extent[0] + board.extent[2]) / 2
  return boxes.filter((s) => s.x < middle).length * 2 > boxes.length ? 'right' : 'left'
}

/** Puts it into `parent`. `go` is called with the plane point that shall be the middle. */
export function minimapIn(
  parent: HTMLElement,
  sheet: Box,
  corner: 'left' | 'right',
  go: (x: number, y: number) => void,
): Minimap {
  const canvas = document.createElement('canvas')
  canvas.className = 'map-mini'
  canvas.dataset.corner = corner
  // Everything it offers is on the keyboard too: shift with arrows, plus and minus, 0.
  canvas.setAttribute('aria-hidden', 'true')
  parent.append(canvas)
  let scale = 1
  // The sheet at the size it is shown, so that a frame of panning costs one plain copy.
  const small = document.createElement('canvas')
  let made: HTMLCanvasElement | null = null
  const shrink = (image: HTMLCanvasElement): void => {
    if (made === image && small.width === canvas.width && small.height === canvas.height) return
    made = image
    small.width = canvas.width
    small.height = canvas.height
    const g = small.getContext('2d')
    if (!g) return
    g.imageSmoothingQuality = 'high'
    g.drawImage(image, 0, 0, small.width, small.height)
  }
  const at = (event: PointerEvent): void => {
    const box = canvas.getBoundingClientRect()
    go(sheet[0] + (event.clientX - box.left) / scale, sheet[1] + (event.clientY - box.top) / scale)
  }
  canvas.addEventListener('pointerdown', (event) => {
    event.stopPropagation()
    canvas.setPointerCapture(event.pointerId)
    at(event)
  })
  canvas.addEventListener('pointermove', (event) => {
    event.stopPropagation()
    if (canvas.hasPointerCapture(event.pointerId)) at(event)
  })
  for (const name of ['click', 'wheel', 'contextmenu'] as const)
    canvas.addEventListener(name, (event) => event.stopPropagation())
  return {
    draw(image, port, dots) {
      canvas.hidden = image === null || !useful(sheet, port)
      if (image === null || canvas.hidden) return
      const [w, h] = sizeFor(sheet, port.width, port.height)
      const ratio = devicePixelRatio
      if (canvas.width !== Math.round(w * ratio) || canvas.height !== Math.round(h * ratio)) {
        canvas.width = Math.round(w * ratio)
        canvas.height = Math.round(h * ratio)
        canvas.style.width = `${w}px`
        canvas.style.height = `${h}px`
      }
      scale = w / (sheet[2] - sheet[0])
      const g = canvas.getContext('2d')
      if (!g) return
      shrink(image)
      g.setTransform(1, 0, 0, 1, 0, 0)
      g.drawImage(small, 0, 0)
      g.setTransform(ratio, 0, 0, ratio, 0, 0)
      for (const dot of dots) {
        g.fillStyle = dot.colour
        g.strokeStyle = 'rgba(20,13,5,.8)'
        g.lineWidth = 0.8
        g.beginPath()
        g.rect((dot.x - sheet[0]) * scale - 2, (dot.y - sheet[1]) * scale - 2, 4, 4)
        g.fill()
        g.stroke()
      }
      const box = visible(port)
      g.strokeStyle = 'rgba(30,18,6,.9)'
      g.lineWidth = 3
      const frame = [
        (box[0] - sheet[0]) * scale,
        (box[1] - sheet[1]) * scale,
        (box[2] - box[0]) * scale,
        (box[3] - box[1]) * scale,
      ] as const
      g.strokeRect(...frame)
      g.strokeStyle = '#ffe9a8'
      g.lineWidth = 1.4
      g.strokeRect(...frame)
    },
    remove() {
      canvas.remove()
    },
  }
}
