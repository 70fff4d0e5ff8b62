// The suite that every game must pass, on Crete 1941.
import { suite } from '@merkur/suite'
import { crete } from '../index.ts'

suite(crete, { runs: 10, looks: 6 })
