// The weather: when it is rolled, on which column, and what it then is (16.1).
import { NO_FLYING } from '../lines.ts'
import { line } from '../naming.ts'
import { type Descent, setTimeAndWeather } from '../state.ts'

export type WeatherColumn = 'morning' | 'noon'

/** 16.1, 16.11 The column that is rolled on at the start of this turn; none on other turns. */
export function weatherDue(s: Descent): WeatherColumn | undefined {
  const due = s.box.tables.turns[s.turn - 1]?.weather
  return due === 'morning' || due === 'noon' ? due : undefined
}

/** 27.25, ruling M48 The column of the roll that is in force when a scenario starts; none where it is the 0 of turn 1. */
export function weatherAtStart(s: Descent): WeatherColumn | undefined {
  const before = s.box.tables.turns.filter((t) => t.turn <= s.turn && t.weather !== '').at(-1)
  return before?.weather === 'morning' || before?.weather === 'noon' ? before.weather : undefined
}

/** 16.12 Rolls two dice for the weather; it holds until the next roll. */
export function rollWeather(s: Descent, column: WeatherColumn): void {
  const dice = [s.chance.die(6, 'weather'), s.chance.die(6, 'weather')] as const
  const total = dice[0] + dice[1]
  const found = s.box.tables.air.weather.find((w) => w.dice === total)?.[column] ?? '0'
  setTimeAndWeather(s, s.turn, found === 'P' ? NO_FLYING : Number(found))
  s.journal?.push(
    line(
      'roll',
      '16.12',
      found === 'P' ? 'log.no-flying' : 'log.weather',
      { total, condition: found },
      {
        roll: { dice, sides: 6, facts: { total, column, condition: found } },
      },
    ),
  )
}

/** 16.12 Whether nothing flies: no landing, no airstrike, no Supply marker (ruling M49). */
export const isGrounded = (s: Descent): boolean => s.weather === NO_FLYING
