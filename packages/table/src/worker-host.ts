// The same table across a message port: the match runs in a worker, the page talks to it as if it were here.
import type { SeatId } from '@merkur/engine'
import { apply, diff, type Shown } from './delta.ts'
import type { Host, Timeline } from './host.ts'
import type { Kit } from './kit.ts'
import { answerCalls, callsTo, type Port } from './port.ts'
import type { Delta } from './protocol.ts'

interface News {
  readonly delta: Delta
  readonly timeline: Timeline
  readonly seat: SeatId
}

/** Serves a host to the other end of a port: answers its calls, sends it every change. Gives what ends the service. */
export function serveHost(port: Port, host: Host): () => void {
  let leave = (): void => undefined
  const stop = answerCalls(port, {
    open: (kitIsKnown: boolean) => {
      leave()
      leave = host.subscribe((delta, timeline) => {
        port.postMessage({ news: { delta, timeline, seat: host.seat } satisfies News })
      })
      return kitIsKnown ? null : host.kit
    },
    play: host.play.bind(host),
    undo: host.undo.bind(host),
    redo: host.redo.bind(host),
    takeBack: host.takeBack.bind(host),
    resign: host.resign.bind(host),
    order: host.order.bind(host),
    preview: host.preview.bind(host),
    whyNot: host.whyNot.bind(host),
    ask: host.ask.bind(host),
    history: host.history.bind(host),
    journal: host.journal.bind(host),
    lookAs: host.lookAs.bind(host),
    save: host.save.bind(host),
    position: host.position.bind(host),
    fork: host.fork.bind(host),
    close: () => {
      host.close()
    },
  })
  return () => {
    leave()
    stop()
  }
}

/**
 * Joins the host at the other end of a port. Ready when the kit and the first view have arrived.
 * `known`: the host's kit, where it was sent ahead; it is not sent again.
 */
export async function connectHost(port: Port, known?: Promise<Kit>): Promise<Host> {
  const listeners = new Set<(delta: Delta, timeline: Timeline) => void>()
  let shown: Shown | null = null
  let latest: News | undefined
  const caller = callsTo(port, (news) => {
    const { delta, timeline, seat } = news as News
    shown = apply(shown, delta)
    latest = { delta, timeline, seat }
    for (const listener of listeners) listener(delta, timeline)
  })
  const [sent, ahead] = await Promise.all([caller.call<Kit | null>('open', known !== undefined), known])
  const kit = sent ?? ahead
  if (!kit) throw new Error('the host has sent no kit')
  const call = <T>(name: string, ...args: readonly unknown[]): Promise<T> => caller.call<T>(name, ...args)
  return {
    kit,
    get seat() {
      return latest?.seat ?? ''
    },
    subscribe: (listener) => {
      listeners.add(listener)
      if (shown && latest) listener(diff(null, shown), latest.timeline)
      return () => {
        listeners.delete(listener)
      }
    },
    play: (keys, at) => call('play', keys, at),
    undo: () => call('undo'),
    redo: () => call('redo'),
    takeBack: (seq) => call('takeBack', seq),
    resign: () => call('resign'),
    order: (order) => call('order', order),
    preview: (what, after) => call('preview', what, after),
    whyNot: (ref, after) => call('whyNot', ref, after),
    ask: (overlay, ref) => call('ask', overlay, ref),
    history: (seq) => call('history', seq),
    journal: () => call('journal'),
    lookAs: (seat) => call('lookAs', seat),
    save: () => call('save'),
    position: () => call('position'),
    fork: (seq) => call('fork', seq),
    close: () => {
      call('close').catch(() => undefined)
      caller.close()
      listeners.clear()
    },
  }
}
