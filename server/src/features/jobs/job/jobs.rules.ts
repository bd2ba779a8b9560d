import type { Job, JobChange, JobStatus } from '@hearback/contract/jobs/jobs.ts'
import { lacksDecimals, lacksDecimalsMessage, roundMoney } from '@hearback/contract/values/currencies.ts'
import { AppError, invalid } from '../../../domain/errors.ts'

/** Maximum characters of a description in a brief list. */
export const briefLength = 240

/** Whether the upper end is more than twice the lower one, which makes the range uninformative (specification 6.4). */
export const isWideRange = (from: number | null, to: number | null): boolean =>
  from !== null && to !== null && to > 2 * from

type Settable = 'open' | 'paused' | 'closed'

/** Statuses that an employer may set. An expired job must be renewed, which confirms that it is still open. */
const nextStatuses: Record<JobStatus, readonly Settable[]> = {
  open: ['paused', 'closed'],
  paused: ['open', 'closed'],
  closed: ['open'],
  expired: ['closed'],
}

/** Throws step_not_allowed with the possible steps. */
export function requireStep(from: JobStatus, to: Settable): void {
  const allowed = nextStatuses[from]
  if (allowed.includes(to)) return
  const message =
    from === 'expired' && to === 'open' ? 'This job has expired. Renew it to bring it back.' : `This job is ${from}.`
  throw new AppError('step_not_allowed', { message, allowed })
}

/** Throws step_not_allowed for a closed job, which must be opened again first. */
export function requireRenewable(status: JobStatus): void {
  if (status !== 'closed') return
  throw new AppError('step_not_allowed', { message: 'This job is closed. Reopen it first.', allowed: ['open'] })
}

/** Throws step_not_allowed unless the job has ended. */
export function requireEnded(status: JobStatus): void {
  if (status === 'closed' || status === 'expired') return
  throw new AppError('step_not_allowed', {
    message: 'This job hasn’t ended. Close it before you delete it.',
    allowed: ['closed'],
  })
}

const dayMs = 86_400_000
const longestDays = 366

/** Throws invalid_input unless the end is in the future and at most a year ahead; `now` is the database time. */
export function requireExpiry(expiresAt: Date, now: Date, field: 'expiresAt' | 'lastDay' = 'expiresAt'): void {
  const ahead = expiresAt.getTime() - now.getTime()
  if (ahead <= 0) throw invalid(field, 'Choose a date in the future')
  if (ahead > longestDays * dayMs) throw invalid(field, 'Choose a date within a year')
}

/** Throws invalid_input unless both ends or none are given, the lower one first. */
export function requirePay(from: number | null, to: number | null): void {
  if (from === null && to === null) return
  if (from === null) throw invalid('estimatedFrom', 'Enter the minimum pay')
  if (to === null) throw invalid('estimatedTo', 'Enter the maximum pay')
  if (from > to) throw invalid('estimatedTo', 'The maximum can’t be less than the minimum')
}

type PayChange = Pick<JobChange, 'estimatedFrom' | 'estimatedTo' | 'currency'>
interface StandingPay {
  pay_from: number | null
  pay_to: number | null
  currency: string
}

/**
 * Converts a change of pay or currency to the decimals of the resulting currency. Throws invalid_input with the field
 * for unsupported decimals.
 */
export function fitPay<C extends PayChange>(change: C, standing: StandingPay): C {
  const { currency = standing.currency, estimatedFrom, estimatedTo } = change
  if (currency === standing.currency && estimatedFrom === undefined && estimatedTo === undefined) return change
  const ends = { estimatedFrom: estimatedFrom ?? standing.pay_from, estimatedTo: estimatedTo ?? standing.pay_to }
  const fitted = Object.entries(ends).map(([field, amount]) => {
    if (amount !== null && lacksDecimals(amount, currency)) throw invalid(field, lacksDecimalsMessage)
    return [field, amount === null ? undefined : roundMoney(amount, currency)]
  })
  return { ...change, ...Object.fromEntries(fitted) }
}

const similarShown = 3

/** The first 3 jobs with distinct companies and titles. */
export function pickSimilar(candidates: readonly Job[]): Job[] {
  const different = new Map<string, Job>()
  for (const job of candidates) {
    const key = `${job.company.businessName} ${job.jobTitle}`.toLowerCase()
    if (!different.has(key)) different.set(key, job)
  }
  return [...different.values()].slice(0, similarShown)
}

/** Whether neither the job nor its company is hidden by moderation. */
export const isShown = (row: { hidden_at: Date | null; company_hidden_at: Date | null }): boolean =>
  row.hidden_at === null && row.company_hidden_at === null
