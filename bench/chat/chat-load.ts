import { performance } from 'node:perf_hooks'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import { computePercentiles, type Percentiles } from '../load/percentiles.ts'
import type { Traffic } from './traffic.ts'

export interface Loaded {
  /** Messages stored and delivered within the time of the load. */
  readonly done: number
  readonly seconds: number
  /** Milliseconds until the recipient's client received it, and until the sender got the acknowledgement. */
  readonly delivery: Percentiles
  readonly acknowledgement: Percentiles
  /** Delay of the load generator itself, which is part of the latencies. */
  readonly lateness: Percentiles
  readonly failed: number
  /** Why the first one failed. */
  readonly failure: string | undefined
}

const settleTimeoutMs = 10_000

/** Open loop: sends on a fixed schedule regardless of responses, so that queueing counts as latency. */
export async function openLoop(
  traffic: Traffic,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Loaded> {
  const first = traffic.messages.length
  const started = performance.now() + 10
  for (let i = 0; i < rate * seconds; i++) {
    const due = started + (i * 1_000) / rate
    await until(due)
    traffic.sendNext(due)
  }
  await traffic.settled(settleTimeoutMs)
  return summarize(traffic, first, started, seconds)
}

/** Closed loop: keeps `window` messages in flight; each delivered message triggers the next. */
export async function closedLoop(
  traffic: Traffic,
  { window, seconds }: { window: number; seconds: number },
): Promise<Loaded> {
  const first = traffic.messages.length
  const started = performance.now()
  traffic.onDone = () => traffic.sendNext(performance.now())
  for (let i = 0; i < window; i++) traffic.sendNext(started)
  await pause(seconds * 1_000)
  traffic.onDone = () => {}
  const took = (performance.now() - started) / 1_000
  await traffic.settled(settleTimeoutMs)
  return summarize(traffic, first, started, took)
}

/** Timers have a resolution of a millisecond, so the last one is spent in turns of the event loop. */
async function until(due: number): Promise<void> {
  const early = due - performance.now() - 1
  if (early >= 1) await pause(Math.floor(early))
  while (performance.now() < due) await turn()
}

function summarize(traffic: Traffic, first: number, started: number, seconds: number): Loaded {
  const now = performance.now()
  const sent = traffic.messages.slice(first)
  const inTime = (at: number | undefined) => at !== undefined && at <= started + seconds * 1_000
  const failed = sent.filter(({ stored, arrived, wrong }) => wrong ?? (stored === undefined || arrived === undefined))
  const [bad] = failed
  return {
    done: sent.filter(({ stored, arrived, wrong }) => !wrong && inTime(stored) && inTime(arrived)).length,
    seconds,
    delivery: computePercentiles(sent.map(({ arrived = now, due }) => arrived - due)),
    acknowledgement: computePercentiles(sent.map(({ stored = now, due }) => stored - due)),
    lateness: computePercentiles(sent.map(({ sent: at, due }) => at - due)),
    failed: failed.length,
    failure: bad && (bad.wrong ?? (bad.stored === undefined ? 'never acknowledged' : 'never delivered')),
  }
}
