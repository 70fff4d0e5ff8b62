// The page of the map component: a board, a position, and a switch for everything the map can do.
import '@fontsource/b612/latin-700.css'
import '@fontsource/ibm-plex-sans-condensed/latin-400.css'
import '@fontsource/ibm-plex-sans-condensed/latin-600.css'
import '@fontsource/old-standard-tt/latin-400.css'
import '@fontsource/old-standard-tt/latin-400-italic.css'
import '@fontsource/old-standard-tt/latin-700.css'
import './demo.css'
import { createMap, type MapView, type Tableau } from '../src/map/index.ts'
import { show, shownGames } from './games.ts'
import { fireLights, moveLights, positionOf, walk } from './position.ts'

declare global {
  interface Window {
    /** For the bench and the pictures. */
    demo: { readonly map: MapView; readonly view: Tableau; readonly events: string[] }
  }
}

/** An element of the page, which must be there. */
function part(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`The page has no ${selector}.`)
  return element
}

const query = new URLSearchParams(location.search)
const name = query.get('game') ?? 'maleme'
if (query.has('bare')) document.body.classList.add('bare')
const { kit, board, art } = await show(name)
const tools = part('#tools')
const said = part('#said')
const events: string[] = []
const note = (line: string): void => {
  events.push(line)
  said.textContent = line
}

let light: 'light' | 'dark' = query.get('light') === 'dark' ? 'dark' : 'light'
let plain = query.get('style') === 'plain'
const map = createMap(part('#map'), {
  kit,
  board,
  ...(art ? { art } : {}),
  theme: light,
  counterStyle: plain ? 'plain' : 'relief',
  words: (text) => kit.messages[text.id] ?? text.id,
  callbacks: {
    onSpace: (id) => note(`space ${id}`),
    onPiece: (id) => note(`piece ${id}`),
    onContext: (ref) => note(`asked about ${JSON.stringify(ref)}`),
  },
})
const view = positionOf(name)
const move = moveLights(name)
const fire = fireLights(name, board)
const shown = query.get('show')
map.update(view, shown === 'move' ? move : shown === 'fire' ? fire : {})
window.demo = { map, view, events }

function button(text: string, act: () => void): void {
  const b = document.createElement('button')
  b.type = 'button'
  b.textContent = text
  b.addEventListener('click', act)
  tools.append(b)
}
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
  const there = walk(name, view)
  if (there) map.update(there.view, {}, there.ways)
})
button('Whole board', () => map.fit())
for (const game of shownGames) button(game, () => location.assign(`?game=${game}`))

// ?at=0213@4: this space in the middle, so many times nearer than the whole board.
const at = query.get('at')
if (at !== null) {
  const [id = '', nearer = '1'] = at.split('@')
  map.setMotion('off')
  map.zoomBy(Number(nearer))
  map.centre(id, true)
  map.setMotion('system')
}
await document.fonts.ready
await map.settled()
document.title = 'settled'
