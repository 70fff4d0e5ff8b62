// 8 The Luftwaffe: every aircraft that shall fly is given its area first, then the attacks follow; and the bombing before the invasion (8.4).
import { type Commits, cell, choose, type Flow, item, type Naming, type Refusal, refusal, text } from '@merkur/engine'
import { areas, line, orButton, piece, pieces, space } from '../naming.ts'
import { type Area, at, boxNamed, type Crete, spaceId, type Unit, unitId } from '../state.ts'
import { isNight } from './areas.ts'
import { noCombatAtNight } from './bombardment.ts'
import { bombing, commitsBombing } from './bombing.ts'
import { type Bombing, bombingBreakdown, canBeBombed } from './bombing-values.ts'
import { faceOf } from './units.ts'

export const skyUsed = refusal('4', 'refuse.sky-used')
export const allFlown = refusal('8', 'refuse.all-flown')
export const noAirTarget = refusal('8', 'refuse.no-air-target', (s: Crete, a: Area | 'stay') => ({
  area: typeof a === 'number' ? space(s, a) : '',
}))
export const alreadyBombed = refusal('8.4', 'refuse.already-bombed')
export const notThisAircraft = refusal('8', 'refuse.not-this-aircraft')

/** Aircraft that can still fly today. */
export const readyAircraft = (s: Crete): Unit[] =>
  s.box.aircraft.filter((u) => at(s, u) === boxNamed(s, 'luftwaffe') && cell(s.flown, u) === 0)

/** Why an aircraft or the pre-invasion bombing may not attack an area. */
export const refuseAirTarget = (s: Crete, area: Area): Refusal | undefined =>
  canBeBombed(s, area, 'commonwealth', 'air') ? undefined : noAirTarget

/** Why the Luftwaffe zone may not be activated now (4, 8, 11). */
export function refuseSky(s: Crete): Refusal | undefined {
  if (isNight(s)) return noCombatAtNight
  if (s.skyUsed) return skyUsed
  if (readyAircraft(s).length === 0) return allFlown
  for (const area of s.box.everywhere) if (!refuseAirTarget(s, area)) return undefined
  return noAirTarget
}

const aims: Naming<Crete, Area | 'stay'> = orButton<'stay'>(areas)

const sortieOf = (s: Crete, u: Unit, area: Area): Bombing => ({
  from: 'air',
  seat: 'german',
  area,
  bombers: [u],
  value: faceOf(s, u).artillery,
  defenceGuns: -1,
  target: -1,
})

/** Aircraft that have been given an area and have not attacked yet. */
export const aimed = (s: Crete): Unit[] => s.box.aircraft.filter((u) => cell(s.aim, u) >= 0)

/** Naming the last aim starts the attack when there is only one; of several the German is asked which comes first. */
function commitsLastAim(s: Crete, area: Area | 'stay'): Commits | undefined {
  const before = aimed(s)
  if (before.length + (area === 'stay' ? 0 : 1) !== 1) return undefined
  return commitsBombing(s, 'german', area === 'stay' ? cell(s.aim, item(before, 0)) : area, 'air')
}

/** 8, ruling Q17 Every aircraft that shall fly is given its area. */
export function* aim(s: Crete): Flow {
  const ready = readyAircraft(s)
  for (const [i, u] of ready.entries()) {
    const last = i === ready.length - 1
    const area = yield* choose<Crete, Area | 'stay'>(s, {
      id: 'aim',
      seat: 'german',
      rule: '8',
      of: ['stay', ...s.box.everywhere],
      as: aims,
      refuse: (a) => (a === 'stay' ? undefined : refuseAirTarget(s, a)),
      commits: (a) => (last ? commitsLastAim(s, a) : undefined),
      prompt: () => text('ask.aim', { unit: piece(s, u) }),
      about: () => ({ pieces: [unitId(s, u)] }),
      preview: (a) =>
        a === 'stay' ? undefined : { spaces: [spaceId(s, a)], breakdowns: [bombingBreakdown(s, sortieOf(s, u, a))] },
    })
    if (area === 'stay') continue
    s.aim[u] = area
    s.flown[u] = 1
    s.journal?.push(line('note', '8', 'log.aim', { unit: piece(s, u), area: space(s, area) }, { seat: 'german' }))
  }
  s.skyUsed = true
  s.doing = aimed(s).length > 0 ? 'flying' : 'choosing'
}

/** 8 One attack from the air; the German says which comes next. */
export function* sortie(s: Crete): Flow {
  const of = aimed(s)
  const u =
    of.length === 1
      ? item(of, 0)
      : yield* choose<Crete, Unit>(s, {
          id: 'sortie',
          seat: 'german',
          rule: '8',
          of,
          as: pieces,
          commits: () => 'roll',
          outside: () => notThisAircraft,
          prompt: () => text('ask.sortie'),
          about: () => ({ pieces: of.map((x) => unitId(s, x)) }),
          preview: (x) => ({ breakdowns: [bombingBreakdown(s, sortieOf(s, x, cell(s.aim, x)))] }),
        })
  const area = cell(s.aim, u)
  s.aim[u] = -1
  if (refuseAirTarget(s, area))
    s.journal?.push(line('note', '8', 'log.in-vain', { unit: piece(s, u), area: space(s, area) }, { seat: 'german' }))
  else yield* bombing(s, sortieOf(s, u, area))
  if (aimed(s).length === 0) s.doing = 'choosing'
}

const bombingBefore = (s: Crete, area: Area): Bombing => ({
  from: 'invasion',
  seat: 'german',
  area,
  bombers: [],
  value: s.box.values['pre-invasion-factor'] ?? 0,
  defenceGuns: -1,
  target: -1,
})

/** 8.4, ruling N32 One bombing before the invasion, or the end of it. */
export function* bombBefore(s: Crete): Flow {
  const area = yield* choose<Crete, Area | 'done'>(s, {
    id: 'bomb-area',
    seat: 'german',
    rule: '8.4',
    of: ['done', ...s.box.everywhere],
    as: orButton<'done'>(areas),
    refuse: (a) =>
      a === 'done' ? undefined : (refuseAirTarget(s, a) ?? (cell(s.visited, a) === 1 ? alreadyBombed : undefined)),
    commits: (a) => (a === 'done' ? undefined : commitsBombing(s, 'german', a, 'invasion')),
    prompt: () => text('ask.bomb-area'),
    preview: (a) =>
      a === 'done' ? undefined : { spaces: [spaceId(s, a)], breakdowns: [bombingBreakdown(s, bombingBefore(s, a))] },
    auto: false,
  })
  if (area === 'done') {
    s.visited.fill(0)
    s.stage = 'turn-start'
    return
  }
  s.visited[area] = 1
  yield* bombing(s, bombingBefore(s, area))
}
