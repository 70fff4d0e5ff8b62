// How this player likes the table: kept in the browser, applied at once.
import { type Store, storeOf } from '../app/store.ts'

export interface Settings {
  readonly theme: 'system' | 'light' | 'dark'
  /** Per cent of the normal size. */
  readonly textSize: 90 | 100 | 115 | 130
  readonly counters: 'relief' | 'plain'
  readonly mapLabels: boolean
  /** `printed`: the game's own colours; the others keep the sides apart for every kind of colour vision. */
  readonly palette: 'printed' | 'blue-orange' | 'light-dark'
  /** How fast counters walk and the window glides. */
  readonly motion: 'system' | 'off' | 'quick' | 'normal' | 'slow'
  /** Milliseconds between a computer player's answers. */
  readonly pace: 0 | 250 | 600 | 1200
  readonly sound: boolean
  readonly confirmRolls: boolean
  /** When the screen is covered between two players at one screen. */
  readonly curtain: 'needed' | 'always'
  /** Open tables as text, for screen readers and for reading. */
  readonly reader: boolean
}

export const DEFAULTS: Settings = {
  theme: 'system',
  textSize: 100,
  counters: 'relief',
  mapLabels: true,
  palette: 'printed',
  motion: 'system',
  pace: 600,
  sound: false,
  confirmRolls: false,
  curtain: 'needed',
  reader: false,
}

/** The values each setting may have; what is stored and not among them is forgotten. */
export const ALLOWED: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  theme: ['system', 'light', 'dark'],
  textSize: [90, 100, 115, 130],
  counters: ['relief', 'plain'],
  mapLabels: [true, false],
  palette: ['printed', 'blue-orange', 'light-dark'],
  motion: ['system', 'off', 'quick', 'normal', 'slow'],
  pace: [0, 250, 600, 1200],
  sound: [false, true],
  confirmRolls: [false, true],
  curtain: ['needed', 'always'],
  reader: [false, true],
}

/** Settings from stored text; whatever is missing or unknown has its default. */
export function readSettings(stored: string | null): Settings {
  let raw: unknown
  try {
    raw = JSON.parse(stored ?? '{}')
  } catch {
    raw = {}
  }
  if (typeof raw !== 'object' || raw === null) return DEFAULTS
  const known = Object.entries(raw).filter(([key, value]) =>
    (ALLOWED[key as keyof Settings] as readonly unknown[] | undefined)?.includes(value),
  )
  return { ...DEFAULTS, ...Object.fromEntries(known) }
}

const PLACE = 'merkur.settings'

/** The settings of this browser; every change is stored. Storage that is switched off is no fault: they last for the visit. */
export function openSettings(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined): Store<Settings> {
  const store = storeOf(readSettings(attempt(() => storage?.getItem(PLACE) ?? null) ?? null))
  store.subscribe(() => {
    attempt(() => storage?.setItem(PLACE, JSON.stringify(store.get())))
  })
  return store
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

/** Whether it is dark now. */
export const isDark = (settings: Settings, systemDark: boolean): boolean =>
  settings.theme === 'dark' || (settings.theme === 'system' && systemDark)
