// A literal reading of chapters 4 and 5: the rulebook told a second time, slowly, with names only, against random positions.
import { fastChance, keyAt, type Match, optionsOf } from '@merkur/engine'
import { partMatch } from '@merkur/suite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { example } from '../index.ts'
import type { Sfakia } from '../state.ts'

/** 1: the ways, as one reads them off the map. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  askifou: ['imbros'],
  imbros: ['askifou', 'heights', 'gorge', 'road'],
  heights: ['imbros', 'sfakia'],
  gorge: ['imbros', 'komitades'],
  road: ['imbros', 'komitades'],
  komitades: ['gorge', 'road', 'sfakia'],
  sfakia: ['heights', 'komitades'],
}

/** The position in plain words: who is where. */
function table(s: Sfakia) {
  const where = (at: number | undefined): string => (at === undefined || at < 0 ? '' : (s.box.spaces[at] ?? ''))
  const units = s.box.units.map((u, i) => ({ id: u.id, kind: u.kind, area: where(s.at[i]), moved: s.moved[i] === 1 }))
  const posts = s.box.posts.map((id, i) => ({ id, area: where(s.postAt[i]) }))
  const germans = units.filter((u) => u.kind === 'mountain' && u.area in WAYS)
  const rearguard = [
    ...units.filter((u) => u.kind === 'infantry' && u.area in WAYS),
    ...posts.filter((p) => p.area !== ''),
  ]
  return { germans, rearguard }
}

const offered = (match: Match<Sfakia>): string[] => {
  const [ask] = match.run.asks
  return ask ? optionsOf(ask).map((i) => keyAt(ask, i)) : []
}

/** Random matches stopped at the first question of this sort after somewhere; nothing when it does not come. */
function stopped(seed: string, decision: string): Match<Sfakia> | undefined {
  const match = partMatch(example, seed)
  const chance = fastChance(`to ${seed}`)
  for (let i = 0; i < 40 && !match.result; i++) {
    const [ask] = match.run.asks
    if (!ask || ask.id === decision) break
    const options = optionsOf(ask)
    match.play(ask.seat, match.seq, keyAt(ask, options[chance.die(options.length) - 1] ?? 0))
  }
  return match.run.asks[0]?.id === decision ? match : undefined
}

/** Compares on random positions, and sees to it that there were some. */
function compare(decision: string, tell: (s: Sfakia, match: Match<Sfakia>) => readonly string[]): void {
  let met = 0
  fc.assert(
    fc.property(fc.nat(), (n) => {
      const match = stopped(String(n), decision)
      if (!match) return
      met++
      expect(offered(match).sort()).toEqual([...tell(match.s, match)].sort())
    }),
    { seed: 1941, numRuns: 300 },
  )
  expect(met).toBeGreaterThan(30)
}

test('[4.1] each battalion that has not moved, one step, to where there is room', () => {
  compare('advance', (s) => {
    const { germans } = table(s)
    const moves = germans
      .filter((u) => !u.moved)
      .flatMap((u) => (WAYS[u.area] ?? []).map((to) => ({ id: u.id, to })))
      .filter(({ to }) => to === 'askifou' || germans.filter((u) => u.area === to).length < 2)
    return ['halt', ...moves.map(({ id, to }) => `${id} ${to}`)]
  })
})

test('[4.2] whoever is come upon may stand, and fall back if there is an area for it (4.5)', () => {
  const steps: Readonly<Record<string, number>> = {
    sfakia: 0,
    heights: 1,
    komitades: 1,
    imbros: 2,
    gorge: 2,
    road: 2,
    askifou: 3,
  }
  compare('contact', (s, match) => {
    const { germans, rearguard } = table(s)
    const [area = ''] = match.run.asks[0]?.about?.().spaces ?? []
    const free = (WAYS[area] ?? []).filter(
      (to) =>
        (steps[to] ?? 9) <= (steps[area] ?? 0) &&
        !germans.some((u) => u.area === to) &&
        (to === 'sfakia' || !rearguard.some((r) => r.area === to)),
    )
    return free.length > 0 ? ['stand', 'withdraw'] : ['stand']
  })
})

test('[5.1] one of the rearguard, one step, to where neither the enemy is nor its own', () => {
  compare('march', (s) => {
    const { germans, rearguard } = table(s)
    const moves = rearguard
      .flatMap((r) => (WAYS[r.area] ?? []).map((to) => ({ id: r.id, to })))
      .filter(({ to }) => !germans.some((u) => u.area === to))
      .filter(({ to }) => to === 'sfakia' || !rearguard.some((r) => r.area === to))
    return ['stay', ...moves.map(({ id, to }) => `${id} ${to}`)]
  })
})
