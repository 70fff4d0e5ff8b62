// Set-up (2): posts and the flank march, chosen in secret at the same time.
import { cell, choose, type Flow, item, refusal, text, together } from '@merkur/engine'
import { ALLIED, GERMAN, type Sfakia } from '../state.ts'
import { areaRef, areas, unitRef } from './names.ts'

export const noPostHere = refusal<Sfakia, number>('2.1', 'no.post-here', (s, area) => ({ area: areaRef(s, area) }))
export const postTaken = refusal<Sfakia, number>('2.1', 'no.post-taken', (s, area) => ({ area: areaRef(s, area) }))
export const noFlankHere = refusal<Sfakia, number>('2.2', 'no.flank-here', (s, area) => ({ area: areaRef(s, area) }))

/** 2 Both seats plan at once; then the posts are laid, lettered by area, so that a letter tells nothing. */
export function* plan(s: Sfakia): Flow {
  yield* together({ [ALLIED]: layPosts(s), [GERMAN]: planFlank(s) })
  let post = 0
  for (const area of s.box.postAreas) {
    const unit = s.plan.indexOf(area)
    if (unit < 0) continue
    s.postAt[post] = area
    s.under[post] = unit
    s.journal?.push({
      kind: 'note',
      text: text('log.post', { post: { piece: item(s.box.posts, post) }, area: areaRef(s, area) }),
      rule: '2.1',
    })
    post++
  }
  s.plan.fill(-1)
  s.phase = 'arrival'
}

/** 2.1 Each rearguard unit goes to an area of its own. */
function* layPosts(s: Sfakia): Flow {
  for (const unit of s.box.rearguard) {
    s.plan[unit] = yield* choose(s, {
      id: 'post',
      seat: ALLIED,
      rule: '2.1',
      of: s.box.everywhere,
      as: areas,
      refuse: (area) => (!item(s.box.areas, area).post ? noPostHere : s.plan.includes(area) ? postTaken : undefined),
      prompt: () => text('ask.post', { unit: unitRef(s, unit) }),
      about: () => ({ pieces: [item(s.box.units, unit).id] }),
    })
  }
}

/** 2.2 One battalion marches round the flank. */
function* planFlank(s: Sfakia): Flow {
  s.flank = yield* choose(s, {
    id: 'flank',
    seat: GERMAN,
    rule: '2.2',
    of: s.box.everywhere,
    as: areas,
    refuse: (area) => (item(s.box.areas, area).flank ? undefined : noFlankHere),
    prompt: () => text('ask.flank', { turn: s.box.scenario.flankTurn }),
    about: () => ({
      pieces: s.box.germans.filter((u) => item(s.box.units, u).flank).map((u) => item(s.box.units, u).id),
    }),
  })
  s.journal?.push({ kind: 'note', only: [GERMAN], text: text('log.flank', { area: areaRef(s, s.flank) }), rule: '2.2' })
}

/** The rearguard units nobody has seen yet. */
export const hidden = (s: Sfakia): number[] => s.box.rearguard.filter((u) => cell(s.at, u) < 0)
