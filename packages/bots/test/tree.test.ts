// The arithmetic of the tree.
import { expect, test } from 'vitest'
import { type Edge, newNode, nodeAfter, select } from '../src/tree.ts'

const edge = (key: string, visits: number, sum: number, prior = 0.5): Edge => ({
  key,
  visits,
  sum,
  prior,
  to: new Map(),
})

test('without exploring the best mean is followed', () => {
  const node = { ...newNode('a'), visits: 20, sum: 0 }
  expect(select(node, [edge('x', 10, 2), edge('y', 10, 5)], 0)?.key).toBe('y')
})

test('an untried edge is tried when its prior outweighs the outcomes', () => {
  const node = { ...newNode('a'), visits: 20, sum: 4 }
  expect(select(node, [edge('x', 20, 4), edge('new', 0, 0)], 1)?.key).toBe('new')
  expect(select(node, [edge('x', 20, 18, 0.99), edge('new', 0, 0, 0.01)], 0.1)?.key).toBe('x')
})

test('nothing offered, nothing followed', () => {
  expect(select(newNode('a'), [], 1)).toBeUndefined()
})

test('dice may lead from one edge to several decisions, each remembered', () => {
  const one = edge('x', 0, 0)
  const { node, fresh } = nodeAfter(one, 'fight', 'a')
  expect(fresh).toBe(true)
  expect(nodeAfter(one, 'fight', 'a')).toEqual({ node, fresh: false })
  expect(nodeAfter(one, 'retreat', 'b').node).not.toBe(node)
})
