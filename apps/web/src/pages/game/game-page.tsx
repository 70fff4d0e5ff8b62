// Placeholder while the page is being written.
export function GamePage(_: Record<string, unknown>) {
  return (
    <main className="page">
      <h1>Game</h1>
    </main>
  )
}
