// An address that leads nowhere.
import { Bar } from '../app/bar.tsx'

export function LostPage({ path }: { path: string }) {
  return (
    <>
      <Bar />
      <main className="page narrow">
        <h1>Nothing is at this address</h1>
        <p>
          There is no page “{path}”. <a href="#/">Home</a> has the games and your matches.
        </p>
      </main>
    </>
  )
}
