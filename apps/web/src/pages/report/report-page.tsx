// The report after a match: losses, tracks, luck, movement, and the moments that decided it.
import { apply, type JournalLine, type Kit, type ResultView, type View, type Wording, wording } from '@merkur/table'
import { useEffect, useState } from 'react'
import { Bar } from '../../app/bar.tsx'
import { replayWish } from '../../match/begin.ts'
import { openTable } from '../../match/open.ts'
import type { SavedMatch } from '../../match/saved.ts'
import { Chart } from '../../report/chart.tsx'
import { type Figures, figuresOf, type Luck, stepNames } from '../../report/figures.ts'
import { HeatMap } from '../../report/heat-map.tsx'
import './report.css'

interface Report {
  readonly match: SavedMatch
  readonly kit: Kit
  readonly words: Wording
  readonly figures: Figures
  readonly result: ResultView | null
  readonly tracks: View['tracks']
}

async function reportOf(id: string): Promise<Report> {
  const wish = await replayWish(id)
  const table = await openTable(wish)
  try {
    const { host, opened } = table
    const journal: readonly JournalLine[] = await host.journal()
    let view: View | undefined
    host.subscribe((delta) => {
      view = apply(null, delta).view
    })()
    const result = view?.result ?? null
    const length = view?.seq ?? 0
    return {
      match: wish.match,
      kit: host.kit,
      words: wording(host.kit),
      figures: figuresOf(journal, opened.seats, length, (piece) => host.kit.pieces.find((p) => p.id === piece)?.seat),
      result,
      tracks: view?.tracks ?? {},
    }
  } finally {
    table.close()
  }
}

export function ReportPage({ match }: { match: string }) {
  const [report, setReport] = useState<Report | null>(null)
  const [error, setError] = useState<string | null>(null)
  useEffect(() => {
    reportOf(match).then(setReport, (e: unknown) => setError(e instanceof Error ? e.message : String(e)))
  }, [match])
  return (
    <>
      <Bar />
      <main className="page report">
        <h1>Report</h1>
        {error !== null && (
          <p className="error" role="alert">
            {error}
          </p>
        )}
        {error === null && !report && <p className="waiting">Reading the journal …</p>}
        {report && <ReportView report={report} />}
      </main>
    </>
  )
}

function ReportView({ report: { match, kit, words, figures, result, tracks: shown } }: { report: Report }) {
  const seatName = (id: string): string => words.seat(id)
  const seatColour = (id: string): string =>
    kit.palette[kit.seats.find((s) => s.id === id)?.colour ?? '']?.ground ?? '#888'
  const turns = figures.turns
    .map((t) => ({
      seq: t.seq,
      label: /\d{1,2}[:.]\d{2}/.exec(words.plain(t.label))?.[0] ?? words.plain(t.label).slice(0, 10),
    }))
    .filter(({ label }, i, all) => label !== all[i - 1]?.label)
  const axis = { length: figures.length, turns }
  const tracks = figures.tracks.filter((t) => t.points.length > 1)
  const board = kit.boards[0]
  const steps = tracks[0] && stepNames(shown, tracks[0].id)
  return (
    <>
      <div className="spread">
        <p>
          <b>{match.name}</b>, {kit.title}.{' '}
          {result ? words.plain(result.text) : 'This match is not over yet; the report tells it so far.'}
        </p>
        <p className="row">
          <a className="button first" href={`#/replay/${match.id}`}>
            Replay
          </a>
          {!match.finished && (
            <a className="button" href={`#/table/${match.id}`}>
              Go on
            </a>
          )}
        </p>
      </div>
      <div className="report-grid">
        <Chart title="Losses" unit="steps" series={figures.losses} name={seatName} colour={seatColour} {...axis} />
        {tracks.length > 0 && (
          <Chart
            title="Tracks"
            unit=""
            series={tracks}
            name={(id) => trackName(kit, words, id)}
            colour={(id) => seatColour(id)}
            {...(steps ? { value: steps } : {})}
            {...axis}
          />
        )}
        {figures.luck.some((l) => l.rolls > 0) && (
          <Chart
            title="Luck"
            unit="got − expected"
            series={figures.luckOverTime}
            name={seatName}
            colour={seatColour}
            {...axis}
          />
        )}
        <LuckTable luck={figures.luck} faces={figures.faces} seatName={seatName} />
        {board && Object.keys(figures.heat).length > 0 && <HeatMap board={board} heat={figures.heat} />}
        <section className="card">
          <h2>Moments that decided it</h2>
          <ol className="moments">
            {figures.moments.map((moment) => (
              <li key={moment.n}>
                <a href={`#/replay/${match.id}?at=${moment.seq}`}>
                  <span className="quiet small">Move {moment.seq}</span> {words.plain(moment.text)}
                </a>
              </li>
            ))}
            {figures.moments.length === 0 && <li className="quiet">Nothing stands out.</li>}
          </ol>
        </section>
      </div>
    </>
  )
}

/** A track's name: its own message, a seat, or its id in words. */
function trackName(kit: Kit, words: Wording, id: string): string {
  const message = `track.${id}`
  if (kit.messages[message] !== undefined && !/\{/.test(kit.messages[message])) return words.plain({ id: message })
  return kit.seats.some((s) => s.id === id) ? words.seat(id) : id.replace(/[-_]/g, ' ')
}

function LuckTable({
  luck,
  faces,
  seatName,
}: {
  luck: readonly Luck[]
  faces: Figures['faces']
  seatName: (id: string) => string
}) {
  return (
    <section className="card report-luck">
      <h2>Luck with the dice</h2>
      <table className="chart">
        <thead>
          <tr>
            <th scope="col">Side</th>
            {[1, 2, 3, 4, 5, 6].map((face) => (
              <th scope="col" key={face}>
                {face}
              </th>
            ))}
            <th scope="col">Worth</th>
            <th scope="col">Expected</th>
          </tr>
        </thead>
        <tbody>
          {luck.map((l) => (
            <tr key={l.seat}>
              <th scope="row">{seatName(l.seat)}</th>
              {[0, 1, 2, 3, 4, 5].map((i) => (
                <td key={i}>{faces[l.seat]?.[i] ?? 0}</td>
              ))}
              <td>{l.got.toFixed(1)}</td>
              <td>{l.expected.toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small quiet">
        How often each face fell, and what the rolls that count were worth against their exact average.
      </p>
    </section>
  )
}
