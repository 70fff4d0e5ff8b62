// Placeholder while the page is being written.
export function LabPage(_: Record<string, unknown>) {
  return (
    <main className="page">
      <h1>Lab</h1>
    </main>
  )
}
