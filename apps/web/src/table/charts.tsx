// The charts of the game as tables, searchable.
import { useState } from 'react'
import { CaseLink } from './rich.tsx'
import { Scroll } from './scroll.tsx'
import { useSitting } from './table-context.ts'

export function Charts() {
  const { kit, table } = useSitting()
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const shown = kit.charts.filter((chart) =>
    [table.words.plain(chart.title), chart.rule, ...chart.columns, ...chart.rows.flat()]
      .join(' ')
      .toLowerCase()
      .includes(wanted),
  )
  return (
    <>
      <label className="field">
        <span className="spoken">Search charts</span>
        <input type="search" placeholder="Search charts" value={query} onChange={(e) => setQuery(e.target.value)} />
      </label>
      <Scroll label="Charts">
        {shown.length === 0 && <p className="quiet">No chart holds “{query}”.</p>}
        {shown.map((chart) => (
          <section key={chart.id}>
            <h3>
              {table.words.plain(chart.title)} <CaseLink rule={chart.rule} />{' '}
              <span className="source" title={kit.sources[chart.source]}>
                {chart.source}
              </span>
            </h3>
            <Scroll className="chart-scroll" label={table.words.plain(chart.title)}>
              <table className="chart">
                <thead>
                  <tr>
                    {chart.columns.map((column) => (
                      <th key={column} scope="col">
                        {column}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {chart.rows.map((row) => (
                    <tr key={row.join('|')}>
                      {row.map((cell, i) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order
                        <td key={i}>{cell}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </Scroll>
            {chart.note !== undefined && <p className="small quiet">{chart.note}</p>}
          </section>
        ))}
      </Scroll>
    </>
  )
}
