import type { AppealedDecision } from '@hearback/contract/moderation.ts'
import * as t from '@hearback/texts/web/moderation.ts'

/** What it is about; of a message of one's own no more than that. */
export function targetOf({ kind, name, side }: Pick<AppealedDecision, 'kind' | 'name' | 'side'>): string {
  if (side === 'reporter') {
    if (kind === 'message') return t.yourReportOfAMessage
    return kind === 'review' ? t.yourReportOfAReview : t.yourReportOf(name)
  }
  return {
    company: t.yourCompany(name),
    job: t.yourJob(name),
    seeker: t.yourProfile,
    message: t.aMessageThatYouWrote,
    review: t.yourReview(name),
    account: t.yourAccount,
  }[kind]
}

const OWN = {
  none: t.somebodyReportedItWeFound,
  warning: t.thisIsAWarningNothing,
  hide: t.itIsHiddenFromEverybody,
  suspend: t.yourAccountIsSuspendedYou,
} satisfies Record<AppealedDecision['measure'], string>

/** What follows for the one who reads it. */
export function consequenceOf({ side, outcome, measure }: AppealedDecision): string {
  if (side === 'owner') return OWN[measure]
  return outcome === 'upheld' ? t.itWasUpheldWeActed : t.itWasDismissedNothingChanges
}
