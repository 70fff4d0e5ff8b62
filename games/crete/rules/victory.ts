// 10 Victory: the ten objectives, counted after the last night, or all in German hands before.
import { type Result, text } from '@merkur/engine'
import { line } from '../naming.ts'
import type { Crete } from '../state.ts'
import { isGerman } from './areas.ts'

/** 10, rulings N48, M24 Objectives that count for the Commonwealth: all that are not German, contested and ownerless ones too. */
export const heldByCommonwealth = (s: Crete): number => s.box.objectives.filter((a) => !isGerman(s, a)).length

const rowFor = (s: Crete, held: number) => s.box.tables.victory.find((v) => held >= v.held_from && held <= v.held_to)

function finish(s: Crete): void {
  const winner = rowFor(s, heldByCommonwealth(s))?.winner
  s.winner = winner === '' || winner === undefined ? 'draw' : winner
  s.stage = 'over'
  const result = resultOf(s)
  if (result) s.journal?.push(line('phase', '10', 'log.over', { result: result.text }))
}

/** 10, ruling N49 All objectives German at the end of a player's turn: the game is over. */
export function judgeEarly(s: Crete): boolean {
  if (heldByCommonwealth(s) > 0) return false
  finish(s)
  return true
}

/** 10 The count after the last turn. */
export const judgeEnd = (s: Crete): void => {
  finish(s)
}

/** How the game ended; null while it goes on. */
export function resultOf(s: Crete): Result | null {
  if (s.winner === 'none') return null
  const held = heldByCommonwealth(s)
  const level = rowFor(s, held)?.level ?? 'draw'
  return {
    winner: s.winner === 'draw' ? null : s.winner,
    rule: '10',
    text: text(s.winner === 'draw' ? 'result.draw' : `result.${s.winner}-${level}`, { held }),
  }
}
