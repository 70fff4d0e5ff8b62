// Who sees what: the German plan is open to its owner alone, and nothing the Allied seat reads depends on it.
import { cell, copyPlay, fastChance, imagine, item, keyAt, type Match, optionsOf } from '@merkur/engine'
import { viewOf } from '@merkur/table'
import { describe, expect, test } from 'vitest'
import { maleme } from '../index.ts'
import { overlays } from '../overlays.ts'
import { sight } from '../sight.ts'
import { type Maleme, place, spaceId } from '../state.ts'
import { begin, stir } from './table-play.ts'

/** Answers the decisions of these ids with their first option. */
function through(match: Match<Maleme>, ...ids: readonly string[]): void {
  for (;;) {
    const ask = match.run.asks[0]
    if (!ask || !ids.includes(ask.id)) return
    match.play(ask.seat, match.seq, keyAt(ask, item(optionsOf(ask), 0)))
  }
}

const dropMarks = (s: Maleme, seat: string) =>
  Object.values(sight(s, seat).marks).filter((m) => m.id.startsWith('drop '))

describe('what is hidden', () => {
  test('[3.2] views of the Allied seat and of spectators are the same in every world they can imagine', {
    timeout: 60_000,
  }, () => {
    for (const seed of ['one', 'two', 'three']) {
      const match = begin(seed)
      let n = 0
      let open = 0
      const compare = (): void => {
        if (n++ % 4 > 0) return
        for (const seat of ['allied', 'spectator']) {
          const world = imagine(match, seat, fastChance(`${seed}/${n}`)).open(fastChance('later'))
          if (match.s.plan.some((hex, d) => hex !== world.s.plan[d])) open++
          expect(sight(world.s, seat)).toEqual(sight(match.s, seat))
          for (const o of overlays)
            expect(maleme.overlay(world.s, seat, o.id, { piece: '5/I' })).toEqual(
              maleme.overlay(match.s, seat, o.id, { piece: '5/I' }),
            )
        }
      }
      stir(match, seed, 160, compare)
      expect(open, 'worlds with another plan').toBeGreaterThan(10)
    }
  })

  test('[3.2] while the plan is made only the German seat sees markers; then all see them alike', () => {
    const match = begin()
    through(match, 'airmen', 'assign')
    match.play('german', match.seq, '1008')
    expect(dropMarks(match.s, 'german').map((m) => m.short)).toEqual(['3/4'])
    expect(dropMarks(match.s, 'allied')).toEqual([])
    through(match, 'drop-hex')
    // The gliders, the only group of 8:30, have been turned up at once.
    const shown = dropMarks(match.s, 'allied')
    expect(shown.length).toBe(7)
    expect(new Set(shown.map((m) => JSON.stringify([m.short, m.label, m.colour]))).size).toBe(1)
    expect(dropMarks(match.s, 'spectator')).toEqual(shown)
    expect(
      dropMarks(match.s, 'german')
        .map((m) => m.short)
        .sort(),
    ).toEqual(['10', '11', '5', '7', '9', '–', '–'])
  })

  test('[3.2] who lands with whom is not known to the Allied seat before the group is turned up', () => {
    const match = begin()
    through(match, 'airmen', 'assign', 'drop-hex')
    const german = sight(match.s, 'german').displays
    const allied = sight(match.s, 'allied').displays
    expect(german['group 5']?.pieces).toContain('8/I')
    expect(allied['group 5']?.pieces).toEqual(['5/I', '5/II', '5/III'])
    expect(allied['group ?']?.pieces).toEqual(['8/I', '8/II', 'L-Stentzler', '12/I', '12/II', 'L-Scherber'])
    expect(allied['group 3/4']?.pieces).toContain('L-Koch')
    const drop = match.s.box.drops.findIndex((d) => d.id === '5')
    match.s.revealed[drop] = 1
    expect(sight(match.s, 'allied').displays['group 5']?.pieces).toEqual(german['group 5']?.pieces)
  })

  test('[5.1] the dummies are gone when the last group of 9:30 has landed', () => {
    const match = begin()
    through(match, 'airmen', 'assign', 'drop-hex')
    const s = copyPlay(maleme, match.s, fastChance('copy'))
    s.box.drops.forEach((d, i) => {
      if (d.group >= 0) s.revealed[i] = 1
    })
    expect(dropMarks(s, 'allied').length).toBe(2)
    s.dropping = -1
    expect(dropMarks(s, 'allied')).toEqual([])
  })

  test('[3.2] a view holds its own decision only', () => {
    const match = begin()
    through(match, 'airmen')
    expect(viewOf(maleme, { run: match.run, seq: match.seq, result: null }, 'allied').decision).toBeNull()
    expect(viewOf(maleme, { run: match.run, seq: match.seq, result: null }, 'german').decision?.id).toBe('assign')
  })
})

describe('what is shown', () => {
  /** A position of the impulses, set by hand. */
  function position(change: (s: Maleme, unit: (id: string) => number, space: (id: string) => number) => void): Maleme {
    const s = copyPlay(maleme, begin().s, fastChance('position'))
    s.stage = 'impulses'
    change(
      s,
      (id) => s.box.units.findIndex((u) => u.id === id),
      (id) => s.box.spaces.indexOf(id),
    )
    return s
  }
  const marker = (s: Maleme, id: string): number => s.box.markers.findIndex((m) => m.id === id)

  test('[2.2.3] a regrouping and pinned unit shows both markers and counts as they say', () => {
    const s = position((x, unit, space) => {
      place(x, unit('5/I'), space('0110'))
      x.regrouping[unit('5/I')] = marker(x, '3/0 0')
      x.pinned[unit('5/I')] = marker(x, '2/0 +1')
    })
    const counter = sight(s, 'allied').counters['5/I']
    expect(counter?.badges.map((b) => b.short)).toEqual(['P+1', 'R3'])
    expect(counter?.figures).toEqual(['4', '0'])
  })

  test('[2.2.4] units in Good Order lie on top', () => {
    const s = position((x, unit, space) => {
      for (const id of ['5/I', '5/II', '5/III']) place(x, unit(id), space('0110'))
      x.pinned[unit('5/II')] = marker(x, '2/0 -1')
    })
    const { counters } = sight(s, 'german')
    expect(counters['5/II']?.z).toBe(0)
    expect([counters['5/I']?.z, counters['5/III']?.z]).toEqual([1, 2])
  })

  test('[2.2.1] guns on their Fired side and reduced units lie on their back and say so', () => {
    const s = position((x, unit, space) => {
      place(x, unit('5/I'), space('0110'))
      x.side[unit('5/I')] = 1
    })
    const { counters } = sight(s, 'allied')
    expect(counters['15RA']).toMatchObject({ face: 1, badges: [{ id: 'fired' }] })
    expect(counters['5/I']).toMatchObject({ face: 1, badges: [{ id: 'reduced' }] })
  })

  test('[2.1.2] the watch has 24 half hours from 8:30 and serves again after 20:00', () => {
    const s = position((x) => {
      x.turn = 3
      x.germanWithdrawal = 19
      x.alliedWithdrawal = 25
    })
    const { watch } = sight(s, 'allied').tracks
    expect(watch?.steps.map((x) => x.label).filter((_, i) => i % 23 === 0)).toEqual(['8:30', '20:00'])
    const label = (id: string) => watch?.steps.find((x) => x.id === watch.tokens.find((t) => t.id === id)?.step)?.label
    expect([label('time'), label('german'), label('allied')]).toEqual(['10:00', '18:00', '9:00'])
    expect(watch?.tokens.find((t) => t.id === 'allied')?.label.args?.time).toBe('21:00')
  })

  test('[7.1] a star in German hands has their sign beside it', () => {
    const s = position((x) => {
      x.held[x.box.stars.findIndex((star) => star.id === '0604 blue')] = 1
    })
    const { marks } = sight(s, 'allied')
    expect(Object.keys(marks).filter((id) => id.startsWith('star ')).length).toBe(12)
    expect(marks['star 0604 blue']?.label.args?.holder).toBe('german')
    expect(marks['star 0604 brown']?.label.args?.holder).toBe('allied')
    expect(marks['held 0604 blue']?.space).toBe('0604')
  })

  test('[5.1] the active drift zone is the marker’s hex and those around it', () => {
    const match = begin()
    through(match, 'airmen', 'assign', 'drop-hex', 'reveal')
    const zone = Object.values(sight(match.s, 'allied').marks).filter((m) => m.id.startsWith('zone '))
    const drop = match.s.box.drops.findIndex((d) => d.group === match.s.dropping)
    expect(zone.find((m) => m.glyph === 'drop')?.space).toBe(spaceId(match.s, cell(match.s.plan, drop)))
    expect(zone.length).toBeGreaterThanOrEqual(5)
  })

  test('[6.2] a regrouping unit beside an enemy is a duty in Clean-up', () => {
    const s = position((x, unit, space) => {
      place(x, unit('5/I'), space('0209'))
      x.owed[unit('5/I')] = 1
    })
    expect(Object.values(sight(s, 'german').duties)).toEqual([
      { text: { id: 'duty.regroup', args: { unit: { piece: '5/I' } } }, rule: '6.2', refs: [{ piece: '5/I' }] },
    ])
  })

  test('every unit is on the map, in a zone or in a box for its own seat, and nowhere twice', {
    timeout: 30_000,
  }, () => {
    const match = begin('places')
    let n = 0
    stir(match, 'places', 1200, () => {
      if (n++ % 25 > 0) return
      for (const seat of ['german', 'allied']) {
        const { counters, displays } = sight(match.s, seat)
        const boxes = Object.values(displays).filter((d) => !d.id.endsWith('-hq'))
        const all = [...Object.keys(counters), ...boxes.flatMap((d) => d.pieces)].sort()
        expect(all).toEqual(match.s.box.units.map((u) => u.id).sort())
      }
    })
  })
})
