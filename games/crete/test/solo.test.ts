// 12 Solitaire: the draw of the brigades, the random set-up, forts, and a Commonwealth that plays by itself.
import { cell, fastChance, newPlay, Run } from '@merkur/engine'
import { describe, expect, test } from 'vitest'
import { rules } from '../game.ts'
import { countersFor, deployModifier, nextArea } from '../rules/solo/deploy.ts'
import { at, type Crete, spaceId } from '../state.ts'
import { fromTheStart, position, type Setup } from './support.ts'

/** A solitaire game played by the first option until a stage comes, its dice from a seed. */
function until(seed: string, stop: (s: Crete) => boolean, options = {}): Crete {
  const s = newPlay(rules, { scenario: 'solo', options })
  s.chance = fastChance(seed)
  const run = new Run(rules, s)
  const chance = fastChance(`answers ${seed}`)
  while (!run.over && !stop(s)) {
    const ask = run.asks[0]
    if (!ask) break
    const keys = run.keys(ask.seat)
    run.answer(
      ask.seat,
      keys.includes('end') && !keys.includes('box') ? 'end' : (keys[chance.die(keys.length) - 1] ?? ''),
    )
  }
  return s
}

const unit = (s: Crete, id: string): number => s.box.units.findIndex((u) => u.id === id)
const where = (s: Crete, id: string): string => spaceId(s, at(s, unit(s, id)))
const mapOf = (s: Crete, id: string): string => s.box.maps[cell(s.box.mapOf, at(s, unit(s, id)))] ?? ''

describe('12 the draw', () => {
  test('[12/1 12/2 12/3] three leaders for the west, one each for centre and east; their brigades go into the cups of their maps', () => {
    const s = until('draw', (x) => x.stage === 'wave')
    const maps = ['5bde', '10bde', 'mnbdo', '19bde', '14bde'].map(
      (f) => s.box.maps[cell(s.brigadeMap, s.box.formations.indexOf(f))],
    )
    expect(maps.toSorted()).toEqual(['centre', 'east', 'west', 'west', 'west'])
    for (const f of ['5bde', '14bde']) {
      const map = s.box.maps[cell(s.brigadeMap, s.box.formations.indexOf(f))]
      const there = s.box.units.filter((u) => s.box.formations[u.formation] === f && u.id !== 'C-AS')
      for (const u of there) expect(where(s, u.id)).toBe(`cup-${map}`)
    }
    expect([where(s, 'C-Freyberg'), where(s, 'C-AS'), where(s, 'C-3/7RTR')]).toEqual(['W31', 'SF', 'SF'])
    expect(['C-Vasey', 'C-2/7Aus', 'C-2/8Aus'].map((u) => where(s, u))).toEqual(['SC', 'SC', 'SC'])
  })

  test('[3.2/11] the player gives the four gliders to any of Meindl and the Storm battalions', () => {
    const play = fromTheStart({ scenario: 'solo', options: { deployment: 'historical' } })
    expect(play.options).toHaveLength(5)
    play.say('G-Meindl')
    expect(play.s.box.units.filter((_, u) => play.s.glider[u] === 1).map((u) => u.id)).toEqual([
      'G-IV/Sturm',
      'G-III/Sturm',
      'G-II/Sturm',
      'G-I/Sturm',
    ])
  })

  test('[12/8 12/9 12/29] the wave is planned before the defenders of its map are set up: the west for turn 1, the others for turn 2', () => {
    const first = until('wave', (x) => x.stage === 'bombing')
    expect(first.box.groups[0]?.units.every((u) => cell(first.aim, u) >= 0)).toBe(true)
    const onMap = (s: Crete): string[] => [
      ...new Set(
        s.box.units
          .filter((u) => u.seat === 'commonwealth' && at(s, unit(s, u.id)) < s.box.areas)
          .map((u) => mapOf(s, u.id)),
      ),
    ]
    expect(onMap(first).toSorted()).toEqual(['strategic', 'west'])
    expect(first.at.some((x) => x === s_cup(first, 'west'))).toBe(false)
    const second = until('wave', (x) => x.turn === 2 && x.stage === 'german')
    expect(['west', 'centre', 'east'].some((m) => second.at.some((x) => x === s_cup(second, m)))).toBe(false)
  })
})

const s_cup = (s: Crete, map: string): number => s.box.spaces.indexOf(`cup-${map}`)

describe('12 the random set-up', () => {
  const setup = (more: Partial<Setup> = {}): Crete =>
    position({
      scenario: 'solo',
      begin: 'bombing',
      stage: 'bombing',
      turn: 1,
      units: { 'C-22': 'W31', 'C-21': 'cup-west' },
      ...more,
    }).s

  test('[12/17 12/18 12/19 12/20 12/21] a die, mountain -3, other ground -2, objective +6, historical area +2', () => {
    const s = setup()
    const modifier = (area: string): number => deployModifier(s, s.box.spaces.indexOf(area))
    expect(modifier('W02')).toBe(-3)
    expect([modifier('W03'), modifier('W08'), modifier('W17')]).toEqual([-2, -2, -2])
    expect(modifier('W19')).toBe(4)
    expect(modifier('W01')).toBe(0)
  })

  test('[12/27] all that apply are added up', () => {
    const s = setup()
    expect(deployModifier(s, s.box.spaces.indexOf('W09'))).toBe(-2 + 6 + 2)
  })

  test('[12/23 12/24 12/25 12/26] 3 or less none, 4 one, 5 two, 6 or more three', () => {
    expect([-2, 0, 3, 4, 5, 6, 9, 12].map((total) => countersFor(setup(), total))).toEqual([0, 0, 0, 1, 2, 3, 3, 3])
  })

  test('[12/11 12/12 12/13 12/14 12/15] objectives first, then historical areas by number, landing areas, then thin historical areas again', () => {
    const s = setup({ units: { 'C-21': 'cup-west', 'G-I/FJ1': { at: 'reinforcements', aim: 'W08' } } })
    s.deployMap = s.box.maps.indexOf('west')
    s.deployPass = 1
    const order: string[] = []
    for (let i = 0; i < 21; i++) {
      const area = nextArea(s)
      order.push(spaceId(s, area))
      s.visited[area] = 1
    }
    expect(order.slice(0, 6)).toEqual(['W09', 'W15', 'W21', 'W25', 'W19', 'W28'])
    expect(order.slice(6, 17)).toEqual(['W01', 'W12', 'W11', 'W16', 'W22', 'W18', 'W24', 'W26', 'W30', 'W33', 'W31'])
    expect(order[17]).toBe('W08')
    expect(order.slice(18)).toEqual(['W01', 'W09', 'W12'])
  })

  test('[12/29] two leaders never share an area, and vehicles stand only where a road leads', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const s = until(seed, (x) => x.turn === 2 && x.stage === 'german')
      for (const a of s.box.everywhere) {
        const leaders = s.box.leaders.filter((l) => at(s, l.unit) === a && s.box.units[l.unit]?.seat === 'commonwealth')
        expect(leaders.length).toBeLessThanOrEqual(1)
      }
      expect(rules.faults(s)).toEqual([])
    }
  })

  test('[12.1/1] forts on the airfields and in Prison Valley, the last two where the player likes', () => {
    const s = until('forts', (x) => x.turn === 2 && x.stage === 'german')
    const forts = s.box.everywhere.filter((a) => cell(s.fort, a) === 1).map((a) => spaceId(s, a))
    expect(forts).toEqual(expect.arrayContaining(['C07', 'E08']))
    expect(forts.length).toBeLessThanOrEqual(6)
    const before = until('forts', (x) => x.stage === 'bombing')
    const west = before.box.everywhere.filter((a) => cell(before.fort, a) === 1).map((a) => spaceId(before, a))
    expect(west).toEqual(expect.arrayContaining(['W09', 'W19']))
    const asked = until('forts', (x) => x.stage === 'solo-forts')
    const fixed = asked.box.everywhere.filter((a) => cell(asked.fort, a) === 1).map((a) => spaceId(asked, a))
    expect([fixed, asked.forts]).toEqual([['W09', 'W19'], 2])
  })
})

describe('12.2 the automaton', () => {
  const auto = (units: Setup['units'], more: Partial<Setup> = {}) =>
    position({
      scenario: 'solo',
      solo: true,
      begin: 'automaton',
      side: 'commonwealth',
      turn: 8,
      limit: 6,
      ...(units ? { units } : {}),
      ...more,
    })

  test('[12.2/2 12.2/1] three units or more in a contested area assault, all together; fewer only defend', () => {
    const units = { 'C-22': 'W12', 'C-21': 'W12', 'C-7P': 'W12', 'G-I/FJ1': 'W12' }
    const play = auto(units, { autoStep: 2, dice: [6, 6, 1, 1] })
    expect(play.told).toContain('12.2 auto.assaults')
    expect(play.rolls[0]).toMatchObject({ attack: 6 + 2 + 1 })
    const two = auto({ 'C-22': 'W12', 'C-21': 'W12', 'G-I/FJ1': 'W12' }, { autoStep: 2 })
    expect(two.told).not.toContain('12.2 auto.assaults')
    expect(two.rolls).toEqual([])
  })

  test('[12.2/2] one unit is enough for a shot; it is not made below the defence that is seen', () => {
    const play = auto({ 'C-22': 'W12', 'G-I/FJ1': 'W10', 'C-7P': 'SF' }, { autoStep: 3 })
    expect(play.rolls).toEqual([])
    const strong = auto({ 'C-28': 'W12', 'G-I/FJ1': 'W10' }, { autoStep: 3, dice: [6, 6, 1, 1] })
    expect(strong.told).toContain('12.2 auto.shoots')
    expect(strong.rolls[0]).toMatchObject({ attack: 8, defence: 7, result: 'overrun' })
  })

  test('[12.2/3] units in objectives and contested areas never move', () => {
    const play = auto(
      { 'C-22': 'W15', 'C-21': 'W12', 'C-7P': 'W12', 'G-I/FJ1': 'W12', 'G-II/FJ1': 'W09' },
      { autoStep: 1 },
    )
    expect(play.told.filter((t) => t.includes('march'))).toEqual([])
    expect([play.unit('C-22'), play.unit('C-21')]).toEqual(['W15', 'W12'])
  })

  test('[12.2/4] it marches toward objectives that Germans hold or contest, else toward other contested areas', () => {
    const play = auto({ 'C-18': 'W24', 'C-20': 'W24', 'G-II/FJ1': 'W21', 'C-6Gk': 'W21' }, { autoStep: 1, turn: 9 })
    expect(play.told).toContain('12.2 auto.marches')
    expect([play.unit('C-18'), play.unit('C-20')]).toEqual(['W21', 'W21'])
    const other = auto({ 'C-18': 'W24', 'G-II/FJ1': 'W22', 'C-19': 'W22' }, { autoStep: 1, turn: 9 })
    expect(other.told).toContain('12.2 auto.marches-contested')
  })

  test('[12.2/4] a German area is entered by three units or more that may attack; fewer stop beside it', () => {
    const two = auto({ 'C-18': 'W24', 'C-20': 'W24', 'G-II/FJ1': 'W19' }, { autoStep: 1 })
    expect([two.unit('C-18'), two.unit('C-20')].includes('W19')).toBe(false)
    const three = auto(
      { 'C-18': 'W26', 'C-20': 'W26', 'C-19': 'W26', 'G-II/FJ1': 'W19' },
      { autoStep: 1, dice: [6, 6, 1, 1], draws: { 'auto-unit': ['C-18'] } },
    )
    expect(three.told).toContain('12.2 auto.assaults-entered')
    expect(three.rolls[0]).toMatchObject({ attack: 6 + 2 + 1 })
  })

  test('[12.2/5] leaders bombard the area in reach with most Germans, two at least; ties are drawn', () => {
    const units = { 'C-Hargest': 'W12', 'C-7P': 'W12', 'G-I/FJ1': 'W10', 'G-II/FJ1': 'W10', 'G-III/FJ1': 'W14' }
    const play = auto(units, { autoStep: 0, dice: [1, 1, 6, 6] })
    expect(play.seat).toBe('german')
    play.say('G-I/FJ1')
    expect(play.told).toContain('12.2 auto.bombards')
    const tie = auto(
      { ...units, 'G-I/FJ2': 'W14' },
      { autoStep: 0, dice: [1, 1, 6, 6], draws: { 'auto-area': ['W14'] } },
    )
    tie.say('G-III/FJ1')
    expect(tie.rolls[0]).toMatchObject({ attack: 6 })
    expect(tie.told).toContain('12.2 auto.drawn-area')
    expect(play.told).not.toContain('12.2 auto.drawn-area')
    expect(auto({ 'C-Hargest': 'W12', 'C-7P': 'W12', 'G-I/FJ1': 'W14' }, { autoStep: 0 }).rolls).toEqual([])
  })

  test('[12.2/3] a retreat leads to a neighbouring objective, else to the friendly area with most units', () => {
    const units = {
      'G-I/Sturm': 'W12',
      'G-II/Sturm': 'W12',
      'C-21': 'W12',
      'C-22': 'W11',
      'C-23': 'W14',
      'C-7P': 'W14',
    }
    const fight = (more: object): string => {
      const play = position({
        scenario: 'solo',
        solo: true,
        active: 'W12',
        units: { ...units, ...more },
        dice: [6, 4, 1, 1],
      })
      play.say('assault G-I/Sturm', 'done')
      return play.unit('C-21')
    }
    expect(fight({})).toBe('W09 reduced')
    expect(fight({ 'G-I/FJ1': 'W09' })).toBe('W14 reduced')
  })

  test('[12.2/3] the journal says of a named unit whether it is a full one, and of lots only where a march follows them', () => {
    const named = (reduced: object) => {
      const units = { 'G-Ju87': { at: 'luftwaffe', aim: 'W12' }, 'C-22': { at: 'W12', ...reduced }, 'C-7P': 'W12' }
      const play = position({
        scenario: 'solo',
        solo: true,
        doing: 'flying',
        units: { ...units, 'C-7P': { at: 'W12', reduced: true } },
        dice: [1, 1, 6, 6],
      })
      return play.match.journal.flatMap((l) => (l.text.id === 'auto.named' ? [l.text.args?.full] : []))
    }
    expect(named({})).toEqual(['yes'])
    expect(named({ reduced: true })).toEqual(['no'])
    const stuck = auto(
      { 'C-18': 'W24', 'C-20': 'W26', 'G-II/FJ1': 'W21', 'G-III/FJ1': 'W19' },
      { autoStep: 1, limit: 0, turn: 9 },
    )
    expect(stuck.told.filter((t) => t.includes('drawn'))).toEqual([])
  })

  test('[12.2/1 3.1/3] it spends the initiative on a combat of its own that ends below the defence', () => {
    const play = auto(
      { 'C-28': 'W12', 'G-I/FJ1': 'W10' },
      { autoStep: 3, initiative: 'commonwealth', dice: [1, 1, 6, 6, 6, 6, 1, 1] },
    )
    expect(play.told).toContain('12.2 auto.reroll')
    expect(play.rolls[0]).toMatchObject({ result: 'overrun' })
    expect(play.s.initiative).toBe('german')
  })
})
