// The guided first turn: Maleme on 20 May, told step by step to whoever takes the German seat.
import { text } from '@merkur/engine'
import type { Tutorial, TutorialStep } from '@merkur/table'
import { lessonFor, piece, space, step } from '@merkur/table/lesson-words'

const { you, auto, they } = lessonFor('german', 'british')

const steps: readonly TutorialStep[] = [
  step('look', '15.0', [space('16,13'), space('17,13'), piece('22NZ')]),
  step('landing', '12.2', [piece('2st'), space('14,12')], you('land', '2st', 1)),
  step('guns', '12.31', [piece('4st'), piece('AA1')], you('land', '4st', 5)),
  step('scattered', '12.32', [piece('1st'), space('16,12')], you('land', '1st', 3, 4)),
  step('on-enemy', '12.23', [piece('3st'), piece('23NZ')], you('land', '3st', 4, 1), auto('opening', 'done')),
  step('road', '4.33', [piece('4st'), space('16,13')], you('move', 'move 4st'), you('to', '16,13')),
  step(
    'river',
    '4.37',
    [piece('2st'), space('16,12'), piece('1st'), space('16,11')],
    you('move', 'move 2st'),
    you('to', '16,12'),
    you('move', 'move 1st'),
    you('to', '16,11'),
  ),
  step(
    'duties',
    '6.21',
    [piece('AA1'), piece('22NZ'), piece('23NZ')],
    you('combat', 'attack AA1'),
    you('force', '4st'),
  ),
  step('guns-fight', '7.51', [piece('AA1'), piece('4st')], you('force', 'done'), you('air', '0', 3)),
  step(
    'retreat',
    '6.41',
    [space('18,13'), space('18,12')],
    you('pursue', 'done'),
    you('combat', 'attack 22NZ'),
    auto('force', 'done'),
  ),
  step('air', '8.21', [piece('22NZ'), piece('art1')], you('air', '12', 4)),
  step('pursuit', '6.52', [piece('2st'), space('17,13')], you('pursue', '2st'), you('pursue-to', '17,13')),
  step(
    'rifles',
    '12.23',
    [piece('3st'), piece('23NZ')],
    you('force', 'done', 5),
    they('move', 'move 21NZ'),
    they('to', '17,12'),
  ),
  step(
    'british',
    '4.5',
    [piece('21NZ'), space('17,12')],
    they('move', 'done'),
    they('combat', 'attack 2st'),
    they('force', 'art1'),
    they('force', 'done', 3),
    they('combat', 'attack 1st'),
    they('force', 'done', 2),
    they('combat', 'done'),
  ),
  step('places', '13.12', [space('16,13')]),
]

/** Who has landed already, and where: out of contact, with nothing left to do this turn. */
const LANDED = {
  '1/1s': '105,10',
  '2/1s': '103,10',
  '3/1s': '96,13',
  bc1: '103,9',
  '1/2s': '84,16',
  '2/2s': '94,13',
  '3/2s': '80,14',
  '1/3s': '27,12',
  '2/3s': '28,10',
  '3/3s': '32,11',
  bc3: '27,11',
  '7sap': '27,10',
  '7km': '28,11',
  bc2: '87,19',
}

/** The Storm Regiment in the air, and the hexes it aims at. */
const PLANNED = { '1st': '16,12', '2st': '14,12', '3st': '20,12', '4st': '15,13' }

const units = {
  ...Object.fromEntries(Object.entries(LANDED).map(([id, at]) => [id, { at, landed: true, moved: true }])),
  ...Object.fromEntries(Object.entries(PLANNED).map(([id, planned]) => [id, { planned }])),
}

/** The lesson: the German seat in turn 1 of the historical scenario; the tutorial plays the British seat. */
export const tutorial: Tutorial = {
  title: text('tutorial.title'),
  seat: 'german',
  scenario: 'historical',
  options: {},
  position: { at: 'drop', state: { stage: 'drop', dropDone: true, units } },
  steps,
  end: text('tutorial.end'),
}
