// One seeded random game told as text: a golden file in which every change of a rule shows.
import { type Context, readableBy, type Scenario, type Text } from '@merkur/engine'
import { SPECTATOR, type TableGame, type Wording, wording } from '@merkur/table'
import { beginMatch, playOn } from './play.ts'

/** The seed of every transcript. */
const SEED = '1941'

/** The file name of a scenario's transcript. */
export const transcriptName = (scenario: string): string => `${scenario}.txt`

/** A game that may take more inputs than this is told to its 1,200th: enough to see every chapter, few enough to read. */
const LONG = 50_000
const TOLD = 1200

/** The whole game, of a very long one its beginning: one line an answer with what it led to. */
export function transcriptOf<P extends Context>(game: TableGame<P>, scenario: Scenario): string {
  const match = beginMatch(game, SEED, { scenario })
  const kit = game.kit(match.s.box)
  const words = wording(kit)
  const lines = [
    `${game.title}, scenario ${scenario.id}, rules version ${game.rulesVersion}, seed ${SEED}`,
    `options: ${JSON.stringify(match.start.options)}`,
    '',
  ]
  let told = 0
  const tell = (): void => {
    for (const entry of match.journal.slice(told))
      lines.push(`    ${sentence(words, entry.text, entry.rule)}${rolled(words, entry)}`)
    told = match.journal.length
  }
  tell()
  let before = match.seq
  playOn(match, SEED, (m) => {
    const input = m.line.at(-1)
    if (m.seq > before && input) {
      lines.push(
        `${m.seq}. ${input.seat}, ${input.decision}: ${input.key}${input.rolls ? ` [${input.rolls.join(' ')}]` : ''}`,
      )
      before = m.seq
      tell()
    }
    return game.longest > LONG && m.seq >= TOLD
  })
  const last = match.line.at(-1)
  if (last && match.seq > before)
    lines.push(
      `${match.seq}. ${last.seat}, ${last.decision}: ${last.key}${last.rolls ? ` [${last.rolls.join(' ')}]` : ''}`,
    )
  tell()
  const result = match.result
  if (result) lines.push('', `${result.winner ?? 'draw'}: ${sentence(words, result.text, result.rule)}`)
  lines.push(
    `hash ${match.hash}`,
    `a spectator reads ${readableBy(match.journal, SPECTATOR).length} of ${match.journal.length} lines`,
  )
  return `${lines.join('\n')}\n`
}

const sentence = (words: Wording, text: Text, rule: string | undefined): string =>
  `${words.plain(text)}${rule ? ` (${rule})` : ''}`

function rolled(
  words: Wording,
  { roll }: { roll?: { dice: readonly number[]; sides: number; drawn?: readonly Text[] } },
): string {
  if (!roll) return ''
  return roll.drawn
    ? ` <${roll.drawn.map((t) => words.plain(t)).join(', ')}>`
    : ` <${roll.dice.join(' ')} of ${roll.sides}>`
}
