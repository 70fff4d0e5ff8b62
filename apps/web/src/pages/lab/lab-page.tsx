// The lab: choose a game, or open the position that a link holds, and change it by hand.
import { catalogue } from '@merkur/catalogue'
import { useEffect, useState } from 'react'
import { go } from '../../app/app-context.ts'
import { Bar } from '../../app/bar.tsx'
import { unpacked } from '../../app/pack.ts'
import { kitOf } from '../../app/use-kit.ts'
import { beginFromPosition, beginInLab } from '../../match/begin.ts'
import { recognise } from '../../match/import.ts'
import type { Player } from '../../match/saved.ts'
import './lab-page.css'

async function begin(game: string, position?: string): Promise<string> {
  const text = position === undefined ? undefined : unpacked(position)
  const kit = await kitOf(text === undefined ? game : recognise('The position in this link', text, catalogue).game)
  const players: Record<string, Player> = Object.fromEntries(kit.seats.map((seat) => [seat.id, 'human']))
  const scenario = kit.scenarios[0]?.id ?? ''
  const about = { game: kit.game, name: `Lab: ${kit.title}`, scenario, players }
  return text === undefined ? beginInLab({ ...about, options: {} }) : beginFromPosition(text, about)
}

export function LabPage({ game, position }: { game?: string; position?: string }) {
  const [error, setError] = useState<string | null>(null)
  useEffect(() => {
    document.title = 'Lab · Merkur'
    if (game === undefined) return
    begin(game, position).then(
      (match) => go({ page: 'table', match }),
      (e: unknown) => setError(e instanceof Error ? e.message : String(e)),
    )
  }, [game, position])
  return (
    <>
      <Bar />
      <main className="page narrow">
        <h1>Lab</h1>
        {error !== null && (
          <p className="error" role="alert">
            {error}
          </p>
        )}
        {game !== undefined && error === null && <p className="waiting">Laying out the position …</p>}
        <p>
          Place and turn units by hand, set the phase and the dice to come, and ask what may happen. A position is a
          file that the command line reads too, or a link that holds it.
        </p>
        <ul className="lab-games">
          {catalogue
            .filter((entry) => entry.load)
            .map((entry) => (
              <li key={entry.id}>
                <a className="button" href={`#/lab/${entry.id}`}>
                  {entry.title}
                </a>
              </li>
            ))}
        </ul>
        <p className="quiet">Position files are opened on the home page, with “Open a file”.</p>
      </main>
    </>
  )
}
