// Every word of Kreta: each id in the code has a message, each message is used, each refusal states its reason.
import { join } from 'node:path'
import { messageTests, wordsOf } from '@merkur/suite'
import { kreta } from '../index.ts'
import { shape } from '../state.ts'
import { ROWS } from '../tables.ts'

messageTests(
  kreta,
  join(import.meta.dirname, '..'),
  {
    'act.*': ['move', 'fly', 'attack', 'split'],
    'ask.*': ['air', 'air-support', 'cover'],
    'badge.*': ['moved', 'landed', 'owes', 'fought', 'fired', 'silent', 'beaten', 'face-down', 'empty'],
    'button.*': ['done', 'close-setup', 'suggested', 'stay', 'drop', 'convoy', 'go-on'],
    'display.*': [
      'paratroops',
      'air-and-sea',
      'ports-only',
      'track',
      'airfields',
      'to-place',
      'reinforcements',
      'face-down',
      'german-losses',
      'british-losses',
    ],
    'display.airfield-*': ['open', 'night', 'closed'],
    'duty.*': ['attack', 'be-attacked', 'retreat', 'step', 'land'],
    'flak.*': ['E', 'R', 'none'],
    'phase.*': ['german-move', 'german-combat', 'british-move', 'british-combat'],
    'result.*': ['Ae', 'A2', 'A1', '-', 'B1', 'B2', 'B3', 'B4'],
    'result.points-*': ['german', 'british'],
    'row.*': ROWS,
    'stage.*': wordsOf(shape.stage),
    'verb.*': ['move', 'fly', 'push', 'done', 'attack', 'split'],
  },
  { refusals: 80, questions: 20 },
)
