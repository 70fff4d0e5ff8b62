// Two ends of a message channel: calls one way, answers and news the other, as plain messages.

/** What a Worker, its global scope and a MessagePort have in common. */
export interface Port {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  /** MessagePorts are silent until started. */
  start?(): void
}

interface CallMessage {
  readonly id: number
  readonly call: string
  readonly args: readonly unknown[]
}

type ReplyMessage = { readonly id: number; readonly answer: unknown } | { readonly id: number; readonly error: string }

const isCall = (m: unknown): m is CallMessage =>
  typeof m === 'object' && m !== null && 'call' in m && 'id' in m && 'args' in m

/** Something the other side says without being asked. */
interface NewsMessage {
  readonly news: unknown
}

/** Answers calls by name; unknown names are answered with an error. Gives what ends the service. */
export function answerCalls(port: Port, calls: Readonly<Record<string, (...args: never[]) => unknown>>): () => void {
  const hear = (event: MessageEvent): void => {
    const message: unknown = event.data
    if (!isCall(message)) return
    const { id, call, args } = message
    const fn = Object.hasOwn(calls, call) ? calls[call] : undefined
    const done = fn
      ? new Promise((resolve) => {
          resolve(fn(...(args as never[])))
        })
      : Promise.reject(new RangeError(`there is no call '${call}'; there are: ${Object.keys(calls).join(', ')}`))
    done.then(
      (answer: unknown) => {
        port.postMessage({ id, answer } satisfies ReplyMessage)
      },
      (error: unknown) => {
        port.postMessage({ id, error: error instanceof Error ? error.message : String(error) } satisfies ReplyMessage)
      },
    )
  }
  port.addEventListener('message', hear)
  port.start?.()
  return () => {
    port.removeEventListener('message', hear)
  }
}

/** The calling end. */
export interface Caller {
  /** Rejects with the other side's words when the call threw there. */
  call<T>(name: string, ...args: readonly unknown[]): Promise<T>
  /** Calls that are still open are never answered: whoever made them has left the table. */
  close(): void
}

/** Makes calls across a port; `onNews` hears what comes unasked. */
export function callsTo(port: Port, onNews: (news: unknown) => void = () => undefined): Caller {
  let next = 0
  const open = new Map<number, { resolve: (x: unknown) => void; reject: (e: Error) => void }>()
  const hear = (event: MessageEvent): void => {
    const message = event.data as ReplyMessage | NewsMessage
    if ('news' in message) {
      onNews(message.news)
      return
    }
    const call = open.get(message.id)
    if (!call) return
    open.delete(message.id)
    if ('error' in message) call.reject(new Error(message.error))
    else call.resolve(message.answer)
  }
  port.addEventListener('message', hear)
  port.start?.()
  return {
    call: <T>(name: string, ...args: readonly unknown[]) =>
      new Promise<T>((resolve, reject) => {
        const id = next++
        open.set(id, { resolve: resolve as (x: unknown) => void, reject })
        port.postMessage({ id, call: name, args } satisfies CallMessage)
      }),
    close: () => {
      port.removeEventListener('message', hear)
      open.clear()
    },
  }
}
