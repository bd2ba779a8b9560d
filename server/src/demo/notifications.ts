import type { NotificationData, NotificationKind } from '@hearback/contract/accounts/notifications.ts'
import type { DemoStep } from './applications.ts'
import type { RowOf } from './demo.sql.ts'
import { before } from './rows.ts'

/** Whom an application is between, and what it is about. */
export interface DemoParties {
  readonly applicationId: string
  readonly jobId: string
  readonly employerId: string
  readonly seekerId: string
  readonly company: string
  readonly person: string
  readonly job: string
}

const toSeeker: Partial<Record<string, NotificationKind>> = {
  applied: 'application_sent',
  shortlisted: 'application_moved',
  interview: 'interview_invited',
  offered: 'application_moved',
  rejected: 'application_moved',
  expired: 'application_expired',
}
const toEmployer: Partial<Record<string, NotificationKind>> = {
  applied: 'application_received',
  withdrawn: 'application_moved',
  declined: 'application_moved',
}

/** Older ones would have been tidied away. */
const keptDays = 90
const newDays = 3
const answerDays = 14

/** Notifications about the steps of an application; those older than three days or of the reader's own action are read. */
export function notificationRows(
  steps: readonly DemoStep[],
  { applicationId, jobId, employerId, seekerId, company, person, job }: DemoParties,
  now: Date,
): RowOf<'notifications'>[] {
  const row = (kind: NotificationKind, userId: string, path: string, about: NotificationData, step: DemoStep) => ({
    user_id: userId,
    kind,
    data: JSON.stringify({
      ...about,
      job,
      status: step.to,
      ...(step.to === 'applied' && { at: before(now, step.daysAgo - answerDays).toISOString() }),
    }),
    path,
    read_at: kind === 'application_sent' || step.daysAgo > newDays ? before(now, step.daysAgo * 0.9) : null,
    created_at: before(now, step.daysAgo),
  })
  return steps
    .filter(({ daysAgo }) => daysAgo < keptDays)
    .flatMap((step) => {
      const [forSeeker, forEmployer] = [toSeeker[step.to], toEmployer[step.to]]
      return [
        ...(forSeeker ? [row(forSeeker, seekerId, `/applications/${applicationId}`, { company }, step)] : []),
        ...(forEmployer ? [row(forEmployer, employerId, `/employer/jobs/${jobId}/applicants`, { person }, step)] : []),
      ]
    })
}
