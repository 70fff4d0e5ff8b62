// The night (6): ships come, drawn from a cup without putting back, and take off whom they have room for.
import { assign, type Breakdown, cell, type Flow, item, refusal, text } from '@merkur/engine'
import { ALLIED, germansIn, place, pointsOf, type Sfakia } from '../state.ts'
import { unitRef } from './names.ts'

export const noRoom = refusal<Sfakia, number>('6.3', 'no.room', (s, unit) => ({
  unit: unitRef(s, unit),
  room: roomTonight(s),
}))

/** 6.2 Units the last ships take off: one fewer under fire from Komitades. */
function roomTonight(s: Sfakia): number {
  const ship = s.came.at(-1)
  return ship === undefined
    ? 0
    : Math.max(0, item(s.box.ships, ship).room - (germansIn(s, s.box.komitades) > 0 ? 1 : 0))
}

/** 6.1 What the cup may still give, with exact odds. */
export function cupOdds(s: Sfakia): Breakdown {
  const left = s.cup.reduce((sum, n) => sum + n, 0)
  return {
    title: text('cup.title'),
    rule: '6.1',
    terms: s.box.ships.map((ship, i) => ({
      label: text('ship', { name: ship.name }),
      value: cell(s.cup, i),
      rule: '6.1',
    })),
    outcomes: s.box.ships.flatMap((ship, i) =>
      cell(s.cup, i) === 0
        ? []
        : [
            {
              label: text('ship', { name: ship.name }),
              p: cell(s.cup, i) / left,
              tone: ship.room > 0 ? ('good' as const) : ('bad' as const),
            },
          ],
    ),
  }
}

/** 6 A chit is drawn, units embark, the next turn begins. */
export function* night(s: Sfakia): Flow {
  const breakdown = s.journal ? cupOdds(s) : undefined
  const ship = s.chance.draw(s.cup, 'ships')
  s.cup[ship] = cell(s.cup, ship) - 1
  s.came.push(ship)
  const room = roomTonight(s)
  const drawn = text('ship', { name: item(s.box.ships, ship).name })
  if (breakdown)
    s.journal?.push({
      kind: 'draw',
      seat: ALLIED,
      text: text('log.ships', { ship: drawn, room }),
      roll: { dice: [ship], sides: 0, drawn: [drawn], tone: room > 0 ? 'good' : 'bad', breakdown },
      rule: '6.1',
    })
  const waiting = s.box.units.flatMap((def, u) => (def.seat === ALLIED && cell(s.at, u) === s.box.beach ? [u] : []))
  const going = waiting.length <= room ? waiting : room === 0 ? [] : yield* embark(s, waiting, room)
  for (const unit of going) {
    place(s, unit, s.box.afloat)
    s.journal?.push({
      kind: 'move',
      seat: ALLIED,
      text: text('log.embarked', { unit: unitRef(s, unit) }),
      refs: [unitRef(s, unit)],
      rule: '6.3',
    })
  }
  if (going.length > 0)
    s.journal?.push({
      kind: 'score',
      text: text('log.points', { points: pointsOf(s) }),
      track: 'points',
      value: pointsOf(s),
      rule: '7.2',
    })
  dawn(s)
}

/** 6.3 The Allied seat chooses who goes, as many as there is room for or fewer. */
const embark = (s: Sfakia, waiting: readonly number[], room: number): Flow<number[]> =>
  assign(s, {
    id: 'embark',
    seat: ALLIED,
    rule: '6.3',
    of: waiting,
    as: {
      key: (_, u) => item(s.box.units, u).id,
      touches: (_, u) => [unitRef(s, u)],
      label: (_, u) => text('embark', { unit: unitRef(s, u) }),
    },
    refuse: (u, chosen) => (chosen.size < room || chosen.has(u) ? undefined : noRoom),
    doneLabel: text('cast-off'),
    commits: 'handover',
    prompt: () => text('ask.embark', { room }),
  })

/** 7.2 After the last night, or when nobody is left to wait for, the game is over. */
function dawn(s: Sfakia): void {
  s.moved.fill(0)
  const ashore = s.box.units.some(
    (def, u) => def.points > 0 && (cell(s.at, u) < 0 || cell(s.at, u) < s.box.areas.length) && def.seat === ALLIED,
  )
  if (s.turn >= s.box.turns.length || !ashore) {
    s.phase = 'over'
    return
  }
  s.turn++
  s.phase = 'arrival'
  s.journal?.push({
    kind: 'phase',
    text: text('log.turn', { turn: s.turn, day: item(s.box.turns, s.turn - 1) }),
    rule: '3',
  })
}
