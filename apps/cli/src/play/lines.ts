// Lines typed or piped in, one at a time, none lost while a bot thinks.
import { createInterface, type Interface } from 'node:readline'
import type { Io } from '../io.ts'

export class Lines {
  private readonly waiting: string[] = []
  private wake: (() => void) | undefined
  private ended = false
  private readonly reader: Interface
  private readonly io: Io

  /** @param complete what a half typed word may become, asked at each press of Tab */
  constructor(io: Io, complete: () => readonly string[]) {
    this.io = io
    this.reader = createInterface({
      input: io.input,
      ...(io.terminal ? { output: process.stdout, terminal: true } : {}),
      completer: (line: string): [string[], string] => [complete().filter((word) => word.startsWith(line)), line],
    })
    this.reader.on('line', (line) => {
      this.waiting.push(line)
      this.wake?.()
    })
    this.reader.on('close', () => {
      this.ended = true
      this.wake?.()
    })
  }

  /** The next line; undefined when there is none any more. */
  async next(prompt: string): Promise<string | undefined> {
    if (this.io.terminal) {
      this.reader.setPrompt(prompt)
      this.reader.prompt()
    }
    while (this.waiting.length === 0 && !this.ended)
      await new Promise<void>((done) => {
        this.wake = done
      })
    return this.waiting.shift()
  }

  close(): void {
    this.reader.close()
  }
}
