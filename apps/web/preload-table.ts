// Lets the browser fetch the table's program and start the match's worker at once, before the app's program has come, when the
// address names a table.
import type { Plugin } from 'vite'

const TABLE = '/src/pages/table/table-page.tsx'
/** Pages that show a table: `#/table/...`, `#/replay/...`, `#/tutorial/...`. */
const WITH_TABLE = '/^#\\/(table|replay|tutorial)\\/([^?]*)/'
/** The worker of a match, as Vite writes it: see `src/match/open.ts`. */
const WORKER = /^assets\/match-worker-[\w-]+\.js$/

/** Writes a script of one line into the built page, ahead of the app. */
export const preloadTable = (): Plugin => ({
  name: 'preload-table',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const wanted = new Set<string>()
      const styles = new Set<string>()
      const want = (file: string): void => {
        const chunk = bundle[file]
        if (wanted.has(file) || chunk?.type !== 'chunk') return
        wanted.add(file)
        for (const css of chunk.viteMetadata?.importedCss ?? []) styles.add(css)
        for (const next of chunk.imports) want(next)
      }
      const page = Object.values(bundle).find((c) => c.type === 'chunk' && c.facadeModuleId?.endsWith(TABLE))
      if (!page) throw new Error(`no chunk begins at ${TABLE}; say in preload-table.ts where the table's page is now`)
      want(page.fileName)
      const open = (file: string): boolean => !html.includes(file)
      const lists = JSON.stringify([[...wanted].filter(open), [...styles].filter(open)])
      const worker = Object.keys(bundle).find((file) => WORKER.test(file))
      if (!worker) throw new Error('no file is the worker of a match; say in preload-table.ts how it is called now')
      const code = [
        `{const at=${WITH_TABLE}.exec(location.hash)`,
        `if(at){const[js,css]=${lists}`,
        `const w=globalThis.matchWorker=new Worker('./${worker}',{type:'module'})`,
        `w.postMessage({task:'ahead',[at[1]==='tutorial'?'game':'match']:decodeURIComponent(at[2])})`,
        `const add=(f,p)=>document.head.append(Object.assign(document.createElement('link'),{href:'./'+f,crossOrigin:'',...p}))`,
        `for(const f of js)add(f,{rel:'modulepreload'})`,
        `for(const f of css)add(f,{rel:'preload',as:'style'})}}`,
      ].join(';')
      return { html, tags: [{ tag: 'script', children: code, injectTo: 'head-prepend' }] }
    },
  },
})
