// 3.0 The four phases of a turn: what happens when one begins and when it ends.
import { text } from '@merkur/engine'
import { type Kreta, type Seat, turnDef } from '../state.ts'
import { reveal } from './camouflage.ts'
import { findContacts } from './contact.ts'
import { loseHalted } from './track.ts'
import { judge, noteStanding } from './victory.ts'

/** @param turn the turn that begins with this phase, for the course of the match */
const announce = (s: Kreta, id: string, rule: string, turn?: number): void => {
  s.journal?.push({
    kind: 'phase',
    rule,
    ...(turn === undefined ? {} : { value: turn }),
    text: text(`phase.${id}`, { turn: s.turn, time: turnDef(s).day ? 'day' : 'night' }),
  })
}

/** 3.0, 8.11 A turn begins: air support points for the day, landings where they are allowed. */
export function beginTurn(s: Kreta): void {
  s.air = turnDef(s).air
  s.dropDone = false
  s.convoyDone = false
  s.flown.fill(0)
  beginMovement(s)
  s.stage = turnDef(s).landings ? 'opening' : 'german-move'
  announce(s, 'german-move', '3.11', s.turn)
}

/** 4.1 Every unit may move once. */
function beginMovement(s: Kreta): void {
  s.moved.fill(0)
  s.landed.fill(0)
}

/** 16.31, 9.24, 16.43 The end of a movement phase; the combat phase of the same side begins. */
export function endMovementPhase(s: Kreta, seat: Seat): void {
  loseHalted(s, seat)
  reveal(s)
  noteStanding(s)
  s.stage = seat === 'german' ? 'german-combat' : 'british-combat'
  announce(s, s.stage, seat === 'german' ? '3.12' : '3.14')
  findContacts(s)
}

/** 6.29, 16.43 The end of a combat phase. */
export function endCombatPhase(s: Kreta): void {
  noteStanding(s)
  for (const row of [s.contact, s.direct, s.fought, s.fired, s.displaced]) row.fill(0)
  if (s.stage === 'german-combat') {
    beginMovement(s)
    s.stage = 'british-move'
    announce(s, 'british-move', '3.13')
  } else s.stage = 'turn-end'
}

/** 3.0, 15.0, 16.4 The end of a turn: victory is judged, the Turn marker moves on. */
export function endTurn(s: Kreta): void {
  judge(s)
  if (s.winner !== 'none') return
  s.turn++
  beginTurn(s)
}
