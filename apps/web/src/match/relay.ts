// A host that passes everything on to another, which can be changed while people sit at it.
import type { SeatId } from '@merkur/engine'
import type { Delta, Host, Timeline } from '@merkur/table'

export interface Relay extends Host {
  /** From now on this host answers; listeners get everything anew. */
  replace(next: Host): void
}

export function relay(first: Host): Relay {
  let host = first
  const listeners = new Map<(delta: Delta, timeline: Timeline) => void, () => void>()
  return {
    get kit() {
      return host.kit
    },
    get seat(): SeatId {
      return host.seat
    },
    subscribe(listener) {
      listeners.set(listener, host.subscribe(listener))
      return () => {
        listeners.get(listener)?.()
        listeners.delete(listener)
      }
    },
    replace(next) {
      const before = host
      host = next
      for (const [listener, leave] of listeners) {
        leave()
        listeners.set(listener, next.subscribe(listener))
      }
      before.close()
    },
    play: (keys, at) => host.play(keys, at),
    undo: () => host.undo(),
    redo: () => host.redo(),
    takeBack: (seq) => host.takeBack(seq),
    resign: () => host.resign(),
    order: (order) => host.order(order),
    preview: (what, after) => host.preview(what, after),
    whyNot: (ref, after) => host.whyNot(ref, after),
    ask: (overlay, ref) => host.ask(overlay, ref),
    history: (seq) => host.history(seq),
    journal: () => host.journal(),
    lookAs: (seat) => host.lookAs(seat),
    save: () => host.save(),
    position: () => host.position(),
    fork: (seq) => host.fork(seq),
    close: () => host.close(),
  }
}
