// 12.2 The turn of a Commonwealth that plays by itself: bombardments, marches, assaults, shots; at night marches and the Māori (ruling S2).
import { cell, type Flow } from '@merkur/engine'
import type { Box } from '../../box.ts'
import { line, piece, seatName, space } from '../../naming.ts'
import { ARRIVED, type Area, at, type Crete, countAt, defOf, FRESH, type Unit, unitsAt } from '../../state.ts'
import { endActivation, refuseAssaulting } from '../action.ts'
import { besideEnemy, isAlone, isContested, isNight, troopsIn } from '../areas.ts'
import { bombardArea, refuseBombarded, refuseBombarding } from '../bombardment.ts'
import { attack } from '../combat.ts'
import { best, drawnArea, drawnUnit } from '../decide.ts'
import { maySpend, passInitiative } from '../initiative.ts'
import { nightAttack, nightTargets } from '../night.ts'
import { attackFactor, defenceFactor } from '../units.ts'
import { type Attack, attackValue, defenceValue, mainDefenders } from '../values.ts'
import { march } from './march.ts'

const SEAT = 'commonwealth'

/** Steps of the automaton's turn, in order (solo-automaton.csv). */
const STEPS: readonly ((s: Crete) => Flow<boolean>)[] = [bombards, (s) => march(s), assaults, shoots, maori, oneMore]

/** 12.2 One act of the automaton, or the next step of its turn. */
export function* automaton(s: Crete): Flow {
  const step = STEPS[s.autoStep]
  if (!step) {
    endActivation(s)
    s.stage = 'turn-end'
    return
  }
  if (!(yield* step(s))) s.autoStep++
}

/** In which order the automaton goes through its leaders and the areas. */
interface Orders {
  /** Its leaders, Freyberg last. */
  readonly leaders: readonly Unit[]
  /** Objectives first, then the others in the order of the map. */
  readonly areas: readonly Area[]
}

const orders = new WeakMap<Box, Orders>()

function ordersOf(box: Box): Orders {
  let found = orders.get(box)
  if (!found) {
    const leaders = box.leaders.filter((l) => l.unit >= box.firstCommonwealth)
    found = {
      leaders: [...leaders.filter((l) => !l.divisional), ...leaders.filter((l) => l.divisional)].map((l) => l.unit),
      areas: [...box.objectives, ...box.everywhere.filter((a) => cell(box.isObjective, a) === 0)],
    }
    orders.set(box, found)
  }
  return found
}

/** Ruling S3 The next leader who bombards: at the area in his reach with most Germans, two at least; Freyberg comes last. */
function* bombards(s: Crete): Flow<boolean> {
  if (isNight(s)) return false
  for (const unit of ordersOf(s.box).leaders) {
    const here = at(s, unit)
    if (here < 0 || here >= s.box.areas || cell(s.deed, unit) !== FRESH || refuseBombarding(s, unit)) continue
    const open = [here, ...(s.box.near[here] ?? [])].filter(
      (a) => !refuseBombarded(s, unit, a) && countAt(s, a, 'german') >= 2,
    )
    if (open.length === 0) continue
    const area = drawnArea(
      s,
      best(open, (a) => countAt(s, a, 'german')),
    )
    s.journal?.push(
      line(
        'note',
        '12.2',
        'auto.bombards',
        { unit: piece(s, unit), area: space(s, area), count: countAt(s, area, 'german') },
        { seat: SEAT },
      ),
    )
    s.activated[here] = 1
    yield* bombardArea(s, unit, area, [])
    return true
  }
  return false
}

const lastOf = (s: Crete, units: readonly Unit[]): Unit =>
  drawnUnit(
    s,
    best(units, (u) => attackFactor(s, u)),
  )

/** Ruling S6 In a contested area with three units or more all of them assault. */
function* assaults(s: Crete): Flow<boolean> {
  if (isNight(s)) return false
  for (const area of ordersOf(s.box).areas) {
    if (!isContested(s, area)) continue
    const troops = troopsIn(s, area, SEAT)
    const ready = troops.filter((u) => cell(s.deed, u) === FRESH || cell(s.deed, u) === ARRIVED)
    const leads = ready.filter((u) => !refuseAssaulting(s, u))
    if (troops.length < 3 || leads.length === 0) continue
    const lead = lastOf(s, leads)
    s.journal?.push(
      line(
        'note',
        '12.2',
        'auto.assaults',
        { unit: piece(s, lead), area: space(s, area), count: troops.length },
        { seat: SEAT },
      ),
    )
    s.activated[area] = 1
    yield* attack(
      s,
      'assault',
      area,
      lead,
      ready.filter((u) => u !== lead),
    )
    return true
  }
  return false
}

/** How much the automaton wants to shoot at an area: objectives, then contested areas, then others. */
const rank = (s: Crete, a: Area): 0 | 1 | 2 => (cell(s.box.isObjective, a) === 1 ? 2 : isContested(s, a) ? 1 : 0)

/** The three ranks in the words of `auto.shoots`. */
const GOAL = ['other', 'contested', 'objective'] as const

/** Ruling S7 In an uncontested area the units that have not moved shoot together, when their strength is not below the defence they see. */
function* shoots(s: Crete): Flow<boolean> {
  if (isNight(s)) return false
  for (const area of ordersOf(s.box).areas) {
    if (!isAlone(s, area, SEAT)) continue
    if (!besideEnemy(s, area, SEAT)) continue
    const ready = unitsAt(s, area, SEAT).filter((u) => cell(s.deed, u) === FRESH && defOf(s, u).leadsShot)
    if (ready.length === 0) continue
    const shots = best(ready, (u) => attackFactor(s, u)).map((lead) => shotBy(s, lead, ready))
    const dare = (to: Area): Shot[] => shots.filter((shot) => dares(s, to, shot))
    const open = (s.box.near[area] ?? []).filter(
      (to) => countAt(s, to, 'german') > 0 && shots.some((shot) => dares(s, to, shot)),
    )
    if (open.length === 0) continue
    const target = drawnArea(
      s,
      best(open, (to) => rank(s, to)),
    )
    const leader = drawnUnit(
      s,
      dare(target).map((shot) => shot.lead),
    )
    s.journal?.push(
      line(
        'note',
        '12.2',
        'auto.shoots',
        { unit: piece(s, leader), area: space(s, target), supporters: ready.length - 1, goal: GOAL[rank(s, target)] },
        { seat: SEAT },
      ),
    )
    s.activated[area] = 1
    yield* attack(
      s,
      'shot',
      target,
      leader,
      ready.filter((u) => u !== leader),
    )
    return true
  }
  return false
}

/** A shot that could be made: its value is the same whatever it aims at, guns left aside. */
interface Shot {
  readonly lead: Unit
  readonly value: number
}

const shotAt = (area: Area, lead: Unit, supporters: readonly Unit[]): Attack => ({
  kind: 'shot',
  area,
  lead,
  supporters,
  guns: -1,
  defenceGuns: -1,
  main: -1,
})

/** The shot of an area's units led by one of them. */
const shotBy = (s: Crete, lead: Unit, units: readonly Unit[]): Shot => ({
  lead,
  value: attackValue(
    s,
    shotAt(
      -1,
      lead,
      units.filter((u) => u !== lead),
    ),
  ),
})

/** Whether a shot is not below the defence it sees in an area, whoever becomes the main defender. */
function dares(s: Crete, area: Area, { lead, value }: Shot): boolean {
  const a = shotAt(area, lead, [])
  for (const main of mainDefenders(s, a)) {
    a.main = main
    if (value < defenceValue(s, a)) return false
  }
  return true
}

/** Ruling S11 At night the Māori attack in a contested area with three units or more, at the weakest German unit. */
function* maori(s: Crete): Flow<boolean> {
  if (!isNight(s)) return false
  for (const u of s.box.sides[SEAT]) {
    const area = at(s, u)
    if (!defOf(s, u).night || area < 0 || area >= s.box.areas) continue
    const deed = cell(s.deed, u)
    if ((deed !== FRESH && deed !== ARRIVED) || refuseAssaulting(s, u) || troopsIn(s, area, SEAT).length < 3) continue
    const target = drawnUnit(
      s,
      best(nightTargets(s, area), (x) => -defenceFactor(s, x)),
    )
    s.journal?.push(line('note', '12.2', 'auto.maori', { unit: piece(s, u), target: piece(s, target) }, { seat: SEAT }))
    if (cell(s.counted, area) === 0) {
      s.counted[area] = 1
      s.moved++
    }
    yield* nightAttack(s, u, target)
    return true
  }
  return false
}

/** Ruling S2 With the initiative left and the limit reached, one more area marches if there is one. */
function* oneMore(s: Crete): Flow<boolean> {
  if (!maySpend(s) || s.moved < s.limit) return false
  s.limit++
  const went = yield* march(s, () => {
    s.journal?.push(line('note', '12.2', 'auto.extra', { seat: seatName(SEAT) }, { seat: SEAT }))
    passInitiative(s)
  })
  if (!went) s.limit--
  return false
}
