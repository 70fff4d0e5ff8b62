// The guided first turn: the gliders come down at 8:30, told step by step to whoever takes the German seat.
import { text } from '@merkur/engine'
import type { Forced, Tutorial, TutorialStep } from '@merkur/table'
import { button, lessonFor, piece, space, step } from '@merkur/table/lesson-words'

const { you, auto, they } = lessonFor('german', 'allied')

/** Two Regrouping markers are drawn for a unit of Koch's group; one is kept. */
const drawn = (first: string, second: string): Forced => ({ draws: { regroup: [first, second] } })

const keepAllied = they('reroll', 'keep')

/** Who lands with whom in the later turns does not matter here. */
const ASSIGNED = ['8/I 5', '8/II 7', 'L-Stentzler 5', '12/I 9', '12/II 10', 'L-Scherber 11']
/** Where the other markers lie, in the order in which they are asked for: 5, 7, 9, 10, 11, a dummy. The last Drop hex is left for the other dummy. */
const LAID = ['0213', '0715', '1014', '0204', '1412', '0811']

const steps: readonly TutorialStep[] = [
  step('map', '2.1.1', [space('0604'), space('1107'), space('0107')], ...ASSIGNED.map((key) => auto('assign', key))),
  step('watch', '2.1.2', []),
  step('plan', '3.2', [space('0109')], you('drop-hex', '0109'), ...LAID.map((hex) => auto('drop-hex', hex))),
  step(
    'drift',
    '5.1',
    [piece('3/I'), space('0109')],
    you('drop', '3/I', { dice: [4, 6] }),
    auto('reroll', 'keep'),
    auto('landing', 'stay', drawn('2/0 -1', '3/0 0')),
  ),
  step('chit', '5.1.1', [button('3/0 0')], you('chit', '3/0 0'), they('ground-fire', '3/I', { dice: [3] })),
  step('fire', '4.1.3', [piece('22/D/I'), piece('22/D/II'), piece('RAF-33'), piece('3/I')], you('reroll', 'keep')),
  step(
    'barred',
    '4.1.3',
    [piece('4/III')],
    you('drop', '4/III', { dice: [1, 3] }),
    auto('reroll', 'keep'),
    auto('landing', 'stay', drawn('2/0 -1', '3/0 +1')),
    you('chit', '3/0 +1'),
    they('ground-fire', '4/III', { dice: [5] }),
    auto('reroll', 'keep'),
  ),
  step(
    'koch',
    '2.2.2',
    [piece('L-Koch')],
    you('drop', 'L-Koch', { dice: [3, 4] }),
    auto('reroll', 'keep', drawn('2/0 -1', '2/0 0')),
    you('chit', '2/0 -1'),
    they('ground-fire', 'L-Koch'),
    they('lead', '22/D/II', { dice: [1] }),
  ),
  step('initiative', '2.2.2', [button('reroll')], you('reroll', 'reroll', { dice: [6] }), keepAllied),
  step(
    'pinned',
    '4.2.3',
    [piece('3/II')],
    you('drop', '3/II', { dice: [3, 5] }),
    keepAllied,
    auto('landing', 'stay', drawn('2/0 0', '2/0 +1')),
    you('chit', '2/0 0'),
    they('ground-fire', '3/II'),
    they('lead', '22/D/II', { dice: [6] }),
    they('reroll', 'keep', { draws: { pin: ['4/0 0'] } }),
  ),
  step(
    'zone',
    '4.1.2',
    [piece('4/I'), piece('3/III')],
    you('drop', '4/I', { dice: [4, 5] }),
    keepAllied,
    auto('landing', 'stay', drawn('2/0 0', '3/0 +1')),
    you('chit', '3/0 +1'),
    they('ground-fire', '4/I'),
    they('lead', '22/D/II', { dice: [6] }),
    keepAllied,
    you('drop', '3/III', { dice: [1, 4] }),
    they('reroll', 'keep', drawn('2/0 0', '3/0 0')),
    you('chit', '3/0 0'),
    they('ground-fire', '3/II'),
    they('lead', '22/D/II', { dice: [6] }),
    keepAllied,
  ),
  step(
    'perfect',
    '2.2.4',
    [piece('4/II'), space('0108')],
    you('drop', '4/II', { dice: [1, 1] }),
    keepAllied,
    you('landing-hex', '0108'),
    auto('landing', 'stay', drawn('2/0 +1', '3/0 -1')),
    you('chit', '3/0 -1'),
    they('ground-fire', '3/II'),
    they('lead', '22/D/II', { dice: [6] }),
    keepAllied,
    they('impulse', 'move 22/A/I'),
    they('step', '1007'),
    they('step', 'stop'),
  ),
  step('impulses', '4', [piece('22/A/I'), space('1010')]),
  step(
    'refit',
    '4.3',
    [piece('L-Koch')],
    you('impulse', 'refit L-Koch', { dice: [2] }),
    keepAllied,
    they('impulse', 'move 22/D/III'),
    they('step', '0512'),
    they('step', 'stop'),
  ),
  step(
    'bridge',
    '4.1',
    [piece('4/II'), space('0107')],
    you('impulse', 'move 4/II'),
    you('step', '0107'),
    they('lead', 'RAF-30', { dice: [2] }),
    keepAllied,
    auto('step', 'stop'),
    they('impulse', 'move L-Campbell'),
    they('step', '0413'),
    they('step', 'stop'),
  ),
  step('leader', '4.3.3', [piece('4/III'), piece('L-Koch')], you('impulse', 'refit 4/III', { dice: [3] }), keepAllied),
  step(
    'clean-up',
    '6.2',
    [piece('3/I')],
    { ...you('regroup', 'refit 3/I', { dice: [2] }), also: ['step 3/I 0110'] },
    keepAllied,
  ),
  step('unpin', '6.2', [piece('3/II')], you('unpin', 'done')),
]

/** The lesson: the German seat in the 8:30 turn; the tutorial plays the Allied seat. */
export const tutorial: Tutorial = {
  title: text('tutorial.title'),
  seat: 'german',
  scenario: 'standard',
  options: {},
  position: {
    at: 'german-plan',
    state: {
      stage: 'german-plan',
      units: { 'RAF-30': { at: '0407' }, 'RAF-33': { at: '0408' }, 'RAF-805': { at: '0606' } },
    },
  },
  steps,
  end: text('tutorial.end'),
}
