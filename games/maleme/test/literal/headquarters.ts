// A literal reading of 4.4: which HQ actions are open, what they need, and what they bring.
import { directFire, groupFire, mayGroupFire, pickTarget, pinUnit, shoot } from './fire.ts'
import { mayMove, move } from './movement.ts'
import {
  all,
  apart,
  around,
  at,
  hexes,
  hexRow,
  inPlay,
  isLeader,
  onMap,
  type Picture,
  type Piece,
  piece,
  playable,
  sideOf,
  tables,
  turnRow,
} from './sheet.ts'
import { shift } from './victory.ts'
import type { Watch } from './watch.ts'

const companies = ['A', 'B', 'C', 'D', 'HQ']

/** Hexes of the aerodrome and beside it, without Germans. */
const tankHexes = (p: Picture): string[] =>
  hexes.filter(
    (h) =>
      playable(h) &&
      at(p, h, 'german').length === 0 &&
      [h, ...around(h)].some((x) => hexRow(x)?.terrain === 'airfield'),
  )

const inSeizeBox = (p: Picture): Piece[] => all(p).filter((x) => x.where === 'seize')

/** The keys of the HQ actions open to the Allied seat. */
export function alliedHq(p: Picture): string[] {
  if (!turnRow(p).hq) return []
  const andrew = inPlay(piece(p, 'L-Andrew'))
  const contacts = companies.filter((c) => andrew && !p.contacted.includes(c) && !p.tried.includes(c))
  return [
    ...contacts.map((c) => `contact ${c}`),
    ...(!p.matildas && tankHexes(p).length > 0 ? ['matildas'] : []),
    ...(!p.engineers && at(p, '0817', 'german').length === 0 ? ['engineers'] : []),
    ...(p.maori ? [] : ['maori']),
  ]
}

/** The keys of the HQ actions open to the German seat. */
export function germanHq(p: Picture): string[] {
  if (!turnRow(p).hq) return []
  return [
    ...(p.stukas > 0 ? ['stuka'] : []),
    ...(p.initiative === 'allied' || inSeizeBox(p).length > 0 ? ['seize'] : []),
  ]
}

/** The die of an HQ action: never rerolled, never the end of a turn. Success on `needs` or less after the modifiers. */
function succeeds(w: Watch, needs: number, modifier: number): boolean {
  const upTo = [1, 2, 3, 4, 5, 6].filter((die) => die + modifier <= needs).length
  const success = w.die('hq') + modifier <= needs
  w.facts({ upTo, result: success ? 'success' : 'failure' })
  return success
}

/** One more on the Allied die while the Allied side is ahead on the clock. */
const later = (p: Picture): number => (p.allied > p.german ? 1 : 0)

/** 4.4.1.1 Two or less, one more for a lost leader. */
export function contact(w: Watch, company: string): void {
  const leader = all(w.p).find((x) => isLeader(x) && x.row.leads === company)
  const leaderOut = leader && !inPlay(leader) ? 1 : 0
  if (!succeeds(w, 2, leaderOut + later(w.p))) {
    w.p.tried = companies.filter((c) => c === company || w.p.tried.includes(c))
    return
  }
  putInContact(w.p, company)
  w.p.initiative = 'allied'
}

export function putInContact(p: Picture, company: string): void {
  p.contacted = companies.filter((c) => c === company || p.contacted.includes(c))
  shift(p, 'allied', 1)
}

/** A unit just released moves or fires at once, if it can. */
function mustAct(w: Watch, units: readonly Piece[]): void {
  const keys = units.flatMap((x) => [
    ...(mayMove(w.p, x) ? [`move ${x.row.id}`] : []),
    ...(mayGroupFire(w.p, x) ? [`fire ${x.row.id}`] : []),
  ])
  if (keys.length === 0) return
  const [verb, id = ''] = w.ask('released', 'allied', keys).split(' ')
  if (verb === 'move') move(w, piece(w.p, id))
  else if (verb === 'fire') groupFire(w, piece(w.p, id))
  else directFire(w, piece(w.p, id))
}

/** 4.4.1.2 Five or less: both tanks in one hex. */
export function releaseMatildas(w: Watch): void {
  if (!succeeds(w, 5, 0)) return
  w.p.matildas = true
  const hex = w.ask('matilda-hex', 'allied', tankHexes(w.p))
  const tanks = ['Mat1', 'Mat2'].map((id) => piece(w.p, id))
  for (const x of tanks) x.where = hex
  mustAct(w, tanks)
}

/** 4.4.1.3 Three or less: the engineers in 0817. */
export function releaseEngineers(w: Watch): void {
  if (!succeeds(w, 3, later(w.p))) return
  w.p.engineers = true
  const unit = piece(w.p, '22/HQ/Eng')
  unit.where = '0817'
  mustAct(w, [unit])
}

/** 4.4.1.4 Two or less: the Māori in their zone. */
export function callMaori(w: Watch): void {
  if (!succeeds(w, 2, later(w.p))) return
  w.p.maori = true
  for (const id of ['28/B/I', '28/B/II', '28/B/III', 'L-Royal']) piece(w.p, id).where = 'maori'
}

/** One less on the German die while the German side is behind on the clock. */
const earlier = (p: Picture): number => (p.german < p.allied ? -1 : 0)

/** 4.4.2.1 Three or less: pins around a hex, then one strike at it. */
export function stukaAttack(w: Watch): void {
  if (!succeeds(w, 3, earlier(w.p))) return
  const hex = w.ask('stuka-hex', 'german', hexes.filter(playable))
  w.p.stukas -= 1
  for (const x of all(w.p)) if (onMap(x) && apart(x.where, hex) <= 1) pinUnit(w, x, false)
  if (at(w.p, hex, 'allied').length === 0) return
  shoot(w, { kind: 'stuka', supports: [], target: pickTarget(w, hex, 'german'), moved: 0 }, false)
}

/** 4.4.2.2 Three or less: the Initiative, and a unit of the box may return. */
export function seize(w: Watch): void {
  if (!succeeds(w, 3, earlier(w.p))) return
  w.p.initiative = 'german'
  const box = inSeizeBox(w.p)
  if (box.length === 0) return
  const id = w.ask('return', 'german', [...box.map((x) => x.row.id), 'nobody'])
  if (id === 'nobody') return
  const unit = piece(w.p, id)
  const leaders = sideOf(w.p, 'german').filter(
    (l) =>
      isLeader(l) &&
      inPlay(l) &&
      l !== unit &&
      (l.row.leads === 'regiment' || (l.row.leads === 'battalion' && l.row.battalion === unit.row.battalion)),
  )
  const entry = w.ask('entry', 'german', [...new Set(leaders.map((l) => l.where)), 'zone'])
  unit.where = entry === 'zone' ? zoneOf(w.die('zone')) : entry
  unit.back = false
}

/** The zone whose printed numbers hold a die. */
export function zoneOf(die: number): string {
  return tables.zones.find((z) => z.faces.includes(die))?.id ?? ''
}
