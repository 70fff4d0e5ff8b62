// 12 Hours at Maleme is told and ends as it always was.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { matchTests, transcriptTests } from '@merkur/suite'
import { maleme } from '../index.ts'

const here = import.meta.dirname
const matches = join(here, 'matches')

transcriptTests(maleme, (name) => readFileSync(join(here, 'transcripts', name), 'utf8'))
matchTests(maleme, readdirSync(matches), (name) => gunzipSync(readFileSync(join(matches, name))).toString())
