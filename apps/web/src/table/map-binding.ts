// Ties the map to the table: the map follows the controller's state by itself and is no part of the page's views.
import type { Ref } from '@merkur/engine'
import type { BoardArt, BoardDef, JournalLine } from '@merkur/table'
import type { Store } from '../app/store.ts'
import { createMap, type Highlights, type MapView } from '../map/index.ts'
import type { Settings } from '../settings/settings.ts'
import { lightsOf } from './lights.ts'
import { pathOf, routeTo } from './route.ts'
import type { TableState } from './state.ts'
import type { Sitting } from './table-context.ts'

export interface Looks {
  readonly settings: Store<Settings>
  readonly dark: Store<boolean>
}

/** What is lit in a state. */
function highlightsOf(state: TableState, sitting: Pick<Sitting, 'kit'>): Highlights {
  const { view, picked, preview, reach, overlay, lit, taught, pointed, past } = state
  if (past) return { lit, overlay: null }
  const keys = pointed ? routeTo(reach, pointed) : []
  const route = keys.length > 0 ? pathOf(sitting.kit, state, keys) : []
  return lightsOf({
    decision: view.decision,
    picked,
    preview: preview?.about ?? null,
    route,
    overlay,
    reach,
    lit: [...taught, ...lit],
  })
}

/** Ways walked in these lines, by piece. */
export function waysIn(lines: readonly JournalLine[]): Record<string, readonly string[]> {
  const ways: Record<string, string[]> = {}
  for (const { kind, path, refs } of lines) {
    if (kind !== 'move' || !path) continue
    const piece = refs?.find((r): r is { readonly piece: string } => 'piece' in r)?.piece
    if (piece === undefined) continue
    const way = ways[piece]
    if (way && way.at(-1) === path[0]) way.push(...path.slice(1))
    else ways[piece] = [...path]
  }
  return ways
}

/** Lines written from one shown moment to a later one close by; none when going back or far ahead. */
function between(before: TableState, now: TableState): readonly JournalLine[] {
  const from = before.past?.seq ?? before.view.seq
  const to = now.past?.seq ?? now.view.seq
  if (to <= from || to - from > 12) return []
  return now.journal.filter((line) => line.seq > from && line.seq <= to)
}

const pointOf = (event: Event): { at: { x: number; y: number } } | undefined =>
  event instanceof MouseEvent && event.detail !== 0 ? { at: { x: event.clientX, y: event.clientY } } : undefined

/** Makes the map of a board in `element` and keeps it up to date; gives it and what ends it. */
export function bindMap(
  element: HTMLElement,
  sitting: Sitting,
  board: BoardDef,
  art: BoardArt | undefined,
  looks: Looks,
): { readonly map: MapView; readonly end: () => void } {
  const { table, kit, ui, lab } = sitting
  const now = looks.settings.get()
  const map = createMap(element, {
    kit,
    board,
    ...(art ? { art } : {}),
    theme: looks.dark.get() ? 'dark' : 'light',
    counterStyle: now.counters,
    labels: now.mapLabels,
    motion: 'off',
    words: (text) => table.words.plain(text),
    callbacks: {
      onPiece: (piece, event) => {
        void table.touch({ piece }, pointOf(event))
        // Taken up by a key, it is carried with the cursor.
        const from = lab?.state.get().held === piece && table.state.get().view.counters[piece]?.space
        if (from && event instanceof KeyboardEvent) map.focusSpace(from)
      },
      onSpace: (space, event) => {
        const held = lab?.state.get().held
        void table.touch({ space }, pointOf(event))
        if (held && event instanceof KeyboardEvent) void lab.settled().then(() => map.focusPiece(held))
      },
      canDrag: () => lab?.state.get().hands ?? false,
      onDrop: (piece, space) => lab?.drop(piece, space),
      onHover: (ref) => table.point(ref),
      onContext: (ref, event) => void table.why(ref, pointOf(event)),
    },
  })
  let drawn = table.state.get()
  const viewIn = (state: TableState) => state.past?.view ?? state.view
  map.update(viewIn(drawn), highlightsOf(drawn, sitting))
  begin(map, board, drawn)
  map.setMotion(now.motion)
  const follow = (): void => {
    const state = table.state.get()
    if (state === drawn || state.curtain) return
    const before = drawn
    drawn = state
    const lights = highlightsOf(state, sitting)
    if (viewIn(state) !== viewIn(before)) {
      const walked = waysIn(between(before, state))
      map.update(viewIn(state), lights, walked)
      const told = happening(state)
      // What is asked about may still lie in a box: then the places it may go to are shown.
      const open = [...(lights.pieces ?? []), ...(lights.spaces ?? [])]
      const seen = told !== undefined && map.screenOf(told) ? told : nearest(map, element, open)
      if (seen !== undefined) map.centre(seen)
    } else map.highlight(lights)
    if (state.taught !== before.taught) {
      const taught = nearest(map, element, state.taught.map(idOf))
      if (taught !== undefined) map.centre(taught)
    }
  }
  const dress = (): void => {
    const settings = looks.settings.get()
    map.setTheme(looks.dark.get() ? 'dark' : 'light')
    map.setCounterStyle(settings.counters)
    map.setLabels(settings.mapLabels)
    map.setMotion(settings.motion)
  }
  let { shown: asked, part: visited } = ui.get()
  const show = (): void => {
    const { shown, part } = ui.get()
    if (shown !== asked && shown) map.visit(idOf(shown.ref))
    if (part !== visited && part) map.look(part.id)
    asked = shown
    visited = part
  }
  const ends = [
    table.state.subscribe(follow),
    looks.settings.subscribe(dress),
    looks.dark.subscribe(dress),
    ui.subscribe(show),
  ]
  return {
    map,
    end: () => {
      for (const end of ends) end()
      map.destroy()
    },
  }
}

/** Where something happens: what the question is about, or at a moment of the past what was told of it. */
function happening({ view, past, journal }: TableState): string | undefined {
  // A unit that is asked about may not be on the map yet: then its place is.
  if (!past) return about(view)
  const refs = journal.filter((line) => line.seq === past.seq).flatMap((line) => line.refs ?? [])
  const place = refs.find((ref) => 'space' in ref) ?? refs.find((ref) => 'piece' in ref)
  return place && idOf(place)
}

/** The first unit on the map that the question is about, else the first place. */
function about({ decision, counters }: TableState['view']): string | undefined {
  const { pieces = [], spaces = [] } = decision?.about ?? {}
  return pieces.find((id) => counters[id]) ?? spaces[0] ?? pieces[0]
}

/** Of these the one nearest to the middle of the window, if none of them is in sight. */
function nearest(map: MapView, { clientWidth: w, clientHeight: h }: HTMLElement, ids: readonly string[]) {
  let found: string | undefined
  let least = Infinity
  for (const id of ids) {
    const at = map.screenOf(id)
    if (!at) continue
    if (at.x > 0 && at.y > 0 && at.x < w && at.y < h) return undefined
    const away = Math.hypot(at.x - w / 2, at.y - h / 2)
    if (away >= least) continue
    least = away
    found = id
  }
  return found
}

/** Where a table opens: near enough to read the counters, at what a lesson speaks of, else at what is asked about. */
function begin(map: MapView, board: BoardDef, { view, taught }: TableState): void {
  const { options = [], about } = view.decision ?? {}
  const asked = [
    ...taught.map(idOf),
    ...(about?.pieces ?? []),
    ...(about?.spaces ?? []),
    ...options.map((o) => o.touches[0]).map((r) => (r ? idOf(r) : '')),
  ]
  const seen = asked.find((id) => id !== '' && map.screenOf(id) !== null) ?? map.thick()
  if (seen !== null && map.small(board.counter)) map.visit(seen)
}

const idOf = (ref: Ref): string => ('piece' in ref ? ref.piece : 'space' in ref ? ref.space : '')
