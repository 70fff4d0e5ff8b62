import { writeFileSync } from 'node:fs'
import { openStage } from '/work/main/scripts/pictures/stage.ts'
import { playThroughThePage } from '/work/main/scripts/pictures/whole-match.ts'
async function main() {
const s = await openStage()
const t = Date.now()
writeFileSync('/work/main/docs/pictures/maleme.merkur.json', await playThroughThePage(s, 'maleme'))
console.log('played', Date.now() - t)
await s.close()
}
main().catch(e => { console.error(e); process.exit(1) })
