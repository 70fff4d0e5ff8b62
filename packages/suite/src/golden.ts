// Tests over a game's golden files: transcripts as they are told, finished matches to their ends.
import type { Context } from '@merkur/engine'
import type { TableGame } from '@merkur/table'
import { describe, expect, test } from 'vitest'
import { replaysToItsEnd } from './corpus.ts'
import { transcriptName, transcriptOf } from './transcript.ts'

/** @param read the text of `test/transcripts/<name>` */
export function transcriptTests<P extends Context>(game: TableGame<P>, read: (name: string) => string): void {
  describe('transcripts', () => {
    test.each(game.scenarios.map((s) => [s.id, s] as const))(
      '%s is told as in its file (`npm run transcripts` writes it)',
      (id, scenario) => {
        expect(transcriptOf(game, scenario)).toBe(read(transcriptName(id)))
      },
    )
  })
}

/**
 * @param files names in `test/matches`, at least `least` of them
 * @param read the JSON of one
 */
export function matchTests<P extends Context>(
  game: TableGame<P>,
  files: readonly string[],
  read: (name: string) => string,
  least = 50,
): void {
  describe('finished matches', () => {
    test(`there are ${least} or more (\`npm run matches\` plays them)`, () => {
      expect(files.length).toBeGreaterThanOrEqual(least)
    })
    test.each(files.map((name) => [name]))('%s replays to its exact end', (name) => {
      replaysToItsEnd(game, read(name))
    })
  })
}
