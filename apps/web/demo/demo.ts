// The page of the map component: a board from a box, a position, and a switch for everything the map can do.
import '@fontsource/b612/latin-700.css'
import '@fontsource/ibm-plex-sans-condensed/latin-400.css'
import '@fontsource/ibm-plex-sans-condensed/latin-600.css'
import '@fontsource/old-standard-tt/latin-400.css'
import '@fontsource/old-standard-tt/latin-400-italic.css'
import '@fontsource/old-standard-tt/latin-700.css'
import './demo.css'
import { createMap, type Highlights, type MapView, type Tableau } from '../src/map/index.ts'
import { loadBoard } from './boards.ts'
import { PALETTE, piecesOf, positionOf } from './position.ts'

declare global {
  interface Window {
    /** For the bench and the pictures. */
    demo: { map: MapView; view: Tableau; events: string[] }
  }
}

const query = new URLSearchParams(location.search)
const name = query.get('board') ?? 'maleme'
if (query.has('bare')) document.body.classList.add('bare')
const loaded = await loadBoard(name)
const element = document.querySelector<HTMLElement>('#map')
const tools = document.querySelector<HTMLFormElement>('#tools')
if (!element || !tools) throw new Error('The page has lost its map element.')

const events: string[] = []
const note = (line: string): void => {
  events.push(line)
  said.textContent = line
}
const said = document.createElement('output')
let light: 'light' | 'dark' = query.get('light') === 'dark' ? 'dark' : 'light'
const map = createMap(element, {
  kit: { pieces: piecesOf(loaded), palette: PALETTE },
  board: loaded.board,
  art: { layers: loaded.art, relief: loaded.relief },
  theme: light,
  counterStyle: query.get('style') === 'plain' ? 'plain' : 'relief',
  callbacks: {
    onSpace: (id) => note(`space ${id}`),
    onPiece: (id) => note(`piece ${id}`),
    onContext: (ref) => note(`context ${JSON.stringify(ref)}`),
  },
})
const view = positionOf(loaded)

const move: Highlights = {
  pieces: ['5/I', '5/II', '8/II', 'Stentzler', '3/I', '4/I'],
  selected: ['5/I'],
  spaces: ['0314', '0215', '0115', '0114', '0213', '0313', '0414', '0415'],
  path: ['0214', '0314', '0415', '0514'],
  arrows: [
    { from: '22/D/III', to: '0514', kind: 'fire' },
    { from: '22/D/II', to: '0514', kind: 'fire' },
  ],
}

const fire: Highlights = {
  overlay: {
    id: 'fields',
    title: { id: 'Fields of fire' },
    fills: loaded.board.spaces
      .filter((s) => !s.ring && Math.hypot(s.x - 8.66, s.y - 6) < 4.3)
      .map((s) => {
        const d = Math.hypot(s.x - 8.66, s.y - 6)
        return {
          space: s.id,
          colour: 'bad',
          strength: 1 - d / 4.6,
          label: String(Math.max(1, Math.round(8 - d * 1.6))),
        }
      }),
  },
}

map.update(view, query.get('show') === 'move' ? move : query.get('show') === 'fire' ? fire : {})
window.demo = { map, view, events }

function button(text: string, act: () => void): void {
  const b = document.createElement('button')
  b.type = 'button'
  b.textContent = text
  b.addEventListener('click', act)
  tools?.append(b)
}
let plain = query.get('style') === 'plain'
let labels = true
let areas = true
button('Light or dark', () => {
  light = light === 'light' ? 'dark' : 'light'
  map.setTheme(light)
})
button('Plain or relief', () => {
  plain = !plain
  map.setCounterStyle(plain ? 'plain' : 'relief')
})
button('Names', () => {
  labels = !labels
  map.setLabels(labels)
})
button('Areas', () => {
  areas = !areas
  map.setLayers({ areas })
})
button('A move', () => map.update(view, move))
button('Fields of fire', () => map.update(view, fire))
button('Nothing lit', () => map.update(view, {}))
button('Walk', () => {
  const there = view.counters['5/I']
  if (!there) return
  map.update(
    { ...view, counters: { ...view.counters, '5/I': { ...there, space: '0514' } } },
    {},
    { '5/I': ['0214', '0314', '0415', '0514'] },
  )
})
button('Fit', () => map.fit())
for (const board of ['maleme', 'kreta', 'descent']) button(board, () => location.assign(`?board=${board}`))
tools.append(said)
if (query.has('at')) {
  const [id = '', scale = '1'] = (query.get('at') ?? '').split('@')
  map.setMotion('off')
  map.zoomBy(Number(scale))
  map.centre(id, true)
  map.setMotion('system')
}
await document.fonts.ready
await map.settled()
document.title = 'settled'
