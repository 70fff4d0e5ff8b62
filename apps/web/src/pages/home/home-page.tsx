// Home: the games as covers, matches to go on with, files to open.
import { catalogue } from '@merkur/catalogue'
import { useCallback, useEffect, useState } from 'react'
import { Bar } from '../../app/bar.tsx'
import type { SavedMatch } from '../../match/saved.ts'
import { listMatches } from '../../match/shelf.ts'
import { Cover } from './cover.tsx'
import { Shelf } from './shelf-view.tsx'
import './home.css'

export function HomePage() {
  const [matches, setMatches] = useState<readonly SavedMatch[] | null>(null)
  const look = useCallback(() => {
    listMatches().then(setMatches, () => setMatches([]))
  }, [])
  useEffect(() => {
    document.title = 'Merkur'
    look()
  }, [look])
  const last = matches?.find((m) => !m.finished)
  return (
    <>
      <Bar />
      <main className="page home">
        <div className="home-head">
          <h1>
            Crete, May 1941 <em>at one table</em>
          </h1>
          <p className="quiet">
            Five board games on one battle. Every rule is enforced and explained, the odds are open, and the other side
            is a friend at this screen or the computer.
          </p>
          {last && (
            <p>
              <a className="button first" href={`#/table/${last.id}`}>
                Go on: {last.name}
              </a>
            </p>
          )}
        </div>
        <ul className="covers" aria-label="Games">
          {catalogue
            .filter((entry) => !entry.hidden)
            .map((entry, i) => (
              <li key={entry.id}>
                <Cover entry={entry} first={i === 0} />
              </li>
            ))}
        </ul>
        <p className="quiet small">
          {catalogue
            .filter((entry) => entry.hidden && entry.load)
            .map((entry) => (
              <a key={entry.id} href={`#/new/${entry.id}`}>
                {entry.title}: {entry.subtitle}
              </a>
            ))}
        </p>
        <Shelf matches={matches} changed={look} />
      </main>
    </>
  )
}
