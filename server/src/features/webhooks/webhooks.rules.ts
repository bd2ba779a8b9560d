import type { WebhookFailure } from '@hearback/contract/accounts/webhooks.ts'
import { normalizeText, truncate } from '@hearback/contract/values/text.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Delays after failed attempts, as the specification of Standard Webhooks suggests. */
const delays = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, day]
/** No attempt begins later than this after the first one. */
export const retriedMs = 3 * day
/** An endpoint without a success for this long is disabled. */
const disabledAfterMs = 5 * day
const maxRetryAfterMs = day

/** The result of an attempt. */
export interface AttemptResult {
  readonly status: number | null
  /** Null after a success. */
  readonly failure: WebhookFailure | null
  readonly durationMs: number
  readonly detail: string
  /** Value of the header of the reply. */
  readonly retryAfter: string | null
}

interface Progress {
  /** Failed attempts, with this one. */
  readonly attempts: number
  readonly firstAttemptAt: Date
  readonly now: Date
  readonly retryAfter: string | null
}

/** Time of the next attempt; undefined after the last one. The wait that the receiver asks for counts up to a day. */
export function nextAttemptAt({ attempts, firstAttemptAt, now, retryAfter }: Progress): Date | undefined {
  const last = firstAttemptAt.getTime() + retriedMs
  const delay = delays[attempts - 1]
  if (delay === undefined || now.getTime() >= last - second) return undefined
  const wait = Math.max(delay, Math.min(parseRetryAfter(retryAfter, now), maxRetryAfterMs))
  return new Date(Math.min(now.getTime() + wait, last))
}

/** Milliseconds of a Retry-After header in seconds or as a date (RFC 9110 section 10.2.3); 0 if it is neither. */
function parseRetryAfter(header: string | null, now: Date): number {
  if (header === null) return 0
  if (/^\d{1,9}$/.test(header)) return Number(header) * second
  const date = Date.parse(header)
  return Number.isNaN(date) ? 0 : Math.max(0, date - now.getTime())
}

/** Why a failed attempt disables the endpoint; undefined if it stays enabled. */
export function disablingReason(
  { status }: AttemptResult,
  failingSince: Date,
  now: Date,
): 'gone' | 'failing' | undefined {
  if (status === 410) return 'gone'
  return now.getTime() - failingSince.getTime() >= disabledAfterMs ? 'failing' : undefined
}

const maxDetail = 500

/** A reply as text that can be stored and shown: without control and formatting characters, cut to 500. */
export const legibleReply = (reply: string): string => truncate(normalizeText(reply.toWellFormed()).trim(), maxDetail)
