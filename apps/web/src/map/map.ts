// The map: a board with counters that knows no game. It draws what it is given and says what was pressed.
import './style.css'
import type { Text } from '@merkur/engine'
import type { BoardDef } from '@merkur/table'
import type { Box, Look } from '../theme/art.ts'
import { sheetOf } from '../theme/frame.ts'
import { openRoom } from '../theme/room.ts'
import { cameraOn } from './camera.ts'
import { colourOf } from './colour.ts'
import type { CounterStyle } from './counter-drawing.ts'
import { countersIn, LEAST } from './counters.ts'
import { fanOf } from './fan.ts'
import { frameLoop } from './frame-loop.ts'
import { gatesIn } from './gates.ts'
import { spacesOf } from './hit.ts'
import { keyboardOn } from './keyboard.ts'
import { drawLines } from './lines.ts'
import { FAR_PIXELS, marksIn } from './marks.ts'
import { cornerFor, minimapIn } from './minimap.ts'
import { type Motion, moves } from './motion.ts'
import { overlayOn } from './overlay.ts'
import { type BoardArt, boundsOf, pictureOf } from './picture.ts'
import { listen } from './pointer.ts'
import { pointingAt } from './pointing.ts'
import { fitted, toScreen, visible } from './port.ts'
import { type Callbacks, EMPTY, type Highlights, type MapKit, type MapState, type Tableau } from './state.ts'
import { surfaceIn } from './surface.ts'
import { tilesOf } from './tiles.ts'
import { UNIT } from './unit.ts'
import { drawWatch } from './watch.ts'

export interface MapOptions {
  readonly kit: MapKit
  readonly board: BoardDef
  readonly art?: BoardArt
  readonly theme?: 'light' | 'dark'
  readonly counterStyle?: CounterStyle
  readonly labels?: boolean
  readonly motion?: Motion
  /** A strip or corner with the whole board. */
  readonly minimap?: boolean
  /** Words for the texts of view and kit; without it their ids are shown. */
  readonly words?: (text: Text) => string
  readonly callbacks?: Callbacks
}

export interface MapView {
  /** Shows a view. `lights` replaces what is lit, `ways` are the spaces that moved pieces walked through. */
  update(view: Tableau, lights?: Highlights, ways?: Readonly<Record<string, readonly string[]>>): void
  /** Changes the lights named; the others stay. */
  highlight(lights: Highlights): void
  /** Puts the keyboard's cursor on a space and the focus on the map. */
  focusSpace(id: string): void
  /** Puts the focus on a counter. */
  focusPiece(id: string): void
  /** Brings a space or a piece into the middle, if it is not well in sight already or `always` is set. */
  centre(id: string, always?: boolean): void
  /** Brings a space or a piece into the middle, so near that counters there can be read. */
  visit(id: string): void
  /** Whether something of this width (plane units) is too small to be read now. */
  small(width: number): boolean
  /** The counter in the thick of it: the one with the most others around, or null on an empty board. */
  thick(): string | null
  /** Shows a part of the board as a whole. */
  look(part: string): void
  fit(): void
  zoomBy(factor: number): void
  setTheme(theme: 'light' | 'dark'): void
  setCounterStyle(style: CounterStyle): void
  setLabels(on: boolean): void
  /** Grid, areas of the set-up and boxes beside the map. */
  setLayers(layers: Partial<Pick<Look, 'grid' | 'areas' | 'zones'>>): void
  setMotion(motion: Motion): void
  /** Where a space or piece is on the screen, CSS pixels from the map's corner; null when the board has no such thing. */
  screenOf(id: string): { readonly x: number; readonly y: number } | null
  /** Resolves when everything in the window is drawn sharp. */
  settled(): Promise<void>
  destroy(): void
}

/** Width in pixels at which a counter is read with ease. */
const READABLE = 46

const noWords = (text: Text): string => text.id

/** Makes a map inside `element`, which gives it its size. */
export function createMap(element: HTMLElement, options: MapOptions): MapView {
  const { kit, board, callbacks = {} } = options
  const picture = pictureOf(board, options.art)
  const sheet = sheetOf(picture.art)
  const bounds: Box = boundsOf(board, sheet)
  const surface = surfaceIn(element, board.title)
  const { root, layer } = surface
  const width = (): number => Math.max(1, root.clientWidth)
  const height = (): number => Math.max(1, root.clientHeight)
  const ratio = (): number => Math.min(3, devicePixelRatio || 1)
  const state: MapState = {
    board,
    spaces: spacesOf(board),
    pieces: new Map(kit.pieces.map((p) => [p.id, p])),
    palette: kit.palette,
    colours: new Map((kit.seats ?? []).map(({ id, colour }) => [id, colour])),
    words: options.words ?? noWords,
    view: EMPTY,
    high: {},
    port: fitted(bounds, width(), height()),
    look: { light: options.theme ?? 'light', names: options.labels ?? true, grid: true, areas: true, zones: true },
    style: options.counterStyle ?? 'relief',
    motion: options.motion ?? 'system',
    cursor: null,
    hover: null,
    fan: null,
  }
  /** Hands are moving the window: what is drawn is shifted, not drawn anew. */
  let moving = false
  /** Whether a frame has been shown, and the call for the next. */
  let drawn = false
  let later = 0
  const waiting: (() => void)[] = []

  const loop = frameLoop(draw)
  const counters = countersIn(surface.counters)
  const marks = marksIn(surface.marks, surface.above)
  const gates = gatesIn(surface.gates, state, (id) => visit(id))
  const overlay = overlayOn(surface.overlay)
  const camera = cameraOn(state, bounds, state.motion, loop.ask)
  const fan = fanOf((piece) => {
    if (state.fan === piece) return
    state.fan = piece
    counters.update(state, null)
    loop.ask()
  })
  const pointing = pointingAt(root, state, counters, fan, callbacks, loop.ask, (space) => visit(space))
  const keyboard = keyboardOn({
    root,
    voice: surface.voice,
    state,
    counters,
    camera,
    fan,
    callbacks,
    changed: loop.ask,
  })
  const mini = options.minimap === false ? null : minimapIn(root, sheet, cornerFor(board), camera.go)
  const tiles = tilesOf(surface.sheet, openRoom(picture), sheet, state.look, () => {
    loop.ask()
    if (tiles.complete()) for (const done of waiting.splice(0)) done()
  })
  const unlisten = listen(root, {
    ...pointing,
    zoom: camera.zoom,
    pan(dx, dy) {
      camera.pan(dx, dy)
      // A pan needs new tiles at once; while the scale changes those on the way would be drawn for nothing.
      tiles.need(state.port, ratio(), false)
    },
    moving(on) {
      moving = on
      // While the window moves the counters are one picture; at rest they are drawn sharp again.
      layer.style.willChange = on ? 'transform' : ''
      if (on) fan.close()
      loop.ask()
    },
  })
  const watcher = new ResizeObserver(() => camera.resize(width(), height()))
  watcher.observe(root)

  function draw(): void {
    const { port } = state
    tiles.place(port, ratio())
    overlay.draw(state, ratio(), keyboard.focused(), moving)
    layer.style.transform = `translate(${-port.x * port.scale}px, ${-port.y * port.scale}px) scale(${port.scale / UNIT})`
    const grown = Math.max(1, FAR_PIXELS / (0.34 * port.scale)).toFixed(2)
    if (!moving && layer.style.getPropertyValue('--map-mark') !== grown) layer.style.setProperty('--map-mark', grown)
    counters.look(state, visible(port), moving)
    // From afar words on plates are specks: they come back with the counters.
    layer.toggleAttribute('data-far', board.counter * port.scale < LEAST)
    gates.look(port)
    mini?.draw(tiles.overview(), port, dots())
    if (moving) return
    if (drawn) tiles.need(port, ratio(), true)
    // The first frame shows counters on bare paper; the map is drawn under them.
    else later = window.setTimeout(loop.ask)
    drawn = true
  }

  function dots(): { x: number; y: number; colour: string }[] {
    return Object.values(state.view.counters).flatMap((c) => {
      const place = counters.placeOf(c.piece)
      const piece = state.pieces.get(c.piece)
      return place && piece ? [{ x: place.x, y: place.y, colour: colourOf(piece.colour, state.palette) }] : []
    })
  }

  /** Goes to a space or piece; the scale stays where counters there can be read already. */
  function visit(id: string): void {
    const place = placeOf(id)
    const space = state.spaces.byId.get(state.view.counters[id]?.space ?? id)
    if (!place) return
    const width = space?.slots?.width ?? board.counter
    const pixels = width * state.port.scale
    const far = pixels < READABLE * 0.6 || pixels > READABLE * 3.2
    camera.visit(place.x, place.y, width, far ? READABLE : pixels)
  }

  const placeOf = (id: string) => state.spaces.byId.get(id) ?? counters.placeOf(id)

  function relook(change: Partial<Look>): void {
    state.look = { ...state.look, ...change }
    root.dataset.light = state.look.light
    tiles.relook(state.look)
    loop.ask()
  }

  root.dataset.light = state.look.light
  loop.ask()

  return {
    update(view, lights, ways = {}) {
      state.view = view
      if (lights) state.high = lights
      if (state.fan !== null && !view.counters[state.fan]) state.fan = null
      counters.update(state, moves(state.motion) ? ways : null)
      marks.update(state)
      drawLines(surface.lines, state)
      drawWatch(surface.watch, state, picture.art.furniture?.watch)
      loop.ask()
    },
    highlight(lights) {
      state.high = { ...state.high, ...lights }
      counters.update(state, null)
      drawLines(surface.lines, state)
      loop.ask()
    },
    focusSpace: keyboard.focusSpace,
    focusPiece: keyboard.focusPiece,
    centre(id, always = false) {
      const place = placeOf(id)
      if (!place) return
      const space = state.spaces.byId.get(state.view.counters[id]?.space ?? id)
      const width = space?.slots?.width ?? board.counter
      // Where the window moves anyway, it comes near enough for counters to be drawn.
      if (camera.away(place.x, place.y) && width * state.port.scale < LEAST) visit(id)
      else camera.centre(place.x, place.y, always)
    },
    visit,
    small: (width) => width * state.port.scale < READABLE * 0.95,
    thick() {
      const near = board.counter * 8
      const all = Object.values(state.view.counters).flatMap((c) => counters.placeOf(c.piece) ?? [])
      const around = ({ x, y }: { x: number; y: number }): number =>
        all.reduce((n, p) => n + (Math.abs(p.x - x) < near && Math.abs(p.y - y) < near ? 1 : 0), 0)
      return all.reduce<{ id: string | null; most: number }>(
        (best, p) => {
          const n = around(p)
          return n > best.most ? { id: p.id, most: n } : best
        },
        { id: null, most: 0 },
      ).id
    },
    look(part) {
      const found = board.parts?.find((p) => p.id === part)
      if (found) camera.look(found.box)
    },
    fit: camera.fit,
    zoomBy: (factor) => camera.zoomBy(factor),
    setTheme: (light) => relook({ light }),
    setCounterStyle(style) {
      state.style = style
      loop.ask()
    },
    setLabels: (names) => relook({ names }),
    setLayers: relook,
    setMotion(next) {
      state.motion = next
      camera.setMotion(next)
    },
    screenOf(id) {
      const place = placeOf(id)
      if (!place) return null
      const [x, y] = toScreen(state.port, place.x, place.y)
      return { x, y }
    },
    settled: () => (tiles.complete() ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    destroy() {
      camera.stop()
      clearTimeout(later)
      loop.stop()
      fan.close()
      unlisten()
      keyboard.stop()
      watcher.disconnect()
      tiles.close()
      root.remove()
    },
  }
}
