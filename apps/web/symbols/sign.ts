// Finds the sign of a kind of unit, by its own word or one that means the same.
import { SHEET, type Sign } from './sheet.ts'

/** Other words for the same kinds, as boxes write them. */
const SAME: Readonly<Record<string, string>> = {
  'glider infantry': 'glider-infantry',
  paratroops: 'airborne',
  parachute_infantry: 'airborne',
  mountain: 'mountain-infantry',
  motorised: 'motorised-infantry',
  motorized: 'motorised-infantry',
  'motorized-infantry': 'motorised-infantry',
  'mechanized-infantry': 'mechanized',
  armor: 'tanks',
  armored: 'tanks',
  armoured: 'tanks',
  tank: 'tanks',
  recon: 'reconnaissance',
  'machine-gun': 'machine-guns',
  'heavy-weapons-company': 'heavy-weapons',
  'artillery-(inf.-guns)': 'infantry-guns',
  'infantry-gun': 'infantry-guns',
  mortars: 'mortar',
  'anti-tank': 'antitank',
  'aa-artillery': 'anti-aircraft',
  flak: 'anti-aircraft',
  aa: 'anti-aircraft',
  'field-artillery': 'artillery',
  'static-artillery': 'coastal-artillery',
  engineer: 'engineers',
  pioneer: 'engineers',
  pioneers: 'engineers',
  tankette: 'tankettes',
  hq: 'headquarters',
  'headquarters/anti-tank': 'headquarters-antitank',
  'cavalry/machine-gun': 'cavalry-machine-guns',
  cyclist: 'cyclists',
  bicycle: 'cyclists',
  stuka: 'dive-bomber',
  aircraft: 'bomber',
}

/** The id in the sheet for a symbol's word; `any` when the sheet does not know it. */
export function signId(word: string): string {
  if (word in SHEET) return word
  const plain = word
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  if (plain in SHEET) return plain
  const same = SAME[plain] ?? SAME[word.trim().toLowerCase()]
  return same && same in SHEET ? same : 'any'
}

/** The sign for a symbol's word. */
export function signOf(word: string): Sign {
  return SHEET[signId(word)] ?? { bare: false, svg: '' }
}
