// The advance (3.1, 4.1, 4.2): the flank march comes out; battalions move one area; the rearguard stands or falls back.
import { type Commits, cell, choose, type Flow, item, type Naming, refusal, text } from '@merkur/engine'
import { ALLIED, GERMAN, germansIn, heldIn, place, postIn, type Sfakia } from '../state.ts'
import { canFallBack, fallBack, fight, fightOdds, turnUp } from './fight.ts'
import { areaRef, unitRef } from './names.ts'

/** A battalion and the area it goes to; null ends the advance. */
type Move = { readonly unit: number; readonly to: number } | null

export const hasMoved = refusal<Sfakia, Move>('4.1', 'no.moved', (s, m) => (m ? { unit: unitRef(s, m.unit) } : {}))
export const full = refusal<Sfakia, Move>('4.1', 'no.full', (s, m) =>
  m ? { area: areaRef(s, m.to), most: s.box.scenario.stacking } : {},
)
export const tooFar = refusal('4.1', 'no.too-far')
export const notOnMap = refusal('4.1', 'no.not-on-map')
export const notYours = refusal('4.1', 'no.not-yours')
export const nowhere = refusal<Sfakia, string>('4.2', 'no.nowhere')

/** 3.1 On its turn the flank march comes out where it was planned, or at Askifou when the way is barred. */
export function* arrival(s: Sfakia): Flow {
  if (s.turn === s.box.scenario.flankTurn && s.flank >= 0) {
    const barred = heldIn(s, s.flank) || isFull(s, s.flank)
    const area = barred ? s.box.askifou : s.flank
    s.flank = -1
    for (const unit of s.box.germans) {
      if (!item(s.box.units, unit).flank) continue
      place(s, unit, area)
      s.moved[unit] = 1
      s.journal?.push({
        kind: 'reveal',
        seat: GERMAN,
        text: text(barred ? 'log.flank-barred' : 'log.flank-out', { unit: unitRef(s, unit), area: areaRef(s, area) }),
        refs: [unitRef(s, unit)],
        rule: '3.1',
      })
    }
  }
  s.phase = 'advance'
}

/** 4.1 The limit of battalions, which Askifou does not have. */
const isFull = (s: Sfakia, area: number): boolean =>
  area !== s.box.askifou && germansIn(s, area) >= s.box.scenario.stacking

const moves: Naming<Sfakia, Move> = {
  key: (s, m) => (m ? `${s.box.units[m.unit]?.id} ${s.box.spaces[m.to]}` : 'halt'),
  touches: (s, m) => (m ? [unitRef(s, m.unit), areaRef(s, m.to)] : [{ button: 'halt' }]),
  label: (s, m) => (m ? text('move', { unit: unitRef(s, m.unit), area: areaRef(s, m.to) }) : text('halt')),
}

/** 4.1 One battalion moves one area, or the advance ends. */
export function* advance(s: Sfakia): Flow {
  const candidates: Move[] = s.box.germans
    .filter((unit) => cell(s.at, unit) >= 0 && cell(s.at, unit) < s.box.areas.length)
    .flatMap((unit) => item(s.box.ways, cell(s.at, unit)).map((to) => ({ unit, to })))
  candidates.push(null)
  const move = yield* choose<Sfakia, Move>(s, {
    id: 'advance',
    seat: GERMAN,
    rule: '4.1',
    of: candidates,
    as: moves,
    refuse: (m) => (m === null ? undefined : cell(s.moved, m.unit) ? hasMoved : isFull(s, m.to) ? full : undefined),
    commits: (m): Commits | undefined => (m === null ? 'handover' : heldIn(s, m.to) ? 'roll' : undefined),
    usual: (m) => m === null,
    prompt: () => text('ask.advance'),
    preview: (m) =>
      m && heldIn(s, m.to) ? { breakdowns: [fightOdds(s, m.unit, [], m.to, seen(s, m.to))] } : undefined,
    outside: (ref) => ('space' in ref ? tooFar : 'piece' in ref ? outsidePiece(s, ref.piece) : undefined),
  })
  if (move === null) {
    s.phase = 'march'
    return
  }
  s.moved[move.unit] = 1
  if (heldIn(s, move.to)) yield* contact(s, move.unit, move.to)
  else enter(s, move.unit, move.to)
}

/** The battalion that stands face up in an area; undefined when it is a post. */
const seen = (s: Sfakia, area: number): number | undefined =>
  postIn(s, area) >= 0 ? undefined : s.box.rearguard.find((u) => cell(s.at, u) === area)

const outsidePiece = (s: Sfakia, piece: string) =>
  s.box.units.find((u) => u.id === piece)?.seat === GERMAN ? notOnMap : notYours

const stances: Naming<Sfakia, string> = {
  key: (_, stance) => stance,
  touches: (_, stance) => [{ button: stance }],
  label: (_, stance) => text(stance),
}

/** 4.2 The rearguard of an area that is entered stands or falls back. */
function* contact(s: Sfakia, unit: number, area: number): Flow {
  const stance = yield* choose(s, {
    id: 'contact',
    seat: ALLIED,
    rule: '4.2',
    of: ['stand', 'withdraw'],
    as: stances,
    refuse: (c) => (c === 'withdraw' && !canFallBack(s, area) ? nowhere : undefined),
    commits: (c): Commits => (c === 'stand' ? 'roll' : 'handover'),
    prompt: () => text('ask.contact', { unit: unitRef(s, unit), area: areaRef(s, area) }),
    about: () => ({ pieces: [item(s.box.units, unit).id], spaces: [item(s.box.spaces, area)] }),
  })
  if (stance === 'withdraw') yield* fallBack(s, area)
  else {
    const post = postIn(s, area)
    if (post >= 0) turnUp(s, post)
    if (heldIn(s, area)) return yield* fight(s, unit, area, (lead) => enter(s, lead, area))
  }
  enter(s, unit, area)
}

/** 4.1 Goes into an area; on the beach the game ends (7.1). */
function enter(s: Sfakia, unit: number, to: number): void {
  const from = item(s.box.spaces, cell(s.at, unit))
  place(s, unit, to)
  s.journal?.push({
    kind: 'move',
    seat: GERMAN,
    text: text('log.advance', { unit: unitRef(s, unit), area: areaRef(s, to) }),
    refs: [unitRef(s, unit)],
    path: [from, item(s.box.spaces, to)],
    rule: '4.1',
  })
  if (to === s.box.beach) s.phase = 'over'
}
