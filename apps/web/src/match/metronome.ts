// The pace of computer players: how long they wait before each answer, and whether they are halted.

export interface Metronome {
  /** Resolves when the next answer may be given. */
  beat(): Promise<void>
  /** Milliseconds between answers; also for the answer that is being waited for. */
  setPace(milliseconds: number): void
  halt(on: boolean): void
  /** Lets one answer through while halted. */
  step(): void
}

/** A metronome; `sleep` waits some milliseconds. */
export function metronome(pace: number, sleep: (milliseconds: number) => Promise<void>): Metronome {
  let halted = false
  const isHalted = (): boolean => halted
  let release: (() => void)[] = []
  let changed: (() => void)[] = []
  const wake = (list: (() => void)[]): void => {
    for (const go of list) go()
  }
  return {
    async beat() {
      if (isHalted()) {
        await new Promise<void>((go) => release.push(go))
        return
      }
      if (pace > 0) await Promise.race([sleep(pace), new Promise<void>((go) => changed.push(go))])
      if (isHalted()) await new Promise<void>((go) => release.push(go))
    },
    setPace(milliseconds) {
      pace = milliseconds
      const waiting = changed
      changed = []
      wake(waiting)
    },
    halt(on) {
      halted = on
      if (on) return
      const waiting = release
      release = []
      wake(waiting)
    },
    step() {
      release.shift()?.()
    },
  }
}
