// A thread of a simulation: plays the chunks it is handed.
export { playChunk as default } from './series/chunk.ts'
