// Every word of Maleme: each id in the code has a message, each message is used, each refusal states its reason.
import { join } from 'node:path'
import { messageTests, wordsOf } from '@merkur/suite'
import { maleme } from '../index.ts'
import { shape } from '../state.ts'

const units = ['move', 'fire', 'direct', 'refit']

messageTests(
  maleme,
  join(import.meta.dirname, '..'),
  {
    'button.*': ['stay', 'hold', 'stop', 'pass', 'nobody', 'zone', 'keep', 'reroll'],
    'act.*': units,
    'verb.*': units,
    'seat.*': ['german', 'allied'],
    'hq.*': ['contact', 'matildas', 'engineers', 'maori', 'stuka', 'seize'],
    'ask.target-*': ['group', 'direct'],
    'fire.*': ['defensive', 'group', 'direct', 'stuka', 'population'],
    'log.*': ['defensive', 'group', 'direct', 'stuka', 'population'],
    'log.matilda-*': ['removed', 'immobilised', 'none'],
    'log.refit-*': ['pin', 'regroup', 'gun'],
    'refit.*': ['pin', 'regroup', 'gun'],
    'outcome.*': ['none', 'pin', 'hit'],
    'result.*': ['german', 'allied'],
    'roll.*': ['fire', 'drift', 'zone', 'refit', 'panic', 'reliability'],
    'stage.*': wordsOf(shape.stage),
    'duty.*': ['regroup', 'land', 'check'],
    'glyph.*': ['armored', 'antitank', 'heavy', 'limited', 'immobile'],
    'face.*': ['front', 'reduced', 'fired', 'immobilised'],
    'fact.back-*': ['reduced', 'fired', 'immobilised'],
    'mark.star-*': ['blue', 'brown'],
    'star.*': ['blue', 'brown'],
    'company.*': ['isolated', 'tried', 'contacted'],
    'display.*': [
      'eliminated',
      'seize',
      'permanent',
      'reserve-maori',
      'reserve-matildas',
      'reserve-engineers',
      'allied-eliminated',
      'removed',
    ],
  },
  { refusals: 60, questions: 20 },
)
