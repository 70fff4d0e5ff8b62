// The box of a game: tables and lists as files, read and checked, printed or a player's own.
export { among, type Column, id, many, maybe, measure, oneOf, source, truth, whole, words } from './columns.ts'
export { layPack, PRINTED, packHash } from './pack.ts'
export { BoxError, type Problem, sayProblem } from './problem.ts'
export { type BoxFiles, type BoxReader, type Row, readBox } from './read.ts'
export { MARKS, type Mark, markOf, readSources, type Sources } from './source.ts'
