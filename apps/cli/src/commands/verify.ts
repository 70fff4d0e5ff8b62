// `merkur verify`: computes the committed dice of finished matches again.
import { verifyDice } from '@merkur/engine'
import { readSave } from '../files.ts'
import type { Io } from '../io.ts'

/** @returns 0 when every die of every match agrees, 1 when one does not or there is nothing to check against */
export async function verify(files: readonly string[], { json }: { readonly json: boolean }, io: Io): Promise<number> {
  const reports: unknown[] = []
  let code = 0
  for (const path of files) {
    const { file, game, box } = await readSave(path)
    const report = verifyDice(game, file, box)
    if (!report.ok) code = 1
    reports.push({ file: path, ...report })
    if (json) continue
    if (report.ok) io.out(`${path}: all ${report.checked} dice and draws come from the promised key\n`)
    for (const { n, says } of report.problems)
      io.out(`${path}: ${n < 0 ? '' : `log entry ${n}: `}${says} (${report.checked} dice agreed before)\n`)
  }
  if (json) io.out(`${JSON.stringify(reports, null, 1)}\n`)
  return code
}
