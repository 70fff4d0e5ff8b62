// 5.1.4 The drop of 10:00: no markers, a die a unit for the zone it comes in by.
import { type Flow, item, text } from '@merkur/engine'
import { type Maleme, place, spaceId, unitId } from '../state.ts'
import { byZone } from './groups.ts'
import { rollWithInitiative } from './initiative.ts'
import { defOf } from './units.ts'

/** 5.1.4 The 10:00 turn: a die for each unit into zone A, B or C; those with a Fired side start on it (step 1). */
export function* landByZone(s: Maleme): Flow {
  const unit = item(byZone(s), 0, 'units that enter by zone')
  const rolled = yield* rollWithInitiative(s, {
    rule: '5.1.4',
    name: 'zone',
    seat: 'german',
    pieces: [unitId(s, unit)],
    rollsOn: () => byZone(s).length > 1,
  })
  const zone = item(s.box.zoneOfDie, rolled.sum)
  if (defOf(s, unit).backKind === 'fired') s.side[unit] = 1
  place(s, unit, zone)
  s.journal?.push({
    kind: 'roll',
    seat: 'german',
    rule: '5.1.4',
    text: text('log.zone', { unit: { piece: unitId(s, unit) }, die: rolled.sum, zone: { space: spaceId(s, zone) } }),
    refs: [{ piece: unitId(s, unit) }, { space: spaceId(s, zone) }],
    roll: { dice: rolled.dice, sides: 6, facts: { zone: spaceId(s, zone) } },
  })
}
