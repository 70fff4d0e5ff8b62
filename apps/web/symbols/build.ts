// Renders the kinds of units into one sheet of SVG symbols: `npx tsx apps/web/symbols/build.ts`.
import { writeFileSync } from 'node:fs'
import ms from 'milsymbol'
import { KINDS } from './kinds.ts'

const HEAVY = 7

/** What milsymbol draws inside the frame of a friendly land unit, in the box 25,50 to 175,150. */
function fromCode(code: string): string {
  const symbol = new ms.Symbol(`1003100000${code}`, { size: 100, frame: false, fill: false, monoColor: 'black' })
  const inner = symbol.asSVG().replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return inner
    .replace(/ stroke-width="[^"]*"/g, '')
    .replace(/ stroke="black"/g, '')
    .replace(/ fill="black"/g, ' fill="currentColor"')
    .replace(/ fill="none"/g, '')
    .replace(/ +/g, ' ')
    .replace(/ ?><\/(path|circle|rect|ellipse)>/g, '/>')
}

const rows = Object.entries(KINDS).map(([id, kind]) => {
  let lines = kind.lines ?? fromCode(kind.code ?? '')
  // A cross of lines needs no filling; milsymbol asks for one.
  lines = lines.replace(/(<path d="M25,50 L175,150 M25,150 L175,50") fill="currentColor"/g, '$1')
  return `  '${id}': { bare: ${kind.bare === true}, svg: '${lines}' },`
})

const sheet = `// Made by apps/web/symbols/build.ts with milsymbol (MIT, Måns Beckman) and our own lines; do not edit.

/** A sign of a unit in the box 25,50 to 175,150: lines of width ${HEAVY} in the current colour. */
export interface Sign {
  /** Drawn without the frame of a unit. */
  readonly bare: boolean
  readonly svg: string
}

export const LINE = ${HEAVY}

export const SHEET: Readonly<Record<string, Sign>> = {
${rows.join('\n')}
}
`
const out = new URL('./sheet.ts', import.meta.url)
writeFileSync(out, sheet)
process.stdout.write(`${rows.length} signs, ${(sheet.length / 1024).toFixed(1)} kB\n`)
