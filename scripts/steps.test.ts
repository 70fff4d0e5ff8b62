// How `npm test` runs its steps: order, needs and what a failure stops.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runSteps } from './steps.mjs'

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const step = (name: string, code: number, more: { after?: string[]; cores?: number } = {}) => ({
  name,
  run: vi.fn(() => Promise.resolve({ code, output: '' })),
  ...more,
})

test('a step waits for the steps it needs', async () => {
  const late = step('late', 0, { after: ['early'] })
  const early = step('early', 0)
  const results = await runSteps([late, early])
  expect(results.map(({ name, passed }) => [name, passed])).toEqual([
    ['early', true],
    ['late', true],
  ])
})

test('a step whose need failed is not run, nor what needs that one, and all count as not passed', async () => {
  const broken = step('broken', 1)
  const second = step('second', 0, { after: ['broken'] })
  const third = step('third', 0, { after: ['second'] })
  const free = step('free', 0)
  const results = await runSteps([free, third, second, broken])
  expect(results.filter(({ passed }) => passed).map(({ name }) => name)).toEqual(['free'])
  expect(
    results
      .filter(({ skipped }) => skipped)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['second', 'third'])
  expect(second.run).not.toHaveBeenCalled()
  expect(third.run).not.toHaveBeenCalled()
})

test('a step that could not even start is a failed step', async () => {
  const thrown = { name: 'thrown', run: () => Promise.reject(new Error('no such program')) }
  const results = await runSteps([thrown, step('other', 0)])
  expect(results.find(({ name }) => name === 'thrown')?.passed).toBe(false)
})

test('no more steps run at once than there are cores', async () => {
  let busy = 0
  let most = 0
  const wide = (name: string) => ({
    name,
    cores: 99,
    run: async () => {
      busy += 1
      most = Math.max(most, busy)
      await new Promise((go) => setTimeout(go, 1))
      busy -= 1
      return { code: 0, output: '' }
    },
  })
  await runSteps([wide('a'), wide('b'), wide('c')])
  expect(most).toBe(1)
})
