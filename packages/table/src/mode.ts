// How one sits at the table: whose eyes, who may be looked at, what may be taken back.

/**
 * `hot-seat`: all seats in turn at one screen, eyes change by `lookAs` only; `solo`: one seat, bots have the others;
 * `watch`: bots have all seats; `lab`: everything is open and may be taken back, eyes follow whoever is asked;
 * `replay`: looking only.
 */
export type Mode = 'hot-seat' | 'solo' | 'watch' | 'lab' | 'replay'

const FREE: readonly Mode[] = ['hot-seat', 'lab']
const WATCHING: readonly Mode[] = ['watch', 'replay']

/** Whether matches of this mode may take back past dice: a new match is made with this freedom. */
export const freedomOf = (mode: Mode): 'free' | 'fair' => (FREE.includes(mode) ? 'free' : 'fair')

/** Whether whoever sits here only looks on. */
export const isWatching = (mode: Mode): boolean => WATCHING.includes(mode)
