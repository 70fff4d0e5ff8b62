// Turns each game's box and rulebook into a module, so that browser, Node and tests load the same text without a build.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const games = join(dirname(fileURLToPath(import.meta.url)), '..', 'games')

const literal = (text: string): string => `\`${text.replace(/\r\n?/g, '\n').replace(/[\\`]|\$(?=\{)/g, '\\$&')}\``

/** The module that stands for a game folder's box: its tables and lists by file name, its rulebook and its story. */
export function boxModule(folder: string): string {
  const box = join(folder, 'box')
  const files = readdirSync(box)
    .filter((name) => name.endsWith('.csv') || name.endsWith('.json'))
    .sort()
    .map((name) => `  '${name}': ${literal(readFileSync(join(box, name), 'utf8'))},\n`)
  const rulebook = join(folder, 'rulebook.md')
  const text = existsSync(rulebook) ? readFileSync(rulebook, 'utf8') : ''
  const story = join(folder, 'story.md')
  const told = existsSync(story)
    ? `
/** What the game is about, for its page: Markdown. */
export const story = ${literal(readFileSync(story, 'utf8'))}
`
    : ''
  return `// The files of this box and its rulebook as text. Made by \`npm run box\`; change the files beside it, not this.

/** Tables and lists of the printed box by file name. */
export const files = {
${files.join('')}} as const

/** The rules in our own words, Markdown with an anchor a case. */
export const rulebook = ${literal(text)}
${told}`
}

/** Folders of the games that have a box. */
export const gameFolders = (): string[] =>
  readdirSync(games)
    .map((name) => join(games, name))
    .filter((folder) => existsSync(join(folder, 'box')))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const folder of gameFolders()) {
    const target = join(folder, 'box', 'box.data.ts')
    const made = boxModule(folder)
    const old = existsSync(target) ? readFileSync(target, 'utf8') : ''
    if (old !== made) writeFileSync(target, made)
    console.log(`${old === made ? 'unchanged' : 'written  '} ${target}`)
  }
}
