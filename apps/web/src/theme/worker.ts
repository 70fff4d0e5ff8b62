// The drawing room: a worker that draws map tiles so that the page never waits for them.
import { type DrawTile, draughtsman } from './draughtsman.ts'
import { loadFaces } from './fonts.ts'
import type { Order, Sheet } from './orders.ts'

/** The part of a worker's global scope that is used here; the page's types know only windows. */
declare const self: {
  readonly fonts: FontFaceSet
  onmessage: ((event: MessageEvent<Order>) => void) | null
  postMessage(message: Sheet, transfer: Transferable[]): void
}

let ready: Promise<DrawTile> | null = null

async function carryOut(data: Order): Promise<void> {
  if (data.kind === 'open') {
    ready = loadFaces(self.fonts, data.faces, data.base).then(() =>
      draughtsman(data.picture, (w, h) => new OffscreenCanvas(w, h)),
    )
    return
  }
  const draw = await ready
  if (!draw) return
  const canvas = draw(data.rect, data.scale, data.look) as OffscreenCanvas
  const bitmap = canvas.transferToImageBitmap()
  const sheet: Sheet = { id: data.id, bitmap }
  self.postMessage(sheet, [bitmap])
}

self.onmessage = ({ data }) => void carryOut(data)
