// What keys mean on the map, and where the focus goes.
import { describe, expect, test } from 'vitest'
import { nextCounter } from '../../src/map/keyboard.ts'
import { actOf } from '../../src/map/keys.ts'

const key = (name: string, held: Partial<Record<'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey', boolean>> = {}) =>
  actOf({ key: name, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held })

describe('keys', () => {
  test('arrows step, with shift they move the window', () => {
    expect(key('ArrowLeft')).toEqual({ do: 'step', dx: -1, dy: 0 })
    expect(key('ArrowDown', { shiftKey: true })).toEqual({ do: 'pan', dx: 0, dy: 1 })
  })

  test('keys of the browser and of the table are left alone', () => {
    for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
      expect(key('ArrowLeft', held)).toBeNull()
    for (const name of ['a', 'z', '?', 'Tab', 'F5']) expect(key(name)).toBeNull()
  })

  test('plus and minus undo each other', () => {
    const more = key('+')
    const less = key('-')
    expect(more?.do === 'zoom' && less?.do === 'zoom' ? more.factor * less.factor : 0).toBeCloseTo(1, 9)
  })
})

describe('the focus', () => {
  const others = [
    { id: 'near', x: 2, y: 0.4 },
    { id: 'far', x: 5, y: 0 },
    { id: 'behind', x: -1, y: 0 },
    { id: 'above', x: 0.2, y: -3 },
  ]
  test('goes to the nearest counter in the direction of the arrow', () => {
    expect(nextCounter({ x: 0, y: 0 }, others, 1, 0)).toBe('near')
    expect(nextCounter({ x: 0, y: 0 }, others, -1, 0)).toBe('behind')
    expect(nextCounter({ x: 0, y: 0 }, others, 0, -1)).toBe('above')
  })
  test('stays where nothing lies that way', () => {
    expect(nextCounter({ x: 0, y: 0 }, others, 0, 1)).toBeNull()
  })
})
