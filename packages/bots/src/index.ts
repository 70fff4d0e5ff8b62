// Who plays when nobody does.
export { matchOf } from './as-match.ts'
export { leadingOn, plainAnswer, questionIn } from './asked.ts'
export { type GreedyTerms, greedyBot } from './greedy.ts'
export { type Doctrine, type LookaheadTerms, lookAhead, lookaheadBot, usual } from './lookahead.ts'
export { BOT_NAMES, type BotName, botNamed } from './named.ts'
export { type GameResult, type GameTerms, playGame, playGames } from './play-game.ts'
export { playPart } from './play-part.ts'
export { randomBot } from './random.ts'
export { type SearchTerms, searchBot, searchFrom } from './search.ts'
export {
  rowsOn,
  type ScenarioStrength,
  type Strength,
  type StrengthRow,
  type StrengthTerms,
  withScenario,
} from './strength.ts'
export { type Leg, type Share, type Tally, tally, tournament, wilson } from './tournament.ts'
export { worth } from './worth.ts'
