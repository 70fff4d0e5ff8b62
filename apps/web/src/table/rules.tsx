// The rules in our own words, searchable by word or case, open at the case that was asked for.
import type { Rulebook } from '@merkur/table'
import { useEffect, useRef, useState } from 'react'
import { useStore } from '../app/store.ts'
import { Prose } from './prose.tsx'
import { CaseLink } from './rich.tsx'
import { Scroll } from './scroll.tsx'
import { useSitting } from './table-context.ts'

export function Rules() {
  const { book } = useSitting()
  const rules = useStore(book.rules)
  useEffect(() => book.open(), [book])
  return rules ? <OpenRules rules={rules} /> : <p className="quiet">The rulebook is being opened …</p>
}

function OpenRules({ rules }: { rules: Rulebook }) {
  const { ui } = useSitting()
  const [query, setQuery] = useState('')
  const asked = useStore(ui, (s) => s.rule)
  const list = useRef<HTMLElement>(null)
  const read = asked ? rules.find(asked.rule)?.case : undefined
  const shown = query.trim() === '' ? rules.cases : rules.search(query)
  useEffect(() => {
    if (asked) setQuery('')
  }, [asked])
  useEffect(() => {
    if (read === undefined || !asked || query !== '') return
    const place = list.current?.querySelector(`[data-case="${CSS.escape(read)}"]`)
    place?.scrollIntoView({ block: 'start' })
  }, [read, asked, query])
  const isCase = (number: string): boolean => rules.find(number)?.case === number
  return (
    <>
      <label className="field">
        <span className="spoken">Search the rules by word or case</span>
        <input
          type="search"
          placeholder="Search by word or case"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      <Scroll box={list} label="Rules">
        {shown.length === 0 && <p className="quiet">No rule holds “{query}”.</p>}
        {shown.map((rule) => (
          <article key={rule.case} className="rule" data-case={rule.case} data-read={rule.case === read || undefined}>
            <h3>
              <span className="rule-number">{rule.case}</span>
              {rule.title}
            </h3>
            <Prose text={rule.body} depth={4} isCase={isCase} caseLink={(number) => <CaseLink rule={number} />} />
          </article>
        ))}
      </Scroll>
    </>
  )
}
