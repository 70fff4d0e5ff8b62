// Opens tables from the page: starts the workers, joins host and desk.
import { type BoardArt, callsTo, connectHost, type Host } from '@merkur/table'
import { type Desk, deskAt, type OpenedTable, type Ports, type Task } from './desk.ts'
import type { TableWish } from './saved.ts'

/** A worker with nobody at its table yet. */
interface Room {
  readonly desk: Desk
  readonly host: MessagePort
  close(): void
}

/** A table one sits at. */
export interface OpenTable {
  /** What was wished for. */
  readonly wish: TableWish
  readonly host: Host
  readonly desk: Desk
  readonly opened: OpenedTable
  /** The art of all boards, by its key; none when it cannot be had, and then the boards are plain paper. */
  readonly art: Promise<Readonly<Record<string, BoardArt>>>
  close(): void
}

declare global {
  /** The worker that the page of the built table started ahead of its program: see `preload-table.ts`. */
  var matchWorker: Worker | undefined
}

const makeWorker = (): Worker => new Worker(new URL('./match-worker.ts', import.meta.url), { type: 'module' })

function firstWorker(): Worker {
  const started = globalThis.matchWorker
  globalThis.matchWorker = undefined
  return started ?? makeWorker()
}

function makeRoom(): Room {
  const worker = firstWorker()
  const desk = new MessageChannel()
  const host = new MessageChannel()
  const brain = new MessageChannel()
  const ports: Ports = { desk: desk.port2, host: host.port2, brain: brain.port1 }
  worker.postMessage({ task: 'match', ports } satisfies Task, [ports.desk, ports.host, ports.brain])
  const caller = callsTo(desk.port1)
  let thinker: Worker | undefined
  const think = (): void => {
    thinker = makeWorker()
    thinker.postMessage({ task: 'brain', port: brain.port2 } satisfies Task, [brain.port2])
  }
  const calls = deskAt(caller)
  return {
    desk: {
      ...calls,
      open: (wish) => {
        if (Object.values(wish.match.players).includes('bot')) think()
        return calls.open(wish)
      },
    },
    host: host.port1,
    close() {
      caller.close()
      worker.terminate()
      thinker?.terminate()
    },
  }
}

/** The room that answers for kits and art, and becomes the next table: its game is loaded already. */
let spare: Room | undefined

const spareRoom = (): Room => {
  spare ??= makeRoom()
  return spare
}

/** The desk of a room without a table, for kits of games. */
export const frontDesk = (): Pick<Desk, 'kit' | 'art' | 'book' | 'lesson'> => spareRoom().desk

async function artFor({ kit }: Host, desk: Desk, game: string): Promise<Record<string, BoardArt>> {
  const keys = [...new Set(kit.boards.flatMap((b) => (b.art === undefined ? [] : [b.art])))]
  return Object.fromEntries(await Promise.all(keys.map(async (key) => [key, await desk.art(game, key)] as const)))
}

/** Opens a table. Rejects with words for the player when the match cannot be opened. */
export async function openTable(wish: TableWish): Promise<OpenTable> {
  const room = spareRoom()
  spare = undefined
  try {
    // The page reads the kit while the worker repeats the match.
    const kit = room.desk.kit(wish.match.game)
    kit.catch(() => undefined)
    const opened = await room.desk.open(wish)
    const host = await connectHost(room.host, opened.printed ? kit : undefined)
    return {
      wish,
      host,
      desk: room.desk,
      opened,
      art: artFor(host, room.desk, wish.match.game).catch(() => ({})),
      close() {
        host.close()
        // What was just played is on its way to the shelf.
        const end = (): void => room.close()
        room.desk.kept().then(end, end)
      },
    }
  } catch (error) {
    room.close()
    throw error
  }
}
