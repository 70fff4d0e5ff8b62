// What runs before everything else: settings, the address, and the table the address names, opened without waiting for its page.
import { openEarly } from '../match/early.ts'
import { openSettings } from '../settings/settings.ts'
import { routeOf } from './routes.ts'
import { storeOf } from './store.ts'

const storage = (): Storage | undefined => {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

export const settings = openSettings(storage())
export const route = storeOf(routeOf(location.hash))
const first = route.get()
if (first.page === 'table') openEarly(first.match, settings.get().pace)
