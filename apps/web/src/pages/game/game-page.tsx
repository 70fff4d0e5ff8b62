// The page of a game: what it is about, how to begin, where its data come from, how strong its computer player is.
import { catalogue } from '@merkur/catalogue'
import type { Kit, SourceMark } from '@merkur/table'
import { useEffect, useState } from 'react'
import { Bar } from '../../app/bar.tsx'
import { useKit } from '../../app/use-kit.ts'
import { frontDesk } from '../../match/open.ts'
import { Prose } from '../../table/prose.tsx'
import { Lid } from '../home/lid.tsx'
import { strengthOf } from './strength.ts'
import { StrengthCard } from './strength-card.tsx'
import './game.css'

export function GamePage({ game }: { game: string }) {
  const entry = catalogue.find((e) => e.id === game)
  return (
    <>
      <Bar />
      <main className="page game">
        {entry?.load ? (
          <Playable game={game} />
        ) : (
          <>
            <h1>{entry?.title ?? 'No such game'}</h1>
            <p>
              {entry
                ? `${entry.subtitle}. This game is still coming to the table.`
                : `There is no game “${game}” on this shelf.`}
            </p>
          </>
        )}
      </main>
    </>
  )
}

function Playable({ game }: { game: string }) {
  const kit = useKit(game)
  const [lesson, setLesson] = useState(false)
  const [story, setStory] = useState('')
  useEffect(() => {
    frontDesk()
      .lesson(game)
      .then(
        (found) => setLesson(found !== null),
        () => setLesson(false),
      )
    frontDesk()
      .book(game)
      .then(
        (book) => setStory(book.story),
        () => setStory(''),
      )
  }, [game])
  if (kit === null) return <p className="waiting">Opening the box …</p>
  if (kit instanceof Error) return <p className="error">{kit.message}</p>
  document.title = `${kit.title} · Merkur`
  const strength = strengthOf(game)
  return (
    <>
      <h1>{kit.title}</h1>
      <p className="row">
        <a className="button first" href={`#/new/${game}`}>
          Play
        </a>
        {lesson && (
          <a className="button" href={`#/tutorial/${game}`}>
            Guided first turn
          </a>
        )}
        <a className="button" href={`#/lab/${game}`}>
          Lab
        </a>
      </p>
      <div className="game-columns">
        <article className="game-story">
          {story === '' ? (
            kit.scenarios.map((s) => (
              <p key={s.id}>
                <b>{s.title}.</b> {s.text}
              </p>
            ))
          ) : (
            <Prose text={story.replace(/^# .*\n/, '')} depth={1} />
          )}
        </article>
        <div className="game-facts">
          <Lid game={game} />
          {strength && <StrengthCard strength={strength} kit={kit} />}
          <Sources kit={kit} />
        </div>
      </div>
    </>
  )
}

/** How many values of the box come from where: counted on what the table shows. */
export function sourcesIn(kit: Kit): readonly { readonly mark: SourceMark; readonly count: number }[] {
  const counts = new Map<SourceMark, number>()
  const facts = [
    ...kit.pieces.flatMap((p) => p.facts),
    ...kit.boards.flatMap((b) => b.spaces.flatMap((s) => s.facts ?? [])),
  ]
  for (const { source } of [...facts, ...kit.charts]) counts.set(source, (counts.get(source) ?? 0) + 1)
  return [...counts].map(([mark, count]) => ({ mark, count })).sort((a, b) => b.count - a.count)
}

function Sources({ kit }: { kit: Kit }) {
  const found = sourcesIn(kit)
  const all = found.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className="card">
      <h2>Where the data come from</h2>
      <p className="small quiet">Every value on a unit card and every chart carries one of these marks.</p>
      <ul className="sources">
        {found.map(({ mark, count }) => (
          <li key={mark}>
            <span className="source">{mark}</span> {kit.sources[mark]}
            <span className="sources-bar" style={{ inlineSize: `${(count / all) * 100}%` }} aria-hidden="true" />
            <span className="small quiet">{count} values</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
