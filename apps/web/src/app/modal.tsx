// A dialog over the page.
import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

interface AskTerms {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly wide?: boolean
}

/** Open while it is on the page; Escape, a press outside and its own buttons close it. */
export function Ask({ title, onClose, children, wide = false }: AskTerms) {
  return (
    <ModalOverlay className="backdrop" isOpen isDismissable onOpenChange={(open) => !open && onClose()}>
      <Modal className="modal" style={wide ? { inlineSize: 'min(100%, 56rem)' } : {}}>
        <Dialog className="dialog">
          <div className="spread">
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <button type="button" className="button bare tiny" aria-label="Close" onClick={onClose}>
              ✕
            </button>
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
