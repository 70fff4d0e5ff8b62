// Laws of matches: saved, taken back, forked, replayed or played beside each other, a match is the same match.
import {
  type Context,
  fastChance,
  forkMatch,
  hashOf,
  loadMatch,
  Match,
  parseSave,
  saveMatch,
  saveText,
  seeded,
  text,
} from '@merkur/engine'
import type { TableGame } from '@merkur/table'
import { equal, hold } from '../difference.ts'
import { beginMatch, partMatch, playOn, step, wholeMatch } from '../play.ts'

/** What must be the same in two matches that are one. */
const traits = <P extends Context>(match: Match<P>) => ({
  hash: match.hash,
  keys: match.line.map((i) => `${i.seat} ${i.decision} ${i.key} ${i.rolls?.join(',') ?? ''}`),
  journal: match.journal,
  result: match.result,
  asked: match.run.asks.map((a) => `${a.seat} ${a.id}`),
})

/** Saved to text, read and loaded, a match is the same and goes on the same way. */
export function saveAndLoad<P extends Context>(game: TableGame<P>, seed: string): void {
  const match = partMatch(game, seed)
  const json = saveText(match, { seed: `dice ${seed}` })
  const { match: loaded, notice } = loadMatch(game, parseSave(json), { seed: 'not used' })
  hold(notice === undefined, `a match just saved loads with the notice ${notice?.id}`)
  equal(traits(loaded), traits(match), 'loaded against saved')
  equal(
    traits(playOn(loaded, `${seed} on`)),
    traits(playOn(match, `${seed} on`)),
    'played on after loading against without',
  )
}

/** The last snapshot alone carries a match whose earlier log no longer fits. */
export function snapshotAlone<P extends Context>(game: TableGame<P>, seed: string): void {
  const match = partMatch(game, seed)
  const file = saveMatch(match)
  const line = file.log.filter((e) => e.kind === 'input')
  if (file.snapshot.seq === 0 || line.length === 0) return
  const bent = file.log.map((e) => (e === line[0] ? { ...e, key: 'a key of other rules' } : e))
  const { match: loaded, notice } = loadMatch(game, { ...file, log: bent }, { seed })
  const stands = JSON.stringify(notice?.args?.stands)
  hold(
    notice?.id === 'engine.damaged' && stands === JSON.stringify(text('engine.from-snapshot')),
    `a bent log loads with the notice ${JSON.stringify(notice)}, expected a damaged log and the last snapshot`,
  )
  equal(loaded.hash, match.hash, 'hash after loading from the last snapshot')
}

/** Taking back gives the state that was there before; playing again what was taken back gives the state after. */
export function undoAndRedo<P extends Context>(game: TableGame<P>, seed: string): void {
  const match = beginMatch(game, seed, { freedom: 'free' })
  const hashes = [match.hash]
  playOn(match, seed, (m) => {
    hashes[m.seq] = m.hash
    return false
  })
  const end = traits(match)
  hashes[match.seq] = match.hash
  const chance = fastChance(`undo ${seed}`)
  for (let i = 0; i < 4 && match.seq > 0; i++) {
    const to = chance.die(match.seq) - 1
    hold(match.takeBack('anybody', to).ok, `could not take back to ${to}`)
    equal(match.hash, hashes[to], `hash after taking back to ${to}`)
    while (match.canRedo('anybody')) {
      hold(match.redo('anybody').ok, `could not play again at ${match.seq}`)
      equal(match.hash, hashes[match.seq], `hash after playing again to ${match.seq}`)
    }
    equal(match.hash, end.hash, 'hash after playing everything again')
    equal(match.result, end.result, 'result after playing everything again')
  }
  for (let i = 0; i < 6 && match.canUndo('anybody'); i++) {
    hold(match.undo('anybody').ok, 'undo refused although canUndo')
    equal(match.hash, hashes[match.seq], `hash after undo to ${match.seq}`)
  }
}

/** In a fair match nothing that rolled, revealed or handed over is taken back. */
export function barriers<P extends Context>(game: TableGame<P>, seed: string): void {
  const match = beginMatch(game, seed)
  playOn(match, seed, (m) => {
    const last = m.line.at(-1)
    if (last?.sealed) {
      hold(!m.canUndo(last.seat), `input ${m.seq} is sealed and could be taken back`)
      const before = m.hash
      hold(!m.undo(last.seat).ok, `input ${m.seq} is sealed and was taken back`)
      equal(m.hash, before, 'hash after a refused undo')
    }
    return false
  })
}

/** Forked or looked at anywhere, a match has the state it had there. */
export function forkAnywhere<P extends Context>(game: TableGame<P>, seed: string): void {
  const match = beginMatch(game, seed)
  const hashes: string[] = []
  playOn(match, seed, (m) => {
    hashes[m.seq] = m.hash
    return false
  })
  hashes[match.seq] = match.hash
  const chance = fastChance(`fork ${seed}`)
  for (let i = 0; i < 4; i++) {
    const seq = chance.die(match.seq + 1) - 1
    equal(forkMatch(match, seq, { seed: 'fresh' }).hash, hashes[seq], `hash of the fork at ${seq}`)
    equal(hashOf(game.shape, match.at(seq).s as never), hashes[seq], `hash of the past at ${seq}`)
  }
  equal(match.hash, hashes[match.seq], 'hash of a match after others were forked from it')
}

/** Done again from its log, a match is the same. */
export function replay<P extends Context>(game: TableGame<P>, seed: string): void {
  const match = wholeMatch(game, seed)
  const again = new Match(game, { ...match.start, opening: match.opening }, { chance: seeded('other dice') })
  const outcome = again.repeat(match.log)
  hold(outcome.ok, `the log could not be repeated: ${outcome.ok ? '' : outcome.text.id}`)
  equal(traits(again), traits(match), 'repeated against played')
}

/** The same seed and answers give the same match. */
export function sameAgain<P extends Context>(game: TableGame<P>, seed: string): void {
  equal(traits(wholeMatch(game, seed)), traits(wholeMatch(game, seed)), 'second against first')
}

/** Matches played in turns in one process are what each is alone. */
export function interleaved<P extends Context>(game: TableGame<P>, seed: string): void {
  const seeds = [`${seed} a`, `${seed} b`, `${seed} c`]
  const together = seeds.map((one) => ({ match: beginMatch(game, one), chance: fastChance(`answers ${one}`) }))
  const order = fastChance(`order ${seed}`)
  for (let open = together; open.length > 0; open = open.filter((t) => !t.match.result)) {
    const one = open[order.die(open.length) - 1]
    if (one && !one.match.result) step(one.match, one.chance)
  }
  for (const [i, { match }] of together.entries())
    equal(traits(match), traits(wholeMatch(game, seeds[i] ?? '')), `match ${i} of three`)
}
