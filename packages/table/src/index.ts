// The table: what a player sees and how a client speaks with a match.
export * from './host.ts'
export * from './protocol.ts'
export * from './table-game.ts'
