// Where the table begins: the first page, and keeping everything for playing offline.
import { route, settings } from './app/start.ts'
import './style/fonts.ts'
import './style/tokens.css'
import './style/base.css'
import './style/card.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { dress } from './app/dress.ts'
import { routeOf } from './app/routes.ts'

addEventListener('hashchange', () => route.set(routeOf(location.hash)))
const dark = dress(document.documentElement, settings)
const place = document.getElementById('table')
if (place) createRoot(place).render(<App settings={settings} route={route} dark={dark} />)
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Where the browser refuses (private window), the table needs its network and is otherwise the same.
  navigator.serviceWorker.register('./sw.js').catch(() => undefined)
}
