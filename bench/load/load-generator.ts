import { performance } from 'node:perf_hooks'
import autocannon from 'autocannon'
import type { Request } from '../requests/workloads.ts'
import { computePercentiles, type Percentiles } from './percentiles.ts'

/** Percentiles in milliseconds. */
export interface Figures extends Percentiles {
  readonly perSecond: number
  readonly failed: number
}

export interface LoadOptions {
  readonly connections: number
  readonly seconds: number
  /** Sends this many requests instead, however long they take. */
  readonly amount?: number
}

/** Sends requests over HTTP, sequentially per connection. `first` is the number of the first request. */
export async function loadHttp(
  url: string,
  run: LoadOptions,
  request: (n: number) => Request,
  first: number,
): Promise<Figures & { next: number }> {
  const { latencies, seconds, failed, next } = await send({ url, request, first }, run)
  return { ...summarize(latencies, seconds), failed, next }
}

/** A server under load; `first` is the number of the first request. */
export interface Target {
  readonly url: string
  readonly request: (n: number) => Request
  readonly first: number
}

const maxRounds = 4

/**
 * Loads several targets in alternation, `seconds` each. Changes in the speed of the machine affect all of them,
 * so that their rates can be compared. `settle` waits for the aftermath of a turn.
 */
export async function loadInterleaved(
  targets: readonly Target[],
  run: LoadOptions,
  settle: () => Promise<void> = async () => {},
): Promise<Figures[]> {
  const all = targets.map((target) => ({ target, latencies: [] as number[], seconds: 0, failed: 0 }))
  const rounds = Math.max(1, Math.min(maxRounds, Math.floor(run.seconds)))
  for (let round = 0; round < rounds; round++) {
    for (const one of all) {
      await settle()
      const sent = await send(one.target, { ...run, seconds: run.seconds / rounds })
      one.target = { ...one.target, first: sent.next }
      one.latencies = one.latencies.concat(sent.latencies)
      one.seconds += sent.seconds
      one.failed += sent.failed
    }
  }
  return all.map(({ latencies, seconds, failed }) => ({ ...summarize(latencies, seconds), failed }))
}

async function send({ url, request, first }: Target, { connections, seconds, amount }: LoadOptions) {
  let n = first
  const latencies: number[] = []
  // autocannon returns an emitter only when it gets a callback; the emitter reports each latency.
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>()
  const options: autocannon.Options = {
    url,
    connections,
    duration: seconds,
    ...(amount === undefined ? {} : { amount }),
    // A run ends at a sample, one second apart by default.
    sampleInt: Math.min(1, seconds) * 1_000,
    requests: [
      {
        setupRequest: (blank) => {
          const { method, path, headers, body } = request(n++)
          return { ...blank, method, path, headers, ...(body === undefined ? {} : { body }) } as never
        },
      },
    ],
  }
  const instance = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)))
  instance.on('response', (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds))
  const result = await promise
  const failed = result.non2xx + result.errors + result.timeouts
  return { latencies, seconds: result.duration, failed, next: n }
}

/** Warms up caches and compiled code for `seconds`, at most two; returns the number of the next request. */
export const warmUpOverHttp = async (url: string, request: (n: number) => Request, seconds: number): Promise<number> =>
  (await loadHttp(url, { connections: 4, seconds: Math.min(2, seconds) }, request, 0)).next

/** Runs `work` without HTTP, with one worker per connection. */
export async function loadInProcess(
  { connections, seconds }: LoadOptions,
  work: (n: number) => Promise<unknown>,
): Promise<Figures> {
  const latencies: number[] = []
  const started = performance.now()
  let n = 0
  let failed = 0
  const worker = async () => {
    while (performance.now() - started < seconds * 1_000) {
      const begun = performance.now()
      await work(n++).catch(() => {
        failed += 1
      })
      latencies.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return { ...summarize(latencies, (performance.now() - started) / 1_000), failed }
}

function summarize(latencies: number[], seconds: number): Omit<Figures, 'failed'> {
  return { perSecond: latencies.length / seconds, ...computePercentiles(latencies) }
}
