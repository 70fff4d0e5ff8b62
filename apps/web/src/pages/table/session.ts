// A sitting from the first call to the last: table, desk, art of the boards, news for ears, words for the shelf.
import type { Ref, SeatId } from '@merkur/engine'
import { type BoardArt, SPECTATOR } from '@merkur/table'
import { sound } from '../../app/sound.ts'
import { type Store, storeOf } from '../../app/store.ts'
import { beginFromSave } from '../../match/begin.ts'
import type { OpenTable } from '../../match/open.ts'
import { onlySeat, type Player, type TableWish } from '../../match/saved.ts'
import { recoloured } from '../../settings/palette.ts'
import type { Settings } from '../../settings/settings.ts'
import { bookAt } from '../../table/book.ts'
import type { coachOf } from '../../table/coach.ts'
import { tableAt } from '../../table/controller.ts'
import { labAt } from '../../table/lab.ts'
import { newsOf } from '../../table/speech.ts'
import type { Sitting } from '../../table/table-context.ts'
import { tableUi } from '../../table/ui.ts'

export interface Session {
  readonly sitting: Sitting
  /** Null while it is still on its way. */
  readonly art: Store<Readonly<Record<string, BoardArt>> | null>
  /** What a screen reader says next. */
  readonly news: Store<string>
  close(): void
}

/** In a replay: all eyes when the match is over; until then nobody may look with eyes that are not his alone. */
function eyesFor({ mode, match }: TableWish, seats: readonly SeatId[]): readonly SeatId[] {
  if (mode !== 'replay') return []
  if (match.finished || match.lab) return [...seats, SPECTATOR]
  const own = onlySeat(match.players)
  return [own ?? SPECTATOR]
}

/** A coach that has not met its table yet. */
export type JoiningCoach = ReturnType<typeof coachOf>

/** Sits down at an open table. */
export function sitDownAt(open: OpenTable, settings: Store<Settings>, coach?: JoiningCoach): Session {
  const { wish, host, desk, opened } = open
  const news = storeOf('')
  const art = storeOf<Readonly<Record<string, BoardArt>> | null>(null)
  void open.art.then((all) => art.set(all))
  const lab = wish.mode === 'lab' ? labAt(desk) : undefined
  const table = tableAt({
    host,
    liking: () => settings.get(),
    ...(lab
      ? {
          hands: (ref: Ref) =>
            lab.touch(ref, 'piece' in ref ? table.state.get().view.counters[ref.piece]?.space : undefined),
        }
      : {}),
    ...(coach ? { guard: (key: string) => coach.allows(key) } : {}),
    ...(wish.mode === 'hot-seat' ? { handover: () => desk.handover(), covered: opened.secret } : {}),
    onNews: (lines, { view }) => {
      news.set(newsOf(lines, view, table.words))
      const last = lines.findLast((line) => line.kind !== 'note')
      if (last && settings.get().sound) sound(last.kind)
    },
  })
  coach?.join(table)
  const book = bookAt(() => desk.book(wish.match.game))
  void desk.settled().then((notice) => notice && table.state.patch({ notice }))
  const caption = (): void => {
    const { view } = table.state.get()
    void desk.caption(table.words.plain(view.result ? view.result.text : view.phase))
  }
  caption()
  const captions = table.state.subscribe(caption)
  const ui = tableUi(host.kit.boards[0]?.id ?? '', settings.get().reader)
  const sitting: Sitting = {
    table,
    ui,
    kit: recoloured(host.kit, settings.get().palette),
    match: wish.match,
    mode: wish.mode,
    eyes: eyesFor(wish, opened.seats),
    desk,
    book,
    ...(coach ? { coach } : {}),
    ...(lab ? { lab } : {}),
    save: () => host.save(),
    async fork(seq) {
      const { text } = await host.fork(seq)
      const { game, name, scenario, players } = wish.match
      // A lesson names its player only: the other seats go to computer players.
      const seated = Object.fromEntries(opened.seats.map((id): [string, Player] => [id, players[id] ?? 'bot']))
      return beginFromSave(text, { game, name: `${name}, from move ${seq}`, scenario, players: seated })
    },
  }
  return {
    sitting,
    art,
    news,
    close() {
      captions()
      coach?.close()
      book.close()
      table.close()
      open.close()
    },
  }
}
