// The pictures on the lids of the games.

/** Pictures by the game's id: `npm run covers` draws them. */
const PICTURES = import.meta.glob<string>('../../../covers/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The address of a game's picture; undefined when it has none. */
export const pictureOf = (game: string): string | undefined => PICTURES[`../../../covers/${game}.webp`]
