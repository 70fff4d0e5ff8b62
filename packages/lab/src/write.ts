// Writes position files: a moment of a match as YAML that leads to the same moment again.
import type { Context, Match } from '@merkur/engine'
import { type PositionData, positionOf, type TableGame } from '@merkur/table'
import { Document, isMap, isScalar, isSeq, type Node, visit } from 'yaml'
import type { PositionFile } from './schema.ts'

/** What a position file holds, as plain data. */
export type Writable = PositionData & Pick<PositionFile, 'title' | 'note' | 'expect'>

/** Whether a node holds nothing but plain values and short lists: written on one line. */
const isLeaf = (node: Node): boolean => {
  if (isSeq(node)) return node.items.every((x) => isScalar(x))
  return (
    isMap(node) &&
    node.items.every(
      (pair) => isScalar(pair.value) || (isSeq(pair.value) && pair.value.items.every((x) => isScalar(x))),
    )
  )
}

/** The text of a position file, in the order people read it: what, where, the script, the expectations. */
export function writePosition(data: Writable): string {
  const { title, note, game, scenario, options, at, position, dice, draws, play, expect } = data
  const ordered = { title, note, game, scenario, options, at, position, dice, draws, play, expect }
  const doc = new Document(Object.fromEntries(Object.entries(ordered).filter(([, x]) => x !== undefined)))
  visit(doc, {
    Collection: (_key, node, path) => {
      if (path.length > 1 && isLeaf(node)) node.flow = true
    },
  })
  return doc.toString({ lineWidth: 120, flowCollectionPadding: true })
}

/** This moment of a match as a position file, secrets and all: for the lab and for matches that are over. */
export function writeMatch<P extends Context>(
  game: TableGame<P>,
  match: Match<P>,
  more: Pick<Writable, 'title' | 'note' | 'expect'> = {},
): string {
  return writePosition({ ...more, ...positionOf(game, match.sinceActivity, match.start.scenario, match.start.options) })
}
