// The Organization Phases: modes are changed, unit by unit or a whole stack at once, under fire (15.5, 9.4).
import { cell, choose, type Flow, type Refusal, refusal, text } from '@merkur/engine'
import { CONCENTRATED, DISPERSED, TRAVEL } from '../box.ts'
import { type Act, acts, hexActs, line, piece, unitActs } from '../naming.ts'
import { at, combatUnitsOf, type Descent, defOf, onMap, type Space, seatOf, stackAt, type Unit } from '../state.ts'
import { changeMode, changing, refuseMode } from './modes.ts'
import { opportunity, wouldFire } from './opportunity.ts'
import { outsideOrganize } from './outside.ts'
import { phasingSeat } from './phases.ts'
import { passOn } from './stages.ts'

export const oneUnitThere = refusal('9.4', 'refuse.one-unit-there')

type UnitVerb = 'to-dispersed' | 'to-concentrated' | 'to-travel'
type StackVerb = 'stack-dispersed' | 'stack-concentrated' | 'stack-travel'
type Verb = UnitVerb | StackVerb | 'done'
type Change = Act<Verb>

const DONE: Change = { verb: 'done' }
const UNIT_VERBS: readonly UnitVerb[] = ['to-dispersed', 'to-concentrated', 'to-travel']
const STACK_VERBS: readonly StackVerb[] = ['stack-dispersed', 'stack-concentrated', 'stack-travel']
const MODE: Readonly<Record<Exclude<Verb, 'done'>, number>> = {
  'to-dispersed': DISPERSED,
  'to-concentrated': CONCENTRATED,
  'to-travel': TRAVEL,
  'stack-dispersed': DISPERSED,
  'stack-concentrated': CONCENTRATED,
  'stack-travel': TRAVEL,
}

const naming = acts<Verb>()
const withUnit = unitActs<Verb>()
const atHex = hexActs<Verb>()

/** The units of a hex that have a mode. */
const fighting = (s: Descent, hex: Space): Unit[] => stackAt(s, hex).filter((u) => !defOf(s, u).leader)

const isAlone = (s: Descent, u: Unit): boolean => cell(s.place, u) === 0 && cell(s.cache.below, u) < 0

/** Every change that somebody could ask about. */
function candidates(s: Descent): Change[] {
  const seat = phasingSeat(s)
  const out: Change[] = [DONE]
  for (const u of combatUnitsOf(s, seat)) {
    for (const verb of UNIT_VERBS)
      if (defOf(s, u).modes.includes(MODE[verb]) && cell(s.mode, u) !== MODE[verb]) out.push(withUnit(verb, u))
    if (isAlone(s, u)) continue
    const all = fighting(s, at(s, u))
    if (all.length < 2 || all[0] !== u) continue
    for (const verb of STACK_VERBS)
      if (all.some((x) => defOf(s, x).modes.includes(MODE[verb]))) out.push(atHex(verb, at(s, u)))
  }
  return out
}

/** 15.0, 9.4 Why a change is not allowed; nothing when it is. A stack changes together when each of its units may. */
function refuse(s: Descent, a: Change): Refusal | undefined {
  if (a.verb === 'done') return undefined
  const mode = MODE[a.verb]
  if (a.unit !== undefined) return refuseMode(s, a.unit, mode)
  const all = fighting(s, a.hex ?? -1)
  if (all.length < 2) return oneUnitThere
  for (const u of all) {
    const refused = refuseMode(s, u, mode)
    if (refused) return refused
  }
  return undefined
}

/** Who changes by an act: one unit, or all of a stack. */
const changers = (s: Descent, a: Change): Unit[] =>
  a.unit !== undefined ? [a.unit] : a.hex === undefined ? [] : fighting(s, a.hex)

/** One change of mode of the phasing side; `done` ends its Organization Phase. */
export function* organize(s: Descent): Flow {
  const act = yield* choose<Descent, Change>(s, {
    id: 'organize',
    seat: phasingSeat(s),
    rule: '15.5',
    of: candidates(s),
    as: naming,
    refuse: (a) => refuse(s, a),
    usual: (a) => a.verb === 'done',
    commits: (a) => (a.verb === 'done' || isUnderFire(s, a) ? 'handover' : undefined),
    prompt: () => text('ask.organize'),
    outside: (ref) => outsideOrganize(s, ref),
  })
  if (act.verb === 'done') {
    passOn(s)
    return
  }
  yield* change(s, changers(s, act), MODE[act.verb])
}

function isUnderFire(s: Descent, a: Change): boolean {
  const trigger = changing(s, changers(s, a), 'mode')
  return trigger !== undefined && wouldFire(s, trigger)
}

/**
 * 9.4, 15.0 The fire at those who change, in the mode they are in; then the change. Whom the fire has brought into another
 * mode, or Disrupted, has changed already and does not change again in this phase (ruling M110).
 */
export function* change(s: Descent, units: readonly Unit[], mode: number): Flow {
  const before = units.map((u) => cell(s.mode, u))
  const trigger = changing(s, units, 'mode')
  if (trigger) yield* opportunity(s, trigger)
  for (const [i, u] of units.entries()) {
    if (!onMap(s, u)) continue
    const kept = cell(s.mode, u) === before[i] && !refuseMode(s, u, mode)
    s.changed[u] = 1
    if (!kept) continue
    changeMode(s, u, mode)
    s.journal?.push(line('note', '15.5', `log.mode-${mode}`, { unit: piece(s, u) }, { seat: seatOf(s, u) }))
  }
}
