// The page of one match: opens it from the shelf and sits the player down.
import { useEffect, useState } from 'react'
import { useApp } from '../../app/app-context.ts'
import { useStore } from '../../app/store.ts'
import { tableOf } from '../../match/early.ts'
import type { OpenTable } from '../../match/open.ts'
import { SittingOf } from '../../table/table-context.ts'
import { TableView } from '../../table/table-view.tsx'
import { type JoiningCoach, type Session, sitDownAt } from './session.ts'

export function TablePage({ match }: { match: string }) {
  const { settings } = useApp()
  const [open] = useState(() => () => tableOf(match, settings.get().pace))
  return <AtTable open={open} />
}

interface AtTableTerms {
  readonly open: () => Promise<OpenTable>
  /** Makes the coach of a lesson. */
  readonly coach?: () => JoiningCoach
  readonly ready?: (session: Session) => void
}

/** Opens a table and shows it; `ready` is called when it stands. */
export function AtTable({ open, ready, coach }: AtTableTerms) {
  const { settings } = useApp()
  const [session, setSession] = useState<Session | null>(null)
  const [error, setError] = useState<string | null>(null)
  useEffect(() => {
    let gone = false
    let opened: Session | undefined
    const sit = async (): Promise<void> => {
      const table = await open()
      if (gone) {
        table.close()
        return
      }
      const made = sitDownAt(table, settings, coach?.())
      opened = made
      document.title = `${made.sitting.kit.title} · Merkur`
      setSession(made)
      ready?.(made)
    }
    sit().catch((e: unknown) => setError(e instanceof Error ? e.message : String(e)))
    return () => {
      gone = true
      opened?.close()
    }
  }, [open, ready, coach, settings])
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
      <TableView art={art} news={news} />
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
