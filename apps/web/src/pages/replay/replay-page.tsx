// A match to be looked at: from the beginning, with the eyes of each seat, and with a door to play on.
import { useEffect, useState } from 'react'
import { replayWish } from '../../match/begin.ts'
import { openTable } from '../../match/open.ts'
import type { Session } from '../table/session.ts'
import { AtTable } from '../table/table-page.tsx'

export function ReplayPage({ match, at }: { match: string; at?: number }) {
  const [open] = useState(() => async () => openTable(await replayWish(match)))
  const [session, ready] = useState<Session | null>(null)
  // The address names the moment, also when it changes while the table stands.
  useEffect(() => {
    void session?.sitting.table.lookBack(at ?? 0)
  }, [session, at])
  return <AtTable open={open} saved={match} ready={ready} />
}
