// Laws of the kit and the view: whatever is named is there.
import type { Context, Ref } from '@merkur/engine'
import { type Kit, SPECTATOR, type TableGame, type View, viewOf } from '@merkur/table'
import { hold } from '../difference.ts'
import { beginMatch, playOn } from '../play.ts'

/** Every space and piece of a kit. */
export const thingsOf = (kit: Kit): Ref[] => [
  ...kit.boards.flatMap((b) => b.spaces.map((s) => ({ space: s.id }))),
  ...kit.pieces.map((p) => ({ piece: p.id })),
]

const doubles = (ids: readonly string[]): string[] => ids.filter((id, i) => ids.indexOf(id) !== i)

/** The kit fits together: ids, neighbours, colours, scenarios. */
export function kitFits<P extends Context>(game: TableGame<P>): void {
  const kit = game.kit(game.box)
  const spaces = kit.boards.flatMap((b) => b.spaces.map((s) => s.id))
  const pieces = kit.pieces.map((p) => p.id)
  hold(kit.game === game.id && kit.rulesVersion === game.rulesVersion, 'kit and game name different games or versions')
  hold(doubles(spaces).length === 0, `spaces twice: ${doubles(spaces).join(', ')}`)
  hold(doubles(pieces).length === 0, `pieces twice: ${doubles(pieces).join(', ')}`)
  for (const board of kit.boards) {
    const [x0, y0, x1, y1] = board.extent
    for (const s of board.spaces)
      hold(
        s.x >= x0 && s.x <= x1 && s.y >= y0 && s.y <= y1,
        `space ${s.id} lies outside the extent of board ${board.id}`,
      )
    for (const [id, near] of Object.entries(board.neighbours))
      for (const other of near) {
        hold(spaces.includes(id) && spaces.includes(other), `neighbours ${id} and ${other}: not both are spaces`)
        const back = kit.boards.some((b) => b.neighbours[other]?.includes(id))
        hold(back, `${id} has the neighbour ${other}, which does not have it in turn`)
      }
  }
  for (const p of kit.pieces) {
    hold(p.colour in kit.palette, `piece ${p.id} has the colour '${p.colour}', which is not in the palette`)
    hold(p.faces.length > 0, `piece ${p.id} has no face`)
  }
  for (const seat of kit.seats)
    hold(seat.colour in kit.palette, `seat ${seat.id} has a colour that is not in the palette`)
  for (const scenario of game.scenarios) {
    const shown = kit.scenarios.find((x) => x.id === scenario.id)
    hold(shown !== undefined, `scenario ${scenario.id} is not in the kit`)
    for (const [id, values] of Object.entries(scenario.options)) {
      const option = shown.options.find((o) => o.id === id)
      hold(option !== undefined, `option ${id} of scenario ${scenario.id} is not in the kit`)
      hold(
        option.default === values[0],
        `option ${id}: its default is ${values[0]} in the game and ${option.default} in the kit`,
      )
      hold(option.values.map((v) => v.value).join() === values.join(), `option ${id} has other values in the kit`)
    }
    for (const seat of scenario.seats)
      hold(
        kit.seats.some((s) => s.id === seat),
        `seat ${seat} is not in the kit`,
      )
  }
}

/** What a view or an option points at exists in the kit. */
export function viewsFit<P extends Context>(game: TableGame<P>, seed: string): void {
  const match = beginMatch(game, seed)
  const kit = game.kit(match.s.box)
  const spaces = new Set(kit.boards.flatMap((b) => b.spaces.map((s) => s.id)))
  const pieces = new Map(kit.pieces.map((p) => [p.id, p]))
  const look = (view: View, where: string): void => {
    for (const [id, c] of Object.entries(view.counters)) {
      const piece = pieces.get(c.piece)
      hold(id === c.piece && piece !== undefined, `${where}: counter ${id} is no piece of the kit`)
      hold(spaces.has(c.space), `${where}: counter ${id} lies in ${c.space}, which is no space of the kit`)
      hold(
        c.face >= 0 && c.face < piece.faces.length,
        `${where}: counter ${id} shows face ${c.face} of ${piece.faces.length}`,
      )
    }
    const stacked = new Set<string>()
    for (const c of Object.values(view.counters)) {
      const place = `${c.space} ${c.z}`
      hold(!stacked.has(place), `${where}: two counters at height ${c.z} in ${c.space}`)
      stacked.add(place)
    }
    for (const m of Object.values(view.marks)) hold(spaces.has(m.space), `${where}: mark ${m.id} lies in ${m.space}`)
    for (const d of Object.values(view.displays))
      for (const p of d.pieces) hold(pieces.has(p), `${where}: display ${d.id} holds ${p}`)
    for (const t of Object.values(view.tracks))
      for (const token of t.tokens)
        hold(
          t.steps.some((step) => step.id === token.step),
          `${where}: track ${t.id} has no step ${token.step}`,
        )
    for (const option of view.decision?.options ?? []) {
      hold(option.touches.length > 0, `${where}: option '${option.key}' touches nothing`)
      for (const ref of option.touches) {
        hold(
          !('space' in ref) || spaces.has(ref.space),
          `${where}: option '${option.key}' touches ${JSON.stringify(ref)}`,
        )
        hold(
          !('piece' in ref) || pieces.has(ref.piece),
          `${where}: option '${option.key}' touches ${JSON.stringify(ref)}`,
        )
      }
    }
    const keys = view.decision?.options.map((o) => o.key) ?? []
    hold(doubles(keys).length === 0, `${where}: two options have the key '${doubles(keys).join("', '")}'`)
  }
  const all = (m: typeof match): boolean => {
    for (const seat of [...m.seats, SPECTATOR])
      look(
        viewOf(game, { run: m.run, seq: m.seq, result: m.result }, seat),
        `input ${m.seq}, '${m.run.activity}', ${seat}`,
      )
    return false
  }
  playOn(match, seed, all)
  all(match)
}
