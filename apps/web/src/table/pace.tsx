// How fast computer players answer, and a way to halt them: shown where any of them plays.
import { useState } from 'react'
import { useApp } from '../app/app-context.ts'
import { useStore } from '../app/store.ts'
import { ALLOWED } from '../settings/settings.ts'
import { PACES } from './paces.ts'
import { useSitting } from './table-context.ts'

export function Pace() {
  const { mode, match, desk } = useSitting()
  const { settings } = useApp()
  const pace = useStore(settings, (s) => s.pace)
  const [halted, setHalted] = useState(false)
  const computers = Object.values(match.players).some((p) => p !== 'human')
  if (!computers || mode === 'replay' || mode === 'lab') return null
  return (
    <>
      {mode === 'watch' && (
        <>
          <button
            type="button"
            className="button tiny"
            aria-pressed={halted}
            onClick={() => {
              setHalted(!halted)
              void desk.halt(!halted)
            }}
          >
            {halted ? 'Go on' : 'Halt'}
          </button>
          {halted && (
            <button type="button" className="button tiny" onClick={() => void desk.step()}>
              One step
            </button>
          )}
        </>
      )}
      <label className="pace">
        <span className="spoken">Pace of the computer players</span>
        <select
          value={pace}
          onChange={(event) => {
            const next = ALLOWED.pace.find((p) => p === Number(event.target.value)) ?? 600
            settings.patch({ pace: next })
            void desk.setPace(next)
          }}
        >
          {ALLOWED.pace.map((p) => (
            <option key={p} value={p}>
              {PACES[p]}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}
