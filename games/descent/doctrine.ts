// What an experienced player of Descent on Crete would do at each question: a weight for every candidate.
import type { Ask } from '@merkur/engine'
import { dropHex, land, landingHex, leave, organize, plain, refuge, setUp } from './doctrine/acts.ts'
import { command, lift, markerFeeds, newSuperior, pool } from './doctrine/command.ts'
import {
  answer,
  direction,
  fireHex,
  firers,
  modeAfterHit,
  opportunity,
  opportunityShot,
  shot,
  strike,
  strikeTarget,
  strongest,
  weakest,
} from './doctrine/fire.ts'
import { move, step } from './doctrine/march.ts'
import type { Descent } from './state.ts'

type Weigh = (ask: Ask, s: Descent) => readonly number[]

const BY_DECISION: Readonly<Record<string, Weigh>> = {
  'set-up': setUp,
  command,
  pool,
  lift,
  'marker-feeds': markerFeeds,
  'new-superior': newSuperior,
  organize,
  hasty: strike,
  airstrike: strike,
  'strike-target': strikeTarget,
  'strike-retreat': refuge,
  'fire-hex': fireHex,
  firers,
  shot,
  direction,
  answer,
  'mode-after-hit': modeAfterHit,
  excess: weakest,
  'assault-loss': strongest,
  opportunity,
  'opportunity-shot': opportunityShot,
  move,
  step,
  leave,
  land,
  'landing-hex': landingHex,
  'drop-hex': dropHex,
  retreat: refuge,
  displace: refuge,
  'recovered-hex': refuge,
}

/** Weights of a question's candidates: 0 for refused ones, else more than 0. */
export const weigh: Weigh = (ask, s) => (BY_DECISION[ask.id] ?? plain)(ask, s)
