// Laws of knowledge: what a seat is shown does not depend on what is hidden from it.
import {
  type Chance,
  type Context,
  fastChance,
  imagine,
  item,
  type Match,
  noChance,
  type Ref,
  type Run,
  type SeatId,
  secretsFrom,
} from '@merkur/engine'
import { type Kit, previewOf, reasonsIn, SPECTATOR, type TableGame, viewOf } from '@merkur/table'
import { Broken, difference, equal } from '../difference.ts'
import { beginMatch, playOn } from '../play.ts'
import { thingsOf } from './kit.ts'

/** Secret fields that were seen to differ between a real and an imagined state, by name. */
export type Changed = Set<string>

/** What is looked at: some of the things of the kit, and some of the options. */
interface Look {
  readonly things: readonly Ref[]
  readonly keys: readonly string[]
}

/** Everything a seat can learn at a moment: view, previews, reasons, overlays. */
function knowledge<P extends Context>(
  game: TableGame<P>,
  kit: Kit,
  run: Run<P>,
  seq: number,
  seat: SeatId,
  { things, keys }: Look,
) {
  const ask = run.askOf(seat)
  return {
    view: viewOf(game, { run, seq, result: run.over ? game.result(run.s) : null }, seat),
    previews: ask ? keys.map((key) => [key, previewOf(ask, key)]) : [],
    reasons: ask ? things.map((ref) => [ref, reasonsIn(ask, ref, game.notAskedRule)]) : [],
    overlays: kit.overlays.flatMap(({ id, about }) =>
      about === 'board'
        ? [[id, game.overlay(run.s, seat, id)]]
        : things.filter((ref) => about in ref).map((ref) => [id, ref, game.overlay(run.s, seat, id, ref)]),
    ),
  }
}

/** The moments to look at: `samples` of a whole match, and some of those where several are asked in secret. */
function moments<P extends Context>(game: TableGame<P>, seed: string, samples: number, chance: Chance): Set<number> {
  const secret: number[] = []
  const { seq } = playOn(beginMatch(game, seed), seed, (m) => {
    if (m.run.parallel) secret.push(m.seq)
    return false
  })
  const any = Array.from({ length: samples }, () => chance.die(seq + 1) - 1)
  return new Set([...any, ...sample(secret, Math.ceil(samples / 2), chance)])
}

/**
 * At about `samples` moments of a random match, for each seat and a spectator: an imagined world shows exactly what the
 * real one shows, and differs from it only in fields that are secret from the seat; a world imagined from that world too.
 * With the same chance both imagine the same world: what a bot answers cannot depend on what is hidden from it.
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
  const seqs = moments(game, seed, samples, chance)
  const all = thingsOf(kit)
  playOn(match, seed, (m) => {
    if (!seqs.has(m.seq)) return false
    for (const seat of [...m.seats, SPECTATOR]) {
      const where = `input ${m.seq}, '${m.run.activity}', ${seat}`
      const look = { things: sample(all, 16, chance), keys: sample(m.run.keys(seat), 5, chance) }
      const real = knowledge(game, kit, m.run, m.seq, seat, look)
      for (const run of imaginedRuns(m, seat, where, chance)) {
        equal(knowledge(game, kit, run, m.seq, seat, look), real, `${where}: imagined against real`)
        compareFields(game, run.s, m.s, seat, where, changed)
      }
      sameWorld(game, m, seat, where)
    }
    return false
  })
}

/** The moment in a world imagined from the real one, and in one imagined from that. */
function imaginedRuns<P extends Context>(match: Match<P>, seat: SeatId, where: string, chance: Chance): Run<P>[] {
  try {
    const world = imagine(match, seat, chance)
    const present = noChance('only the present is looked at')
    return [world.open(present), world.again(chance).open(present)]
  } catch (cause) {
    throw new Broken(`${where}: the imagined world does not come to this moment: ${String(cause)}`)
  }
}

/** The real match and a world imagined from it give the same world by the same chance. */
function sameWorld<P extends Context>(game: TableGame<P>, match: Match<P>, seat: SeatId, where: string): void {
  const draws = (): Chance => fastChance(`same world ${where}`)
  const present = noChance('only the present is looked at')
  const [real, imagined] = [
    imagine(match, seat, draws()),
    imagine(match, seat, fastChance(`other ${where}`)).again(draws()),
  ]
  const [a, b] = [real.open(present).s, imagined.open(present).s]
  for (const name of Object.keys(game.shape)) {
    const field = (s: P): unknown => (s as unknown as Readonly<Record<string, unknown>>)[name]
    equal(field(b), field(a), `${where}: '${name}' of a world imagined from another truth`)
  }
}

/** Imagined and real state differ in fields only that are secret from the seat. */
function compareFields<P extends Context>(
  game: TableGame<P>,
  imagined: P,
  real: P,
  seat: SeatId,
  where: string,
  changed: Changed,
): void {
  const secrets = new Set(secretsFrom(game.shape, seat))
  for (const name of Object.keys(game.shape)) {
    const field = (s: P): unknown => (s as unknown as Readonly<Record<string, unknown>>)[name]
    if (difference(field(imagined), field(real)) === undefined) continue
    if (!secrets.has(name)) equal(field(imagined), field(real), `${where}: '${name}' is not secret and was drawn anew`)
    changed.add(name)
  }
}

const sample = <T>(list: readonly T[], n: number, chance: Chance): T[] =>
  list.length <= n ? [...list] : Array.from({ length: n }, () => item(list, chance.die(list.length) - 1))

/** Names of all fields that are secret from somebody. */
export const secretFields = (shape: TableGame['shape']): string[] => secretsFrom(shape, SPECTATOR)
