import type { ApplicationStatus, RejectionReason } from '@hearback/contract/hiring/applications.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { visibleLength } from '@hearback/contract/values/text.ts'
import { AppError, invalid } from '../../domain/errors.ts'

/** Who takes a step: one of the two people, or the clock and other features of the system. */
export type Side = 'employer' | 'seeker' | 'system'

/** What the rules need to know of an application; both instants by database time. */
export interface Standing {
  readonly status: ApplicationStatus
  readonly statusChangedAt: Date
  readonly now: Date
  /** 2 once the one repeated application was made. */
  readonly rounds: number
  readonly jobIsOpen: boolean
  /** An offer for it waits for the seeker's answer. */
  readonly offerIsPending: boolean
}

/** What comes with a step. */
export interface StepContent {
  readonly to: ApplicationStatus
  readonly feedback: string | null
  readonly reasonCode: RejectionReason | null
  readonly hasInvitation: boolean
}

type Row = Partial<Record<Side, readonly ApplicationStatus[]>>

/** The table of product.md section 7. The employer's `hired` is not there: it comes from an accepted offer alone. */
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

/** Steps of the table that hang on more than the status. */
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

/** Refuses a step that the table lacks (with those it has), and content that the step may not have or must have. */
export function checkStep(standing: Standing, by: Side, step: StepContent): void {
  const allowed = stepsFor(standing, by)
  if (!allowed.includes(step.to)) {
    const message =
      standing.status === step.to
        ? `This application is ${step.to} already.`
        : `An application that is ${standing.status} cannot become ${step.to} now.`
    throw new AppError('step_not_allowed', { message, allowed })
  }
  if (by === 'seeker') refuseEmployersContent(step)
  if (step.hasInvitation && step.to !== 'interview') {
    throw invalid('interviewInvitation', 'An invitation goes with the status interview only')
  }
  if (step.to === 'rejected') checkRejection(standing.status, step)
  else if (step.reasonCode) throw invalid('reasonCode', 'A reason goes with the status rejected only')
}

function refuseEmployersContent({ feedback, hasInvitation }: StepContent): void {
  if (feedback) throw invalid('employerFeedback', 'Only the employer gives feedback')
  if (hasInvitation) throw invalid('interviewInvitation', 'Only the employer invites')
}

/** No empty rejection (product.md section 6.2). */
function checkRejection(from: ApplicationStatus, { feedback, reasonCode }: StepContent): void {
  const rescinds = reasonCode === 'offer_rescinded'
  if (from === 'hired' && !rescinds) {
    throw invalid('reasonCode', 'After hiring, the only possible reason is that the offer was rescinded')
  }
  if (from !== 'hired' && rescinds) throw invalid('reasonCode', 'Nobody was hired, so no offer can be rescinded')
  if (!reasonCode && visibleLength(feedback ?? '') < limits.feedbackMin) {
    throw invalid(
      'employerFeedback',
      `Say why in ${limits.feedbackMin} characters or more, or choose a reason: nobody is rejected without one`,
    )
  }
}

/** Whether this step is the answer that the clock waits for: any employer act other than merely viewing (product.md section 6.1). */
export const isAnswer = (by: Side, to: ApplicationStatus): boolean => by === 'employer' && to !== 'viewed'
