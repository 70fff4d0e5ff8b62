// The table's controller: between a host and whatever draws it. Knows no page and no game.
import { type Ref, refKey, text } from '@merkur/engine'
import { type Answer, apply, type OptionView, type Shown, same, wording } from '@merkur/table'
import { type Store, storeOf } from '../app/store.ts'
import { lookAhead } from './ahead.ts'
import { pickedAtFirst, pointedOption, touch } from './choices.ts'
import { closedButtons } from './closed-buttons.ts'
import type { TableController, TableTerms } from './controls.ts'
import { findReach, routeTo } from './route.ts'
import { HANDS_FREE, type TableState } from './state.ts'
import { subjectOf } from './subject.ts'
import { meantBy, reasonsFor } from './why.ts'

/** Sits down at a host; the first view is there when this returns. */
export function tableAt(terms: TableTerms): TableController {
  const { host, liking, handover, onNews } = terms
  const words = wording(host.kit)
  let shown: Shown | null = null
  let state: Store<TableState> | undefined
  const buttons = closedButtons()
  let asking = 0
  /** The option last pointed at, and the one the map was pointing at. */
  let wanted: string | null = null
  let onMap: string | null = null
  let left = false
  let sent = -1
  /** The moment of the past that was last asked for. */
  let looksFor: number | null = null

  const leave = host.subscribe((delta, timeline) => {
    const first = shown === null
    const before = shown?.journal.length ?? 0
    shown = apply(shown, delta)
    const { view, journal } = shown
    if (!state) {
      const curtain = terms.covered ? { to: host.seat, secret: true } : null
      state = storeOf<TableState>({
        ...HANDS_FREE,
        picked: pickedAtFirst(view.decision?.options ?? []),
        closed: buttons.see(view.decision),
        ...{
          view,
          journal,
          timeline,
          seat: host.seat,
          pointed: null,
          overlay: null,
          inspected: null,
          lit: [],
          taught: [],
        },
        ...{ past: null, curtain, notice: null },
      })
    } else {
      // Other eyes see another journal, and a match that has just become whole is sent anew: nothing of it is news.
      const anew = delta.from < 0 || state.get().seat !== host.seat
      const now = { view, journal, timeline, seat: host.seat }
      // While others play, whoever is still asked the same keeps in hand what he has.
      if (same(state.get().view.decision, view.decision)) state.patch(now)
      else {
        const picked = pickedAtFirst(view.decision?.options ?? [])
        state.patch({ ...HANDS_FREE, ...now, picked, closed: buttons.see(view.decision), overlay: null, lit: [] })
      }
      if (!first && !anew && journal.length > before) onNews?.(journal.slice(before), state.get())
    }
    asking++
    sent = -1
    if (!first) void afterView()
  })
  if (!state) throw new Error('the host has shown nothing yet')
  const store: Store<TableState> = state

  /** Calls that were on their way when the player left are answered by nobody. */
  const gone = (error: unknown): undefined => {
    if (!left) throw error
    return undefined
  }

  async function afterView(): Promise<void> {
    if (!state || !shown) return
    const { view } = shown
    if (handover && view.decision === null && view.waiting.length > 0) {
      const next = await handover().catch(gone)
      if (next && (next.secret || liking().curtain === 'always')) state.patch({ curtain: next })
      else if (next) await host.lookAs(next.to)
      return
    }
    await seekReach()
  }

  /** Asks only when nothing newer has been asked meanwhile. */
  const latest = async <T>(question: Promise<T>, use: (answer: T) => void): Promise<void> => {
    const mine = asking
    const answer = await question.catch(gone)
    if (mine === asking && answer !== undefined) use(answer)
  }

  async function seekReach(): Promise<void> {
    await latest(findReach(host, store.get()), (reach) => store.patch({ reach }))
  }

  const optionOf = (key: string): OptionView | undefined =>
    store.get().view.decision?.options.find((option) => option.key === key)

  async function answered(answer: Promise<Answer>): Promise<boolean> {
    const got = await answer.catch(gone)
    store.patch({ notice: !got || got.ok ? null : got.text })
    return got?.ok ?? false
  }

  /** A view is answered once: a second press before the next view has come is the same press. */
  async function play(key: string): Promise<boolean> {
    const { seq, decision } = store.get().view
    if (sent === seq) return false
    sent = seq
    const sending = host.play([key], { seq })
    const got = await sending.catch(gone)
    // Where several are asked at once, another may have answered meanwhile: what is asked here is still the same.
    const now = store.get().view
    if (got && !got.ok && got.code === 'seq' && now.seq !== seq && same(now.decision, decision)) return play(key)
    const done = await answered(sending)
    if (!done) sent = -1
    return done
  }

  async function show(key: string): Promise<void> {
    await latest(host.preview(key), (about) => store.patch({ preview: { key, about } }))
  }

  /** What a thing further off would lead to, kept under its name. */
  async function showAhead(ref: Ref, name: string): Promise<void> {
    const { view, picked, reach } = store.get()
    await latest(lookAhead(host, view, picked, reach, ref), (about) =>
      store.patch({ preview: about && { key: name, about } }),
    )
  }

  async function take(key: string): Promise<void> {
    const option = optionOf(key)
    if (!option || store.get().past || terms.guard?.(key) === false) return
    if (option.commits === 'roll' && store.get().pending !== key) {
      const seen = store.get().preview?.key === key
      if (!seen) await show(key)
      const odds = (store.get().preview?.about?.breakdowns?.length ?? 0) > 0
      if (liking().confirmRolls || (!seen && odds)) {
        store.patch({ pending: key, onward: [] })
        return
      }
    }
    await play(key)
  }

  /** Walks a way key by key; stops before dice fall, so that their odds are seen first, and when something comes between. */
  async function walk(keys: readonly string[]): Promise<void> {
    for (const [i, key] of keys.entries()) {
      const option = optionOf(key)
      if (!option || terms.guard?.(key) === false) return
      if (option.commits === 'roll') {
        await show(key)
        store.patch({ pending: key, onward: keys.slice(i + 1) })
        return
      }
      const before = store.get().journal.length
      if (!(await play(key))) return
      const fell = store.get().journal.slice(before)
      if (fell.some((line) => line.kind === 'roll' || line.kind === 'reveal')) return
    }
  }

  void afterView()

  const table: TableController = {
    kit: host.kit,
    words,
    state: store,
    async touch(ref, gesture) {
      const { view, picked, past, reach, pending } = store.get()
      store.patch({ why: null })
      if (past || terms.hands?.(ref)) return
      const options = view.decision?.options ?? []
      const place = 'piece' in ref ? view.counters[ref.piece]?.space : undefined
      // A counter lies on its space: where the space is meant, touching the counter means the space.
      const meant: Ref[] = place === undefined ? [ref] : [ref, { space: place }]
      for (const thing of meant) {
        const what = touch(options, picked, thing)
        if (what.kind === 'play') {
          if (pending === what.option.key) await table.confirm()
          else await take(what.option.key)
          return
        }
        if (what.kind === 'pick' || what.kind === 'drop') {
          store.patch({ picked: what.kind === 'pick' ? what.picked : [], preview: null, pending: null, reach: null })
          asking++
          await seekReach()
          return
        }
        const way = routeTo(reach, thing)
        if (way.length > 0) {
          await walk(way)
          return
        }
      }
      const standing = 'space' in ref ? openPieceIn(store.get(), ref.space) : undefined
      if (standing) {
        await table.touch({ piece: standing }, gesture)
        return
      }
      store.patch({ inspected: ref })
      if (view.decision) await table.why(ref, gesture)
    },
    point(ref) {
      const { view, picked, pending, past } = store.get()
      store.patch({ pointed: ref })
      if (past || pending !== null) return
      const option = ref && view.decision ? pointedOption(view.decision.options, picked, ref) : undefined
      const far = ref && !option && view.decision ? `ahead ${refKey(ref)}` : null
      // Leaving the map must not put out what a button beside it has just lit.
      if (option) table.pointOption(option.key)
      else if (wanted === onMap) {
        table.pointOption(null)
        wanted = far
        if (ref && far !== null) void showAhead(ref, far)
      }
      onMap = option?.key ?? far
    },
    pointOption(key) {
      asking++
      wanted = key
      if (store.get().pending !== null) return
      if (key === null) store.patch({ preview: null })
      else if (store.get().preview?.key !== key) void show(key)
    },
    take,
    answer: play,
    teach: (taught) => store.patch({ taught }),
    async confirm() {
      const { pending, onward } = store.get()
      if (pending === null) return
      const before = store.get().journal.length
      if (!(await play(pending))) return
      const fell = store.get().journal.slice(before)
      if (onward.length > 0 && !fell.some((line) => line.kind === 'roll')) await walk(onward)
    },
    putDown() {
      const { picked, pending, why, overlay, inspected } = store.get()
      const any = picked.length > 0 || pending !== null || why !== null || overlay !== null || inspected !== null
      if (pending !== null || why !== null) store.patch({ pending: null, why: null, preview: null })
      else store.patch({ ...HANDS_FREE, overlay: null, inspected: null })
      asking++
      void seekReach()
      return any
    },
    async why(ref, gesture) {
      const { view, picked } = store.get()
      const meant = meantBy(view, ref)
      const reasons = await reasonsFor(host, view, picked, meant)
      store.patch({ why: { ref: meant, reasons, ...(gesture?.at ? { at: gesture.at } : {}) } })
    },
    closeWhy: () => store.patch({ why: null }),
    inspect: (ref) => store.patch({ inspected: ref }),
    light: (lit) => store.patch({ lit }),
    async overlay(id) {
      const def = host.kit.overlays.find((o) => o.id === id)
      if (!def || store.get().overlay?.id === id) {
        store.patch({ overlay: null })
        return
      }
      const of = subjectOf(def.about, store.get())
      if (def.about !== 'board' && !of) store.patch({ notice: text('table.overlay-of', { about: def.about }) })
      else store.patch({ overlay: await host.ask(def.id, of) })
    },
    undo: async () => {
      await answered(host.undo())
    },
    redo: async () => {
      await answered(host.redo())
    },
    resign: async () => {
      await answered(host.resign())
    },
    order: async (order) => {
      await answered(host.order(order))
    },
    async lookBack(seq) {
      const now = store.get().view.seq
      const to = seq === null || seq >= now ? null : Math.max(0, seq)
      looksFor = to
      if (to === null) {
        store.patch({ past: null })
        return
      }
      const view = await host.history(to).catch(gone)
      // Meanwhile another moment may have been asked for.
      if (view && looksFor === to) store.patch({ ...HANDS_FREE, past: { seq: to, view } })
    },
    lookBy: (steps) => {
      const { past, view } = store.get()
      return table.lookBack((looksFor ?? past?.seq ?? view.seq) + steps)
    },
    lookAs: async (seat) => {
      await answered(host.lookAs(seat))
    },
    async uncover() {
      const { curtain, seat } = store.get()
      if (curtain && curtain.to !== seat) await host.lookAs(curtain.to)
      store.patch({ curtain: null })
    },
    heard: () => store.patch({ notice: null }),
    close() {
      left = true
      leave()
    },
  }
  return table
}

/** The only open piece in a space, which touching the space means. */
function openPieceIn(state: TableState, space: string): string | undefined {
  const options = state.view.decision?.options ?? []
  const here = Object.values(state.view.counters).filter((c) => c.space === space)
  const open = here.filter((c) => touch(options, state.picked, { piece: c.piece }).kind !== 'refused')
  return open.length === 1 ? open[0]?.piece : undefined
}
