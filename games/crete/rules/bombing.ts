// 8 Bombing from the ground and from the air: the unit that is named, the dice, what the result does.
import { type Commits, type Flow, item, refusal, text } from '@merkur/engine'
import { line, orButton, piece, pieces, space } from '../naming.ts'
import {
  type Area,
  at,
  type Crete,
  inPlay,
  isAutomaton,
  otherSeat,
  type Seat,
  seatOf,
  spaceId,
  type Unit,
  unitId,
  unitsAt,
} from '../state.ts'
import { isContested } from './areas.ts'
import {
  type Bombing,
  bombingBand,
  bombingBreakdown,
  bombingChances,
  coverValue,
  dcaOver,
  RULE_OF_BOMBING,
} from './bombing-values.ts'
import { commitsWithin, decide } from './decide.ts'
import { rollWithInitiative, told } from './initiative.ts'
import { supportersAt, useStrength } from './leaders.ts'
import { type Loss, reduce, suffer } from './losses.ts'
import { drawUnit } from './lots.ts'
import { bearBurden } from './results.ts'
import { namedTarget, strongest } from './solo/picks.ts'
import { firstHit, targetKind, targetsIn } from './units.ts'

export const notBombed = refusal('8', 'refuse.not-bombed')
export const notBombGuns = refusal('8.2', 'refuse.not-guns')

const gunsOrNone = orButton<'none'>(pieces)

/** What starting a bombing commits to: the dice, unless its defender is asked first. */
export function commitsBombing(s: Crete, seat: Seat, area: Area, from: Bombing['from']): Commits | undefined {
  const enemy = otherSeat(seat)
  if (isAutomaton(s, enemy)) return 'roll'
  if (from === 'ground' && supportersAt(s, enemy, area, 'defence', true).length > 0) return undefined
  return targetsIn(s, area, enemy).length > 1 ? undefined : 'roll'
}

/** 8 Settles one bombing. */
export function* bombing(s: Crete, b: Bombing): Flow {
  const enemy = otherSeat(b.seat)
  const targets = targetsIn(s, b.area, enemy)
  const about = () => ({
    pieces: b.bombers.map((u) => unitId(s, u)),
    spaces: [spaceId(s, b.area)],
    breakdowns: [bombingBreakdown(s, b)],
  })
  if (b.from === 'ground') {
    const guns = supportersAt(s, enemy, b.area, 'defence', true)
    if (guns.length > 0) {
      const taken = yield* decide<Unit | 'none'>(
        s,
        {
          id: 'bombing-guns',
          seat: enemy,
          rule: '8.2',
          of: [...guns, 'none'],
          as: gunsOrNone,
          commits: () => (targets.length > 1 ? undefined : 'roll'),
          outside: () => notBombGuns,
          prompt: () => text('ask.bombing-guns', { area: space(s, b.area) }),
          about,
          preview: (g) => ({ breakdowns: [bombingBreakdown(s, { ...b, defenceGuns: g === 'none' ? -1 : g })] }),
        },
        () => strongest(s, guns),
      )
      b.defenceGuns = taken === 'none' ? -1 : taken
    }
  }
  b.target =
    targets.length === 1
      ? item(targets, 0)
      : yield* decide<Unit>(
          s,
          {
            id: 'named',
            seat: enemy,
            rule: '8',
            of: targets,
            as: pieces,
            commits: () => 'roll',
            outside: () => notBombed,
            prompt: () => text('ask.named', { area: space(s, b.area) }),
            about,
          },
          () => namedTarget(s, targets),
        )
  yield* rollBombing(s, b)
}

function* rollBombing(s: Crete, b: Bombing): Flow {
  const cover = coverValue(s, b)
  const difference = (dice: readonly number[]): number =>
    b.value + item(dice, 0) + item(dice, 1) - cover - item(dice, 2) - item(dice, 3)
  const topic = {
    rule: RULE_OF_BOMBING[b.from],
    name: 'bombing',
    dice: 4,
    breakdown: () => bombingBreakdown(s, b),
    pieces: [...b.bombers, b.target].map((u) => unitId(s, u)),
    spaces: [spaceId(s, b.area)],
    rollsOn: (dice: readonly number[]) =>
      commitsWithin(s) !== undefined || (difference(dice) < 0 && errorVictims(s, b).length > 1),
    final: b.from === 'invasion',
    displeases: () => false,
  } as const
  const dice = yield* rollWithInitiative(s, topic)
  const d = difference(dice)
  if (s.journal) tell(s, b, dice, cover)
  if (b.from === 'ground') for (const u of b.bombers) useStrength(s, u, 'bombard')
  if (b.defenceGuns >= 0) useStrength(s, b.defenceGuns, 'defence')
  yield* applyBombing(s, b, bombingBand(d))
}

/** 8.3, rulings Q16, N29 Counters of the bombing side that an error may hit. */
const errorVictims = (s: Crete, b: Bombing): Unit[] => firstHit(s, unitsAt(s, b.area, b.seat))

/** 8.3 What a result does: the row of the band for an enemy or a contested area. */
function* applyBombing(s: Crete, b: Bombing, band: 'less' | 'equal' | 'greater'): Flow {
  const ground = isContested(s, b.area) ? 'contested' : 'enemy'
  const row = s.box.tables.bombingResults.find(
    (r) => r.id === band && (r.target_area === 'any' || r.target_area === ground),
  )
  if (!row) return
  const covered = b.from === 'air' && dcaOver(s, b.area) > 0
  if (row.own === 'one-reduced-at-random') hitOwn(s, errorVictims(s, b))
  const plane = b.bombers[0]
  if (row.plane === 'reduced-if-dca' && covered && plane !== undefined) reduce(s, plane, '8.3')
  if (row.target === 'none') return
  const loss: Loss = { rule: '8.3', fortIn: -1, leaders: false }
  const others = targetsIn(s, b.area, otherSeat(b.seat)).filter((u) => u !== b.target)
  yield* suffer(s, b.target, loss)
  if (row.second === 'retreats-or-reduced') yield* hitSecond(s, b, others, loss)
}

/** 8.3, rulings M22, N30 A second unit, which the defender names, retreats or is reduced. */
function* hitSecond(s: Crete, b: Bombing, others: readonly Unit[], loss: Loss): Flow {
  const enemy = otherSeat(b.seat)
  const left = others.filter((u) => inPlay(s, u) && at(s, u) === b.area)
  if (left.length === 0 || targetKind(s, b.area, enemy) === 'leader') return
  const second =
    left.length === 1
      ? item(left, 0)
      : yield* decide<Unit>(
          s,
          {
            id: 'second',
            seat: enemy,
            rule: '8.3',
            of: left,
            as: pieces,
            commits: () => commitsWithin(s),
            outside: () => notBombed,
            prompt: () => text('ask.second', { area: space(s, b.area) }),
            about: () => ({ spaces: [spaceId(s, b.area)] }),
          },
          () => namedTarget(s, left),
        )
  yield* bearBurden(s, enemy, b.area, [second], [second], loss, '8.3')
}

function hitOwn(s: Crete, own: readonly Unit[]): void {
  const hit = drawUnit(s, own, 'error')
  s.journal?.push(line('draw', '8.3', 'log.error', { unit: piece(s, hit) }, { seat: seatOf(s, hit) }))
  reduce(s, hit, '8.3')
}

function tell(s: Crete, b: Bombing, dice: readonly number[], cover: number): void {
  const attackTotal = b.value + item(dice, 0) + item(dice, 1)
  const defenceTotal = cover + item(dice, 2) + item(dice, 3)
  const band = bombingBand(attackTotal - defenceTotal)
  const chances = bombingChances(s, b, b.value - cover)
  const bomber = b.bombers[0]
  s.journal?.push(
    line(
      'fire',
      RULE_OF_BOMBING[b.from],
      bomber === undefined ? 'log.invasion-bombing' : b.bombers.length > 1 ? 'log.bombing-pair' : 'log.bombing',
      {
        ...(bomber === undefined ? {} : { unit: piece(s, bomber) }),
        ...(b.bombers[1] === undefined ? {} : { other: piece(s, b.bombers[1]) }),
        target: piece(s, b.target),
        area: space(s, b.area),
        dice: told(dice),
        attack: attackTotal,
        defence: defenceTotal,
        result: text(`bombed.${band}`),
      },
      {
        seat: b.seat,
        roll: {
          dice,
          sides: 6,
          result: text(`bombed.${band}`),
          tone: band === 'less' ? (chances[0]?.tone ?? 'none') : 'good',
          breakdown: bombingBreakdown(s, b),
          merit: {
            seat: b.seat,
            got: band === 'greater' ? 1.5 : band === 'equal' ? 1 : 0,
            expected: (chances[1]?.p ?? 0) + 1.5 * (chances[2]?.p ?? 0),
          },
          facts: {
            attack: b.value,
            defence: cover,
            attackTotal,
            defenceTotal,
            difference: attackTotal - defenceTotal,
            result: band,
          },
        },
      },
    ),
  )
}
