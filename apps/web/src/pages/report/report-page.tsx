// Placeholder while the page is being written.
export function ReportPage(_: Record<string, unknown>) {
  return (
    <main className="page">
      <h1>Report</h1>
    </main>
  )
}
