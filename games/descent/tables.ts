// The tables of the box as they are written, each cell checked: what a data pack may replace.
import { type BoxFiles, type BoxReader, readBox } from '@merkur/box'
import { readAir } from './tables/air.ts'
import { readAssault, readFire } from './tables/combat.ts'
import { readCommand } from './tables/command.ts'
import { readMap } from './tables/ground.ts'
import { scenarioFile } from './tables/scenarios.ts'
import { readUnits } from './tables/units.ts'

function readTables(box: BoxReader) {
  const map = readMap(box)
  const units = readUnits(box)
  const command = readCommand(box, units.unit)
  const rowed: readonly [string, readonly unknown[], number][] = [
    ['turns.csv', command.turns, 88],
    ['phases.csv', command.phases, 15],
    ['command-table.csv', command.commandTable, 13],
    ['disruption.csv', command.recovery, 9],
  ]
  for (const [file, rows, count] of rowed)
    if (rows.length !== count) box.problem({ file, found: `${rows.length} rows`, allowed: `${count}, one a number` })
  for (const s of command.setups)
    if (s.how === 'map' && map.hex.read(s.hex) === undefined) box.refuse(s, 'hex', map.hex.allowed)
  return {
    ...map,
    ...units,
    fire: readFire(box),
    assault: readAssault(box),
    ...command,
    air: readAir(box),
    lists: box.json('scenarios.json', scenarioFile),
  }
}

/** The tables of a box, checked. @throws BoxError with every problem */
export function openTables(files: BoxFiles) {
  return readBox(files, readTables)
}

export type Tables = ReturnType<typeof openTables>
