// Kreta 1941 keeps every law.
import { suite } from '@merkur/suite'
import { kreta } from '../index.ts'

suite(kreta, { runs: 3, looks: 12 })
