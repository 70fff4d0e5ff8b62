// A counter that can be pressed: the picture below, the button over it, so that nothing but the unit's name is spoken.
import type { CounterView, PieceDef } from '@merkur/table'
import type { ButtonHTMLAttributes } from 'react'
import { CounterPicture } from './counter-picture.tsx'

interface PieceButtonTerms extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly piece: PieceDef
  readonly counter: CounterView | undefined
  readonly size: number
  readonly open?: boolean
  readonly picked?: boolean
}

export function PieceButton({ piece, counter, size, open, picked, ...button }: PieceButtonTerms) {
  return (
    <span className="piece-button" data-open={open} data-picked={picked}>
      <CounterPicture piece={piece} counter={counter} size={size} />
      <button type="button" data-piece-button={piece.id} title={piece.name} aria-label={piece.name} {...button} />
    </span>
  )
}
