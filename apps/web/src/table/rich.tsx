// Sentences with live names: units and spaces light up on the map, cases open the rule.
import type { Ref, Text } from '@merkur/engine'
import { useStore } from '../app/store.ts'
import { useSitting } from './table-context.ts'

/** A case number that opens the rule. */
export function CaseLink({ rule }: { rule: string }) {
  const { ui, book } = useSitting()
  const title = useStore(book.rules, (rules) => rules?.find(rule)?.title)
  if (rule === '') return null
  return (
    <button
      type="button"
      className="case"
      title={title}
      aria-label={`Rule ${rule}${title ? `, ${title}` : ''}`}
      onPointerEnter={() => book.open()}
      onFocus={() => book.open()}
      onClick={() => ui.read(rule)}
    >
      {rule}
    </button>
  )
}

/** The name of a thing on the table. */
function Thing({ thing, label }: { thing: Ref; label: string }) {
  const { table, ui } = useSitting()
  if (!('piece' in thing) && !('space' in thing)) return <>{label}</>
  const show = (): void => {
    table.light([thing])
    table.inspect(thing)
    ui.show(thing)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot break across the lines of a sentence
    <span
      role="button"
      tabIndex={0}
      className="thing"
      onPointerEnter={() => table.light([thing])}
      onPointerLeave={() => table.light([])}
      onFocus={() => table.light([thing])}
      onBlur={() => table.light([])}
      onClick={show}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        event.stopPropagation()
        show()
      }}
    >
      {label}
    </span>
  )
}

/** A text with its references alive. */
export function Rich({ text }: { text: Text }) {
  const { table } = useSitting()
  return (
    <>
      {table.words.parts(text).map((part, i) => {
        if (typeof part === 'string') return part
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change their order
        if ('rule' in part) return <CaseLink key={i} rule={part.rule} />
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change their order
        return <Thing key={i} thing={part.ref} label={part.label} />
      })}
    </>
  )
}
