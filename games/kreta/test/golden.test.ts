// Kreta 1941 is told and ends as it always was.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { matchTests, transcriptTests } from '@merkur/suite'
import { kreta } from '../index.ts'

const here = import.meta.dirname
const matches = join(here, 'matches')

transcriptTests(kreta, (name) => readFileSync(join(here, 'transcripts', name), 'utf8'))
matchTests(kreta, readdirSync(matches), (name) => gunzipSync(readFileSync(join(matches, name))).toString())
