import type { AppealedDecision } from '@hearback/contract/trust/moderation.ts'
import * as t from '@hearback/texts/web/moderation.ts'

/** Names the target of a decision; an own message gets no further description. */
export function targetOf({ kind, name, side }: Pick<AppealedDecision, 'kind' | 'name' | 'side'>): string {
  if (side === 'reporter') {
    if (kind === 'message') return t.partyReportOfMessage
    return kind === 'review' ? t.partyReportOfReview : t.partyReportOf(name)
  }
  return {
    company: t.ownCompany(name),
    job: t.ownJob(name),
    seeker: t.ownProfile,
    message: t.ownMessage,
    review: t.ownReview(name),
    account: t.ownAccount,
  }[kind]
}

const OWN = {
  none: t.partyOutcomeNone,
  warning: t.partyOutcomeWarning,
  hide: t.partyOutcomeHide,
  suspend: t.partyOutcomeSuspend,
} satisfies Record<AppealedDecision['measure'], string>

/** Describes the consequence for the reader. */
export function consequenceOf({ side, outcome, measure }: AppealedDecision): string {
  if (side === 'owner') return OWN[measure]
  return outcome === 'upheld' ? t.partyReportUpheld : t.partyReportDismissed
}
