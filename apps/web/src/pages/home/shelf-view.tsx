// The shelf on the home page: saved matches to go on with, rename, export or delete, and files to open.
import { catalogue } from '@merkur/catalogue'
import { useId, useState } from 'react'
import { go } from '../../app/app-context.ts'
import { download } from '../../app/file.ts'
import { Ask } from '../../app/modal.tsx'
import { kitOf } from '../../app/use-kit.ts'
import { beginFromPosition, beginFromSave, renameMatch } from '../../match/begin.ts'
import { recognise } from '../../match/import.ts'
import type { Player, SavedMatch } from '../../match/saved.ts'
import { dropMatch, takeMatch } from '../../match/shelf.ts'

const titleOf = (game: string): string => catalogue.find((entry) => entry.id === game)?.title ?? game

const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

export function Shelf({ matches, changed }: { matches: readonly SavedMatch[] | null; changed: () => void }) {
  const [error, setError] = useState<string | null>(null)
  const [renaming, setRenaming] = useState<SavedMatch | null>(null)
  const [dropping, setDropping] = useState<SavedMatch | null>(null)
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
    // The seed stays here: whoever opens the file must not know the dice to come.
    const { seed: _seed, ...rest } = JSON.parse(taken.log) as Record<string, unknown>
    download(`${match.name.replace(/[^\w -]+/g, '')}.merkur.json`, JSON.stringify(rest))
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
              <button type="button" className="button tiny" onClick={() => setRenaming(match)}>
                Rename<span className="spoken"> {match.name}</span>
              </button>
              <button type="button" className="button tiny" onClick={() => void give(match).catch(fail)}>
                Export<span className="spoken"> {match.name}</span>
              </button>
              <button type="button" className="button tiny bad" onClick={() => setDropping(match)}>
                Delete<span className="spoken"> {match.name}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
      {renaming && (
        <Rename
          match={renaming}
          onClose={(name) => {
            setRenaming(null)
            if (name) renameMatch(renaming.id, name).then(changed, fail)
          }}
        />
      )}
      {dropping && (
        <Ask title={`Delete “${dropping.name}”?`} onClose={() => setDropping(null)}>
          <p>The match and its replay are gone for good. Export it first if you may want it again.</p>
          <div className="row">
            <button
              type="button"
              className="button first"
              onClick={() => {
                setDropping(null)
                dropMatch(dropping.id).then(changed, fail)
              }}
            >
              Delete
            </button>
            <button type="button" className="button" onClick={() => setDropping(null)}>
              Keep
            </button>
          </div>
        </Ask>
      )}
    </section>
  )
}

function Rename({ match, onClose }: { match: SavedMatch; onClose: (name?: string) => void }) {
  const [name, setName] = useState(match.name)
  return (
    <Ask title="Rename the match" onClose={() => onClose()}>
      <form
        className="dialog"
        style={{ padding: 0 }}
        onSubmit={(event) => {
          event.preventDefault()
          onClose(name.trim())
        }}
      >
        <label className="field">
          <span>Name</span>
          <input type="text" value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
        </label>
        <div className="row">
          <button type="submit" className="button first" disabled={name.trim() === ''}>
            Rename
          </button>
        </div>
      </form>
    </Ask>
  )
}
