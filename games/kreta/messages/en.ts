// All words of Kreta 1941 in English, ICU messages by id.
import { asks } from './asks.ts'
import { journal } from './journal.ts'
import { refusals } from './refusals.ts'
import { table } from './table.ts'
import { tutorial } from './tutorial.ts'

export const en: Readonly<Record<string, string>> = { ...asks, ...refusals, ...journal, ...table, ...tutorial }
