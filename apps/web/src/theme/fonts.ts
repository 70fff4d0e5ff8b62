// The typefaces of the map, as files that a page and a worker load alike.

import italic from '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-italic.woff2?url'
import regular from '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-normal.woff2?url'
import bold from '@fontsource/old-standard-tt/files/old-standard-tt-latin-700-normal.woff2?url'
import italicExt from '@fontsource/old-standard-tt/files/old-standard-tt-latin-ext-400-italic.woff2?url'
import regularExt from '@fontsource/old-standard-tt/files/old-standard-tt-latin-ext-400-normal.woff2?url'
import narrow from '@fontsource/pt-sans-narrow/files/pt-sans-narrow-latin-400-normal.woff2?url'

export interface Face {
  readonly family: string
  readonly url: string
  readonly weight: string
  readonly style: string
  /** Letters the file holds, where it holds only some. */
  readonly range?: string
}

/** Letters beyond western Europe, as in Māori. */
const EXTENDED = 'U+0100-02BA, U+1E00-1E9F'

/** What the theme letters with. */
export const MAP_FACES: readonly Face[] = [
  { family: 'Old Standard TT', url: regular, weight: '400', style: 'normal' },
  { family: 'Old Standard TT', url: italic, weight: '400', style: 'italic' },
  { family: 'Old Standard TT', url: bold, weight: '700', style: 'normal' },
  { family: 'Old Standard TT', url: regularExt, weight: '400', style: 'normal', range: EXTENDED },
  { family: 'Old Standard TT', url: italicExt, weight: '400', style: 'italic', range: EXTENDED },
  { family: 'PT Sans Narrow', url: narrow, weight: '400', style: 'normal' },
]

/** Loads faces into a font set. One that fails is left out: the letters fall back to the next family. */
export async function loadFaces(set: FontFaceSet, faces: readonly Face[], base: string): Promise<void> {
  await Promise.allSettled(
    faces.map(async ({ family, url, weight, style, range }) => {
      const face = new FontFace(family, `url(${new URL(url, base).href})`, {
        weight,
        style,
        ...(range ? { unicodeRange: range } : {}),
      })
      set.add(await face.load())
    }),
  )
}
