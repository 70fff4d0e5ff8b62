// The app: shows the page of the address.
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { HomePage } from '../pages/home/home-page.tsx'
import type { Settings } from '../settings/settings.ts'
import { type AppContext, AppContextOf } from './app-context.ts'
import { Fallen } from './fallen.tsx'
import type { Route } from './routes.ts'
import { type Store, useStore } from './store.ts'

const TablePage = lazy(async () => ({ default: (await import('../pages/table/table-page.tsx')).TablePage }))
const NewMatchPage = lazy(async () => ({ default: (await import('../pages/new/new-page.tsx')).NewMatchPage }))
const GamePage = lazy(async () => ({ default: (await import('../pages/game/game-page.tsx')).GamePage }))
const SettingsPage = lazy(async () => ({ default: (await import('../pages/settings/settings-page.tsx')).SettingsPage }))
const ReplayPage = lazy(async () => ({ default: (await import('../pages/replay/replay-page.tsx')).ReplayPage }))
const ReportPage = lazy(async () => ({ default: (await import('../pages/report/report-page.tsx')).ReportPage }))
const LabPage = lazy(async () => ({ default: (await import('../pages/lab/lab-page.tsx')).LabPage }))
const TutorialPage = lazy(async () => ({ default: (await import('../pages/tutorial/tutorial-page.tsx')).TutorialPage }))
const LostPage = lazy(async () => ({ default: (await import('../pages/lost-page.tsx')).LostPage }))

export function App({
  settings,
  route,
  dark,
}: {
  settings: Store<Settings>
  route: Store<Route>
  dark: Store<boolean>
}) {
  const context = useMemo<AppContext>(() => ({ settings, route, dark }), [settings, route, dark])
  const here = useStore(route)
  // A new page is read from its beginning.
  const place = JSON.stringify({ ...here, at: undefined, position: undefined })
  useEffect(() => {
    if (place) scrollTo(0, 0)
  }, [place])
  return (
    <AppContextOf value={context}>
      <Fallen key={place}>
        <Suspense fallback={<p className="waiting">One moment …</p>}>
          <Page route={here} />
        </Suspense>
      </Fallen>
    </AppContextOf>
  )
}

function Page({ route }: { route: Route }) {
  switch (route.page) {
    case 'home':
      return <HomePage />
    case 'game':
      return <GamePage game={route.game} />
    case 'new':
      return <NewMatchPage game={route.game} />
    case 'table':
      return <TablePage key={route.match} match={route.match} />
    case 'replay':
      return <ReplayPage key={route.match} match={route.match} {...(route.at === undefined ? {} : { at: route.at })} />
    case 'report':
      return <ReportPage match={route.match} />
    case 'tutorial':
      return <TutorialPage game={route.game} />
    case 'lab':
      return <LabPage {...route} />
    case 'settings':
      return <SettingsPage />
    case 'lost':
      return <LostPage path={route.path} />
  }
}
