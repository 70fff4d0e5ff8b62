// What is open around the map: which tab, which case, which dialog, and where the map should look.
import type { Case, Ref } from '@merkur/engine'
import { type Store, storeOf } from '../app/store.ts'

export type Tab = 'journal' | 'boxes' | 'forces' | 'charts' | 'rules'
type DialogName = 'help' | 'palette' | 'travel' | 'orders' | 'resign' | 'files'

interface Ui {
  readonly tab: Tab
  /** The case that is read, and how often it was asked for, so that asking again scrolls to it again. */
  readonly rule: { readonly rule: Case; readonly times: number } | null
  readonly dialog: DialogName | null
  /** The textual view instead of the map. */
  readonly reader: boolean
  /** On a narrow screen: whether the sheet with the tabs is up. */
  readonly sheet: boolean
  readonly board: string
  /** The thing the map was asked to show last, and how often. */
  readonly shown: { readonly ref: Ref; readonly times: number } | null
  /** The part of the board the map was asked to show last, and how often. */
  readonly part: { readonly id: string; readonly times: number } | null
}

export interface TableUi extends Store<Ui> {
  read(rule: Case): void
  show(ref: Ref): void
  /** Shows a part of a board. */
  travel(board: string, part: string): void
  openTab(tab: Tab): void
}

export function tableUi(board: string, reader: boolean): TableUi {
  const store = storeOf<Ui>({
    tab: 'journal',
    rule: null,
    dialog: null,
    reader,
    sheet: false,
    board,
    shown: null,
    part: null,
  })
  return {
    ...store,
    read: (rule) =>
      store.patch({ tab: 'rules', sheet: true, rule: { rule, times: (store.get().rule?.times ?? 0) + 1 } }),
    show: (ref) => store.patch({ shown: { ref, times: (store.get().shown?.times ?? 0) + 1 } }),
    travel: (on, id) => store.patch({ board: on, part: { id, times: (store.get().part?.times ?? 0) + 1 } }),
    openTab: (tab) => store.patch({ tab, sheet: true }),
  }
}
