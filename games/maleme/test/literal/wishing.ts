// What a reading of Maleme would like to choose, so that the act it is there for comes up often.
import { count, type Tally } from '@merkur/suite/literal'
import type { Watch } from './watch.ts'

/** A wish for one of these verbs, where one is open; tells the tally what was taken. */
export const wishing =
  (w: Watch, tally: Tally, ...verbs: readonly string[]) =>
  (keys: readonly string[]): string => {
    const key = w.prefer(keys, (k) => verbs.includes(k.split(' ')[0] ?? ''))
    count(tally, key.split(' ')[0] ?? key)
    return key
  }
