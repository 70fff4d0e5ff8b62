// The kit of a game, for pages without a table.

import type { Kit } from '@merkur/table'
import { useEffect, useState } from 'react'
import { frontDesk } from '../match/open.ts'

const kits = new Map<string, Promise<Kit>>()

/** The kit, asked for once a visit. */
export function kitOf(game: string): Promise<Kit> {
  const known = kits.get(game) ?? frontDesk().kit(game)
  kits.set(game, known)
  known.catch(() => kits.delete(game))
  return known
}

/** The kit of a game inside a view: null while it is on its way, an error in words when it cannot be had. */
export function useKit(game: string): Kit | null | Error {
  const [found, setFound] = useState<{ game: string; kit: Kit | Error } | null>(null)
  useEffect(() => {
    let gone = false
    kitOf(game).then(
      (kit) => {
        if (!gone) setFound({ game, kit })
      },
      (error: unknown) => {
        if (!gone) setFound({ game, kit: error instanceof Error ? error : new Error(String(error)) })
      },
    )
    return () => {
      gone = true
    }
  }, [game])
  return found?.game === game ? found.kit : null
}
