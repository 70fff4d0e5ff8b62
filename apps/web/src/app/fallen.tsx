// When a page breaks: says so in words, and shows the way back; matches are safe on the shelf.
import { Component, type ReactNode } from 'react'

interface State {
  readonly error: Error | null
}

// React tells of errors in views to classes only.
export class Fallen extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <main className="page">
        <h1>Something broke</h1>
        <p className="error">{error.message}</p>
        <p>Every input of a match is saved as it is made, so nothing is lost. Load the page again to go on.</p>
        <p className="row">
          <button type="button" className="button first" onClick={() => location.reload()}>
            Load again
          </button>
          <a className="button" href="#/">
            Home
          </a>
        </p>
      </main>
    )
  }
}
