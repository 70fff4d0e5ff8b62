// `merkur lab`: runs position files and says whether their expectations hold.
import { catalogue } from '@merkur/catalogue'
import { exitCode, type FileReport, PositionError, renderReport, reportJson, runFile } from '@merkur/lab'
import { BadInput } from '../bad-input.ts'
import { readText } from '../files.ts'
import type { Io } from '../io.ts'
import { gameWith } from '../packs.ts'

/** The shelf with every game in the box of a data pack. */
const shelfWith = (pack: string): typeof catalogue =>
  catalogue.map((entry) => (entry.load ? { ...entry, load: () => gameWith(entry.id, pack) } : entry))

async function runOne(file: string, shelf: typeof catalogue): Promise<FileReport> {
  try {
    return await runFile(readText(file), file, shelf)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return { code: 2, error: new PositionError(file, 1, '', error.message.slice(file.length + 2)) }
  }
}

/** @returns 0 when every expectation holds, 1 when one does not, 2 on bad input */
export async function lab(
  files: readonly string[],
  { json, quiet, pack }: { readonly json: boolean; readonly quiet: boolean; readonly pack?: string },
  io: Io,
): Promise<number> {
  const shelf = pack === undefined ? catalogue : shelfWith(pack)
  const reports: FileReport[] = []
  const data: unknown[] = []
  for (const file of files) {
    const one = await runOne(file, shelf)
    reports.push(one)
    if (one.code === 2) {
      const { line, place, says, message } = one.error
      io.err(`${message}\n`)
      data.push({ file, ok: false, error: { line, place, says } })
    } else if (json) data.push(reportJson(one.report, one.game.kit(one.game.box)))
    else if (quiet && one.code === 0) io.out(`${file}: holds\n`)
    else io.out(`${renderReport(one.report, one.game.kit(one.game.box))}\n`)
  }
  if (json) io.out(`${JSON.stringify(data, null, 1)}\n`)
  else if (files.length > 1) {
    const of = (code: number): number => reports.filter((r) => r.code === code).length
    io.out(`${files.length} positions: ${of(0)} hold, ${of(1)} do not, ${of(2)} could not be read\n`)
  }
  return exitCode(reports)
}
