// Shows the rulebook's and the stories' words.
import { Fragment, type ReactNode } from 'react'
import { type Block, blocksOf, type Inline } from './prose.ts'

interface ProseTerms {
  readonly text: string
  readonly isCase?: (rule: string) => boolean
  /** How a case number is shown; plain without it. */
  readonly caseLink?: (rule: string) => ReactNode
  /** Headings of the text begin at this level of the page. */
  readonly depth?: number
}

export function Prose({ text, isCase, caseLink, depth = 2 }: ProseTerms) {
  const inline = (words: readonly Inline[]): ReactNode =>
    words.map((word, i) => <Fragment key={keyOf(word, i)}>{shown(word, caseLink)}</Fragment>)
  return (
    <div className="prose">
      {blocksOf(text, isCase).map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text keep their order
        <BlockView key={i} block={block} inline={inline} depth={depth} />
      ))}
    </div>
  )
}

const keyOf = (word: Inline, i: number): string => `${i}${word.kind}`

function shown(word: Inline, caseLink: ((rule: string) => ReactNode) | undefined): ReactNode {
  switch (word.kind) {
    case 'bold':
      return <strong>{word.text}</strong>
    case 'italic':
      return <em>{word.text}</em>
    case 'code':
      return <code>{word.text}</code>
    case 'case':
      return caseLink ? caseLink(word.text) : word.text
    case 'text':
      return word.text
  }
}

function BlockView({
  block,
  inline,
  depth,
}: {
  block: Block
  inline: (words: readonly Inline[]) => ReactNode
  depth: number
}) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${Math.min(6, depth + block.depth - 1)}` as 'h2'
      return <Heading>{inline(block.words)}</Heading>
    }
    case 'paragraph':
      return <p>{inline(block.words)}</p>
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List className="prose-list">
          {block.items.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list keep their order
            <li key={i}>{inline(item)}</li>
          ))}
        </List>
      )
    }
    case 'table':
      return (
        <table className="chart">
          <thead>
            <tr>
              {block.head.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order
                <th key={i} scope="col">
                  {inline(cell)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their order
              <tr key={i}>
                {row.map((cell, j) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order
                  <td key={j}>{inline(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )
  }
}
