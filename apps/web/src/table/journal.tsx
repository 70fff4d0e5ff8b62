// The journal: everything that happened, newest last, with dice, live names and cases.

import type { JournalLine } from '@merkur/table'
import { memo, useDeferredValue, useLayoutEffect, useRef } from 'react'
import { useStore } from '../app/store.ts'
import { Roll } from './odds.tsx'
import { CaseLink, Rich } from './rich.tsx'
import { useSitting } from './table-context.ts'
import './journal.css'

/** Lines kept on the page; older ones are a press away. */
const SHOWN = 160
/** Lines in sight at once: the first view waits for no more. */
const FIRST = 24

export function Journal() {
  const { table } = useSitting()
  const journal = useStore(table.state, (s) => s.journal)
  const past = useStore(table.state, (s) => s.past?.seq ?? null)
  const list = useRef<HTMLOListElement>(null)
  const until = past === null ? journal.length : journal.findLastIndex((line) => line.seq <= past) + 20
  const most = useDeferredValue(SHOWN, FIRST)
  const lines = journal.slice(Math.max(0, until - most), Math.max(until, 0))
  const newest = lines.at(-1)?.n
  const shown = useRef<number>(undefined)
  // The newest line is in sight whenever one comes; looking back, the newest of that moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines that come above the others move the box too
  useLayoutEffect(() => {
    const box = list.current
    if (!box || newest === undefined) return
    const then = past === null ? null : [...box.querySelectorAll('li:not([data-later])')].at(-1)
    const top = then instanceof HTMLElement ? then.offsetTop - box.offsetTop - box.clientHeight / 2 : box.scrollHeight
    // Older lines that come in above must not be seen to roll by.
    const still = shown.current === undefined || (past === null && shown.current === newest)
    box.scrollTo({ top, behavior: still ? 'instant' : 'auto' })
    shown.current = newest
  }, [lines.length, newest, past])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <ol className="journal" ref={list} tabIndex={0} aria-label="Journal">
      {lines.length === 0 && <li className="quiet">Nothing has happened yet.</li>}
      {lines.map((line) => (
        <Line key={line.n} line={line} later={past !== null && line.seq > past} />
      ))}
    </ol>
  )
}

export const Line = memo(function Line({ line, later }: { line: JournalLine; later: boolean }) {
  const { table, kit } = useSitting()
  const seat = kit.seats.find((s) => s.id === line.seat)
  const colour = seat ? kit.palette[seat.colour]?.ground : undefined
  return (
    <li
      className="line"
      data-kind={line.kind}
      data-later={later || undefined}
      style={colour === undefined ? {} : { borderColor: colour }}
      onPointerEnter={() => line.refs && table.light(line.refs)}
      onPointerLeave={() => line.refs && table.light([])}
    >
      <Rich text={line.text} /> {line.roll && <Roll roll={line.roll} beside={table.words.plain(line.text)} />}{' '}
      {line.rule !== undefined && <CaseLink rule={line.rule} />}
    </li>
  )
})
