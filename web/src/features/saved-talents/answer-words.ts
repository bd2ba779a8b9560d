import type { LatestInvitation } from '@hearback/contract/people/latest-invitation.ts'
import * as t from '@hearback/texts/web/saved-talents.ts'

const ANSWERS = {
  applied: t.invitedApplied,
  withdrawn: t.invitedWithdrawn,
  declined: t.invitedDeclined,
  replied: t.invitedReplied,
  none: t.invitedWaiting,
}

/** The answer to an invitation, in words. */
export const answerWords = ({ answer }: Pick<LatestInvitation, 'answer'>): string => ANSWERS[answer ?? 'none']
