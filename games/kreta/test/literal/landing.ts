// A literal reading of 12.0, 14.0 and 16.2: what opens the German movement phase by day, landings from the air and the sea.
import { isHeld, turnUp } from './counters.ts'
import { couldGoOn, walk } from './movement.ts'
import {
  apart,
  at,
  compass,
  hexes,
  hexRow,
  isEnemy,
  isHex,
  isLand,
  named,
  type Picture,
  type Piece,
  partOf,
  sideOf,
  tables,
} from './sheet.ts'
import type { Watch } from './watch.ts'

const waiting = (p: Picture): Piece[] =>
  sideOf(p, 'german').filter((x) => x.row.parachute && x.where === 'reserve' && x.planned === '')
const inTheAir = (p: Picture): Piece[] => sideOf(p, 'german').filter((x) => x.planned !== '')

/** 14.1 Beaches and ports where a unit may aim to land. */
const shores = (p: Picture, x: Piece, named: readonly string[]): string[] =>
  tables.map
    .filter((h) => (h.port ? x.row.port : h.beach && x.row.beach))
    .map((h) => h.hex)
    .filter((h) => isHeld(p, h) && !named.includes(h))
    .filter((h) => at(p, 'german', h).length === 0 || couldGoOn(p, x, h))

const sailors = (p: Picture, aboard: readonly { unit: string; hex: string }[]): string[] =>
  sideOf(p, 'german')
    .filter((x) => x.where === 'reserve' && x.planned === '' && aboard.every((a) => a.unit !== x.row.id))
    // 12.1 All paratroops of the historical scenario jump in one turn (ruling K9).
    .filter((x) => p.full || !x.row.parachute)
    .filter(
      (x) =>
        shores(
          p,
          x,
          aboard.map((a) => a.hex),
        ).length > 0,
    )
    .map((x) => x.row.id)

/** K1 Landing, convoy, or the moves. */
export function opening(w: Watch): string {
  const { p } = w
  const owed = !p.full && !p.dropDone && waiting(p).length > 0
  const keys = [
    ...(!p.dropDone && waiting(p).length > 0 ? ['drop'] : []),
    ...(!p.convoyDone && sailors(p, []).length > 0 ? ['convoy'] : []),
    ...(owed ? [] : ['done']),
  ]
  const key = w.ask('opening', 'german', keys, (list) =>
    list.includes('drop') && w.chance(3) > 1 ? 'drop' : w.any(list),
  )
  if (key === 'done') p.stage = 'german-move'
  if (key === 'convoy') p.stage = 'convoy'
  if (key === 'drop') {
    p.dropDone = true
    p.stage = p.full ? 'drop-plan' : 'drop'
    if (!p.full) for (const x of waiting(p)) x.planned = x.row.landing ?? ''
  }
  return key
}

/** 16.2 One unit of the plan and its hex, or the end of the plan. */
export function plan(w: Watch): string {
  const { p } = w
  const flying = inTheAir(p)
  const keys = [...waiting(p).map((x) => x.row.id), ...(flying.length > 0 ? ['done'] : [])]
  const key = w.ask('drop-unit', 'german', keys)
  if (key === 'done') p.stage = 'drop'
  else {
    const taken = flying.map((x) => x.planned)
    const land = hexes.filter((h) => isLand(h) && !taken.includes(h))
    named(p, key).planned = w.ask(
      'drop-hex',
      'german',
      hexes.filter((h) => !taken.includes(h)),
      (list) => (w.chance(8) === 1 ? w.any(list) : w.any(land)),
    )
  }
  return key === 'done' ? 'done' : 'plan'
}

/** 12.2, 12.32 So many hexes in the direction of a die. */
function scatter(w: Watch, from: string, many: number): string {
  const die = w.die('direction')
  const directions = ['N', 'NE', 'SE', 'S', 'SW', 'NW']
  const direction = tables.scatter[die - 1]?.direction ?? 'N'
  let hex: string | undefined = from
  for (let i = 0; i < many && hex !== undefined; i++) hex = compass(hex)[directions.indexOf(direction)]
  w.facts({ direction, hexes: many })
  return hex ?? ''
}

const TABLE = ['distance0', 'distance1', 'distance2'] as const

/** 12.31, 12.34 The batteries in reach of the planned hex; where the unit comes down, or that it does not. */
function aim(w: Watch, planned: string): string {
  const { p } = w
  const near = (hex: string): boolean => isHex(hex) && apart(hex, planned) <= 2
  const batteries = sideOf(p, 'british').filter((b) => b.row.anti_aircraft && near(b.where))
  batteries.sort(
    (a, b) => apart(a.where, planned) - apart(b.where, planned) || hexes.indexOf(a.where) - hexes.indexOf(b.where),
  )
  let scattered = false
  // Face-down counters that are passed without a shot are known to be no batteries.
  const down = [...p.empty, ...sideOf(p, 'british').flatMap((x) => (x.down ? [x.where] : []))].filter(near)
  const order = (hex: string): number => apart(hex, planned) * 10000 + hexes.indexOf(hex)
  const pass = (until: number): void => {
    for (const hex of down)
      if (order(hex) < until && !p.quiet.includes(hex) && !batteries.some((b) => b.where === hex)) p.quiet.push(hex)
    p.quiet.sort()
  }
  for (const b of batteries) {
    pass(order(b.where))
    turnUp(p, b)
    const distance = apart(b.where, planned)
    const result = tables.antiAircraft[w.die('anti-aircraft') - 1]?.[TABLE[distance] ?? 'distance2'] ?? '-'
    w.facts({ distance, result })
    if (result === 'E') return 'shot'
    if (result === 'R') scattered = true
  }
  pass(Number.POSITIVE_INFINITY)
  if (scattered) return scatter(w, planned, 3)
  if (batteries.length > 0) return planned
  const roll = w.die('landing')
  if (roll > 1) return scatter(w, planned, 1)
  w.facts({ landing: 1 })
  return planned
}

/** 12.2, 12.3 One unit comes down. */
export function drop(w: Watch): string {
  const { p } = w
  const x = named(
    p,
    w.ask(
      'land',
      'german',
      inTheAir(p).map((u) => u.row.id),
    ),
  )
  const { planned } = x
  x.planned = ''
  let hex = aim(w, planned)
  let told = 'lands'
  if (hex === 'shot' || hex === '' || !isLand(hex)) {
    x.where = 'lost'
    told = hex === 'shot' ? 'shot' : 'sea'
  } else {
    if (at(p, 'german', hex).length > 0) {
      hex = w.ask('aside', 'german', nearest(p, hex))
      told = 'aside'
    } else if (isEnemy(p, 'german', hex)) told = 'enemy'
    x.where = hex
    x.landed = true
  }
  if (inTheAir(p).length === 0) p.stage = 'opening'
  return told
}

/** 12.22 The nearest hexes without any counter, in the same part. */
function nearest(p: Picture, from: string): string[] {
  const free = hexes.filter(
    (h) => partOf(h) === partOf(from) && isLand(h) && !isEnemy(p, 'german', h) && !isEnemy(p, 'british', h),
  )
  const least = Math.min(...free.map((h) => apart(h, from)))
  return free.filter((h) => apart(h, from) === least)
}

/** 14.1, 8.3 A convoy. */
export function convoy(w: Watch): string {
  const { p } = w
  const aboard: { unit: string; hex: string }[] = []
  for (;;) {
    const keys = [...(aboard.length < 3 ? sailors(p, aboard) : []), ...(aboard.length > 0 ? ['done'] : [])]
    const unit = w.ask('convoy-unit', 'german', keys)
    if (unit === 'done') break
    const hex = w.ask(
      'convoy-place',
      'german',
      shores(
        p,
        named(p, unit),
        aboard.map((a) => a.hex),
      ),
    )
    aboard.push({ unit, hex })
  }
  const cover = Number(
    w.ask(
      'cover',
      'german',
      Array.from({ length: p.air + 1 }, (_, i) => String(i)),
    ),
  )
  p.convoyDone = true
  p.stage = 'opening'
  p.air -= cover
  const column = cover < 3 ? 'from0' : cover < 6 ? 'from3' : cover < 9 ? 'from6' : 'from9'
  const arrived = aboard.filter(({ unit }) => {
    const sunk = tables.convoy[w.die('convoy') - 1]?.[column] === 'Z'
    w.facts({ cover, result: sunk ? 'sunk' : 'arrives' })
    if (sunk) named(p, unit).where = 'lost'
    return !sunk
  })
  for (const { unit, hex } of arrived) {
    const x = named(p, unit)
    const crowded = at(p, 'german', hex).length > 0
    // K45 Who no longer can move off turns back.
    if (crowded && !couldGoOn(p, x, hex)) continue
    x.where = hex
    x.landed = true
    if (crowded) walk(w, x)
  }
  return hexRow(aboard[0]?.hex ?? '')?.port === true ? 'port' : 'beach'
}
