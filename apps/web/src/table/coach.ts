// Leads through a guided first turn: says what happens, waits for what the player shall do, and does the rest for him.
import { placeAt, type Tutorial, type TutorialMove, type TutorialStep } from '@merkur/table'
import { type Store, storeOf } from '../app/store.ts'
import type { TableController } from './controls.ts'

/** `read`: the player reads and goes on; `do`: he does what is said; `watch`: others are playing. */
type CoachWaits = 'read' | 'do' | 'watch' | 'over'

interface CoachState {
  /** Index of the step that is told; the number of steps at the end. */
  readonly step: number
  readonly waits: CoachWaits
  /** The player tried something else than what the lesson asks for. */
  readonly strayed: boolean
}

export interface Coach {
  readonly tutorial: Tutorial
  readonly state: Store<CoachState>
  /** Whether this answer is the lesson's; if not, the player is told. */
  allows(key: string): boolean
  goOn(): void
  close(): void
}

/** Whether a step begins with something the player does himself. */
const begins = (step: TutorialStep | undefined, seat: string): boolean =>
  step?.moves[0] !== undefined && step.moves[0].seat === seat && !step.moves[0].auto

/** Whether the player does something in a step himself. */
const acts = (step: TutorialStep | undefined, seat: string): boolean =>
  step?.moves.some((move) => move.seat === seat && !move.auto) ?? false

/**
 * The step to tell: as far as the match has come, but no step in which the player does nothing himself is passed unread.
 * @param read steps at which the player has pressed on
 */
export function stepToTell(tutorial: Tutorial, told: number, reached: number, read: ReadonlySet<number>): number {
  let step = told
  while (step < reached && (acts(tutorial.steps[step], tutorial.seat) || read.has(step))) step++
  return step
}

/** Milliseconds before the lesson answers for the player, so that one can follow. */
const AUTO = 450

/** A coach; `join` is called once with the table it leads through. */
export function coachOf(
  tutorial: Tutorial,
  wait: (milliseconds: number) => Promise<void>,
): Coach & { join(table: TableController): void } {
  const state = storeOf<CoachState>({ step: 0, waits: 'read', strayed: false })
  const released = new Set<number>()
  let table: TableController | undefined
  let leave: (() => void) | undefined
  let busy = false
  let seq = -1

  function place(): { step: number; move: TutorialMove | undefined } {
    const view = table?.state.get().view
    return placeAt(tutorial, view?.seq ?? 0, view?.decision?.id)
  }

  function look(): void {
    if (!table) return
    const { view } = table.state.get()
    const { step: reached, move } = place()
    const step = stepToTell(tutorial, state.get().step, reached, released)
    const told = tutorial.steps[step]
    const mine = move !== undefined && move.seat === tutorial.seat && view.decision !== null
    const may = begins(told, tutorial.seat) || released.has(step) || move !== told?.moves[0]
    const waits: CoachWaits =
      step >= tutorial.steps.length ? 'over' : step < reached || !may ? 'read' : mine && !move.auto ? 'do' : 'watch'
    const moved = view.seq !== seq
    seq = view.seq
    state.set({ step, waits, strayed: moved ? false : state.get().strayed })
    table.teach(told?.show ?? [])
    if (waits === 'watch' && mine && move.auto) void answer(move.key)
  }

  async function answer(key: string): Promise<void> {
    if (busy || !table) return
    busy = true
    await wait(AUTO)
    await table.answer(key)
    busy = false
    look()
  }

  return {
    tutorial,
    state,
    join(joined) {
      table = joined
      let shown = joined.state.get().view
      leave = joined.state.subscribe(() => {
        const { view } = joined.state.get()
        if (view === shown) return
        shown = view
        look()
      })
      look()
    },
    allows(key) {
      const { waits } = state.get()
      const { move } = place()
      const fits =
        waits === 'over' || (waits === 'do' && move !== undefined && [move.key, ...(move.also ?? [])].includes(key))
      if (!fits) state.patch({ strayed: true })
      return fits
    },
    goOn() {
      const { step, waits } = state.get()
      if (waits !== 'read') return
      released.add(step)
      if ((tutorial.steps[step]?.moves.length ?? 0) === 0) state.patch({ step: step + 1 })
      look()
    },
    close: () => leave?.(),
  }
}
