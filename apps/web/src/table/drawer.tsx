// The drawer beside the map: journal, boxes, forces, charts and rules in tabs.
import { lazy, Suspense } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { useStore } from '../app/store.ts'
import { Journal } from './journal.tsx'
import { useSitting } from './table-context.ts'
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
      <Tabs className="tabs" selectedKey={tab} onSelectionChange={(key) => ui.patch({ tab: String(key) as TabName })}>
        <TabList className="tab-list" aria-label="Drawer">
          {TABS.map(({ id, name }) => (
            <Tab key={id} id={id} className="tab">
              {name}
            </Tab>
          ))}
        </TabList>
        <TabPanel id="journal" className="tab-panel">
          <Journal />
        </TabPanel>
        <Suspense>
          <TabPanel id="boxes" className="tab-panel">
            <Boxes />
          </TabPanel>
          <TabPanel id="forces" className="tab-panel">
            <Forces />
          </TabPanel>
          <TabPanel id="charts" className="tab-panel">
            <Charts />
          </TabPanel>
          <TabPanel id="rules" className="tab-panel">
            <Rules />
          </TabPanel>
        </Suspense>
      </Tabs>
    </section>
  )
}
