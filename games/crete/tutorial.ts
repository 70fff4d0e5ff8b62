// The guided first turn: the morning of 20 May, told step by step to whoever takes the German seat.
import { text } from '@merkur/engine'
import type { Tutorial, TutorialStep } from '@merkur/table'
import { button, lessonFor, piece, space, step } from '@merkur/table/lesson-words'

const { you, auto, they } = lessonFor('german', 'commonwealth')

const FORTS = ['W09', 'W12', 'W15', 'W24', 'C08', 'E08']
/** Dice of the landing tests after Meindl's: IV, III, II and I/Sturm, Heydrich, I, II, III and IV/FJ3, Suessman. */
const TESTS = [4, 3, 3, 4, 5, 2, 6, 2, 3, 2]

const steps: readonly TutorialStep[] = [
  step(
    'map',
    '1.1',
    [space('W09'), space('W21'), space('W19')],
    ...[...FORTS, 'done'].map((key) => they('forts', key)),
  ),
  step('bombing', '8.4', [space('W16')], you('bomb-area', 'W16', 3, 4, 2, 4), you('bomb-area', 'done')),
  step('box', '5.2', [button('box')], you('activation', 'box', 1)),
  step(
    'tests',
    '5.2',
    [piece('G-Meindl'), piece('G-I/Sturm')],
    you('reroll', 'keep', 4),
    ...TESTS.slice(1).map((die) => auto('reroll', 'keep', die)),
    auto('reroll', 'keep'),
  ),
  step(
    'scatter',
    '7.3',
    [space('W11'), piece('G-III/Sturm')],
    you('landing-fight', 'W11', 2, 3, 3, 4),
    you('reroll', 'keep'),
  ),
  step('city', '7.2', [space('W18'), piece('G-IV/FJ3')], you('landing-fight', 'W18', 4, 4, 1, 2)),
  step(
    'initiative',
    '3.1',
    [button('reroll')],
    you('reroll', 'reroll', 5, 6, 1, 1),
    they('retreat', 'W27', 4, 6, 2, 3),
  ),
  step('tie', '7.4', [space('W22'), piece('G-III/FJ3')], you('retreat', 'W19'), they('retreat', 'W21')),
  step(
    'aims',
    '8',
    [space('W09'), button('sky')],
    you('activation', 'sky'),
    you('aim', 'W09'),
    you('aim', 'W09'),
    auto('aim', 'stay'),
    auto('aim', 'stay'),
  ),
  step(
    'sorties',
    '8.3',
    [piece('G-Ju87')],
    you('sortie', 'G-Ju87'),
    they('named', 'C-22', 4, 6, 2, 3),
    they('named', 'C-156AA', 1, 3, 2, 4),
  ),
  step(
    'shot',
    '7',
    [piece('G-I/Sturm'), space('W09')],
    you('activation', 'W10'),
    you('action', 'shoot G-I/Sturm'),
    you('target', 'W09'),
    they('main', 'C-1/7RTR', 4, 5, 2, 4),
    they('loss', 'C-1/7RTR'),
  ),
  step(
    'road',
    '6.1',
    [piece('G-II/Sturm'), piece('G-Suessman'), space('W09')],
    you('activation', 'W04'),
    you('action', 'move G-II/Sturm'),
    you('to', 'W09'),
    you('action', 'move G-Suessman'),
    you('to', 'W09'),
  ),
  step(
    'assault',
    '7.1',
    [space('W09'), piece('G-Meindl')],
    you('action', 'fight W09'),
    you('guns', 'G-Meindl', 3, 5, 3, 4),
    they('loss', 'fort'),
    they('retreat', 'W12'),
  ),
  step('end', '4', [space('W19'), button('end')], you('activation', 'end', 5), they('reroll', 'keep')),
  step(
    'commonwealth',
    '4.1',
    [space('W11'), space('W14')],
    they('activation', 'W11'),
    they('action', 'shoot C-23'),
    they('target', 'W14'),
    they('supporters', 'done', 4, 4, 3, 3),
    they('reroll', 'keep'),
    they('activation', 'end'),
  ),
  step('next', '4', [button('box')]),
]

export const tutorial: Tutorial = {
  title: text('tutorial.title'),
  seat: 'german',
  scenario: 'standard',
  options: {},
  steps,
  end: text('tutorial.over'),
}
