// A host that passes everything on to another, which can be changed while people sit at it.
import type { SeatId } from '@merkur/engine'
import type { Delta, Host, Timeline } from '@merkur/table'

export interface Relay extends Host {
  /** From now on this host answers; listeners get everything anew. */
  replace(next: Host): void
}

/**
 * @param whole resolves when what is played is on the table. Until then the first host is only looked at: whatever changes
 * the match or looks back in it waits.
 */
export function relay(first: Host, whole: Promise<unknown> = Promise.resolve()): Relay {
  let host = first
  const then = async <T>(call: (host: Host) => Promise<T>): Promise<T> => {
    await whole
    return call(host)
  }
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
    play: (keys, at) => then((its) => its.play(keys, at)),
    undo: () => then((its) => its.undo()),
    redo: () => then((its) => its.redo()),
    takeBack: (seq) => then((its) => its.takeBack(seq)),
    resign: () => then((its) => its.resign()),
    order: (order) => then((its) => its.order(order)),
    preview: (what, after) => host.preview(what, after),
    whyNot: (ref, after) => host.whyNot(ref, after),
    ask: (overlay, ref) => host.ask(overlay, ref),
    history: (seq) => then((its) => its.history(seq)),
    journal: () => then((its) => its.journal()),
    lookAs: (seat) => host.lookAs(seat),
    save: () => then((its) => its.save()),
    position: () => then((its) => its.position()),
    fork: (seq) => then((its) => its.fork(seq)),
    close: () => host.close(),
  }
}
