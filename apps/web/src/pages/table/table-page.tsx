// The page of one match: opens it from the shelf and sits the player down.
import { useEffect, useState } from 'react'
import { useApp } from '../../app/app-context.ts'
import { download } from '../../app/file.ts'
import { useStore } from '../../app/store.ts'
import { tableOf } from '../../match/early.ts'
import type { OpenTable } from '../../match/open.ts'
import { fileOf } from '../../match/rescue.ts'
import { takeMatch } from '../../match/shelf.ts'
import { SittingOf } from '../../table/table-context.ts'
import { TableView } from '../../table/table-view.tsx'
import { type JoiningCoach, type Session, sitDownAt } from './session.ts'

export function TablePage({ match }: { match: string }) {
  const { settings } = useApp()
  const [open] = useState(() => () => tableOf(match, settings.get().pace))
  return <AtTable open={open} saved={match} />
}

interface AtTableTerms {
  readonly open: () => Promise<OpenTable>
  /** The match on the shelf that is opened, if it is one. */
  readonly saved?: string
  /** Makes the coach of a lesson. */
  readonly coach?: () => JoiningCoach
  readonly ready?: (session: Session) => void
}

/** Opens a table and shows it; `ready` is called when it stands. */
export function AtTable({ open, saved, ready, coach }: AtTableTerms) {
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
  if (error !== null) return <CannotOpen error={error} {...(saved === undefined ? {} : { saved })} />
  if (!session) return <p className="waiting">Setting up the table …</p>
  return <Seated session={session} />
}

function Seated({ session }: { session: Session }) {
  const news = useStore(session.news)
  const art = useStore(session.art)
  return (
    <SittingOf value={session.sitting}>
      <TableView art={art} news={news} />
    </SittingOf>
  )
}

/** `saved`: the match on the shelf that cannot be opened; what the shelf has of it can be taken out as a file. */
export function CannotOpen({ error, saved }: { error: string; saved?: string }) {
  const [kept, setKept] = useState<Awaited<ReturnType<typeof takeMatch>>>()
  useEffect(() => {
    if (saved !== undefined) takeMatch(saved).then(setKept, () => undefined)
  }, [saved])
  const give = (): void => {
    if (!kept) return
    const file = fileOf(kept.match, kept.log)
    download(file.name, file.text)
  }
  return (
    <main className="page narrow">
      <h1>This table cannot be opened</h1>
      <p className="error" role="alert">
        {error}
      </p>
      {kept && <p>“{kept.match.name}” is still on the shelf exactly as it was saved; nothing of it was changed.</p>}
      <p className="row">
        <a className="button first" href="#/">
          Home
        </a>
        {kept && (
          <button type="button" className="button" onClick={give}>
            Export it as it is
          </button>
        )}
      </p>
    </main>
  )
}
