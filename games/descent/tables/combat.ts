// The tables of fire and close assault.
import { among, type BoxReader, id, many, maybe, oneOf, source, truth, whole, words } from '@merkur/box'
import { cells } from './words.ts'

const result = oneOf('-', 'D', '1', '2', '3')
/** Fire tables and who draws Opportunity fire. */
export function readFire(box: BoxReader) {
  const value = oneOf('-', '1', '2', '3', '4', '5', '6', '7', '8', '9')
  const dice = whole(2, 12)
  const effect = many(whole(1, 9))
  const direct = box.table('fire-direct.csv', { strength: whole(1, 10), ...cells('c', 1, 10, value), source: source() })
  const indirect = box.table('fire-indirect.csv', {
    strength: whole(1, 10),
    ...cells('e', 1, 11, value),
    source: source(),
  })
  const directColumns = box.table('fire-direct-columns.csv', {
    column: id(),
    hard: effect,
    soft: effect,
    source: source(),
  })
  const indirectColumns = box.table('fire-indirect-columns.csv', {
    column: id(),
    hard: effect,
    soft: effect,
    source: source(),
  })
  const rows = box.table('fire-rows.csv', {
    id: oneOf('hard-cover', 'cover', 'open', 'undispersed'),
    label: words(),
    ...cells('n', 1, 9, maybe(whole(1, 9))),
    source: source(),
  })
  const results = box.table('fire-results.csv', { dice, ...cells('n', 1, 9, result), source: source() })
  const opportunity = box.table('opportunity-fire.csv', {
    id: id(),
    trigger: words(),
    phase: oneOf('movement', 'organization', 'any'),
    targets: words(),
    repeats: words(),
    where: words(),
    case: words(),
    source: source(),
  })
  const exceptions = box.table('opportunity-exceptions.csv', {
    id: id(),
    exempt: words(),
    case: words(),
    source: source(),
  })
  return { direct, indirect, directColumns, indirectColumns, rows, results, opportunity, exceptions }
}

/** Close assault tables. */
export function readAssault(box: BoxReader) {
  const ODDS = ['1:4', '1:3', '1:2', '1:1', '2:1', '3:1', '4:1', '5:1'] as const
  const column = oneOf('m4', 'm3', 'm2', 'm1', 'p0', 'p1', 'p2', 'p3', 'p4', 'p5')
  const codes = box.table('close-assault-codes.csv', {
    code: id(),
    attacker_loss: whole(0, 9),
    defender_loss: whole(0, 9),
    attacker_disrupted: truth(),
    defender_retreats: truth(),
    defender_disrupted: truth(),
    source: source(),
  })
  const code = among(
    codes.map((c) => c.code),
    'a code of close-assault-codes.csv',
  )
  const value = oneOf('D', '1', '2', '3', '4', '5', '6', '7', '8', '9')
  return {
    codes,
    columns: box.table('close-assault-columns.csv', {
      column,
      open: whole(-9, 9),
      close: whole(-9, 9),
      source: source(),
    }),
    modifiers: box.table('close-assault-modifiers.csv', {
      id: id(),
      applies_to: oneOf('attacker', 'defender', 'both'),
      kind: oneOf('morale', 'effectiveness', 'strength-half'),
      amount: maybe(whole(-9, 9)),
      condition: words(),
      case: words(),
      source: source(),
    }),
    odds: box.table('close-assault-odds.csv', {
      odds: oneOf(...ODDS),
      attacker: whole(1, 9),
      defender: whole(1, 9),
      number: whole(-9, 9),
      source: source(),
    }),
    results: box.table('close-assault-results.csv', {
      odds: oneOf(...ODDS),
      die: whole(1, 6),
      ...cells('v', 1, 9, code),
      source: source(),
    }),
    values: box.table('close-assault-value.csv', {
      effectiveness: whole(-9, 9),
      m4: value,
      m3: value,
      m2: value,
      m1: value,
      ...cells('p', 0, 5, value),
      source: source(),
    }),
  }
}
