// Laws of knowledge: what a seat is shown does not depend on what is hidden from it.
import {
  type Chance,
  type Context,
  fastChance,
  imagine,
  item,
  noChance,
  type Ref,
  type Run,
  type SeatId,
  secretsFrom,
} from '@merkur/engine'
import { type Kit, previewOf, reasonsIn, SPECTATOR, type TableGame, viewOf } from '@merkur/table'
import { difference, equal } from '../difference.ts'
import { beginMatch, playOn } from '../play.ts'
import { thingsOf } from './kit.ts'

/** Secret fields that were seen to differ between a real and an imagined state, by name. */
export type Changed = Set<string>

/** Everything a seat can learn at a moment: view, options with previews, reasons, overlays. */
function knowledge<P extends Context>(
  game: TableGame<P>,
  kit: Kit,
  run: Run<P>,
  seq: number,
  seat: SeatId,
  things: readonly Ref[],
) {
  const result = run.over ? game.result(run.s) : null
  const view = viewOf(game, { run, seq, result }, seat)
  const ask = run.askOf(seat)
  return {
    view,
    previews: ask ? view.decision?.options.map((o) => [o.key, previewOf(ask, o.key)]) : [],
    reasons: ask ? things.map((ref) => [ref, reasonsIn(ask, ref, game.notAskedRule)]) : [],
    overlays: kit.overlays.flatMap(({ id, about }) =>
      about === 'board'
        ? [[id, game.overlay(run.s, seat, id)]]
        : things.filter((ref) => about in ref).map((ref) => [id, ref, game.overlay(run.s, seat, id, ref)]),
    ),
  }
}

/**
 * At about `samples` moments of a random match, for each seat and a spectator: an imagined world shows exactly what the
 * real one shows, and differs from it only in fields that are secret from the seat; a world imagined from that world too.
 * @param changed gathers the secret fields that did differ
 */
export function hiddenStaysHidden<P extends Context>(
  game: TableGame<P>,
  seed: string,
  samples: number,
  changed: Changed,
): void {
  const match = beginMatch(game, seed)
  const kit = game.kit(match.s.box)
  const chance = fastChance(`looks ${seed}`)
  const every = Math.max(1, Math.round(game.longest / 8 / samples))
  playOn(match, seed, (m) => {
    if (!m.run.parallel && chance.die(every) > 1) return false
    for (const seat of [...m.seats, SPECTATOR]) {
      const where = `input ${m.seq}, '${m.run.activity}', ${seat}`
      const things = sample(thingsOf(kit), 24, chance)
      const real = knowledge(game, kit, m.run, m.seq, seat, things)
      const world = imagine(m, seat, chance)
      for (const one of [world, world.again(chance)]) {
        const run = one.open(noChance('only the present is looked at'))
        equal(knowledge(game, kit, run, m.seq, seat, things), real, `${where}: imagined against real`)
        const secrets = new Set(secretsFrom(game.shape, seat))
        for (const name of Object.keys(game.shape)) {
          const field = (s: P): unknown => (s as unknown as Readonly<Record<string, unknown>>)[name]
          const found = difference(field(run.s), field(m.s))
          if (found === undefined) continue
          if (!secrets.has(name))
            equal(field(run.s), field(m.s), `${where}: '${name}' is not secret and was drawn anew`)
          changed.add(name)
        }
      }
    }
    return false
  })
}

const sample = <T>(list: readonly T[], n: number, chance: Chance): T[] =>
  list.length <= n ? [...list] : Array.from({ length: n }, () => item(list, chance.die(list.length) - 1))

/** Names of all fields that are secret from somebody. */
export const secretFields = (shape: TableGame['shape']): string[] => secretsFrom(shape, SPECTATOR)
