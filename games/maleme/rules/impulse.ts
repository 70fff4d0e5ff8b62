// 4 One impulse: an action of the active side, the Matildas' checks, the stars, and whose turn it is next.
import { cell, choose, type Flow, item, type Naming, type Ref, type Refusal, refusal, text } from '@merkur/engine'
import type { Box } from '../box.ts'
import { clock } from '../box.ts'
import { type Maleme, otherSeat, type Seat, type Unit, unitId } from '../state.ts'
import { seizeInitiative, stukaAttack } from './german-hq.ts'
import { contact, type HqAction, hqNumber, refuseHq } from './headquarters.ts'
import { checkMatildas } from './matilda.ts'
import { refit, refitNumber, refuseRefit } from './refit.ts'
import { callMaori, carryOut, refuseAct, releaseEngineers, releaseMatildas } from './releases.ts'
import { isOver, judgeStars } from './victory.ts'

/** What an impulse may be used for. */
export type Action =
  | {
      readonly kind: 'unit'
      readonly verb: 'move' | 'fire' | 'direct' | 'refit'
      readonly unit: Unit
      readonly key: string
    }
  | { readonly kind: 'hq'; readonly action: HqAction; readonly company: number; readonly key: string }
  | { readonly kind: 'pass'; readonly key: 'pass' }

const lists = new WeakMap<Box, Readonly<Record<Seat, readonly Action[]>>>()

/** Every action a side could ever take, in a fixed order: made once a box. */
export function actionsOf(box: Box, seat: Seat): readonly Action[] {
  let both = lists.get(box)
  if (!both) {
    both = { german: list(box, 'german'), allied: list(box, 'allied') }
    lists.set(box, both)
  }
  return both[seat]
}

function list(box: Box, seat: Seat): Action[] {
  const units = seat === 'german' ? box.germans : box.allies
  const of = (verb: 'move' | 'fire' | 'direct' | 'refit'): Action[] =>
    units.map((unit) => ({ kind: 'unit', verb, unit, key: `${verb} ${item(box.units, unit).id}` }))
  const hq: Action[] =
    seat === 'german'
      ? (['stuka', 'seize'] as const).map((action) => ({ kind: 'hq', action, company: -1, key: action }))
      : [
          ...box.companies.map(
            (c, company): Action => ({ kind: 'hq', action: 'contact', company, key: `contact ${c}` }),
          ),
          ...(['matildas', 'engineers', 'maori'] as const).map(
            (action): Action => ({ kind: 'hq', action, company: -1, key: action }),
          ),
        ]
  return [...of('move'), ...of('fire'), ...of('direct'), ...of('refit'), ...hq, { kind: 'pass', key: 'pass' }]
}

const actions: Naming<Maleme, Action> = {
  key: (_, a) => a.key,
  touches: (s, a) => (a.kind === 'unit' ? [{ piece: unitId(s, a.unit) }] : [{ button: a.key }]),
  label: (s, a) => {
    if (a.kind === 'unit') return text(`act.${a.verb}`, { unit: { piece: unitId(s, a.unit) } })
    if (a.kind === 'pass') return text('button.pass')
    return text(`hq.${a.action}`, a.company < 0 ? {} : { company: item(s.box.companies, a.company) })
  },
  verb: (_, a) => text(a.kind === 'unit' ? `verb.${a.verb}` : a.kind === 'hq' ? 'verb.hq' : 'verb.pass'),
}

export const mustActFirst = refusal('4', 'refuse.must-act')
export const enemyUnit = refusal('4', 'refuse.enemy-unit')
export const chooseUnit = refusal('4', 'refuse.choose-unit', (_: Maleme, hex: Ref) => ({ hex }))

/** Why an action is not open; passing only when nothing else is (ruling N1). */
export function refuseAction(s: Maleme, a: Action): Refusal | undefined {
  switch (a.kind) {
    case 'unit':
      return a.verb === 'refit' ? refuseRefit(s, a.unit) : refuseAct(s, { verb: a.verb, unit: a.unit })
    case 'hq':
      return refuseHq(s, a.action, a.company)
    case 'pass':
      return actionsOf(s.box, s.active).some((x) => x.kind !== 'pass' && !refuseAction(s, x)) ? mustActFirst : undefined
  }
}

/** 4 One impulse of the active side. */
export function* impulse(s: Maleme): Flow {
  const seat = s.active
  const action = yield* choose<Maleme, Action>(s, {
    id: 'impulse',
    seat,
    rule: '4',
    of: actionsOf(s.box, seat),
    as: actions,
    refuse: (a) => refuseAction(s, a),
    commits: (a) => (a.kind !== 'unit' || a.verb === 'refit' ? 'roll' : undefined),
    outside: (ref) => ('piece' in ref ? enemyUnit : chooseUnit),
    prompt: () => text('ask.impulse', { seat: text(`seat.${seat}`), time: clock(s.turn) }),
    preview: (a) => {
      if (a.kind === 'hq') return { breakdowns: [hqNumber(s, a.action, a.company).breakdown()] }
      if (a.kind === 'unit' && a.verb === 'refit')
        return { pieces: [unitId(s, a.unit)], breakdowns: [refitNumber(s, a.unit).breakdown()] }
      return a.kind === 'unit' ? { pieces: [unitId(s, a.unit)] } : undefined
    },
    auto: false,
  })
  const seatIndex = seat === 'german' ? 0 : 1
  if (action.kind === 'pass') {
    s.passes[seatIndex] = cell(s.passes, seatIndex) + 1
    s.journal?.push({ kind: 'note', seat, rule: '4', text: text('log.pass', { seat: text(`seat.${seat}`) }) })
    if (cell(s.passes, seatIndex) >= 2) s.ending = true
  } else {
    s.passes[seatIndex] = 0
    yield* perform(s, action)
    yield* checkMatildas(s)
    judgeStars(s)
  }
  if (isOver(s)) return
  if (s.ending) s.stage = 'end'
  else s.active = otherSeat(seat)
}

function* perform(s: Maleme, a: Exclude<Action, { kind: 'pass' }>): Flow {
  if (a.kind === 'unit') {
    if (a.verb === 'refit') yield* refit(s, a.unit, true)
    else yield* carryOut(s, { verb: a.verb, unit: a.unit })
    return
  }
  switch (a.action) {
    case 'contact':
      contact(s, a.company)
      return
    case 'maori':
      callMaori(s)
      return
    case 'matildas':
      return yield* releaseMatildas(s)
    case 'engineers':
      return yield* releaseEngineers(s)
    case 'stuka':
      return yield* stukaAttack(s)
    case 'seize':
      return yield* seizeInitiative(s)
  }
}
