// The map: a board with counters that knows no game. It draws what it is given and says what was pressed.
import './style.css'
import type { Ref, Text } from '@merkur/engine'
import type { BoardDef } from '@merkur/table'
import type { Box, Look } from '../theme/art.ts'
import { sheetOf } from '../theme/frame.ts'
import { openRoom } from '../theme/room.ts'
import { colourOf } from './colour.ts'
import type { CounterStyle } from './counter.ts'
import { countersIn } from './counters.ts'
import { fanOf } from './fan.ts'
import { frameLoop } from './frame-loop.ts'
import { spaceAt, spacesOf, stepFrom } from './hit.ts'
import { actOf } from './keys.ts'
import { drawLines } from './lines.ts'
import { marksIn } from './marks.ts'
import { minimapIn } from './minimap.ts'
import { glide, type Motion, moves } from './motion.ts'
import { drawOverlay } from './overlay.ts'
import { type BoardArt, boundsOf, pictureOf } from './picture.ts'
import { listen } from './pointer.ts'
import { between, centred, fitted, held, limitsOf, panned, type Port, resized, toPlane, toScreen, visible, zoomed } from './port.ts'
import { spokenSpace } from './speech.ts'
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

const noWords = (text: Text): string => text.id

/** Makes a map inside `element`, which gives it its size. */
export function createMap(element: HTMLElement, options: MapOptions): MapView {
  const { kit, board, callbacks = {} } = options
  const picture = pictureOf(board, options.art)
  const sheet = sheetOf(picture.art)
  const bounds: Box = boundsOf(board, sheet)
  const surface = surfaceIn(element, board.title)
  const { root, layer } = surface
  const size = (): readonly [number, number] => [Math.max(1, root.clientWidth), Math.max(1, root.clientHeight)]
  const state: MapState = {
    board,
    spaces: spacesOf(board),
    pieces: new Map(kit.pieces.map((p) => [p.id, p])),
    palette: kit.palette,
    words: options.words ?? noWords,
    view: EMPTY,
    high: {},
    port: fitted(bounds, ...size()),
    look: { light: options.theme ?? 'light', names: options.labels ?? true, grid: true, areas: true, zones: true },
    style: options.counterStyle ?? 'relief',
    cursor: null,
    hover: null,
    fan: null,
  }
  let motion: Motion = options.motion ?? 'system'
  let focused = false
  let lane = { x: 0, y: 0 }
  let hovered = ''
  let fitting = true
  let stopGlide = (): void => {}
  let blank = true
  const waiting: (() => void)[] = []
  const ratio = (): number => Math.min(3, devicePixelRatio || 1)

  const counters = countersIn(surface.counters)
  const marks = marksIn(surface.marks)
  const fan = fanOf((piece) => {
    if (state.fan === piece) return
    state.fan = piece
    counters.update(state, null)
    loop.ask()
  })
  const tiles = tilesOf(surface.sheet, openRoom(picture), sheet, state.look, () => {
    loop.ask()
    if (tiles.complete()) for (const done of waiting.splice(0)) done()
  })
  const mini =
    options.minimap === false
      ? null
      : minimapIn(root, sheet, (x, y) => {
          stopGlide()
          setPort(centred(state.port, x, y))
        })
  const loop = frameLoop(draw)

  /** The window the overlay was last drawn for; while hands move the map it is only shifted. */
  let overlaid: Port | null = null

  function overlay(): void {
    const { port } = state
    const canvas = surface.overlay
    if (moving && overlaid) {
      const k = port.scale / overlaid.scale
      const x = (overlaid.x - port.x) * port.scale
      const y = (overlaid.y - port.y) * port.scale
      canvas.style.transform = `translate(${x}px, ${y}px) scale(${k})`
      return
    }
    const r = ratio()
    const w = Math.round(port.width * r)
    const h = Math.round(port.height * r)
    if (canvas.width !== w || canvas.height !== h) {
      canvas.width = w
      canvas.height = h
    }
    const g = canvas.getContext('2d')
    const used = g ? drawOverlay(g, state, r, focused) : false
    canvas.style.display = used ? '' : 'none'
    canvas.style.transform = ''
    overlaid = port
  }

  function draw(): void {
    const { port } = state
    tiles.place(port)
    overlay()
    layer.style.transform = `translate(${-port.x * port.scale}px, ${-port.y * port.scale}px) scale(${port.scale / UNIT})`
    counters.look(state, visible(port))
    mini?.draw(tiles.overview(), port, dots())
    if (!moving) tiles.need(port, ratio())
    if (blank && tiles.overview()) {
      blank = false
      root.dataset['drawn'] = 'true'
    }
  }

  function dots(): { x: number; y: number; colour: string }[] {
    return Object.values(state.view.counters).flatMap((c) => {
      const place = counters.placeOf(c.piece)
      const piece = state.pieces.get(c.piece)
      return place && piece ? [{ x: place.x, y: place.y, colour: colourOf(piece.colour, state.palette) }] : []
    })
  }

  let moving = false
  function setMoving(on: boolean): void {
    if (moving === on) return
    moving = on
    // While the window moves the counters are one picture; at rest they are drawn sharp again.
    layer.style.willChange = on ? 'transform' : ''
    if (on) fan.close()
    loop.ask()
  }

  function setPort(port: Port): void {
    const next = held(port, bounds)
    // A pan needs new tiles at once; while the scale changes those on the way would be drawn for nothing.
    if (moving && next.scale === state.port.scale) tiles.need(next, ratio())
    state.port = next
    fitting = false
    loop.ask()
  }

  function glideTo(port: Port): void {
    stopGlide()
    const to = held(port, bounds)
    if (!moves(motion)) {
      setPort(to)
      return
    }
    const from = state.port
    stopGlide = glide(260, (t) => {
      state.port = t === 1 ? to : between(from, to, t)
      loop.ask()
    })
  }

  const limits = () => limitsOf(bounds, state.port.width, state.port.height, board.counter)

  function zoomBy(factor: number): void {
    const { width, height } = state.port
    const at = state.cursor && focused ? screenOf(state.cursor) : null
    glideTo(zoomed(state.port, factor, at?.x ?? width / 2, at?.y ?? height / 2, limits()))
    fitting = false
  }

  function screenOf(id: string): { x: number; y: number } | null {
    const place = state.spaces.byId.get(id) ?? counters.placeOf(id)
    if (!place) return null
    const [x, y] = toScreen(state.port, place.x, place.y)
    return { x, y }
  }

  function centre(id: string, always = false): void {
    const place = state.spaces.byId.get(id) ?? counters.placeOf(id)
    if (!place) return
    const [x, y] = toScreen(state.port, place.x, place.y)
    const margin = Math.min(120, state.port.width * 0.16, state.port.height * 0.16)
    const inside = x > margin && y > margin && x < state.port.width - margin && y < state.port.height - margin
    if (inside && !always) return
    glideTo(centred(state.port, place.x, place.y))
  }

  /** The thing under the pointer: a counter if there is one, else the space. */
  function refAt(event: MouseEvent): Ref | null {
    const piece = (event.target as Element | null)?.closest?.('[data-piece]')?.getAttribute('data-piece')
    if (piece) return { piece }
    const space = spaceUnder(event)
    return space === null ? null : { space }
  }

  function spaceUnder(event: MouseEvent): string | null {
    const box = root.getBoundingClientRect()
    const [x, y] = toPlane(state.port, event.clientX - box.left, event.clientY - box.top)
    return spaceAt(state.spaces, x, y)
  }

  function hover(event: PointerEvent | null): void {
    const ref = event ? refAt(event) : null
    const space = event ? (ref && 'piece' in ref ? (state.view.counters[ref.piece]?.space ?? null) : spaceUnder(event)) : null
    if (space !== state.hover) {
      state.hover = space
      loop.ask()
    }
    const key = ref ? ('piece' in ref ? `p${ref.piece}` : `s${'space' in ref ? ref.space : ''}`) : ''
    if (key === hovered) return
    hovered = key
    callbacks.onHover?.(ref)
    const piece = ref && 'piece' in ref ? ref.piece : null
    const inFan = piece !== null && state.fan !== null && counters.pileOf(state.fan).some((p) => p.id === piece)
    if (inFan) fan.keep()
    else if (piece !== null && counters.pileOf(piece).length > 1) fan.soon(piece)
    else fan.leave()
  }

  function click(event: MouseEvent): void {
    const ref = refAt(event)
    if (!ref) return
    if ('piece' in ref) {
      const pile = counters.pileOf(ref.piece)
      const touch = event instanceof PointerEvent && event.pointerType === 'touch'
      const open = state.fan !== null && pile.some((p) => p.id === state.fan)
      // A finger cannot hover: its first tap on a pile spreads it.
      if (touch && pile.length > 1 && !open) {
        fan.open(ref.piece)
        return
      }
      counters.reach(ref.piece)
      callbacks.onPiece?.(ref.piece, event)
      return
    }
    fan.close()
    if ('space' in ref) callbacks.onSpace?.(ref.space, event)
  }

  const unlisten = listen(root, {
    pan(dx, dy) {
      stopGlide()
      setPort(panned(state.port, dx, dy))
    },
    zoom(factor, x, y) {
      stopGlide()
      setPort(zoomed(state.port, factor, x, y, limits()))
    },
    hover,
    click,
    context(event) {
      const ref = refAt(event)
      if (ref) callbacks.onContext?.(ref, event)
    },
    moving: setMoving,
  })

  function say(text: string): void {
    surface.voice.textContent = text
  }

  function setCursor(id: string): void {
    state.cursor = id
    say(spokenSpace(state, id))
    callbacks.onHover?.({ space: id })
    centre(id)
    loop.ask()
  }

  /** Where the cursor begins: the first space one may choose, else the space in the middle of the window. */
  function firstSpace(): string | null {
    const legal = state.high.spaces?.find((id) => state.spaces.byId.has(id))
    if (legal) return legal
    const { width, height } = state.port
    const [x, y] = toPlane(state.port, width / 2, height / 2)
    let best: string | null = null
    let least = Infinity
    for (const space of board.spaces) {
      const d = Math.hypot(space.x - x, space.y - y)
      if (d < least) {
        least = d
        best = space.id
      }
    }
    return best
  }

  function stepCursor(dx: number, dy: number): void {
    const from = state.cursor
    const next = from === null ? firstSpace() : stepFrom(state.spaces, from, dx, dy, dx === 0 ? lane.x : lane.y)
    if (next === null) return
    const here = state.spaces.byId.get(next)
    if (here && (from === null || dx === 0)) lane = { ...lane, y: here.y }
    if (here && (from === null || dy === 0)) lane = { ...lane, x: here.x }
    setCursor(next)
  }

  /** The focus goes to the nearest counter in the arrow's direction. */
  function stepFocus(from: string, dx: number, dy: number): void {
    const here = counters.placeOf(from)
    if (!here) return
    let best: string | null = null
    let least = Infinity
    for (const id of counters.ids()) {
      const there = counters.placeOf(id)
      if (!there || id === from) continue
      const vx = there.x - here.x
      const vy = there.y - here.y
      const along = vx * dx + vy * dy
      const across = Math.abs(vx * dy) + Math.abs(vy * dx)
      if (along <= 0.001 || across > along * 2.5) continue
      const cost = along + across * 1.6
      if (cost < least) {
        least = cost
        best = id
      }
    }
    if (best !== null) focusPiece(best)
  }

  function focusPiece(id: string): void {
    counters.reach(id)
    centre(id)
    counters.focus(id)
    loop.ask()
  }

  function onKey(event: KeyboardEvent): void {
    const act = actOf(event)
    if (!act) return
    const piece = (event.target as Element | null)?.closest?.('[data-piece]')?.getAttribute('data-piece') ?? null
    switch (act.do) {
      case 'step':
        if (piece !== null) stepFocus(piece, act.dx, act.dy)
        else stepCursor(act.dx, act.dy)
        break
      case 'pan':
        glideTo(panned(state.port, -act.dx * state.port.width * 0.25, -act.dy * state.port.height * 0.25))
        break
      case 'zoom':
        zoomBy(act.factor)
        break
      case 'fit':
        fit()
        break
      case 'choose':
        if (piece !== null) callbacks.onPiece?.(piece, event)
        else if (state.cursor !== null) callbacks.onSpace?.(state.cursor, event)
        else return
        break
      case 'fan':
        if (piece !== null) fan.toggle(piece)
        else return
        break
      case 'context':
        if (piece !== null) callbacks.onContext?.({ piece }, event)
        else if (state.cursor !== null) callbacks.onContext?.({ space: state.cursor }, event)
        else return
        break
      case 'close':
        // Escape is also the table's: only a fan that is open takes it.
        if (state.fan === null) return
        fan.close()
        break
    }
    event.preventDefault()
    event.stopPropagation()
  }

  function onFocus(event: FocusEvent): void {
    const piece = (event.target as Element | null)?.getAttribute('data-piece')
    focused = event.target === root && root.matches(':focus-visible')
    if (piece) {
      counters.reach(piece)
      callbacks.onHover?.({ piece })
      if (counters.pileOf(piece).length > 1 && root.querySelector(':focus-visible')) fan.open(piece)
    }
    loop.ask()
  }

  function onBlur(): void {
    focused = false
    loop.ask()
  }

  root.addEventListener('keydown', onKey)
  root.addEventListener('focusin', onFocus)
  root.addEventListener('focusout', onBlur)

  function fit(): void {
    glideTo(fitted(bounds, ...size()))
    fitting = true
  }

  const watcher = new ResizeObserver(() => {
    const [w, h] = size()
    if (w === state.port.width && h === state.port.height) return
    // Until the player has moved the window, the whole board stays in it.
    state.port = fitting ? fitted(bounds, w, h) : held(resized(state.port, w, h), bounds)
    loop.ask()
  })
  watcher.observe(root)

  function relight(): void {
    counters.update(state, null)
    drawLines(surface.lines, state)
    if (state.cursor && !state.spaces.byId.has(state.cursor)) state.cursor = null
    loop.ask()
  }

  function relook(change: Partial<Look>): void {
    state.look = { ...state.look, ...change }
    root.dataset['light'] = state.look.light
    tiles.relook(state.look)
    loop.ask()
  }

  root.dataset['light'] = state.look.light
  loop.ask()

  return {
    update(view, lights, ways = {}) {
      state.view = view
      if (lights) state.high = lights
      if (state.fan !== null && !view.counters[state.fan]) state.fan = null
      counters.update(state, moves(motion) ? ways : null)
      marks.update(state)
      drawLines(surface.lines, state)
      drawWatch(surface.watch, state, picture.art.furniture?.watch)
      loop.ask()
    },
    highlight(lights) {
      state.high = { ...state.high, ...lights }
      relight()
    },
    focusSpace(id) {
      if (!state.spaces.byId.has(id)) return
      root.focus({ preventScroll: true })
      focused = true
      setCursor(id)
    },
    focusPiece,
    centre,
    fit,
    zoomBy,
    setTheme: (light) => relook({ light }),
    setCounterStyle(style) {
      state.style = style
      loop.ask()
    },
    setLabels: (names) => relook({ names }),
    setLayers: relook,
    setMotion(next) {
      motion = next
    },
    screenOf,
    settled: () => (tiles.complete() ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    destroy() {
      stopGlide()
      loop.stop()
      fan.close()
      unlisten()
      watcher.disconnect()
      tiles.close()
      root.remove()
    },
  }
}
