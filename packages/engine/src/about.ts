// What a decision or an option is about: pieces, path, calculation, the roll in question.
import type { Breakdown, RollRecord } from './journal.ts'
import type { Text } from './ref.ts'

export interface About {
  readonly text?: Text
  readonly pieces?: readonly string[]
  readonly spaces?: readonly string[]
  readonly path?: readonly string[]
  readonly breakdowns?: readonly Breakdown[]
  readonly roll?: RollRecord
}
