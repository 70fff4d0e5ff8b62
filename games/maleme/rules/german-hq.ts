// 4.4.2 German HQ actions: the Stukas, and seizing the Initiative with a unit that returns.
import { type About, type Breakdown, cell, choose, type Flow, item, refusal, type Term, text } from '@merkur/engine'
import { orButton, pieces, spaces } from '../naming.ts'
import { at, distance, type Maleme, place, type Space, spaceId, type Unit, unitId, unitsAt } from '../state.ts'
import { applyResult, breakdownOf, effectOn, resultOfRoll, stukaFire } from './fire.ts'
import { pickVictim } from './fire-actions.ts'
import { rollHq, waiting } from './headquarters.ts'
import { passInitiative } from './initiative.ts'
import { inCup, pin } from './markers.ts'
import { journalFire } from './resolve.ts'
import { defOf, inPlay, isPinned, onMap } from './units.ts'

export const notOnMap = refusal('4.4.2.1', 'refuse.not-on-map')
export const chooseHex = refusal('4.4.2.1', 'refuse.choose-hex')
export const notWaiting = refusal('4.4.2.2', 'refuse.not-waiting')
export const notEntry = refusal('4.4.2.2', 'refuse.not-entry')

const playableHexes = (s: Maleme): Space[] =>
  Array.from({ length: s.box.hexes }, (_, h) => h).filter((h) => cell(s.box.playable, h) === 1)

/** Units within one hex of a hex, of both sides, in the order of the box (ruling Q18). */
const near = (s: Maleme, hex: Space): Unit[] =>
  s.box.units.map((_, u) => u).filter((u) => onMap(s, u) && distance(s, at(s, u), hex) <= 1)

/** Markers a unit may draw when a dive pins all around a hex, each with its chance; the stand-in when the cup runs out first. */
function markersFor(s: Maleme, hex: Space, unit: Unit): { readonly marker: number; readonly p: number }[] {
  const left = inCup(s)
  const before = near(s, hex)
    .filter((u) => !isPinned(s, u))
    .indexOf(unit)
  if (before >= left) return [{ marker: s.box.spare, p: 1 }]
  return s.box.markers.flatMap((_, marker) =>
    cell(s.cup, marker) > 0 ? [{ marker, p: cell(s.cup, marker) / left }] : [],
  )
}

/** The strike on a unit in the hex of the dive, which will have pinned it: exact over the marker it may draw (4.4.2.1). */
function strike(s: Maleme, hex: Space, target: Unit): Breakdown {
  const bare = stukaFire(s, target)
  if (isPinned(s, target)) return breakdownOf(s, bare)
  const fires = markersFor(s, hex, target).map(({ marker, p }) => ({
    p,
    fire: stukaFire(s, target, item(s.box.markers, marker).pin),
  }))
  const range = (values: readonly number[]): Term['value'] => {
    const [low, high] = [Math.min(...values), Math.max(...values)]
    return low === high ? low : [low, high]
  }
  let hit = 0
  for (const { fire, p } of fires)
    for (let die = 1; die <= 6; die++) if (effectOn(resultOfRoll(s, fire.column, die), true) === 'hit') hit += p / 6
  const told = breakdownOf(s, bare)
  const spread: Readonly<Record<string, Term['value']>> = {
    'term.defence': range(fires.map((f) => f.fire.defence)),
    'term.column': range(fires.map((f) => f.fire.column)),
  }
  const drawn: Term = { label: text('term.pinned'), value: range(fires.map((f) => f.fire.pin)), rule: '2.2.3' }
  return {
    ...told,
    terms: told.terms.flatMap((t) => {
      const one = { ...t, value: spread[t.label.id] ?? t.value }
      return t.label.id === 'term.attack' ? [one, drawn] : [one]
    }),
    outcomes: [
      { label: text('outcome.none'), p: 1 - hit, tone: 'none' },
      { label: text('outcome.hit'), p: hit, tone: 'heavy' },
    ],
  }
}

/** 4.4.2.1 The attack of one Stuka marker: pins all around, then strikes its hex. */
export function* stukaAttack(s: Maleme): Flow {
  if (!rollHq(s, 'stuka', 'german')) return
  const hex = yield* choose<Maleme, Space>(s, {
    id: 'stuka-hex',
    seat: 'german',
    rule: '4.4.2.1',
    of: playableHexes(s),
    as: spaces,
    outside: (ref) => ('space' in ref ? notOnMap : chooseHex),
    commits: () => 'roll',
    prompt: () => text('ask.stuka-hex'),
    preview: (h): About => ({
      spaces: [spaceId(s, h)],
      pieces: near(s, h).map((u) => unitId(s, u)),
      text: text('preview.stuka', { count: near(s, h).length }),
      breakdowns: unitsAt(s, h, 'allied').map((u) => strike(s, h, u)),
    }),
  })
  s.stukas--
  s.journal?.push({
    kind: 'fire',
    seat: 'german',
    rule: '4.4.2.1',
    text: text('log.stuka-dive', { hex: { space: spaceId(s, hex) } }),
    refs: [{ space: spaceId(s, hex) }],
  })
  for (const u of near(s, hex)) pin(s, u, false, '4.4.2.1')
  if (unitsAt(s, hex, 'allied').length === 0) return
  const target = yield* pickVictim(s, hex, 'german', '4.4.2.1', true)
  const fire = stukaFire(s, target)
  const die = s.chance.die(6, 'stuka')
  const result = resultOfRoll(s, fire.column, die)
  journalFire(s, fire, [die], result)
  applyResult(s, fire, result)
}

/** Where a unit from the Seize the Initiative box may enter: with a leader of its battalion or the regiment (ruling N17). */
function leadersFor(s: Maleme, u: Unit): Unit[] {
  const { battalion } = defOf(s, u)
  return s.box.germans.filter((l) => {
    const def = defOf(s, l)
    return def.leader && l !== u && inPlay(s, l) && (def.leads === 'regiment' || def.battalion === battalion)
  })
}

/** 4.4.2.2 Seize the Initiative; a unit of the box may return at full strength. */
export function* seizeInitiative(s: Maleme): Flow {
  if (!rollHq(s, 'seize', 'german')) return
  passInitiative(s, 'german', '4.4.2.2')
  const box = waiting(s)
  if (box.length === 0) return
  const unit = yield* choose<Maleme, number | 'nobody'>(s, {
    id: 'return',
    seat: 'german',
    rule: '4.4.2.2',
    of: [...box, 'nobody'],
    as: orButton<'nobody'>(pieces),
    commits: (u) => (u !== 'nobody' && leadersFor(s, u).length === 0 ? 'roll' : undefined),
    outside: () => notWaiting,
    prompt: () => text('ask.return'),
    auto: false,
  })
  if (unit === 'nobody') return
  const leaders = leadersFor(s, unit)
  const entry = yield* choose<Maleme, number | 'zone'>(s, {
    id: 'entry',
    seat: 'german',
    rule: '4.4.2.2',
    of: [...new Set(leaders.map((l) => at(s, l))), 'zone'],
    as: orButton<'zone'>(spaces),
    commits: (e) => (e === 'zone' ? 'roll' : undefined),
    outside: () => notEntry,
    prompt: () => text('ask.entry', { unit: { piece: unitId(s, unit) } }),
    about: () => ({ pieces: [unitId(s, unit), ...leaders.map((l) => unitId(s, l))] }),
  })
  const to = entry === 'zone' ? item(s.box.zoneOfDie, s.chance.die(6, 'zone')) : entry
  s.side[unit] = 0
  place(s, unit, to)
  s.journal?.push({
    kind: 'reveal',
    seat: 'german',
    rule: '4.4.2.2',
    text: text('log.returns', { unit: { piece: unitId(s, unit) }, to: { space: spaceId(s, to) } }),
    refs: [{ piece: unitId(s, unit) }, { space: spaceId(s, to) }],
  })
}
