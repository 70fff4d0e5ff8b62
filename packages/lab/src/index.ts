// The lab: position files, read, run, checked and written.
export { type Difference, differences } from './check.ts'
export { type Opened, openPosition } from './open.ts'
export { PositionError } from './place.ts'
export { fitPosition, type Position, readPosition } from './read.ts'
export { renderDifference, renderReport, reportJson } from './render.ts'
export { type Asked, exitCode, type FileReport, type Report, runFile, runPosition, runText, type Shelf } from './run.ts'
export type { Expectation, PositionFile } from './schema.ts'
export { type Writable, writeMatch, writePosition } from './write.ts'
