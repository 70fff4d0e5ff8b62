// The suite that every game must pass, on 12 Hours at Maleme.
import { suite } from '@merkur/suite'
import { maleme } from '../index.ts'

suite(maleme, { runs: 6, looks: 4 })
