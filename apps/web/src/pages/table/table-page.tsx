// The page of one match: opens it from the shelf, sits the player down, and keeps the shelf's words about it up to date.
import { useEffect, useState } from 'react'
import type { BoardArt } from '@merkur/table'
import { useApp } from '../../app/app-context.ts'
import { wishFor } from '../../match/begin.ts'
import { TableView } from '../../table/table-view.tsx'
import { SittingOf } from '../../table/table-context.ts'
import { useStore } from '../../app/store.ts'
import { openSitting, type Session } from './session.ts'

export function TablePage({ match }: { match: string }) {
  const app = useApp()
  const [session, setSession] = useState<Session | null>(null)
  const [error, setError] = useState<string | null>(null)
  useEffect(() => {
    let gone = false
    let opened: Session | undefined
    const open = async (): Promise<void> => {
      const wish = await wishFor(match, app.settings.get().pace)
      const made = await openSitting(wish, app.settings)
      if (gone) {
        made.close()
        return
      }
      opened = made
      document.title = `${made.sitting.kit.title} · Merkur`
      setSession(made)
    }
    open().catch((e: unknown) => setError(e instanceof Error ? e.message : String(e)))
    return () => {
      gone = true
      opened?.close()
    }
  }, [match, app])
  if (error !== null) return <CannotOpen error={error} />
  if (!session) return <p className="waiting">Setting up the table …</p>
  return <Seated session={session} />
}

function Seated({ session }: { session: Session }) {
  const news = useStore(session.news)
  const art = useStore(session.art)
  if (!art) return <p className="waiting">Unfolding the map …</p>
  return (
    <SittingOf value={session.sitting}>
      <TableView art={art as Readonly<Record<string, BoardArt>>} news={news} />
    </SittingOf>
  )
}

export function CannotOpen({ error }: { error: string }) {
  return (
    <main className="page narrow">
      <h1>This table cannot be opened</h1>
      <p className="error" role="alert">
        {error}
      </p>
      <p>
        <a className="button first" href="#/">
          Home
        </a>
      </p>
    </main>
  )
}
