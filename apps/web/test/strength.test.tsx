// The panel of measured strength on the page of a game: what it says of a file that the command line wrote.
import { type ScenarioStrength, type Strength, wilson } from '@merkur/bots'
import { catalogue, loadGame } from '@merkur/catalogue'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { commandFor, strengthOf } from '../src/pages/game/strength.ts'
import { StrengthCard } from '../src/pages/game/strength-card.tsx'

const game = await loadGame('maleme')
const kit = game.kit(game.box)

const rowOf = (seat: string, wins: number) => ({
  ...{ seat, against: 'random', wins: wilson(wins, 200), draws: wilson(0, 200), random: wilson(92, 200) },
  msPerDecision: { n: 9, median: 12.4, p95: 40, max: 90 },
})
const one: ScenarioStrength = {
  ...{ scenario: 'standard', options: {}, bot: 'bot', seed: '1', rows: [rowOf('german', 180)] },
}
const other: ScenarioStrength = { ...one, scenario: 'night', rows: [rowOf('allied', 120)] }
const measured: Strength = { merkur: 1, kind: 'strength', game: 'maleme', scenarios: [one, other] }

const wordsOf = (strength: Strength, scenarios = kit.scenarios): string =>
  renderToStaticMarkup(<StrengthCard strength={strength} kit={{ ...kit, scenarios }} />).replaceAll(/<[^>]+>/g, ' ')

test('each pairing is told with its interval, and random against random beside it', () => {
  const words = wordsOf(measured)
  expect(words).toMatch(/German +against a player who moves at random/)
  expect(words).toMatch(/90 %/)
  expect(words).toMatch(/85 % +to +93 %/)
  expect(words).toMatch(/random against random +46 %/)
  expect(words).toContain(commandFor('maleme', one))
})

test('of a game with several scenarios each has its rows under its title', () => {
  const [day] = kit.scenarios
  if (!day) throw new Error('Maleme has a scenario')
  const words = wordsOf(measured, [
    { ...day, title: 'By day' },
    { ...day, id: 'night', title: 'By night' },
  ])
  expect(words).toMatch(/By day .*German .*90 %.*By night .*Allied .*60 %/s)
  expect(words).toContain(commandFor('maleme', other))
})

test('a file beside a game is of that game and of the kind the panel reads', async () => {
  for (const { id, load } of catalogue) {
    const found = strengthOf(id)
    if (!found) continue
    expect(found).toMatchObject({ merkur: 1, kind: 'strength', game: id })
    const scenarios = (await load?.())?.scenarios ?? []
    for (const { scenario, rows } of found.scenarios) {
      expect(scenarios.map((s) => s.id)).toContain(scenario)
      for (const row of rows) expect(row.wins.of).toBeGreaterThan(0)
    }
  }
})
