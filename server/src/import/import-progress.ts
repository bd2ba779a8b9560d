import type { Step } from './import-posts.ts'

interface Output {
  write(text: string): unknown
  isTTY?: boolean
}

const names: Record<Step, string> = {
  reading: 'Reading',
  posts: 'Writing posts',
  search: 'Tidying search and its words',
}
const width = 30
const redrawMs = 100
const plainMs = 5_000

/** A progress bar on a terminal, and a plain line every 5 seconds elsewhere. `totals` may be filled in later. */
export function showProgress(output: Output, totals: Partial<Record<Step, number>>) {
  let last: Step | undefined
  let drawnAt = 0
  const draw = (step: Step, done: number, now: number) => {
    drawnAt = now
    output.write(output.isTTY ? `\r\u001B[2K${bar(step, done, totals[step])}` : `${plain(step, done, totals[step])}\n`)
  }
  return {
    show(step: Step, done: number): void {
      const now = performance.now()
      const isNew = step !== last
      if (isNew && last && output.isTTY) output.write('\n')
      last = step
      if (isNew || now - drawnAt > (output.isTTY ? redrawMs : plainMs) || done === totals[step]) draw(step, done, now)
    },
    end(): void {
      if (last && output.isTTY) output.write('\n')
    },
  }
}

function bar(step: Step, done: number, total: number | undefined): string {
  if (!total) return done > 0 ? `${names[step]} ${done.toLocaleString('en')}` : names[step]
  const share = Math.min(1, done / total)
  const full = Math.round(share * width)
  return `${names[step].padEnd(15)} ${'█'.repeat(full)}${'░'.repeat(width - full)} ${percent(share)}`
}

const percent = (share: number) => `${Math.floor(share * 100)}%`

function plain(step: Step, done: number, total: number | undefined): string {
  if (total) return `  ${names[step]}: ${percent(Math.min(1, done / total))}`
  return done > 0 ? `  ${names[step]}: ${done.toLocaleString('en')}` : `  ${names[step]}`
}
