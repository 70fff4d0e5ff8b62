// What the paces of computer players are called.
import type { Settings } from '../settings/settings.ts'

export const PACES: Readonly<Record<Settings['pace'], string>> = {
  0: 'At once',
  250: 'Fast',
  600: 'Normal',
  1200: 'Slow',
}
