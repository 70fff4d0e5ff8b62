// The tree of a search: what was tried after what, how often, and how it turned out for who chose it.
import type { SeatId } from '@merkur/engine'

/** An answer that was tried at a node. */
export interface Edge {
  readonly key: string
  prior: number
  visits: number
  /** Sum of outcomes for the node's seat, -1 to 1 each. */
  sum: number
  /** Where it led, by the decision and seat asked next: dice may lead to several. */
  readonly to: Map<string, Node>
}

/** A decision reached by certain answers, whatever the dice were. */
export interface Node {
  readonly seat: SeatId
  visits: number
  sum: number
  readonly edges: Map<string, Edge>
}

export const newNode = (seat: SeatId): Node => ({ seat, visits: 0, sum: 0, edges: new Map() })

/** The node after an edge where `decision` is asked of `seat`; `fresh` when it was never reached before. */
export function nodeAfter(edge: Edge, decision: string, seat: SeatId): { node: Node; fresh: boolean } {
  const name = `${decision} ${seat}`
  const known = edge.to.get(name)
  if (known) return { node: known, fresh: false }
  const node = newNode(seat)
  edge.to.set(name, node)
  return { node, fresh: true }
}

export const mean = ({ visits, sum }: { visits: number; sum: number }): number => (visits === 0 ? 0 : sum / visits)

/**
 * The edge to follow among those offered now: PUCT, an untried edge counting as the node's mean so far.
 * @param explore how much a prior weighs against outcomes
 */
export function select(node: Node, offered: readonly Edge[], explore: number): Edge | undefined {
  const bonus = explore * Math.sqrt(node.visits + 1)
  const guess = mean(node)
  let best: Edge | undefined
  let bestScore = -Infinity
  for (const edge of offered) {
    const score = (edge.visits === 0 ? guess : edge.sum / edge.visits) + (bonus * edge.prior) / (1 + edge.visits)
    if (score > bestScore) {
      bestScore = score
      best = edge
    }
  }
  return best
}
