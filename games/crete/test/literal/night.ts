// A literal reading of chapter 11: the Māori's attack.
import { band, below, roll } from './dice.ts'
import { retreat, suffer, type Terms } from './losses.ts'
import { at, defence, isLeader, type Picture, type Piece, printedAttack } from './sheet.ts'
import type { Watch } from './watch.ts'

/** German units they may name: no leader. */
export const nightTargets = (p: Picture, where: string): Piece[] => at(p, where, 'german').filter((x) => !isLeader(x))

/** Two dice and the attack factor against two dice and the defence factor; only the two of them suffer. */
export function nightFight(w: Watch, maori: Piece, counts: boolean): void {
  const { p } = w
  const where = maori.where
  if (counts && !p.counted.has(where)) {
    p.counted.add(where)
    p.moved++
  }
  const target =
    p.pieces[
      w.ask(
        'night-target',
        'commonwealth',
        nightTargets(p, where).map((x) => x.row.id),
      )
    ]
  if (!target) throw new Error('nobody is named')
  maori.deed = 1
  const [a = 0, b = 0, c = 0, d = 0] = roll(w, 4, below(printedAttack(maori) - defence(target)))
  const result = band(printedAttack(maori) + a + b - defence(target) - c - d)
  if (result === 'c') return
  const loser = result === 'a' || result === 'b' ? maori : target
  const terms: Terms = { fort: where, leaders: false }
  suffer(w, loser, terms)
  retreat(w, loser, terms)
}
