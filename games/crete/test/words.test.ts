// Every word of Crete: each id in the code has a message, each message is used, each refusal states its reason.
import { join } from 'node:path'
import { messageTests, wordsOf } from '@merkur/suite'
import { crete } from '../index.ts'
import { shape } from '../state.ts'

const bands = ['repulsed', 'lost', 'drawn', 'won', 'overrun']
const terrains = ['flat', 'difficult', 'hill', 'mountain']

messageTests(
  crete,
  join(import.meta.dirname, '..'),
  {
    'act.*': ['move', 'assault', 'shoot', 'bombard'],
    'activate.*': ['area', 'again', 'fight'],
    'ask.*': ['guns', 'defence-guns'],
    'ask.supporters-*': ['assault', 'shot'],
    'badge.*': ['scatter', 'glider', 'owes', 'arrived', 'done', 'fired', 'silenced', 'reduced'],
    'band.*-*': ['assault', 'shot', 'night'].flatMap((k) => bands.map((b) => `${k}-${b}`)),
    'bombed.*': ['less', 'equal', 'greater'],
    'bombing.*': ['ground', 'air', 'invasion'],
    'button.*': ['box', 'sky', 'extra', 'end', 'keep', 'reroll', 'follow', 'stay', 'none', 'done'],
    'combat.*': ['assault', 'shot', 'landing', 'night'],
    'convoy.*': ['passes', 'delayed', 'attacked', 'destroyed'],
    'display.*': ['regrouping', 'eliminated', 'forts'],
    'display.convoy-*': wordsOf(shape.convoy),
    'doing.*': wordsOf(shape.doing),
    'glyph.*': ['motor', 'parachute', 'immobile', 'flak'],
    'log.*': ['assault', 'shot', 'landing', 'night'],
    'log.convoy-*': ['passes', 'delayed', 'attacked', 'destroyed'],
    'map.*': ['west', 'centre', 'east'],
    'mark.*': ['aim', 'drop'],
    'part.*': ['morning', 'afternoon', 'night'],
    'result.*-*': ['german-decisive', 'german-great', 'german-strategic', 'german-marginal', 'commonwealth-strategic'],
    'roll.*': ['landing', 'limit', 'interception', 'convoy', 'combat', 'bombing'],
    'seat.*': ['german', 'commonwealth'],
    'stage.*': wordsOf(shape.stage),
    'term.*': [...terrains, 'hill-107', 'secondary', 'city'],
    'test.*': terrains,
    'verb.*': ['area', 'again', 'fight', 'box', 'sky', 'extra', 'end', 'move', 'assault', 'shoot', 'bombard', 'stop'],
  },
  { refusals: 70, questions: 20 },
)
