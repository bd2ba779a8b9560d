import { performance } from 'node:perf_hooks'
import autocannon from 'autocannon'
import type { Request } from '../requests/workloads.ts'
import { type Quantiles, quantilesOf } from './percentiles.ts'

/** Quantiles in milliseconds. */
export interface Figures extends Quantiles {
  readonly perSecond: number
  readonly failed: number
}

export interface Run {
  readonly connections: number
  readonly seconds: number
}

/** Sends requests over HTTP, each connection one after the other. `first` is the number of the first request. */
export async function loadHttp(
  url: string,
  run: Run,
  request: (n: number) => Request,
  first: number,
): Promise<Figures & { next: number }> {
  const { latencies, seconds, failed, next } = await send({ url, request, first }, run)
  return { ...summarise(latencies, seconds), failed, next }
}

/** What is loaded; `first` is the number of the first request. */
export interface Target {
  readonly url: string
  readonly request: (n: number) => Request
  readonly first: number
}

const mostRounds = 4

/**
 * Loads several for so many seconds each, by turns: where the machine changes its speed meanwhile, it changes for all of
 * them, so that what one answers can be told in shares of what another does. `settle` waits for what a turn has left.
 */
export async function loadInTurn(
  targets: readonly Target[],
  run: Run,
  settle: () => Promise<void> = async () => {},
): Promise<Figures[]> {
  const all = targets.map((target) => ({ target, latencies: [] as number[], seconds: 0, failed: 0 }))
  const rounds = Math.max(1, Math.min(mostRounds, Math.floor(run.seconds)))
  for (let round = 0; round < rounds; round++) {
    for (const one of all) {
      await settle()
      const sent = await send(one.target, { ...run, seconds: Math.round(run.seconds / rounds) })
      one.target = { ...one.target, first: sent.next }
      one.latencies = one.latencies.concat(sent.latencies)
      one.seconds += sent.seconds
      one.failed += sent.failed
    }
  }
  return all.map(({ latencies, seconds, failed }) => ({ ...summarise(latencies, seconds), failed }))
}

async function send({ url, request, first }: Target, { connections, seconds }: Run) {
  let n = first
  const latencies: number[] = []
  // With a callback it answers an emitter, without one a promise; the emitter tells each latency.
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>()
  const options: autocannon.Options = {
    url,
    connections,
    duration: seconds,
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

/** Two seconds that do not count, in which the process compiles itself and the database its plans; answers the number of the next request. */
export const warmed = async (url: string, request: (n: number) => Request): Promise<number> =>
  (await loadHttp(url, { connections: 4, seconds: 2 }, request, 0)).next

/** Runs work without HTTP, as many at a time as there would be connections. */
export async function loadInProcess(
  { connections, seconds }: Run,
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
  return { ...summarise(latencies, (performance.now() - started) / 1_000), failed }
}

function summarise(latencies: number[], seconds: number): Omit<Figures, 'failed'> {
  return { perSecond: latencies.length / seconds, ...quantilesOf(latencies) }
}
