// The panel of measured strength on the page of a game: what it says of a file that the command line wrote.
import { wilson } from '@merkur/bots'
import { loadGame } from '@merkur/catalogue'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { commandFor, type Strength, strengthOf } from '../src/pages/game/strength.ts'
import { StrengthCard } from '../src/pages/game/strength-card.tsx'

const game = await loadGame('maleme')
const kit = game.kit(game.box)

const measured: Strength = {
  ...{ merkur: 1, kind: 'strength', game: 'maleme', scenario: 'standard', bot: 'bot' },
  rows: [
    {
      ...{ seat: 'german', against: 'random', wins: wilson(180, 200), draws: wilson(0, 200), random: wilson(92, 200) },
      msPerDecision: { n: 9, median: 12.4, p95: 40, max: 90 },
    },
  ],
}

test('each pairing is told with its interval, and random against random beside it', () => {
  const words = renderToStaticMarkup(<StrengthCard strength={measured} kit={kit} />).replaceAll(/<[^>]+>/g, ' ')
  expect(words).toMatch(/German +against a player who moves at random/)
  expect(words).toMatch(/90 %/)
  expect(words).toMatch(/85 % +to +93 %/)
  expect(words).toMatch(/random against random +46 %/)
  expect(words).toContain(commandFor(measured))
})

test('a file beside a game is of that game and of the kind the panel reads', () => {
  for (const id of ['maleme', 'kreta', 'crete']) {
    const found = strengthOf(id)
    if (!found) continue
    expect(found).toMatchObject({ merkur: 1, kind: 'strength', game: id })
    for (const row of found.rows) expect(row.wins.of).toBeGreaterThan(0)
  }
})
