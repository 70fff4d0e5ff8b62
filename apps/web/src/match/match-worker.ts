// The worker of a match and of its computer player: games are loaded, matches run and moves are thought of here, so that
// the page never waits for rules. One program for both, so that a game is fetched once.
import { answerCalls, connectBrain, serveBrain, serveHost } from '@merkur/table'
import type { Bench } from './bench.ts'
import { boxedGame } from './boxed.ts'
import { brainOf } from './brains.ts'
import type { Desk, LabEdit, Ports, Task } from './desk.ts'
import { metronome } from './metronome.ts'
import { matchOnShelf } from './shelf.ts'
import { type Sitting, sitDown } from './sitting.ts'

/** The part of a worker's global scope that is used here; the page's types know only windows. */
declare const self: { onmessage: ((event: MessageEvent<Task>) => void) | null }

type Calls = { readonly [K in keyof Desk]: (...args: never[]) => unknown }

self.onmessage = ({ data: task }) => {
  if (task.task === 'ahead') {
    // What goes wrong here goes wrong again, and is told, when the table is opened.
    loadAhead(task).catch(() => undefined)
    return
  }
  self.onmessage = null
  if (task.task === 'match') serveTable(task.ports)
  else
    serveBrain(task.port, async (id) => {
      const game = await boxedGame(id)
      return { game, brain: brainOf(game, 'bot', crypto.randomUUID()) }
    })
}

async function loadAhead({ match, game = '' }: Extract<Task, { task: 'ahead' }>): Promise<void> {
  const id = match === undefined ? game : (await matchOnShelf(match))?.game
  if (id !== undefined) await boxedGame(id)
}

function serveTable(ports: Ports): void {
  const time = metronome(0, (milliseconds) => new Promise((go) => setTimeout(go, milliseconds)))
  let sitting: Sitting | undefined
  const table = (): Sitting => {
    if (!sitting) throw new Error('no table is open yet')
    return sitting
  }
  const bench = (): Bench => {
    const found = table().bench
    if (!found) throw new Error('positions are changed by hand in the lab only')
    return found
  }
  const calls: Calls = {
    kit: async (id: string) => {
      const game = await boxedGame(id)
      return game.kit(game.box)
    },
    art: async (id: string, key: string) => (await boxedGame(id)).art(key),
    book: async (id: string) => {
      const { rulebook, story } = await (await boxedGame(id)).book()
      return { rulebook, story }
    },
    lesson: async (id: string) => (await boxedGame(id)).tutorial ?? null,
    open: async (wish: Parameters<Desk['open']>[0]) => {
      time.setPace(wish.pace)
      await boxedGame(wish.match.game)
      // The kit, asked for before, goes out first.
      await new Promise((go) => setTimeout(go))
      sitting = await sitDown(wish, (scenario) => connectBrain(ports.brain, scenario), time)
      serveHost(ports.host, sitting.host)
      return sitting.opened
    },
    handover: () => table().handover(),
    setPace: (milliseconds: number) => time.setPace(milliseconds),
    halt: (on: boolean) => time.halt(on),
    step: () => time.step(),
    caption: (words: string) => table().caption(words),
    kept: () => sitting?.kept(),
    settled: () => table().settled(),
    fields: (id?: string) => bench().fields(id),
    edit: (edit: LabEdit) => {
      switch (edit.do) {
        case 'place':
          bench().place(edit.piece, edit.space)
          break
        case 'flip':
          bench().flip(edit.piece, table().host.seat)
          break
        case 'set':
          bench().edit(edit.change)
          break
        case 'dice':
          bench().dice(edit.faces)
          break
        case 'take-back':
          bench().takeBack()
          break
      }
    },
    position: async () => {
      const [{ name, text }, lab] = await Promise.all([table().host.position(), import('@merkur/lab')])
      return { name, text: lab.writePosition(JSON.parse(text) as Parameters<typeof lab.writePosition>[0]) }
    },
  }
  answerCalls(ports.desk, calls)
}
