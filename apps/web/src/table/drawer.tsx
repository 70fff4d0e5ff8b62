// The drawer beside the map: journal, boxes, forces, charts and rules in tabs.
import { lazy, Suspense } from 'react'
import { useStore } from '../app/store.ts'
import { Journal } from './journal.tsx'
import { useSitting } from './table-context.ts'
import { TabPanel, Tabs } from './tabs.tsx'
import type { Tab as TabName } from './ui.ts'
import { UnitCard } from './unit-card.tsx'
import './drawer.css'

const Boxes = lazy(async () => ({ default: (await import('./boxes.tsx')).Boxes }))
const Forces = lazy(async () => ({ default: (await import('./forces.tsx')).Forces }))
const Charts = lazy(async () => ({ default: (await import('./charts.tsx')).Charts }))
const Rules = lazy(async () => ({ default: (await import('./rules.tsx')).Rules }))

const TABS: readonly { readonly id: TabName; readonly name: string }[] = [
  { id: 'journal', name: 'Journal' },
  { id: 'boxes', name: 'Boxes' },
  { id: 'forces', name: 'Forces' },
  { id: 'charts', name: 'Charts' },
  { id: 'rules', name: 'Rules' },
]

export function Drawer() {
  const { ui } = useSitting()
  const tab = useStore(ui, (s) => s.tab)
  return (
    <section className="drawer" aria-label="Journal, boxes and rules">
      <UnitCard />
      <Tabs label="Drawer" tabs={TABS} open={tab} onOpen={(id) => ui.patch({ tab: id })}>
        <TabPanel id={tab}>
          <Suspense>
            <Contents tab={tab} />
          </Suspense>
        </TabPanel>
      </Tabs>
    </section>
  )
}

function Contents({ tab }: { tab: TabName }) {
  switch (tab) {
    case 'journal':
      return <Journal />
    case 'boxes':
      return <Boxes />
    case 'forces':
      return <Forces />
    case 'charts':
      return <Charts />
    case 'rules':
      return <Rules />
  }
}
