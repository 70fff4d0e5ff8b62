// The bar over every page but the table: where one is and where one can go.
import type { ReactNode } from 'react'
import './bar.css'

export function Bar({ children }: { children?: ReactNode }) {
  return (
    <header className="bar">
      <a className="bar-home" href="#/">
        <img src="./icon.svg" alt="" width="28" height="28" />
        Merkur
      </a>
      <nav aria-label="Merkur">
        {children}
        <a href="#/lab">Lab</a>
        <a href="#/settings">Settings</a>
      </nav>
    </header>
  )
}
