// What every page may use: the player's settings and where the page is.
import { createContext, useContext } from 'react'
import type { Settings } from '../settings/settings.ts'
import { hashOf, type Route } from './routes.ts'
import type { Store } from './store.ts'

export interface AppContext {
  readonly settings: Store<Settings>
  readonly route: Store<Route>
  /** Whether it is dark now, the system's wish included. */
  readonly dark: Store<boolean>
}

export const AppContextOf = createContext<AppContext | null>(null)

/** Throws outside the app. */
export function useApp(): AppContext {
  const app = useContext(AppContextOf)
  if (!app) throw new Error('this view stands outside the app')
  return app
}

/** Goes to a page. */
export function go(route: Route): void {
  location.hash = hashOf(route)
}
