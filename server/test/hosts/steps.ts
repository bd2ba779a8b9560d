/** A check of the stack: a sentence that must hold, and its measurements. */
export interface Step {
  readonly says: string
  run(): Promise<Record<string, number | string>>
}

export interface Tally {
  passed: number
  failed: number
}

/** Runs the steps in order, and reports failures without stopping. */
export async function tryAll(steps: readonly Step[], say: (line: string) => void): Promise<Tally> {
  const tally = { passed: 0, failed: 0 }
  for (const { says, run } of steps) {
    const start = performance.now()
    const outcome = await run().catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
    const seconds = ((performance.now() - start) / 1_000).toFixed(1)
    const failed = outcome instanceof Error
    tally[failed ? 'failed' : 'passed'] += 1
    say(`${failed ? 'FAILED' : 'passed'}  ${says} (${seconds} s)`)
    if (failed) say(`        ${outcome.stack ?? outcome.message}`)
    else for (const [name, figure] of Object.entries(outcome)) say(`        ${name}: ${figure}`)
  }
  return tally
}

/** Throws the sentence unless the condition holds. */
export function must(isSo: boolean, sentence: string): asserts isSo {
  if (!isSo) throw new Error(sentence)
}
