// The rulebook as cases: each found by its number, or by the nearest case above it.
import { expect, test } from 'vitest'
import { above, rulebook } from '../src/index.ts'

const book = rulebook(`# The game

Before any case.

<a id="4"></a>
## 4 Fire

Two sorts of fire.

<a id="4.1"></a>
### 4.1 Defensive Fire

Whoever moves is shot at.

- <a id="4.1.3"></a>**4.1.3** The closest unit *leads*. Others support it.

### <a id="6.3"></a>6.3 Stacking
Three to a hex.
`)

test('cases come in order with title, body and depth', () => {
  expect(book.cases.map((c) => [c.case, c.title, c.depth])).toEqual([
    ['4', 'Fire', 2],
    ['4.1', 'Defensive Fire', 3],
    ['4.1.3', 'The closest unit leads. Others support it.', 3],
    ['6.3', 'Stacking', 3],
  ])
  expect(book.find('4')?.body).toBe('Two sorts of fire.')
  expect(book.find('6.3')?.body).toBe('Three to a hex.')
})

test('a case without an anchor opens the nearest case above it', () => {
  expect(book.find('4.1.3/2')?.case).toBe('4.1.3')
  expect(book.find('4.1.7')?.case).toBe('4.1')
  expect(book.find('6.33')?.case).toBe('6.3')
  expect(book.find('9.1')).toBeUndefined()
  expect(above('6.33')).toEqual(['6.33', '6.3', '6'])
})

test('search finds by number and by all words', () => {
  expect(book.search('4.1').map((c) => c.case)).toEqual(['4.1', '4.1.3'])
  expect(book.search('closest LEADS').map((c) => c.case)).toEqual(['4.1.3'])
  expect(book.search('closest hex')).toEqual([])
  expect(book.search(' ')).toEqual([])
})
