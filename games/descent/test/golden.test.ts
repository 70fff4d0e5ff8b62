// Descent on Crete is told and ends as it always was: the beginning of each scenario as text, finished matches of all.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { matchTests, transcriptTests } from '@merkur/suite'
import { descent } from '../index.ts'

const here = import.meta.dirname
const matches = join(here, 'matches')
const MATCHES = 24

transcriptTests(descent, (name) => readFileSync(join(here, 'transcripts', name), 'utf8'))
matchTests(descent, readdirSync(matches), (name) => gunzipSync(readFileSync(join(matches, name))).toString(), MATCHES)
