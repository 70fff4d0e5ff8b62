// Puts the player's settings on the page: light or dark, text size, motion.
import { isDark, type Settings } from '../settings/settings.ts'
import { type Store, storeOf } from './store.ts'

/** Keeps the page dressed as the settings and the system say; gives whether it is dark. */
export function dress(page: HTMLElement, settings: Store<Settings>): Store<boolean> {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const dark = storeOf(isDark(settings.get(), system.matches))
  const put = (): void => {
    const { textSize, motion } = settings.get()
    dark.set(isDark(settings.get(), system.matches))
    page.dataset.theme = dark.get() ? 'dark' : 'light'
    page.dataset.motion = motion === 'off' || (motion === 'system' && still.matches) ? 'none' : 'full'
    page.style.setProperty('--text-size', String(textSize / 100))
  }
  put()
  settings.subscribe(put)
  system.addEventListener('change', put)
  still.addEventListener('change', put)
  return dark
}
