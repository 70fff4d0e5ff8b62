// 11.1 British reinforcements: Layforce into an open port, the Argylls over the south coast.
import { cell, choose, type Flow, refusal, text } from '@merkur/engine'
import { spaceRef, spaces, unitRef } from '../naming.ts'
import { defOf, distance, enemyZone, friendsAt, type Kreta, put, type Space, type Unit, unitId } from '../state.ts'
import { inSecret } from './camouflage.ts'
import { comeToRest, revealsAt } from './losses.ts'

export const notAnArrivalHex = refusal('11.11', 'refuse.not-an-arrival-hex')

/** The unit that arrives next in this phase; -1 when none is left. */
export const dueNow = (s: Kreta): Unit =>
  s.box.british.find((u) => cell(s.at, u) === s.box.reserve && defOf(s, u).arrives === s.turn) ?? -1

/** Whether a hex is empty of units and outside German zones (rulings A17, A18). */
const isOpenTo = (s: Kreta, hex: Space): boolean =>
  friendsAt(s, 'british', hex) === 0 && cell(s.cache.german, hex) === 0 && enemyZone(s, 'british', hex) === 0

/** 11.11 Where a unit may appear: any open port, or its hex, or the nearest of row 1 (ruling K36). */
export function arrivalPlaces(s: Kreta, u: Unit): Space[] {
  const { arrivesAt } = defOf(s, u)
  if (arrivesAt < 0) return s.box.ports.filter((hex) => isOpenTo(s, hex))
  if (isOpenTo(s, arrivesAt)) return [arrivesAt]
  const part = cell(s.box.part, arrivesAt) === 0 ? 'west' : 'east'
  const open = s.box.southEdge[part].filter((hex) => isOpenTo(s, hex))
  const least = Math.min(...open.map((hex) => distance(s, arrivesAt, hex)))
  return open.filter((hex) => distance(s, arrivesAt, hex) === least)
}

/** 11.11 One reinforcement appears; Layforce without an open port never comes (ruling Q24). */
export function* arrive(s: Kreta): Flow {
  const u = dueNow(s)
  const places = arrivalPlaces(s, u)
  if (places.length === 0) {
    put(s, u, s.box.lost)
    s.journal?.push({
      kind: 'loss',
      seat: 'british',
      rule: '11.11',
      value: 1,
      text: text('log.never-comes', { unit: unitRef(s, u) }),
      refs: [unitRef(s, u)],
    })
    return
  }
  // Which ports are open depends on what lies face down in them: whether there is a choice must not tell it.
  const question = choose<Kreta, Space>(s, {
    id: 'reinforcement',
    seat: 'british',
    rule: '11.11',
    of: places,
    as: spaces,
    commits: (x) => revealsAt(s, u, x),
    outside: () => notAnArrivalHex,
    prompt: () => text('ask.reinforcement', { unit: unitRef(s, u) }),
    about: () => ({ pieces: [unitId(s, u)] }),
  })
  const hex = yield* inSecret(s, 'british', question)
  comeToRest(s, u, hex)
  s.journal?.push({
    kind: 'move',
    seat: 'british',
    rule: '11.11',
    text: text('log.arrives', { unit: unitRef(s, u), hex: spaceRef(s, hex) }),
    refs: [unitRef(s, u), spaceRef(s, hex)],
  })
}
