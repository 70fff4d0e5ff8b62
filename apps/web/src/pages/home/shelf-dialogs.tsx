// What the shelf asks before it renames or deletes a match.
import { useState } from 'react'
import { Ask } from '../../app/modal.tsx'
import { renameMatch } from '../../match/begin.ts'
import type { SavedMatch } from '../../match/saved.ts'
import { dropMatch } from '../../match/shelf.ts'

export interface Asking {
  readonly what: 'rename' | 'delete'
  readonly match: SavedMatch
}

/** `onClose` is given what is on its way to be done, if anything is. */
export function ShelfDialogs({ asking, onClose }: { asking: Asking; onClose: (done?: Promise<void>) => void }) {
  return asking.what === 'rename' ? (
    <Rename match={asking.match} onClose={onClose} />
  ) : (
    <Delete match={asking.match} onClose={onClose} />
  )
}

interface Terms {
  readonly match: SavedMatch
  readonly onClose: (done?: Promise<void>) => void
}

function Delete({ match, onClose }: Terms) {
  return (
    <Ask title={`Delete “${match.name}”?`} onClose={() => onClose()}>
      <p>The match and its replay are gone for good. Export it first if you may want it again.</p>
      <div className="row">
        <button type="button" className="button first" onClick={() => onClose(dropMatch(match.id))}>
          Delete
        </button>
        <button type="button" className="button" onClick={() => onClose()}>
          Keep
        </button>
      </div>
    </Ask>
  )
}

function Rename({ match, onClose }: Terms) {
  const [name, setName] = useState(match.name)
  return (
    <Ask title="Rename the match" onClose={() => onClose()}>
      <form
        className="dialog"
        style={{ padding: 0 }}
        onSubmit={(event) => {
          event.preventDefault()
          onClose(renameMatch(match.id, name.trim()))
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
