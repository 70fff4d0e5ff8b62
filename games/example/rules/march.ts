// The march (5): one post or battalion of the rearguard moves one area.
import { cell, choose, type Flow, item, type Naming, refusal, text } from '@merkur/engine'
import { ALLIED, germansIn, heldIn, type Sfakia } from '../state.ts'
import { movePost, moveRearguard } from './fight.ts'
import { areaRef, postRef, unitRef } from './names.ts'

/** A post or a battalion and where it goes; null stays. */
type March = { readonly post: number; readonly unit: number; readonly to: number } | null

export const marchEnemy = refusal<Sfakia, March>('5.1', 'no.march-enemy', (s, m) =>
  m ? { area: areaRef(s, m.to) } : {},
)
export const marchHeld = refusal<Sfakia, March>('5.1', 'no.march-held', (s, m) => (m ? { area: areaRef(s, m.to) } : {}))

const who = (s: Sfakia, m: NonNullable<March>) => (m.post >= 0 ? postRef(s, m.post) : unitRef(s, m.unit))

const marches: Naming<Sfakia, March> = {
  key: (s, m) => (m ? `${m.post >= 0 ? s.box.posts[m.post] : s.box.units[m.unit]?.id} ${s.box.spaces[m.to]}` : 'stay'),
  touches: (s, m) => (m ? [who(s, m), areaRef(s, m.to)] : [{ button: 'stay' }]),
  label: (s, m) => (m ? text('move', { unit: who(s, m), area: areaRef(s, m.to) }) : text('stay')),
}

/** 5.1 At dusk one of the rearguard may move; then the ships come, so every answer draws a chit, and staying is asked too. */
export function* march(s: Sfakia): Flow {
  const candidates: March[] = [null]
  for (const [post, at] of s.postAt.entries())
    if (at >= 0) for (const to of item(s.box.ways, at)) candidates.push({ post, unit: -1, to })
  for (const unit of s.box.rearguard) {
    const at = cell(s.at, unit)
    if (at >= 0 && at < s.box.areas.length)
      for (const to of item(s.box.ways, at)) candidates.push({ post: -1, unit, to })
  }
  const m = yield* choose<Sfakia, March>(s, {
    id: 'march',
    seat: ALLIED,
    rule: '5.1',
    of: candidates,
    as: marches,
    refuse: (c) =>
      c === null
        ? undefined
        : germansIn(s, c.to) > 0
          ? marchEnemy
          : c.to !== s.box.beach && heldIn(s, c.to)
            ? marchHeld
            : undefined,
    commits: () => 'roll',
    auto: false,
    usual: (c) => c === null,
    prompt: () => text('ask.march'),
  })
  if (m) {
    if (m.post >= 0) movePost(s, m.post, m.to)
    else moveRearguard(s, m.unit, m.to)
  }
  s.phase = 'night'
}
