// The lab's hands: while they are on, touches on the map place and take up counters instead of playing.
import type { Ref, StateJson } from '@merkur/engine'
import { type Store, storeOf } from '../app/store.ts'
import type { LabField } from '../match/bench.ts'
import type { Desk, LabEdit } from '../match/desk.ts'

interface LabState {
  /** Whether touches change the position. */
  readonly hands: boolean
  /** The piece in the hand. */
  readonly held: string | null
  readonly error: string | null
  /** Fields of the whole position, and of the thing looked at. */
  readonly fields: readonly LabField[]
  readonly its: { readonly id: string; readonly fields: readonly LabField[] } | null
}

export interface Lab {
  readonly state: Store<LabState>
  /**
   * Takes a touch on the board; false leaves it to the game. `under`: the space a touched piece lies in; with another in
   * the hand it is meant.
   */
  touch(ref: Ref, under?: string): boolean
  /** Carries a piece to a space. */
  drop(piece: string, space: string): Promise<void>
  /** Resolves when the last change has been made or refused. */
  settled(): Promise<void>
  /** Lets go of the piece in the hand; false when there is none. */
  letGo(): boolean
  setHands(on: boolean): void
  /** Puts the piece in the hand off the map. */
  takeOff(): Promise<void>
  flip(piece: string): Promise<void>
  set(path: readonly string[], value: string | number | boolean | null): Promise<void>
  dice(text: string): Promise<void>
  takeBack(): Promise<void>
  /** Shows the fields of a thing. */
  look(id: string | null): Promise<void>
}

/** Faces from words such as `3, 6, 1`. Throws an Error that says what is allowed. */
export function facesOf(text: string): number[] {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '')
  return words.map((word) => {
    const face = Number(word)
    if (!Number.isInteger(face) || face < 1 || face > 100)
      throw new Error(`Dice: found “${word}”; allowed are whole numbers such as 3, 6, 1.`)
    return face
  })
}

/** The change that sets one field: `['units', '5/I', 'at']` becomes a record in a record. */
export function changeAt(path: readonly string[], value: string | number | boolean | null): StateJson {
  const [name = '', ...rest] = path
  return { [name]: rest.length === 0 ? value : changeAt(rest, value) }
}

export function labAt(desk: Pick<Desk, 'fields' | 'edit'>): Lab {
  const state = storeOf<LabState>({ hands: false, held: null, error: null, fields: [], its: null })
  const words = (error: unknown): void => state.patch({ error: error instanceof Error ? error.message : String(error) })

  async function refresh(): Promise<void> {
    const { its } = state.get()
    const fields = await desk.fields()
    state.patch({ fields, ...(its ? { its: { id: its.id, fields: await desk.fields(its.id) } } : {}) })
  }

  let last: Promise<void> = Promise.resolve()

  function edit(change: LabEdit): Promise<void> {
    state.patch({ error: null })
    last = desk.edit(change).then(refresh, words)
    return last
  }

  const look = async (id: string | null): Promise<void> => {
    if (id === null) state.patch({ its: null })
    else await desk.fields(id).then((fields) => state.patch({ its: { id, fields } }), words)
  }

  void refresh().catch(words)
  return {
    state,
    touch(ref, under) {
      const { hands, held } = state.get()
      if (!hands) return false
      if ('piece' in ref && held !== null && held !== ref.piece && under !== undefined) {
        state.patch({ held: null })
        void edit({ do: 'place', piece: held, space: under })
      } else if ('piece' in ref) {
        state.patch({ held: held === ref.piece ? null : ref.piece })
        void look(ref.piece)
      } else if ('space' in ref && held !== null) {
        state.patch({ held: null })
        void edit({ do: 'place', piece: held, space: ref.space })
      } else if ('space' in ref) void look(ref.space)
      return true
    },
    async drop(piece, space) {
      state.patch({ held: null })
      await edit({ do: 'place', piece, space })
      await look(piece)
    },
    settled: () => last,
    letGo() {
      const { held } = state.get()
      state.patch({ held: null })
      return held !== null
    },
    setHands: (hands) => state.patch({ hands, held: null }),
    async takeOff() {
      const { held } = state.get()
      if (held === null) return
      state.patch({ held: null })
      await edit({ do: 'place', piece: held, space: null })
    },
    flip: (piece) => edit({ do: 'flip', piece }),
    set: (path, value) => edit({ do: 'set', change: changeAt(path, value) }),
    async dice(text) {
      try {
        await edit({ do: 'dice', faces: facesOf(text) })
      } catch (error) {
        words(error)
      }
    },
    takeBack: () => edit({ do: 'take-back' }),
    look,
  }
}
