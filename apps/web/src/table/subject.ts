// What an overlay is asked about: the unit or hex in hand, else the one pointed at, else what the question is about.
import type { Ref } from '@merkur/engine'
import type { Kit } from '@merkur/table'
import type { TableState } from './state.ts'

type From = Pick<TableState, 'view' | 'picked' | 'inspected' | 'pointed'>

/**
 * The unit or hex an overlay is drawn for; undefined for one of the whole board, or where nothing fits. A hex asked for is
 * the one pointed at first, and a unit stands for its hex.
 */
export function subjectOf(about: Kit['overlays'][number]['about'], from: From): Ref | undefined {
  const { view, picked, inspected, pointed } = from
  const asked = view.decision?.about
  const pieces = (asked?.pieces ?? []).map((piece): Ref => ({ piece }))
  if (about === 'board') return undefined
  const near = about === 'space' ? [pointed, ...picked, inspected] : [...picked, inspected, pointed]
  const spaces = (asked?.spaces ?? []).map((space): Ref => ({ space }))
  for (const ref of [...near, ...(about === 'space' ? spaces : []), ...pieces]) {
    if (ref === null) continue
    if (about in ref) return ref
    const space = about === 'space' && 'piece' in ref ? view.counters[ref.piece]?.space : undefined
    if (space !== undefined) return { space }
  }
  return undefined
}
