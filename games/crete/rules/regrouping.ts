// 9 Regrouping: of four parachute counters eliminated one returns at the end of the German turn, three are out for good.
import { choose, type Flow, type Refusal, refusal, text } from '@merkur/engine'
import { areas, line, piece, pieces, space } from '../naming.ts'
import {
  type Area,
  at,
  boxNamed,
  type Crete,
  DONE,
  defOf,
  inPlay,
  place,
  spaceId,
  type Unit,
  unitId,
} from '../state.ts'
import { areaFull, hasRoom, put } from './areas.ts'
import { isLeader } from './units.ts'

export const noLeaderReturns = refusal('9', 'refuse.leader-returns')
export const noPlaceToReturn = refusal('9', 'refuse.no-place-to-return')
export const notReturning = refusal('9', 'refuse.not-returning')
export const notRegroupArea = refusal('9', 'refuse.not-regroup-area')

/** The four that are settled together, the earliest first. */
const four = (s: Crete): Unit[] => s.lost.slice(0, s.box.values.regroup ?? 4)

const fourLie = (s: Crete): boolean => s.lost.length >= (s.box.values.regroup ?? 4)

const paras = (s: Crete): Unit[] => s.box.sides.german.filter((u) => defOf(s, u).para && inPlay(s, u))

/** Maps that hold most counters of a unit's regiment; where there are none, or it has no regiment, any map with parachutists. */
function mapsOf(s: Crete, u: Unit, all: readonly Unit[]): number[] {
  const count = new Map<number, number>()
  const own = all.filter((x) => defOf(s, x).formation === defOf(s, u).formation)
  const whole = defOf(s, u).group === 'any-para' || own.length === 0
  for (const x of whole ? all : own) {
    const map = s.box.mapOf[at(s, x)] ?? -1
    count.set(map, (count.get(map) ?? 0) + 1)
  }
  const most = Math.max(0, ...count.values())
  return [...count].filter(([, n]) => whole || n === most).map(([map]) => map)
}

/** 9, ruling N45 Areas where a counter may return: with a parachute leader, else with most parachutists of that map. */
function returnAreas(s: Crete, u: Unit, all: readonly Unit[] = paras(s)): Area[] {
  return mapsOf(s, u, all).flatMap((map) => {
    const here = all.filter((x) => s.box.mapOf[at(s, x)] === map)
    const led = [...new Set(here.filter((x) => isLeader(s, x)).map((x) => at(s, x)))]
    if (led.length > 0) return led
    const places = [...new Set(here.map((x) => at(s, x)))]
    const size = (a: Area): number => here.filter((x) => at(s, x) === a).length
    const most = Math.max(0, ...places.map(size))
    return places.filter((a) => size(a) === most)
  })
}

const openAreas = (s: Crete, u: Unit, all: readonly Unit[]): Area[] =>
  returnAreas(s, u, all).filter((a) => hasRoom(s, a, 'german'))

/** Why a counter may not return, when these are the areas it could return to. */
function refuseReturn(s: Crete, u: Unit, places: readonly Area[]): Refusal | undefined {
  if (isLeader(s, u)) return noLeaderReturns
  return places.length > 0 ? undefined : noPlaceToReturn
}

/** Whether a counter can return now: four lie in the box and one of them has a place. */
export function mayRegroup(s: Crete): boolean {
  if (!fourLie(s)) return false
  const all = paras(s)
  return four(s).some((u) => !refuseReturn(s, u, openAreas(s, u, all)))
}

function settle(s: Crete, returns: Unit, area: Area): void {
  for (const u of four(s)) {
    if (u === returns) continue
    place(s, u, boxNamed(s, 'eliminated'))
    s.journal?.push(line('loss', '9', 'log.out-for-good', { unit: piece(s, u) }, { seat: 'german' }))
  }
  s.lost = s.lost.slice(s.box.values.regroup ?? 4)
  s.reduced[returns] = 0
  s.deed[returns] = DONE
  put(s, returns, area)
  s.journal?.push(
    line(
      'move',
      '9',
      'log.regrouped',
      { unit: piece(s, returns), area: space(s, area) },
      { seat: 'german', path: [spaceId(s, area)] },
    ),
  )
}

/** 9 At the end of the German turn: as long as four lie there, one comes back. */
export function* regroup(s: Crete): Flow {
  while (fourLie(s)) {
    const of = four(s)
    const all = paras(s)
    const open = new Map(of.map((u) => [u, openAreas(s, u, all)]))
    const refuse = (u: Unit): Refusal | undefined => refuseReturn(s, u, open.get(u) ?? [])
    // Four leaders bring nobody back, and a counter without a place waits (ruling N45).
    if (of.every((u) => refuse(u))) break
    const u = yield* choose<Crete, Unit>(s, {
      id: 'regroup',
      seat: 'german',
      rule: '9',
      of,
      as: pieces,
      refuse,
      commits: () => 'roll',
      outside: () => notReturning,
      prompt: () => text('ask.regroup'),
      about: () => ({ pieces: of.map((x) => unitId(s, x)) }),
      auto: false,
    })
    const places = returnAreas(s, u)
    const area = yield* choose<Crete, Area>(s, {
      id: 'regroup-at',
      seat: 'german',
      rule: '9',
      of: places,
      as: areas,
      refuse: (a) => (hasRoom(s, a, 'german') ? undefined : areaFull),
      commits: () => 'roll',
      outside: () => notRegroupArea,
      prompt: () => text('ask.regroup-at', { unit: piece(s, u) }),
      about: () => ({ pieces: [unitId(s, u)] }),
    })
    settle(s, u, area)
  }
}
