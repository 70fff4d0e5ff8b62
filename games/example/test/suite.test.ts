// The Beach at Sfakia keeps every law.
import { suite } from '@merkur/suite'
import { example } from '../index.ts'

suite(example, { runs: 60, looks: 30 })
