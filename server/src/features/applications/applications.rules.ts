import type { ApplicationStatus, RejectionReason } from '@hearback/contract/hiring/applications.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { visibleLength } from '@hearback/contract/values/text.ts'
import { AppError, invalid } from '../../domain/errors.ts'

/** The actor of a step: one of the two people, or the system (the clock and other features). */
export type Side = 'employer' | 'seeker' | 'system'

/** Input of the rules; both times by database time. */
export interface Standing {
  readonly status: ApplicationStatus
  readonly statusChangedAt: Date
  readonly now: Date
  /** 2 after the one repeated application. */
  readonly rounds: number
  readonly jobIsOpen: boolean
  /** An offer for the application is pending. */
  readonly offerIsPending: boolean
}

/** Content of a step. */
export interface StepContent {
  readonly to: ApplicationStatus
  readonly feedback: string | null
  readonly reasonCode: RejectionReason | null
  /** The reason names a screening question. */
  readonly hasQuestion?: boolean
  readonly hasInvitation: boolean
}

type Row = Partial<Record<Side, readonly ApplicationStatus[]>>

/** The transition table of specification 7. `hired` is missing for the employer, because only an accepted offer leads to it. */
const table: Record<ApplicationStatus, Row> = {
  applied: {
    employer: ['viewed', 'shortlisted', 'interview', 'rejected'],
    seeker: ['withdrawn'],
    system: ['viewed', 'expired'],
  },
  viewed: {
    employer: ['shortlisted', 'interview', 'offered', 'rejected'],
    seeker: ['withdrawn'],
    system: ['expired'],
  },
  shortlisted: { employer: ['interview', 'offered', 'rejected'], seeker: ['withdrawn'], system: ['expired'] },
  interview: { employer: ['interview', 'offered', 'rejected'], seeker: ['withdrawn'] },
  offered: { employer: ['rejected', 'interview'], seeker: ['declined', 'withdrawn'], system: ['hired'] },
  rejected: { employer: ['shortlisted'] },
  withdrawn: { seeker: ['applied'] },
  declined: { seeker: ['applied'] },
  expired: { employer: ['shortlisted', 'interview', 'offered', 'rejected'], seeker: ['withdrawn'] },
  hired: { employer: ['rejected'] },
}

const day = 24 * 60 * 60 * 1_000
const mayReopen = ({ statusChangedAt, now }: Standing) =>
  now.getTime() - statusChangedAt.getTime() <= limits.reopenRejectedDays * day
const mayInviteAgain = ({ offerIsPending }: Standing) => !offerIsPending
const mayRepeat = ({ jobIsOpen, rounds }: Standing) => jobIsOpen && rounds < 2

/** Steps of the table with further conditions. */
const conditions: Partial<Record<`${ApplicationStatus} > ${ApplicationStatus}`, (standing: Standing) => boolean>> = {
  'rejected > shortlisted': mayReopen,
  'offered > interview': mayInviteAgain,
  'withdrawn > applied': mayRepeat,
  'declined > applied': mayRepeat,
}

/** The steps that this side may take now. */
export function stepsFor(standing: Standing, by: Side): ApplicationStatus[] {
  const { status } = standing
  return (table[status][by] ?? []).filter((to) => conditions[`${status} > ${to}`]?.(standing) ?? true)
}

/** Throws step_not_allowed with the possible steps for a step outside the table, and invalid_input for missing or unexpected content. */
export function checkStep(standing: Standing, by: Side, step: StepContent): void {
  const allowed = stepsFor(standing, by)
  if (!allowed.includes(step.to)) {
    const message =
      standing.status === step.to
        ? `This application is already ${step.to}.`
        : `An application that is ${standing.status} can’t become ${step.to} now.`
    throw new AppError('step_not_allowed', { message, allowed })
  }
  if (by === 'seeker') refuseEmployersContent(step)
  if (step.hasInvitation && step.to !== 'interview') {
    throw invalid('interviewInvitation', 'You can only send an invitation with the status interview')
  }
  if (step.hasQuestion && step.reasonCode !== 'eligibility') {
    throw invalid('reasonQuestion', 'You can only name a question with the reason eligibility')
  }
  if (step.to === 'rejected') checkRejection(standing.status, step)
  else if (step.reasonCode) throw invalid('reasonCode', 'You can only give a reason with the status rejected')
}

function refuseEmployersContent({ feedback, hasInvitation }: StepContent): void {
  if (feedback) throw invalid('employerFeedback', 'Only the employer can give feedback')
  if (hasInvitation) throw invalid('interviewInvitation', 'Only the employer can invite')
}

/** A rejection needs content (specification 6.2). */
function checkRejection(from: ApplicationStatus, { feedback, reasonCode }: StepContent): void {
  const rescinds = reasonCode === 'offer_rescinded'
  if (from === 'hired' && !rescinds) {
    throw invalid('reasonCode', 'After hiring, the only possible reason is a rescinded offer')
  }
  if (from !== 'hired' && rescinds) throw invalid('reasonCode', 'No one was hired, so there is no offer to rescind')
  if (!reasonCode && visibleLength(feedback ?? '') < limits.feedbackMin) {
    throw invalid(
      'employerFeedback',
      `Choose a reason or write at least ${limits.feedbackMin} characters. No one is rejected without one`,
    )
  }
}

/** Whether this step stops the answer clock: any act of the employer except viewing (specification 6.1). */
export const isAnswer = (by: Side, to: ApplicationStatus): boolean => by === 'employer' && to !== 'viewed'
