// Placeholder while the page is being written.
export function TutorialPage(_: Record<string, unknown>) {
  return (
    <main className="page">
      <h1>Tutorial</h1>
    </main>
  )
}
