import type { ApplicationsPaused, Job, JobStatus } from '@hearback/contract/jobs/jobs.ts'
import { addressText, placeText } from '@hearback/contract/values/place-text.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { PERIOD_WORDS } from '../../domain/job-kind-words.ts'
import { formatPay } from '../../ui/pay/pay.ts'

type JobState = Exclude<JobStatus, 'open'> | ApplicationsPaused

/** Why a job takes no applications; undefined if it takes them. */
export const jobStateOf = ({ status, applicationsPaused }: Job): JobState | undefined =>
  status === 'open' ? applicationsPaused : status

export const JOB_STATE_SENTENCES: Record<JobState, string> = {
  paused: t.jobPausedHint,
  closed: t.jobClosedHint,
  expired: t.jobExpiredHint,
  full: t.jobWaitingHint,
  answering_first: t.jobWaitingHint,
}

export const JOB_STATE_WORDS: Record<JobState, string> = {
  paused: t.paused,
  closed: t.closed,
  expired: t.expired,
  full: t.jobFull,
  answering_first: t.jobAnsweringFirst,
}

/** Location of the work, short by default; undefined where the source does not state it. */
export function placeOf(
  { location, workplace }: Pick<Job, 'location' | 'workplace'>,
  textOf: (location: Job['location']) => string | undefined = placeText,
): string | undefined {
  const place = textOf(location)
  if (workplace !== 'remote') return place
  return place ? t.remoteFrom(place) : t.remoteWork
}

/** The whole address with the neighborhood, as far as they are stated. */
export function addressOf(job: Job): string | undefined {
  const address = placeOf(job, addressText)
  return job.neighborhood && address && job.workplace !== 'remote' ? `${job.neighborhood}, ${address}` : address
}

/** The town of a label such as "Boise, ID, United States". */
export const townOf = (label: string): string => label.split(',')[0] ?? label

/** The pay as text for descriptions and page titles; undefined where the source does not state it. */
export function payWords({ estimatedFrom, estimatedTo, currency, payPeriod }: Job): string | undefined {
  if (estimatedFrom === null || estimatedTo === null) return undefined
  const { amount } = formatPay({ from: estimatedFrom, to: estimatedTo, currency, period: payPeriod })
  return `${amount} ${PERIOD_WORDS[payPeriod]}`
}
