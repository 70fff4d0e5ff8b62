// A game as a cover: its picture if it brings one, its title, and whether it can be played.
import type { CatalogueEntry } from '@merkur/catalogue'
import { pictureOf } from './pictures.ts'

export function Cover({ entry, first }: { entry: CatalogueEntry; first: boolean }) {
  const playable = entry.status === 'playable' && entry.load !== undefined
  const picture = pictureOf(entry.id)
  return (
    <article className="cover" data-coming={!playable || undefined}>
      <div className="cover-picture" style={picture === undefined ? {} : { backgroundImage: `url(${picture})` }} />
      <div className="cover-words">
        <h2>{playable ? <a href={`#/game/${entry.id}`}>{entry.title}</a> : entry.title}</h2>
        <p>{entry.subtitle}</p>
        {playable ? (
          <p className="row">
            <a className="button first" href={`#/new/${entry.id}`}>
              Play<span className="spoken"> {entry.title}</span>
            </a>
            <a className="button" href={`#/game/${entry.id}`}>
              About<span className="spoken"> {entry.title}</span>
            </a>
          </p>
        ) : (
          <p className="coming">Coming</p>
        )}
        {first && (
          <ul className="cover-doors">
            <li>
              New at the table? <a href={`#/tutorial/${entry.id}`}>A guided first turn</a> shows the way.
            </li>
            <li>
              Trying something out? <a href={`#/lab/${entry.id}`}>The lab</a> sets up any position.
            </li>
          </ul>
        )}
      </div>
    </article>
  )
}
