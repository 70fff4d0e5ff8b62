// 4.4.1.2 to 4.4.1.4 Matildas, engineers and the Māori company: coming onto the map, and the act that must follow.
import { choose, type Flow, type Naming, type Refusal, refusal, text } from '@merkur/engine'
import { spaces } from '../naming.ts'
import { type Maleme, place, type Unit, unitId } from '../state.ts'
import { directFire, groupFire, refuseDirect, refuseGroup } from './fire-actions.ts'
import { matildaHexes, rollHq } from './headquarters.ts'
import { move, refuseMove } from './movement.ts'

export const notAirfield = refusal('4.4.1.2', 'refuse.not-airfield')
export const onlyReleased = refusal('4.4.1.2', 'refuse.only-released')

/** What a unit may do in its own action. */
export interface Act {
  readonly verb: 'move' | 'fire' | 'direct'
  readonly unit: Unit
}

export const acts: Naming<Maleme, Act> = {
  key: (s, a) => `${a.verb} ${unitId(s, a.unit)}`,
  touches: (s, a) => [{ piece: unitId(s, a.unit) }],
  label: (s, a) => text(`act.${a.verb}`, { unit: { piece: unitId(s, a.unit) } }),
  verb: (_, a) => text(`verb.${a.verb}`),
}

/** Why a unit may not do this. */
export function refuseAct(s: Maleme, a: Act): Refusal | undefined {
  return a.verb === 'move'
    ? refuseMove(s, a.unit)
    : a.verb === 'fire'
      ? refuseGroup(s, a.unit)
      : refuseDirect(s, a.unit)
}

/** Carries out what a unit does. */
export function carryOut(s: Maleme, a: Act): Flow {
  return a.verb === 'move' ? move(s, a.unit) : a.verb === 'fire' ? groupFire(s, a.unit) : directFire(s, a.unit)
}

/** The released unit must move or fire at once; if it can do neither, the action ends (ruling N18). */
function* mustAct(s: Maleme, units: readonly Unit[], rule: string): Flow {
  const of = units.flatMap((unit) => (['move', 'fire'] as const).map((verb) => ({ verb, unit })))
  if (of.every((a) => refuseAct(s, a))) {
    s.journal?.push({ kind: 'note', seat: 'allied', rule, text: text('log.cannot-act') })
    return
  }
  const act = yield* choose<Maleme, Act>(s, {
    id: 'released',
    seat: 'allied',
    rule,
    of,
    as: acts,
    refuse: (a) => refuseAct(s, a),
    outside: () => onlyReleased,
    prompt: () => text('ask.released'),
    about: () => ({ pieces: units.map((u) => unitId(s, u)) }),
    auto: false,
  })
  yield* carryOut(s, act)
}

/** 4.4.1.2 Release the Matildas: both in one hex at the airfield, free of Germans; one acts at once. */
export function* releaseMatildas(s: Maleme): Flow {
  if (!rollHq(s, 'matildas', 'allied')) return
  s.matildasReleased = true
  const hex = yield* choose<Maleme, number>(s, {
    id: 'matilda-hex',
    seat: 'allied',
    rule: '4.4.1.2',
    of: matildaHexes(s),
    as: spaces,
    outside: () => notAirfield,
    prompt: () => text('ask.matilda-hex'),
  })
  const units = s.box.allies.filter((u) => s.box.units[u]?.matilda)
  for (const u of units) place(s, u, hex)
  s.journal?.push({
    kind: 'reveal',
    seat: 'allied',
    rule: '4.4.1.2',
    text: text('log.matildas', { hex: { space: s.box.spaces[hex] ?? '' } }),
    refs: [{ space: s.box.spaces[hex] ?? '' }],
  })
  yield* mustAct(s, units, '4.4.1.2')
}

/** 4.4.1.3 Engineer Help: the engineers in their hex, who act at once. */
export function* releaseEngineers(s: Maleme): Flow {
  if (!rollHq(s, 'engineers', 'allied')) return
  s.engineersReleased = true
  const units = s.box.allies.filter((u) => s.at[u] === s.box.boxes['reserve-engineers'])
  for (const u of units) place(s, u, s.box.engineerHex)
  s.journal?.push({
    kind: 'reveal',
    seat: 'allied',
    rule: '4.4.1.3',
    text: text('log.engineers', { hex: { space: s.box.spaces[s.box.engineerHex] ?? '' } }),
  })
  yield* mustAct(s, units, '4.4.1.3')
}

/** 4.4.1.4 The Māori company and its leader stand ready in their zone. */
export function callMaori(s: Maleme): void {
  if (!rollHq(s, 'maori', 'allied')) return
  s.maoriReleased = true
  for (const u of s.box.allies) if (s.at[u] === s.box.boxes['reserve-maori']) place(s, u, s.box.maoriZone)
  s.journal?.push({ kind: 'reveal', seat: 'allied', rule: '4.4.1.4', text: text('log.maori') })
}
