// Turns each game's box and its book into modules, so that browser, Node and tests load the same text without a build.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const games = join(dirname(fileURLToPath(import.meta.url)), '..', 'games')

const literal = (text: string): string => `\`${text.replace(/\r\n?/g, '\n').replace(/[\\`]|\$(?=\{)/g, '\\$&')}\``

/** The module that stands for a game folder's box: its tables and lists by file name. */
export function boxModule(folder: string): string {
  const box = join(folder, 'box')
  const files = readdirSync(box)
    .filter((name) => name.endsWith('.csv') || name.endsWith('.json'))
    .sort()
    .map((name) => `  '${name}': ${literal(readFileSync(join(box, name), 'utf8'))},\n`)
  return `// The files of this box as text. Made by \`npm run box\`; change the files beside it, not this.

/** Tables and lists of the printed box by file name. */
export const files = {
${files.join('')}} as const
`
}

const textIn = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** The module that stands for what a game folder tells: its rulebook and its story. */
export const bookModule = (
  folder: string,
): string => `// The rulebook and the story of this game as text. Made by \`npm run box\`; change rulebook.md and story.md, not this.

/** The rules in our own words, Markdown with an anchor a case. */
export const rulebook = ${literal(textIn(join(folder, 'rulebook.md')))}

/** What the game is about, for its page, Markdown; empty where nobody has told it. */
export const story = ${literal(textIn(join(folder, 'story.md')))}
`

/** The modules made for a game folder by their path in it. */
export const modulesOf = (folder: string): Readonly<Record<string, string>> => ({
  'box/box.data.ts': boxModule(folder),
  'box/book.data.ts': bookModule(folder),
})

/** Folders of the games that have a box. */
export const gameFolders = (): string[] =>
  readdirSync(games)
    .map((name) => join(games, name))
    .filter((folder) => existsSync(join(folder, 'box')))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const folder of gameFolders())
    for (const [path, made] of Object.entries(modulesOf(folder))) {
      const target = join(folder, path)
      const old = textIn(target)
      if (old !== made) writeFileSync(target, made)
      console.log(`${old === made ? 'unchanged' : 'written  '} ${target}`)
    }
}
