// Tree search over imagined worlds: each try plays one world a little way by what worked so far, then on by habit.
import {
  type Ask,
  type Bot,
  type Chance,
  type Context,
  fastChance,
  item,
  keyAt,
  type Run,
  refusalAt,
  type SeatId,
  type World,
} from '@merkur/engine'
import { leadingOn, questionIn } from './asked.ts'
import { type Doctrine, usual } from './lookahead.ts'
import { type Edge, mean, type Node, newNode, nodeAfter, select } from './tree.ts'
import { worth } from './worth.ts'

export interface SearchTerms<P extends Context> {
  /** Tries a decision: the measure of thought, so that results do not depend on the machine. */
  readonly iterations: number
  /** Decisions after the present one before a position is judged as it stands. */
  readonly depth: number
  /** Imagined worlds the tries are shared among. */
  readonly worlds: number
  /** Weight of priors against outcomes. */
  readonly explore: number
  /** Options looked at from the start; more are added with the square root of the visits. */
  readonly width: number
  /** The game's doctrine: its weights order the options and guide the playing on. Without it all options are alike. */
  readonly doctrine?: Doctrine<P>
}

const DEFAULTS = { iterations: 400, depth: 8, worlds: 32, explore: 0.7, width: 12 }

/** A search of these terms, those not given being moderate. */
export function searchBot<P extends Context>(terms: Partial<SearchTerms<P>> = {}): Bot<P> {
  const all: SearchTerms<P> = { ...DEFAULTS, ...terms }
  return { choose: (world, chance) => bestKey(searchFrom(world, all, chance)) }
}

/** The root of a finished search: its edges tell how often each key was tried and how it did. */
export function searchFrom<P extends Context>(world: World<P>, terms: SearchTerms<P>, chance: Chance): Node {
  const { ask } = questionIn(world, chance)
  const root = newNode(world.seat)
  const options = leadingOn(ask)
  if (options.length === 1) {
    root.edges.set(keyAt(ask, item(options, 0)), newEdge(keyAt(ask, item(options, 0)), 1))
    return root
  }
  const worlds = Array.from({ length: Math.min(terms.worlds, terms.iterations) }, (_, i) =>
    i === 0 ? world : world.again(chance),
  )
  // One stream of dice for the whole search: every try goes on where the last one stopped.
  const dice = fastChance(`search ${chance.die(0x7fffffff)}`)
  for (let i = 0; i < terms.iterations; i++) tryOnce(item(worlds, i % worlds.length), root, terms, dice)
  return root
}

/** The key tried most; of equals the one that did best. */
function bestKey(root: Node): string {
  let best: Edge | undefined
  for (const edge of root.edges.values())
    if (!best || edge.visits > best.visits || (edge.visits === best.visits && mean(edge) > mean(best))) best = edge
  if (!best) throw new RangeError('a search found no option')
  return best.key
}

const newEdge = (key: string, prior: number): Edge => ({ key, prior, visits: 0, sum: 0, to: new Map() })

function tryOnce<P extends Context>(world: World<P>, root: Node, terms: SearchTerms<P>, dice: Chance): void {
  const run = world.open(dice)
  const nodes: Node[] = [root]
  const edges: Edge[] = []
  let depth = 0
  for (let node = root; !run.over && depth < terms.depth; ) {
    const part = node === root ? run.asks.findIndex((a) => a.seat === world.seat) : 0
    const ask = item(run.asks, part)
    const edge = follow(node, ask, run, terms)
    if (!edge) break
    run.answer(ask.seat, edge.key)
    edges.push(edge)
    depth++
    const [next] = run.asks
    if (!next) break
    const after = nodeAfter(edge, next.id, next.seat)
    node = after.node
    nodes.push(node)
    if (after.fresh) break
  }
  playOn(run, terms, dice, depth)
  const values = new Map<SeatId, number>()
  const valueFor = (seat: SeatId): number => {
    let value = values.get(seat)
    if (value === undefined) {
      value = valueTo(world, run, seat, terms)
      values.set(seat, value)
    }
    return value
  }
  for (const [i, node] of nodes.entries()) {
    const value = valueFor(node.seat)
    node.visits++
    node.sum += value
    const edge = edges[i]
    if (!edge) continue
    edge.visits++
    edge.sum += value
  }
}

function valueTo<P extends Context>(world: World<P>, run: Run<P>, seat: SeatId, { doctrine }: SearchTerms<P>): number {
  return doctrine && !run.over ? 2 * doctrine.value(run.s, seat) - 1 : worth(world.game, run, seat)
}

/** The edge to follow at a node: only the options with the best priors are looked at, more as the node is visited more. */
function follow<P extends Context>(node: Node, ask: Ask, run: Run<P>, terms: SearchTerms<P>): Edge | undefined {
  const options = leadingOn(ask)
  const weights = terms.doctrine?.weigh(ask, run.s)
  const most = terms.width + Math.floor(2 * Math.sqrt(node.visits))
  if (options.length > most) {
    options.sort((a, b) => (weights ? (weights[b] ?? 0) - (weights[a] ?? 0) : scattered(a) - scattered(b)))
    options.length = most
  }
  let sum = 0
  for (const i of options) sum += weights?.[i] ?? 1
  const offered = options.map((i) => {
    const key = keyAt(ask, i)
    let edge = node.edges.get(key)
    if (!edge) {
      edge = newEdge(key, 0)
      node.edges.set(key, edge)
    }
    edge.prior = sum > 0 ? (weights?.[i] ?? 1) / sum : 1 / options.length
    return edge
  })
  return select(node, offered, terms.explore)
}

/** A fixed order without meaning, so that the first candidates have no advantage. */
const scattered = (i: number): number => Math.imul(i + 1, 0x9e3779b1) >>> 0

/** Plays on by habit: the doctrine's favourites, or any option that leads on. */
function playOn<P extends Context>(
  run: Run<P>,
  { doctrine, depth: limit }: SearchTerms<P>,
  dice: Chance,
  from: number,
): void {
  for (let depth = from; !run.over && depth < limit; depth++) {
    const ask = item(run.asks, 0)
    run.give(0, doctrine ? usual(doctrine, ask, run.s, dice) : anyOn(ask, dice))
  }
}

/** Any option with equal chance; a set is closed with an even chance, since bare toggling would fill the depth. */
function anyOn(ask: Ask, dice: Chance): number {
  const n = ask.of.length
  if (ask.chosen && ask.chosen.length > 0 && dice.die(2) === 1) {
    for (let i = 0; i < n; i++) if (ask.usual?.(ask.of[i] as never) && !refusalAt(ask, i)) return i
  }
  for (let tries = 0; tries < 4 * n; tries++) {
    const i = dice.die(n) - 1
    if (!refusalAt(ask, i)) return i
  }
  return item(leadingOn(ask), 0, 'options')
}
