// The decision card: what is asked, by which case, the options as buttons, and what the one pointed at would lead to.
import type { About } from '@merkur/engine'
import type { OptionView } from '@merkur/table'
import { useStore } from '../app/store.ts'
import { boardOptions, buttonsOf, openIn } from './choices.ts'
import { Calculation, Roll } from './odds.tsx'
import { PastCard } from './past-card.tsx'
import { PieceRow } from './piece-row.tsx'
import { CaseLink, Rich } from './rich.tsx'
import { shortcutsOf } from './shortcuts.ts'
import { useSitting } from './table-context.ts'
import './decision-card.css'

const COMMITS: Readonly<Record<string, string>> = {
  roll: 'Dice will fall',
  reveal: 'Something is revealed',
  handover: 'The other side goes next',
}

export function DecisionCard() {
  const { table, mode } = useSitting()
  const state = useStore(table.state)
  const { view, picked, closed, preview, pending, past } = state
  const { decision, result, waiting } = view
  if (past) return <PastCard />
  if (result)
    return (
      <section className="card decision" aria-label="Result">
        <h2>{result.winner === null ? 'A draw' : `${table.words.seat(result.winner)} victory`}</h2>
        <p>
          <Rich text={result.text} /> {result.rule !== undefined && <CaseLink rule={result.rule} />}
        </p>
        <After />
      </section>
    )
  if (!decision)
    return (
      <section className="card decision" aria-label="Decision" aria-busy={mode !== 'replay'}>
        <h2>
          {waiting.length > 0
            ? `${waiting.map((seat) => table.words.seat(seat)).join(' and ')} to decide`
            : 'One moment'}
        </h2>
        <p className="quiet">
          {mode === 'watch' ? 'The computer players play by themselves.' : 'The other side is thinking.'}
        </p>
      </section>
    )
  const buttons = buttonsOf(decision, picked)
  const onBoard = boardOptions(decision, picked)
  const keys = shortcutsOf(buttons)
  const waits = pending === null ? undefined : decision.options.find((o) => o.key === pending)
  return (
    <section className="card decision" aria-label="Decision" data-seat={decision.seat}>
      <div className="card-head">
        <h2>
          <Rich text={decision.prompt} />
        </h2>
        <CaseLink rule={decision.rule} />
      </div>
      {decision.about && <AboutView about={decision.about} />}
      {waits ? (
        <Pending option={waits} />
      ) : (
        <>
          {buttons.length > 0 && (
            <div className="options">
              {buttons.map((option) => (
                <OptionButton key={option.key} option={option} hotkey={keys.get(option.key)} />
              ))}
            </div>
          )}
          {closed.length > 0 && (
            <div className="options">
              {closed.map((option) => (
                <ClosedButton key={option.key} option={option} />
              ))}
            </div>
          )}
          <Aside />
          <OffBoard />
          <OnBoard options={onBoard} />
        </>
      )}
      {preview?.about && <AboutView about={preview.about} />}
    </section>
  )
}

function OptionButton({ option, hotkey }: { option: OptionView; hotkey?: string | undefined }) {
  const { table } = useSitting()
  const chosen = useStore(table.state, (s) => s.view.decision?.chosen?.includes(option.key))
  return (
    <button
      type="button"
      className={option.usual ? 'button first' : 'button'}
      data-option={option.key}
      aria-pressed={chosen}
      title={option.commits ? COMMITS[option.commits] : undefined}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') table.pointOption(option.key)
      }}
      onPointerLeave={() => table.pointOption(null)}
      onFocus={() => table.pointOption(option.key)}
      onClick={() => void table.take(option.key)}
    >
      <span>{table.words.plain(option.label)}</span>
      {option.commits === 'roll' && <DieSign />}
      {hotkey !== undefined && <kbd className="key">{hotkey === 'Enter' ? '↵' : hotkey}</kbd>}
    </button>
  )
}

/** A button that is not open now: a press tells why. */
function ClosedButton({ option }: { option: OptionView }) {
  const { table } = useSitting()
  const [ref] = option.touches
  return (
    <button
      type="button"
      className="button closed"
      title="Why not?"
      onClick={(event) =>
        ref && void table.why(ref, event.detail === 0 ? {} : { at: { x: event.clientX, y: event.clientY } })
      }
    >
      {table.words.plain(option.label)}
      <span className="spoken">, not open now: why not?</span>
    </button>
  )
}

function DieSign() {
  return (
    <svg className="die-sign" viewBox="0 0 20 20" role="img" aria-label="dice will fall">
      <rect x="2" y="2" width="16" height="16" rx="4" fill="none" stroke="currentColor" strokeWidth="2" />
      <circle cx="7" cy="7" r="1.8" fill="currentColor" />
      <circle cx="13" cy="13" r="1.8" fill="currentColor" />
    </svg>
  )
}

/** The option that waits for a second press, its odds below. */
function Pending({ option }: { option: OptionView }) {
  const { table } = useSitting()
  return (
    <div className="options">
      <button type="button" className="button first" data-option={option.key} onClick={() => void table.confirm()}>
        <span>{table.words.plain(option.label)}</span>
        <DieSign />
        <kbd className="key">↵</kbd>
      </button>
      <button type="button" className="button" onClick={() => table.putDown()}>
        Not yet <kbd className="key">Esc</kbd>
      </button>
    </div>
  )
}

/** Beside the answers: the card of the unit taken up, and orders for questions that come again and again. */
function Aside() {
  const { table, ui } = useSitting()
  const { view, picked } = useStore(table.state)
  const piece = picked.find((ref) => 'piece' in ref)
  const plain = view.decision?.options.every((o) => o.touches.every((t) => 'button' in t)) ?? false
  if (!piece && !plain) return null
  return (
    <div className="row aside">
      {piece && (
        <button type="button" className="button bare tiny" onClick={() => table.inspect(piece)}>
          Unit card
        </button>
      )}
      {plain && (
        <button type="button" className="button bare tiny" onClick={() => ui.patch({ dialog: 'orders' })}>
          Answer always …
        </button>
      )}
    </div>
  )
}

/** Units that can be chosen and do not stand on the board that is shown. */
function OffBoard() {
  const { table, kit, ui } = useSitting()
  const { view, picked } = useStore(table.state)
  const boardId = useStore(ui, (s) => s.board)
  const spaces = new Set(kit.boards.find((b) => b.id === boardId)?.spaces.map((s) => s.id))
  const open = openIn(view.decision?.options ?? [], picked).pieces
  const away = open.filter((id) => !spaces.has(view.counters[id]?.space ?? ''))
  return away.length === 0 ? null : <PieceRow ids={away} />
}

/** Says what the map offers, and lists it for whoever would rather choose from a list. */
function OnBoard({ options }: { options: readonly OptionView[] }) {
  const { ui } = useSitting()
  const reader = useStore(ui, (s) => s.reader)
  if (options.length === 0) return null
  const first = (o: OptionView) => o.touches[0] ?? { amount: 0 }
  const pieces = new Set(options.map(first).flatMap((r) => ('piece' in r ? [r.piece] : [])))
  const spaces = new Set(options.map(first).flatMap((r) => ('space' in r ? [r.space] : [])))
  const said = [
    pieces.size > 0 ? `${pieces.size} ${pieces.size === 1 ? 'unit' : 'units'}` : '',
    spaces.size > 0 ? `${spaces.size} ${spaces.size === 1 ? 'place' : 'places'}` : '',
  ].filter(Boolean)
  return (
    <details className="on-board" open={reader}>
      <summary>
        {reader ? 'All choices' : 'Choose on the map'}: {said.join(', ') || options.length}
      </summary>
      <ul className="option-list">
        {options.map((option) => (
          <li key={option.key}>
            <OptionButton option={option} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What a decision or an option is about: words, calculations with odds, the roll in question. */
function AboutView({ about }: { about: About }) {
  const { roll, breakdowns = [] } = about
  const own = roll?.breakdown ?? breakdowns[0]
  return (
    <div className="about">
      {about.text && (
        <p>
          <Rich text={about.text} />
        </p>
      )}
      {roll && <Roll roll={roll} />}
      {own && <Calculation breakdown={own} />}
      {breakdowns.slice(1).map((b) => (
        <Calculation key={b.title.id + JSON.stringify(b.title.args ?? '')} breakdown={b} />
      ))}
    </div>
  )
}

/** Where one can go when it is over. */
function After() {
  const { match } = useSitting()
  return (
    <p className="row">
      <a className="button first" href={`#/report/${match.id}`}>
        Report
      </a>
      <a className="button" href={`#/replay/${match.id}`}>
        Replay
      </a>
      <a className="button" href="#/">
        Home
      </a>
    </p>
  )
}
