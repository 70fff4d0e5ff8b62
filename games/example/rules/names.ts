// How areas, units and posts are pointed at in options, messages and the journal.
import { type Naming, type Ref, text } from '@merkur/engine'
import type { Sfakia } from '../state.ts'

export const areaRef = (s: Sfakia, space: number): Ref => ({ space: s.box.spaces[space] ?? '' })
export const unitRef = (s: Sfakia, unit: number): Ref => ({ piece: s.box.units[unit]?.id ?? '' })
export const postRef = (s: Sfakia, post: number): Ref => ({ piece: s.box.posts[post] ?? '' })

/** Options that are areas. */
export const areas: Naming<Sfakia, number> = {
  key: (s, area) => s.box.spaces[area] ?? '',
  touches: (s, area) => [areaRef(s, area)],
  label: (s, area) => text('to', { area: areaRef(s, area) }),
}
