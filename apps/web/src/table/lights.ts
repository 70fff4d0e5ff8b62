// What the map shows as lit: open pieces and spaces, what is picked, the way ahead, what a line of text points at.
import type { About, Ref } from '@merkur/engine'
import type { DecisionView, OverlayView } from '@merkur/table'
import type { Highlights } from '../map/index.ts'
import { openIn, type Picked } from './choices.ts'

export interface LightSources {
  readonly decision: DecisionView | null
  readonly picked: Picked
  /** The option that is pointed at, and what it would lead to. */
  readonly preview: About | null
  /** Way to a far space that is pointed at. */
  readonly route: readonly string[]
  readonly overlay: OverlayView | null
  /** How far the picked piece can go. */
  readonly reach: OverlayView | null
  /** Things a line of text points at. */
  readonly lit: readonly Ref[]
}

const pieces = (refs: readonly Ref[]): string[] => refs.flatMap((ref) => ('piece' in ref ? [ref.piece] : []))

/** Pure: the same sources give the same lights. */
export function lightsOf(from: LightSources): Highlights {
  const { decision, picked, preview, route, overlay, reach, lit } = from
  const open = decision ? openIn(decision.options, picked) : { pieces: [], spaces: [] }
  const about = decision?.about
  const chosen = (decision?.chosen ?? []).flatMap((key) => {
    const option = decision?.options.find((o) => o.key === key)
    return option ? pieces(option.touches) : []
  })
  const selected = [...pieces(picked), ...chosen, ...(about?.pieces ?? [])]
  const path = route.length > 0 ? route : (preview?.path ?? about?.path ?? [])
  const spoken = [...lit, ...(about?.spaces ?? []).map((space) => ({ space }))]
  return {
    pieces: open.pieces,
    spaces: open.spaces,
    selected,
    lit: [...spoken, ...(preview?.pieces ?? []).filter((p) => !selected.includes(p)).map((piece) => ({ piece }))],
    path,
    arrows: arrowsOf(preview, about, selected),
    overlay: reach ?? overlay,
  }
}

/** Fire shown by a preview: from each piece that would take part to the space it is about. */
function arrowsOf(preview: About | null, about: About | undefined, selected: readonly string[]): Highlights['arrows'] {
  const target = preview?.spaces?.[0] ?? about?.spaces?.[0]
  if (!preview?.breakdowns || target === undefined) return []
  return (preview.pieces ?? [])
    .filter((piece) => !selected.includes(piece))
    .map((from) => ({ from, to: target, kind: 'fire' }))
}
