import { expect, test } from 'vitest'
import { type Caller, Refusal, type TestApp } from '../app.ts'
import { testProcess } from '../cluster.ts'
import type { Person } from '../factories.ts'
import { inLong, noteFigures } from '../long.ts'

/** How often the long run repeats each rule. */
const rounds = inLong(20, 1)
export const requests = 100
/** A call waits for up to 99 others at one row: a slow machine is no failure. */
const patienceMs = 30_000

export interface TwoProcesses {
  /** Makes calls to the processes alternately by `n`, each from another address. */
  by(n: number, who?: Pick<Person, 'token'>): Caller
  urlOf(n: number): string
}

/** Two real processes on the app's database, each with its own pool. */
export function twoProcesses(app: TestApp, env: NodeJS.ProcessEnv = {}): TwoProcesses {
  // TRUST_PROXY allows a different address per call, so that rate limits by address do not interfere.
  const processes = [
    testProcess(app, { TRUST_PROXY: 'loopback', ...env }),
    testProcess(app, { TRUST_PROXY: 'loopback', ...env }),
  ]
  let address = 0
  const urlOf = (n: number) => processes[n % 2]?.url ?? ''
  return {
    urlOf,
    by(n, who) {
      address += 1
      const from = `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`
      return app.callerAt(urlOf(n), who?.token, { 'x-forwarded-for': from }, patienceMs)
    },
  }
}

export interface Outcomes<R> {
  /** Results of the successful calls. */
  readonly done: readonly R[]
  /** Refusals by code. */
  readonly refused: Readonly<Record<string, number>>
  /** Number of retries after 503: the first try may have succeeded with a lost response. */
  readonly again: number
}

/** Retries 503 responses like a client, when no database connection was free in time. */
async function untilServed<R>(ask: () => Promise<R>, note: () => void, tries = 20): Promise<R> {
  return ask().catch((error: unknown) => {
    if (tries === 1 || !(error instanceof Refusal) || error.status !== 503) throw error
    note()
    return untilServed(ask, note, tries - 1)
  })
}

/** Makes `count` concurrent calls. Throws errors that the contract does not declare: deadlocks, violated constraints, lost connections. */
export async function callConcurrently<R>(count: number, ask: (n: number) => Promise<R>): Promise<Outcomes<R>> {
  let again = 0
  const note = () => {
    again += 1
  }
  const answers = await Promise.allSettled(Array.from({ length: count }, (_, n) => untilServed(() => ask(n), note)))
  const refused: Record<string, number> = {}
  for (const answer of answers) {
    if (answer.status === 'fulfilled') continue
    const error: unknown = answer.reason
    if (!(error instanceof Refusal) || error.status >= 500) throw error
    refused[error.body.code] = (refused[error.body.code] ?? 0) + 1
  }
  return { done: answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])), refused, again }
}

/** Tests a rule that must hold in each round under concurrency. */
export function rule(promise: string, sentence: string, round: (n: number) => Promise<void>, count = requests): void {
  test(
    `${sentence} (${promise})`,
    async () => {
      for (let n = 0; n < rounds; n++) await round(n)
      noteFigures(promise, { [sentence]: `${rounds} rounds of ${count} concurrent requests to 2 processes` })
    },
    // Ends what hangs, as the limit of other tests.
    rounds * 120_000,
  )
}

/** Asserts the number of successes, and that all others were refused by these codes. */
export function expectOutcomes({ done, refused, again }: Outcomes<unknown>, times: number, ...codes: string[]): void {
  if (again === 0) expect(done).toHaveLength(times)
  else expect(done.length).toBeLessThanOrEqual(times)
  expect(Object.keys(refused).filter((code) => !codes.includes(code))).toEqual([])
}
