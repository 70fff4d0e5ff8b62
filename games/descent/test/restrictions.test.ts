// What single scenarios forbid beyond the rules of all.
import { describe, expect, it } from 'vitest'
import { next } from '../flow.ts'
import { assault } from '../rules/assault.ts'
import { whyCannotFire } from '../rules/fire-case.ts'
import { refuseLeavingTravel } from '../rules/modes.ts'
import {
  becomesOpen,
  divisionScattered,
  neededEast,
  onlyToSfakia,
  openRoad,
  refuseRestricted,
  strayed,
  tooFarFromPrison,
} from '../rules/restrictions.ts'
import { KEPT_EAST, keptEast } from '../rules/victory.ts'
import { put } from '../state.ts'
import { hex, play, position, stack, unit } from './support.ts'

describe('28.43 the reinforcements of the last day', () => {
  const road = { 'A/2/4': { at: 'E4401', mode: 'travel' as const }, '1/CRE': 'E4401', '55-Kraf/3': 'E2417' }
  const begin = () => {
    const s = position({ scenario: '28', turn: 82, phase: 5, units: road })
    s.stage = 'act'
    for (const id of ['A/2/4', '1/CRE']) s.due[unit(id)] = 82
    return s
  }

  it('[28.43] neither fire nor leave Travel mode', () => {
    const s = begin()
    expect(whyCannotFire(s, unit('1/CRE'))).toBe(onlyToSfakia)
    s.phase = 6
    expect(refuseLeavingTravel(s, unit('A/2/4'), 1)).toBe(onlyToSfakia)
    expect(becomesOpen(s)).toBe(false)
  })

  it('[28.43 M70] may fight once one of them was in combat', () => {
    const s = begin()
    s.fought[unit('A/2/4')] = 1200
    expect(next(s)).toBe('open-road')
    play(openRoad(s))
    expect([s.opened, next(s) === 'open-road']).toEqual([true, false])
    expect(whyCannotFire(s, unit('1/CRE'))).toBeUndefined()
  })

  it('[28.43 M70] may fight once a German unit or zone lies on their road to E6110, not beside another road', () => {
    const s = begin()
    put(s, unit('55-Kraf/3'), hex('E6110'))
    expect(becomesOpen(s)).toBe(true)
    const behind = begin()
    put(behind, unit('55-Kraf/3'), hex('E2023'))
    expect(becomesOpen(behind)).toBe(false)
  })
})

describe('limits of single formations', () => {
  it('[27.4/1 29.43 M72] III and Eng stay within fifteen hexes of W1203; outside they come nearer only', () => {
    const s = position({ scenario: '29', turn: 3, units: { 'III/1/2': 'W1218', 'A/22': 'W1030', 'AR/1/2': 'W1217' } })
    expect(refuseRestricted(s, [unit('III/1/2')], hex('W1219'))).toBe(tooFarFromPrison)
    expect(refuseRestricted(s, [unit('III/1/2')], hex('W1217'))).toBeUndefined()
    expect(refuseRestricted(s, [unit('AR/1/2')], hex('W1219'))).toBeUndefined()
    expect(strayed(s)).toEqual([])
    put(s, unit('III/1/2'), hex('W1220'))
    expect(refuseRestricted(s, [unit('III/1/2')], hex('W1221'))).toBe(tooFarFromPrison)
    expect(refuseRestricted(s, [unit('III/1/2')], hex('W1219'))).toBeUndefined()
    expect(strayed(s)).toEqual([{ unit: unit('III/1/2'), rule: '29.43' }])
  })

  it('[29.43 M72] nor do they advance beyond it after a close assault, alone or among others', () => {
    const enemy = { at: 'W1219', strength: 5, disrupted: true } as const
    const names = ['AR/1/2', 'AR/1/3', 'III/1/2']
    const units = Object.fromEntries(names.map((id) => [id, 'W1218']))
    const s = position({ scenario: '29', turn: 3, units: { ...units, 'A/23': enemy }, dice: [1] })
    const asked = play(assault(s, hex('W1218'), hex('W1219'), names.map(unit)), 'AR/1/2', 'AR/1/3', 'done')
    expect(asked.at(-1)).not.toContain('III/1/2')
    expect([stack(s, 'W1218'), stack(s, 'W1219')]).toEqual([['III/1/2'], ['AR/1/2', 'AR/1/3']])
  })

  it('[30.42 M72] the eleventh unit does not leave the east of its own will', () => {
    const s = position({ scenario: '30', setUp: 'printed' })
    const held = s.box.units.flatMap((d, u) =>
      (d.id.startsWith('III/') || d.id.endsWith('/Eng')) && (s.at[u] ?? -1) < s.box.hexes ? [u] : [],
    )
    for (const u of held) put(s, u, hex('W1206'))
    for (const u of held.slice(0, KEPT_EAST + 1)) put(s, u, hex('W1205'))
    expect(keptEast(s)).toBe(KEPT_EAST + 1)
    const [first = -1, second = -1] = held
    expect(refuseRestricted(s, [first, second], hex('W1206'))).toBe(neededEast)
    expect(refuseRestricted(s, [first], hex('W1206'))).toBeUndefined()
    put(s, first, hex('W1206'))
    expect(refuseRestricted(s, [second], hex('W1206'))).toBe(neededEast)
    expect(refuseRestricted(s, [first], hex('W1205'))).toBeUndefined()
  })

  it('[31.42 M72] mountain units stay within 35 hexes of each other', () => {
    const s = position({ scenario: '31', turn: 55, units: { '100/1/2': 'W1023', '85/1/1': 'E1920' } })
    expect(strayed(s)).toEqual([])
    expect(refuseRestricted(s, [unit('85/1/1')], hex('E1919'))).toBe(divisionScattered)
    expect(refuseRestricted(s, [unit('100/1/2')], hex('W1024'))).toBe(divisionScattered)
    expect(refuseRestricted(s, [unit('100/1/2'), unit('85/1/1')], hex('W1024'))).toBeUndefined()
    put(s, unit('85/1/1'), hex('E1918'))
    expect(strayed(s)).toHaveLength(2)
    expect(refuseRestricted(s, [unit('85/1/1')], hex('E1917'))).toBe(divisionScattered)
    expect(refuseRestricted(s, [unit('85/1/1')], hex('E1919'))).toBeUndefined()
  })
})
