const width = 24
const everyMs = 10_000

export type Log = (line: string) => void
export interface Progress {
  /** Adds `count` finished items. */
  add(count: number): void
  end(): void
}

/** A progress bar on a terminal, otherwise a line every ten seconds. `before` items were finished in an earlier run. */
export function progressOf(what: string, whole: number, before: number, log: Log): Progress {
  const started = Date.now()
  const onTerminal = process.stderr.isTTY
  let done = before
  let toldAt = started
  const line = () => {
    const seconds = (Date.now() - started) / 1_000
    const rate = (done - before) / Math.max(0.001, seconds)
    const share = whole === 0 ? 1 : done / whole
    const bar = '#'.repeat(Math.round(share * width)).padEnd(width, '.')
    const left = done < whole ? `${timeOf((whole - done) / Math.max(0.001, rate))} left` : `in ${timeOf(seconds)}`
    const numbers = `${done.toLocaleString('en')} of ${whole.toLocaleString('en')}, ${Math.round(rate).toLocaleString('en')}/s`
    return `${what.padEnd(14)} [${bar}] ${String(Math.floor(share * 100)).padStart(3)} %  ${numbers}, ${left}`
  }
  const tell = () => {
    toldAt = Date.now()
    if (onTerminal) process.stderr.write(`\r${line()}\u001b[K`)
    else log(line())
  }
  return {
    add(count) {
      done += count
      if (Date.now() - toldAt >= (onTerminal ? 200 : everyMs)) tell()
    },
    end() {
      tell()
      if (onTerminal) process.stderr.write('\n')
    },
  }
}

const timeOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
