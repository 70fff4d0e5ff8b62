// New matches: what the shelf will know of them, and their openings until the table takes them up.
import type { Options, SeatId } from '@merkur/engine'
import { SPECTATOR, type Tutorial } from '@merkur/table'
import { modeOf, type Opening, onlySeat, type Player, type SavedMatch, type TableWish } from './saved.ts'
import { changeMatch, takeMatch } from './shelf.ts'

const openings = new Map<string, { match: SavedMatch; opening: Opening }>()

const newId = (): string => crypto.randomUUID().slice(0, 13)

/** What the player chose for a new match. */
export interface NewWish {
  readonly game: string
  readonly name: string
  readonly scenario: string
  readonly options: Options
  readonly players: Readonly<Record<SeatId, Player>>
}

function begin(opening: Opening, about: Omit<NewWish, 'options'>, lab = false): string {
  const id = newId()
  const now = Date.now()
  const { game, name, scenario, players } = about
  const match: SavedMatch = {
    ...{ id, game, name, scenario, players, seed: crypto.randomUUID(), created: now, changed: now },
    ...{ seq: 0, finished: false, caption: '' },
    ...(lab ? { lab: true as const } : {}),
  }
  openings.set(id, { match, opening })
  return id
}

/** A new match; gives its id, under which the table opens it. */
export const beginMatch = (wish: NewWish): string =>
  begin({ kind: 'new', scenario: wish.scenario, options: wish.options }, wish)

/** A scenario's start, to be changed and tried in the lab. */
export const beginInLab = (wish: NewWish): string =>
  begin({ kind: 'new', scenario: wish.scenario, options: wish.options }, wish, true)

/** A match from a file's text. The file is read when the table opens. */
export const beginFromSave = (text: string, about: Omit<NewWish, 'options'>): string =>
  begin({ kind: 'save', text }, about)

/** A position from a file's text, to be played on in the lab. */
export const beginFromPosition = (text: string, about: Omit<NewWish, 'options'>): string =>
  begin({ kind: 'position', text }, about, true)

/**
 * The wish to open a table of this id: just begun, or from the shelf.
 * @throws when neither has it
 */
export async function wishFor(id: string, pace: number): Promise<TableWish> {
  const fresh = openings.get(id)
  if (fresh) openings.delete(id)
  const found = fresh ?? (await fromShelf(id))
  if (!found)
    throw new Error(
      'There is no match of this address in this browser. It may have been deleted, or played in another browser.',
    )
  const { match, opening } = found
  const seat = onlySeat(match.players)
  return {
    match,
    opening,
    mode: match.lab ? 'lab' : modeOf(match.players),
    ...(seat === undefined || match.lab ? {} : { seat }),
    pace,
    keep: true,
  }
}

async function fromShelf(id: string): Promise<{ match: SavedMatch; opening: Opening } | undefined> {
  const taken = await takeMatch(id)
  return taken && { match: taken.match, opening: { kind: 'save', text: taken.log } }
}

/** The same match to be looked at only, with everything open when it is over. */
export async function replayWish(id: string): Promise<TableWish> {
  const taken = await takeMatch(id)
  if (!taken) throw new Error('There is no match of this address in this browser.')
  const { match } = taken
  const seat = onlySeat(match.players) ?? (match.finished || match.lab ? Object.keys(match.players)[0] : SPECTATOR)
  return {
    match: taken.match,
    opening: { kind: 'save', text: taken.log },
    mode: 'replay',
    ...(seat === undefined ? {} : { seat }),
    pace: 0,
    keep: false,
  }
}

export const renameMatch = (id: string, name: string): Promise<void> => changeMatch(id, { name })

/** A guided first turn: never on the shelf, with the player's seat as the lesson has it. */
export function lessonWish(game: string, lesson: Tutorial, pace: number): TableWish {
  const now = Date.now()
  const match: SavedMatch = {
    ...{ id: newId(), game, name: 'Guided first turn', scenario: lesson.scenario, seed: crypto.randomUUID() },
    ...{ created: now, changed: now, seq: 0, finished: false, caption: '', players: { [lesson.seat]: 'human' } },
  }
  return { match, opening: { kind: 'lesson' }, mode: 'solo', seat: lesson.seat, pace, keep: false }
}
