// Descent on Crete is told and ends as it always was: two scenarios as text, two finished matches.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { matchTests, transcriptTests } from '@merkur/suite'
import { descent } from '../index.ts'

const here = import.meta.dirname
const matches = join(here, 'matches')
/** The shortest scenarios; random games of the others fill megabytes of text. */
const TOLD = ['28', '32']
const MATCHES = 2

transcriptTests({ ...descent, scenarios: descent.scenarios.filter((x) => TOLD.includes(x.id)) }, (name) =>
  readFileSync(join(here, 'transcripts', name), 'utf8'),
)
matchTests(descent, readdirSync(matches), (name) => gunzipSync(readFileSync(join(matches, name))).toString(), MATCHES)
