// 4.4 HQ actions: who may take which, their dice with modifiers, and what success brings.
import { type Breakdown, cell, item, type Refusal, refusal, type Term, type Text, text } from '@merkur/engine'
import { turnRule } from '../box.ts'
import { at, countAt, type Maleme, type Seat, spaceId, type Unit } from '../state.ts'
import { passInitiative } from './initiative.ts'
import { inPlay } from './units.ts'
import { moveWithdrawal } from './victory.ts'

export type HqAction = 'contact' | 'matildas' | 'engineers' | 'maori' | 'stuka' | 'seize'

const RULE: Readonly<Record<HqAction, string>> = {
  contact: '4.4.1.1',
  matildas: '4.4.1.2',
  engineers: '4.4.1.3',
  maori: '4.4.1.4',
  stuka: '4.4.2.1',
  seize: '4.4.2.2',
}

export const dropTurn = refusal('5.1', 'refuse.hq-in-drop-turns')
export const andrewOut = refusal('4.4.1.1', 'refuse.andrew-out')
export const inContact = refusal('4.4.1.1', 'refuse.in-contact')
export const triedBefore = refusal('4.4.1.1', 'refuse.tried')
export const releasedMatildas = refusal('4.4.1.2', 'refuse.released')
export const noHexForMatildas = refusal('4.4.1.2', 'refuse.airfield-taken')
export const releasedEngineers = refusal('4.4.1.3', 'refuse.released')
export const engineerHexTaken = refusal('4.4.1.3', 'refuse.engineer-hex', (s: Maleme) => ({
  hex: { space: spaceId(s, s.box.engineerHex) },
}))
export const releasedMaori = refusal('4.4.1.4', 'refuse.released')
export const noStukas = refusal('4.4.2.1', 'refuse.no-stukas')
export const nothingToSeize = refusal('4.4.2.2', 'refuse.nothing-to-seize')

/** Hexes where the Matildas may be placed. */
export const matildaHexes = (s: Maleme): number[] => s.box.matildaHexes.filter((h) => countAt(s, h, 'german') === 0)

/** Units waiting in the Seize the Initiative box. */
export const waiting = (s: Maleme): Unit[] => s.box.germans.filter((u) => at(s, u) === s.box.boxes.seize)

/** 4.4 Why an HQ action is not open. `company` matters for contacts alone. */
export function refuseHq(s: Maleme, action: HqAction, company = -1): Refusal | undefined {
  if (!turnRule(s.box, s.turn).hq) return dropTurn
  switch (action) {
    case 'contact':
      if (!inPlay(s, s.box.andrew)) return andrewOut
      if (cell(s.contacted, company) === 1) return inContact
      return cell(s.tried, company) === 1 ? triedBefore : undefined
    case 'matildas':
      if (s.matildasReleased) return releasedMatildas
      return matildaHexes(s).length === 0 ? noHexForMatildas : undefined
    case 'engineers':
      if (s.engineersReleased) return releasedEngineers
      return countAt(s, s.box.engineerHex, 'german') > 0 ? engineerHexTaken : undefined
    case 'maori':
      return s.maoriReleased ? releasedMaori : undefined
    case 'stuka':
      return s.stukas === 0 ? noStukas : undefined
    case 'seize':
      return s.initiative === 'german' && waiting(s).length === 0 ? nothingToSeize : undefined
  }
}

/** 4.4 Highest natural die that succeeds, with the modifiers turned into terms. */
export function hqNumber(
  s: Maleme,
  action: HqAction,
  company = -1,
): { readonly upTo: number; readonly breakdown: () => Breakdown } {
  const row = s.box.hq[action]
  const printed = row?.upTo ?? 0
  const leaderOut =
    action === 'contact' && (row?.leaderOut ?? 0) !== 0 && !inPlay(s, item(s.box.companyLeaders, company))
      ? (row?.leaderOut ?? 0)
      : 0
  const later = s.alliedWithdrawal > s.germanWithdrawal ? (row?.later ?? 0) : 0
  const upTo = Math.max(0, Math.min(6, printed - leaderOut - later))
  const rule = RULE[action]
  return {
    upTo,
    breakdown: () => ({
      title: text(`hq.${action}`, company < 0 ? {} : { company: item(s.box.companies, company) }),
      rule,
      terms: [
        { label: text('term.hq-printed'), value: printed, rule },
        ...(leaderOut ? [{ label: text('term.hq-leader-out'), value: -leaderOut, rule } satisfies Term] : []),
        ...(later ? [{ label: text('term.hq-later'), value: -later, rule } satisfies Term] : []),
        { label: text('term.hq-up-to'), value: upTo, rule: '4.4', total: true },
      ],
      outcomes: [
        { label: text('outcome.success'), p: upTo / 6, tone: 'good' },
        { label: text('outcome.failure'), p: 1 - upTo / 6, tone: 'none' },
      ],
    }),
  }
}

/** 4.4 Rolls an HQ action: never rerolled, never ends the turn. */
export function rollHq(s: Maleme, action: HqAction, seat: Seat, company = -1): boolean {
  const { upTo, breakdown } = hqNumber(s, action, company)
  const die = s.chance.die(6, 'hq')
  const success = die <= upTo
  const what: Text = text(`hq.${action}`, company < 0 ? {} : { company: item(s.box.companies, company) })
  s.journal?.push({
    kind: 'roll',
    seat,
    rule: RULE[action],
    text: text(success ? 'log.hq-success' : 'log.hq-failure', { what, die, upTo }),
    roll: {
      dice: [die],
      sides: 6,
      tone: success ? 'good' : 'none',
      breakdown: breakdown(),
      merit: { seat, got: success ? 1 : 0, expected: upTo / 6 },
      facts: { upTo, result: success ? 'success' : 'failure' },
    },
  })
  return success
}

/** 4.4.1.1 A company in contact: its units may leave their area, and the Allied withdrawal comes half an hour later. */
export function putInContact(s: Maleme, company: number, rule: string): void {
  s.contacted[company] = 1
  s.journal?.push({
    kind: 'note',
    seat: 'allied',
    rule,
    text: text('log.contacted', { company: item(s.box.companies, company) }),
  })
  moveWithdrawal(s, 'allied', 1, rule, text('why.contacted', { company: item(s.box.companies, company) }))
}

/** 4.4.1.1 Company Contact. */
export function contact(s: Maleme, company: number): void {
  if (!rollHq(s, 'contact', 'allied', company)) {
    s.tried[company] = 1
    return
  }
  putInContact(s, company, '4.4.1.1')
  passInitiative(s, 'allied', '4.4.1.1')
}
