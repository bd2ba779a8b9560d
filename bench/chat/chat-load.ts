import { performance } from 'node:perf_hooks'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import { type Quantiles, quantilesOf } from '../load/percentiles.ts'
import type { Traffic } from './traffic.ts'

export interface Loaded {
  /** Messages stored and arrived within the time of the load. */
  readonly done: number
  readonly seconds: number
  /** Milliseconds until the other person's client had it, and until the sender knew that it is stored. */
  readonly delivery: Quantiles
  readonly acknowledgement: Quantiles
  /** How late the load itself was: the share of the latencies that is the load's own doing. */
  readonly lateness: Quantiles
  readonly failed: number
  /** Why the first one failed. */
  readonly failure: string | undefined
}

const patience = 10_000

/** Sends on a fixed schedule, whether or not answers come. A message that is late because others were counts as late. */
export async function openLoop(
  traffic: Traffic,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Loaded> {
  const first = traffic.told.length
  const started = performance.now() + 10
  for (let i = 0; i < rate * seconds; i++) {
    const due = started + (i * 1_000) / rate
    await until(due)
    traffic.say(due)
  }
  await traffic.settled(patience)
  return summarise(traffic, first, started, seconds)
}

/** Keeps `window` messages under way: each that is stored and arrived makes room for the next. */
export async function closedLoop(
  traffic: Traffic,
  { window, seconds }: { window: number; seconds: number },
): Promise<Loaded> {
  const first = traffic.told.length
  const started = performance.now()
  traffic.whenDone = () => traffic.say(performance.now())
  for (let i = 0; i < window; i++) traffic.say(started)
  await pause(seconds * 1_000)
  traffic.whenDone = () => {}
  const took = (performance.now() - started) / 1_000
  await traffic.settled(patience)
  return summarise(traffic, first, started, took)
}

/** Timers are a millisecond coarse: the last one is waited for by turning the loop, which still takes in what arrives. */
async function until(due: number): Promise<void> {
  const early = due - performance.now() - 1
  if (early >= 1) await pause(Math.floor(early))
  while (performance.now() < due) await turn()
}

function summarise(traffic: Traffic, first: number, started: number, seconds: number): Loaded {
  const now = performance.now()
  const sent = traffic.told.slice(first)
  const inTime = (at: number | undefined) => at !== undefined && at <= started + seconds * 1_000
  const failed = sent.filter(({ stored, arrived, wrong }) => wrong ?? (stored === undefined || arrived === undefined))
  const [bad] = failed
  return {
    done: sent.filter(({ stored, arrived, wrong }) => !wrong && inTime(stored) && inTime(arrived)).length,
    seconds,
    delivery: quantilesOf(sent.map(({ arrived = now, due }) => arrived - due)),
    acknowledgement: quantilesOf(sent.map(({ stored = now, due }) => stored - due)),
    lateness: quantilesOf(sent.map(({ sent: at, due }) => at - due)),
    failed: failed.length,
    failure: bad && (bad.wrong ?? (bad.stored === undefined ? 'never acknowledged' : 'never arrived')),
  }
}
