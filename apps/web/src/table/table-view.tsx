// The whole table: head, map or text, decision card, drawer and course of the match.

import type { BoardArt } from '@merkur/table'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { useStore } from '../app/store.ts'
import { listenForKeys } from '../commands/keyboard.ts'
import { tableCommands } from '../commands/table-commands.ts'
import { CoachCard } from './coach-card.tsx'
import { Curtain } from './curtain.tsx'
import { DecisionCard } from './decision-card.tsx'
import { Drawer } from './drawer.tsx'
import { MapPane } from './map-pane.tsx'
import { Notice } from './notice.tsx'
import { useSitting } from './table-context.ts'
import { TableHeader } from './table-header.tsx'
import { Timeline } from './timeline.tsx'
import { WhyPopover } from './why-popover.tsx'
import './table-view.css'
import './dialogs.css'

const Dialogs = lazy(async () => ({ default: (await import('./dialogs.tsx')).Dialogs }))
const LabCard = lazy(async () => ({ default: (await import('./lab-card.tsx')).LabCard }))
const Reader = lazy(async () => ({ default: (await import('./reader.tsx')).Reader }))

/** `art`: null while it is on its way; all but the map is there already. */
export function TableView({ art, news }: { art: Readonly<Record<string, BoardArt>> | null; news: string }) {
  const sitting = useSitting()
  const { table, ui, kit } = sitting
  const covered = useStore(table.state, (s) => s.curtain !== null)
  const past = useStore(table.state, (s) => s.past !== null)
  const reader = useStore(ui, (s) => s.reader)
  const dialog = useStore(ui, (s) => s.dialog)
  const sheet = useStore(ui, (s) => s.sheet)
  const commands = useMemo(() => tableCommands(kit, (o) => table.words.plain(o.name)), [kit, table])
  useEffect(() => (covered ? undefined : listenForKeys(commands, () => sitting)), [commands, sitting, covered])
  if (covered) return <Curtain />
  return (
    <div
      className="table"
      data-reader={reader || undefined}
      data-sheet={sheet || undefined}
      data-past={past || undefined}
    >
      <TableHeader commands={commands} />
      <main className="table-main">
        {reader ? (
          <Suspense fallback={<p className="waiting">One moment …</p>}>
            <Reader />
          </Suspense>
        ) : (
          <MapPane art={art} />
        )}
        <aside
          className="table-side"
          data-three={sitting.coach !== undefined || sitting.lab !== undefined || undefined}
          aria-label="Decision and journal"
        >
          <button
            type="button"
            className="sheet-handle"
            aria-expanded={sheet}
            aria-label={sheet ? 'Show more of the map' : 'Show journal, boxes and rules'}
            onClick={() => ui.patch({ sheet: !sheet })}
          />
          {sitting.coach && <CoachCard coach={sitting.coach} />}
          {sitting.lab && (
            <Suspense>
              <LabCard lab={sitting.lab} />
            </Suspense>
          )}
          <DecisionCard />
          <Drawer />
        </aside>
      </main>
      <Timeline />
      <WhyPopover />
      <Notice />
      <div className="spoken" aria-live="polite" data-testid="news">
        {news}
      </div>
      {dialog && (
        <Suspense>
          <Dialogs commands={commands} />
        </Suspense>
      )}
    </div>
  )
}
