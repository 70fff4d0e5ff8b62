// The suite: laws that every game must keep, tried on random games.

export { replaysToItsEnd } from './corpus.ts'
export { Broken, difference } from './difference.ts'
export { matchTests, transcriptTests } from './golden.ts'
export { mutatedInputs } from './laws/input.ts'
export { kitFits } from './laws/kit.ts'
export { hiddenStaysHidden, secretFields } from './laws/knowledge.ts'
export { kitIsWorded, refusalsMet } from './laws/words.ts'
export { type Law, laws } from './laws.ts'
export { codeOf, messageTests, wordsOf } from './messages.ts'
export { beginMatch, partMatch, playOn, wholeMatch } from './play.ts'
export { type SuiteOptions, suite } from './suite.ts'
export { transcriptName, transcriptOf } from './transcript.ts'
