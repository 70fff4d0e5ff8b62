// The shelf on the home page: saved matches to go on with, rename, export or delete, and files to open.
import { catalogue } from '@merkur/catalogue'
import { lazy, Suspense, useId, useState } from 'react'
import { go } from '../../app/app-context.ts'
import { download } from '../../app/file.ts'
import { kitOf } from '../../app/use-kit.ts'
import { beginFromPosition, beginFromSave } from '../../match/begin.ts'
import { recognise } from '../../match/import.ts'
import { fileOf } from '../../match/rescue.ts'
import type { Player, SavedMatch } from '../../match/saved.ts'
import { takeMatch } from '../../match/shelf.ts'
import type { Asking } from './shelf-dialogs.tsx'

const ShelfDialogs = lazy(async () => ({ default: (await import('./shelf-dialogs.tsx')).ShelfDialogs }))

const titleOf = (game: string): string => catalogue.find((entry) => entry.id === game)?.title ?? game

const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

export function Shelf({ matches, changed }: { matches: readonly SavedMatch[] | null; changed: () => void }) {
  const [error, setError] = useState<string | null>(null)
  const [asking, setAsking] = useState<Asking | null>(null)
  const bring = useId()
  const fail = (e: unknown): void => setError(e instanceof Error ? e.message : String(e))

  async function open(file: File): Promise<void> {
    setError(null)
    const brought = recognise(file.name, await file.text(), catalogue)
    const kit = await kitOf(brought.game)
    const scenario = kit.scenarios.find((s) => s.id === brought.scenario) ?? kit.scenarios[0]
    const seats = scenario?.seats ?? kit.seats.map((s) => s.id)
    const players: Record<string, Player> = Object.fromEntries(seats.map((seat) => [seat, 'human']))
    const about = {
      game: brought.game,
      name: file.name.replace(/\.(merkur\.)?(json|ya?ml)$/, ''),
      scenario: brought.scenario,
      players,
    }
    const id = brought.kind === 'match' ? beginFromSave(brought.text, about) : beginFromPosition(brought.text, about)
    go({ page: 'table', match: id })
  }

  async function give(match: SavedMatch): Promise<void> {
    const taken = await takeMatch(match.id)
    if (!taken) return
    const file = fileOf(match, taken.log)
    download(file.name, file.text)
  }

  return (
    <section className="shelf" aria-label="Saved matches">
      <div className="spread">
        <h2>Matches</h2>
        <span>
          <input
            id={bring}
            type="file"
            className="spoken"
            accept=".json,.yaml,.yml"
            onChange={(event) => {
              const file = event.target.files?.[0]
              event.target.value = ''
              if (file) open(file).catch(fail)
            }}
          />
          <label className="button" htmlFor={bring}>
            Open a file
          </label>
        </span>
      </div>
      {error !== null && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      {matches?.length === 0 && (
        <p className="quiet">Nothing yet. Every match is saved here by itself, input by input.</p>
      )}
      <ul className="shelf-list">
        {matches?.map((match) => (
          <li key={match.id} className="shelf-row">
            <div>
              <h3>{match.name}</h3>
              <p className="small quiet">
                {titleOf(match.game)}
                {match.lab ? ' · lab' : ''} · {match.caption || 'not begun'} · {when.format(match.changed)}
              </p>
            </div>
            <div className="row">
              <a className="button first tiny" href={`#/table/${match.id}`}>
                {match.finished ? 'Look' : 'Go on'}
                <span className="spoken">: {match.name}</span>
              </a>
              {match.finished && (
                <>
                  <a className="button tiny" href={`#/replay/${match.id}`}>
                    Replay<span className="spoken"> {match.name}</span>
                  </a>
                  <a className="button tiny" href={`#/report/${match.id}`}>
                    Report<span className="spoken"> of {match.name}</span>
                  </a>
                </>
              )}
              <button type="button" className="button tiny" onClick={() => setAsking({ what: 'rename', match })}>
                Rename<span className="spoken"> {match.name}</span>
              </button>
              <button type="button" className="button tiny" onClick={() => void give(match).catch(fail)}>
                Export<span className="spoken"> {match.name}</span>
              </button>
              <button type="button" className="button tiny bad" onClick={() => setAsking({ what: 'delete', match })}>
                Delete<span className="spoken"> {match.name}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
      {asking && (
        <Suspense>
          <ShelfDialogs
            asking={asking}
            onClose={(done) => {
              setAsking(null)
              done?.then(changed, fail)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
