// Writes each game's golden transcripts: one seeded random game a scenario, told as text. `npm run transcripts [game ...]`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '@merkur/catalogue'
import { transcriptName, transcriptOf } from '@merkur/suite'

const wanted = process.argv.slice(2)
for (const { id, load } of catalogue) {
  if (!load || (wanted.length > 0 && !wanted.includes(id))) continue
  const game = await load()
  const folder = join('games', id, 'test', 'transcripts')
  mkdirSync(folder, { recursive: true })
  for (const scenario of game.scenarios) {
    const file = join(folder, transcriptName(scenario.id))
    writeFileSync(file, transcriptOf(game, scenario))
    console.log(file)
  }
}
