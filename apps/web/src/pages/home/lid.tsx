// The picture of a game over its own pages. Decoration: the title stands in words beside it.
import { pictureOf } from './pictures.ts'
import './lid.css'

export function Lid({ game }: { game: string }) {
  const picture = pictureOf(game)
  return picture === undefined ? null : <img className="lid" src={picture} alt="" width="800" height="400" />
}
