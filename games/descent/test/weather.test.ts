// When the weather is rolled and what it brings.
import { describe, expect, it } from 'vitest'
import { NO_FLYING } from '../lines.ts'
import { isGrounded, rollWeather, weatherAtStart, weatherDue } from '../rules/weather.ts'
import { position } from './support.ts'

describe('weather', () => {
  it('[16.1/1 16.11] it is rolled at the start of each 0201-0600 and 1201-1400 turn, never on others', () => {
    for (let turn = 1; turn <= 88; turn++) {
      const s = position({ turn })
      const time = s.box.tables.turns[turn - 1]?.time
      expect(weatherDue(s)).toBe(time === '0201-0600' ? 'morning' : time === '1201-1400' ? 'noon' : undefined)
    }
  })

  it.each([
    [[1, 1], 'morning', NO_FLYING],
    [[3, 3], 'morning', 0],
    [[3, 3], 'noon', 3],
    [[4, 4], 'noon', NO_FLYING],
    [[6, 6], 'noon', 12],
    [[5, 5], 'morning', NO_FLYING],
  ] as const)('dice %j in the %s: %i', (dice, column, weather) => {
    const s = position({ dice })
    rollWeather(s, column)
    expect([s.weather, isGrounded(s)]).toEqual([weather, weather === NO_FLYING])
  })

  it('[27.25] a scenario that starts between two rolls takes the column in force; turn 1 is 0', () => {
    const column = (scenario: string, turn: number): string | undefined => weatherAtStart(position({ scenario, turn }))
    expect([column('bg', 1), column('30', 13), column('32', 19), column('28', 82)]).toEqual([
      undefined,
      'noon',
      'morning',
      'morning',
    ])
  })
})
