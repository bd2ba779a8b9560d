import type { ApplicationStanding } from '@hearback/contract/hiring/applications.ts'
import * as t from '@hearback/texts/web/applicants.ts'

/** Labels of statuses beside their number of applications. */
export const COUNTED_WORDS: Record<ApplicationStanding, (count: number) => string> = {
  applied: t.appliedCounted,
  viewed: t.viewedCounted,
  shortlisted: t.shortlistedCounted,
  interview: t.interviewCounted,
  offered: t.offeredCounted,
  hired: t.hiredCounted,
  rejected: t.rejectedCounted,
  withdrawn: t.withdrawnCounted,
  declined: t.declinedCounted,
  expired: t.expiredCounted,
  answered: t.answeredCounted,
}
