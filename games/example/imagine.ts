// What a seat cannot know, drawn anew: what lies under the posts, and where the flank march is going.
import { type Chance, cell, item, type SeatId, shuffled } from '@merkur/engine'
import { ALLIED, GERMAN, type Sfakia } from './state.ts'

/** `s` is the start of the running activity, `now` the present: what has been turned up since is known and stays. */
export function redraw(s: Sfakia, now: Sfakia, seat: SeatId, chance: Chance): void {
  if (seat !== ALLIED) {
    const posts = [...s.under.keys()].filter((p) => cell(s.under, p) >= 0 && cell(now.under, p) >= 0)
    const units = shuffled(
      posts.map((p) => cell(s.under, p)),
      chance,
    )
    for (const p of posts) s.under[p] = units.pop() ?? -1
  }
  if (seat !== GERMAN && s.flank >= 0 && now.flank >= 0)
    s.flank = item(s.box.flankAreas, chance.die(s.box.flankAreas.length, 'redraw') - 1)
}
