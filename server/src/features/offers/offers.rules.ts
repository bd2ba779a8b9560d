import type { OfferStatus } from '@hearback/contract/hiring/offers.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { AppError, invalid } from '../../domain/errors.ts'

/** The actor of a step: one of the two people, or the clock. */
export type Side = 'employer' | 'seeker' | 'system'

/** The transition table of specification 7. Only a new offer supersedes, and only the clock expires. */
const table: Partial<Record<OfferStatus, Partial<Record<Side, readonly OfferStatus[]>>>> = {
  pending: { seeker: ['accepted', 'declined'], employer: ['withdrawn'] },
  accepted: { employer: ['rescinded'] },
}

/** The steps that this side may take now. */
export const stepsFor = (status: OfferStatus, by: Side): OfferStatus[] => [...(table[status]?.[by] ?? [])]

/**
 * Throws step_not_allowed with the possible steps for a step outside the table, and invalid_input for a rescission
 * without a reason. `first` says who acted first, if someone else did.
 */
export function checkStep(
  status: OfferStatus,
  by: Side,
  { to, reason, first }: { to: OfferStatus; reason: string | null; first?: string | undefined },
): void {
  const allowed = stepsFor(status, by)
  if (!allowed.includes(to)) {
    const message =
      first ??
      (status === to ? `This offer is already ${to}.` : `You can’t change an offer from ${status} to ${to} now.`)
    throw new AppError('step_not_allowed', { message, allowed })
  }
  if (to === 'rescinded' && !reason) throw invalid('reason', 'Enter a reason. The person you hired will see it')
}

const hour = 60 * 60 * 1_000

/** The end of an offer: 7 days from now, or the given time, 1 hour to 90 days from now. */
export function expiryOf(given: string | null | undefined, now: Date): Date {
  const { usual, max } = limits.offerDays
  if (!given) return new Date(now.getTime() + usual * 24 * hour)
  const ahead = new Date(given).getTime() - now.getTime()
  if (ahead < limits.offerHoursMin * hour) throw invalid('expiresAt', 'Give them at least an hour to decide')
  if (ahead > max * 24 * hour) throw invalid('expiresAt', `At most ${max} days from now`)
  return new Date(given)
}
