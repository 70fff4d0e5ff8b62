// The guided first turn: the morning of 28 May on the road to Stilos, told step by step to whoever takes the German seat.
import { text } from '@merkur/engine'
import type { Tutorial, TutorialStep } from '@merkur/table'
import { button, lessonFor, piece, space, step } from '@merkur/table/lesson-words'

const { you, auto, they } = lessonFor('german', 'commonwealth')

/** The forest on the road, the woods before the bend, the rear guard's hex, the one behind it. */
const FOREST = 'E2417'
const WOODS = 'E2515'
const GUARD = 'E2615'
const BEHIND = 'E2714'

const steps: readonly TutorialStep[] = [
  step('aims', '28.5', [space('E6110'), piece('5-Mountain')], they('set-up', 'done')),
  step(
    'modes',
    '27.2',
    [button('all-concentrated'), button('done')],
    you('set-up', 'all-concentrated'),
    you('set-up', 'done', 2, 3),
  ),
  step('chain', '12.0', [piece('55-Kraf/3'), piece('28/5-Bde')]),
  step(
    'trail',
    '11.11',
    [piece('100/II/7'), space('E2617')],
    you('move', 'take 100/II/7'),
    you('step', 'step E2617'),
    auto('step', 'stop'),
  ),
  step(
    'road',
    '11.14',
    [space(FOREST), space(WOODS)],
    you('move', `stack ${FOREST}`),
    you('step', 'step E2416'),
    you('step', `step ${WOODS}`),
    auto('step', 'stop'),
    you('move', 'done'),
    they('fire-hex', WOODS),
    they('firers', 'D/28'),
    they('firers', 'H/28'),
    they('firers', 'done'),
    they('shot', 'D/28 55-Kraf/3', 5, 6),
  ),
  step(
    'direct',
    '6.31',
    [piece('55-Kraf/3'), button('disperse')],
    you('answer', 'disperse'),
    they('shot', 'H/28 55-Kraf/4', 3, 4),
  ),
  step(
    'heavy',
    '20.11',
    [piece('H/28'), button('stay')],
    you('answer', 'stay'),
    they('move', 'arrive A/2/4'),
    they('arrival-hex', 'E4401'),
    they('step', 'stop'),
    they('move', 'done'),
  ),
  step(
    'observer',
    '6.41',
    [piece('95-Arty/3'), piece('100/II/7'), piece('HQ/PzJ-95'), space(GUARD)],
    you('hasty', 'done'),
    you('fire-hex', GUARD),
    you('firers', '95-Arty/3'),
    you('firers', '95-Arty/4'),
    you('firers', 'done'),
    you('shot', '95-Arty/3 D/28'),
    you('part', '3', 1, 2),
  ),
  step(
    'second-battery',
    '14.51',
    [piece('95-Arty/4')],
    you('shot', '95-Arty/4 D/28'),
    you('part', '3', 3, 4),
    you('fire-hex', 'done'),
  ),
  step(
    'change',
    '9.4',
    [piece('55-Kraf/3')],
    you('organize', 'to-concentrated 55-Kraf/3'),
    they('opportunity', 'fire'),
    they('opportunity-firers', 'done'),
    they('opportunity-shot', 'D/28 at 55-Kraf/3', 4, 4),
    they('opportunity-shot', 'H/28 at 55-Kraf/3', 4, 5),
    you('organize', 'done'),
    they('fire-hex', 'done'),
    they('move', 'done'),
  ),
  step('strike', '17.22', [space(BEHIND)], you('hasty', BEHIND), auto('hasty', 'done')),
  step(
    'bound',
    '14.51',
    [piece('95-Arty/4'), piece('100/II/7'), space(GUARD)],
    you('fire-hex', GUARD),
    you('firers', '95-Arty/4'),
    you('firers', 'done'),
    you('shot', '95-Arty/4 D/28'),
    you('direction', '100/II/7 HQ/PzJ-95', 1, 1),
    you('fire-hex', 'done', 4, 4),
    you('strike-target', 'B/28', 4, 5, 4, 6),
  ),
  step(
    'price',
    '9.62',
    [space(WOODS), space(GUARD)],
    you('move', `stack ${WOODS}`),
    you('step', `assault ${GUARD}`),
    they('opportunity', 'fire'),
    they('opportunity-firers', 'done'),
    they('opportunity-shot', 'D/28 at 55-Kraf/3', 4, 6),
  ),
  step(
    'defenders-fire',
    '9.4',
    [piece('D/28'), piece('H/28')],
    you('answer', 'stay'),
    they('opportunity-shot', 'H/28 at 55-Kraf/4', 2, 6),
  ),
  step('assault', '9.7', [piece('55-Kraf/3'), piece('D/28')], you('answer', 'stay', 6)),
  step(
    'advance',
    '9.7',
    [space(GUARD), space(BEHIND)],
    you('advance', 'done'),
    you('move', 'done'),
    they('fire-hex', GUARD),
    they('firers', 'H/28'),
    they('firers', 'done'),
    they('shot', 'H/28 55-Kraf/3', 3, 4),
  ),
  step('score', '28.5', [piece('A/2/4'), space('E6110')], you('answer', 'stay', 2, 3)),
]

export const tutorial: Tutorial = {
  title: text('tutorial.title'),
  seat: 'german',
  scenario: '28',
  options: {},
  steps,
  end: text('tutorial.over'),
}
