// Crete 1941 is told as it always was: one seeded random game a scenario, word for word.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transcriptTests } from '@merkur/suite'
import { crete } from '../index.ts'

transcriptTests(crete, (name) => readFileSync(join(import.meta.dirname, 'transcripts', name), 'utf8'))
