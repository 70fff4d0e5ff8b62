// Placeholder while the page is being written.
export function ReplayPage(_: Record<string, unknown>) {
  return <main className="page"><h1>Replay</h1></main>
}
