import type { AppealedDecision } from '@hearback/contract/moderation.ts'

/** What it is about; of a message of one's own no more than that. */
export function targetOf({ kind, name, side }: Pick<AppealedDecision, 'kind' | 'name' | 'side'>): string {
  if (side === 'reporter') return `Your report of ${kind === 'message' || kind === 'review' ? `a ${kind}` : name}`
  return {
    company: `Your company ${name}`,
    job: `Your job ${name}`,
    seeker: 'Your profile',
    message: 'A message that you wrote',
    review: `Your review: ${name}`,
    account: 'Your account',
  }[kind]
}

const OWN = {
  none: 'Somebody reported it. We found nothing wrong, and it stays as it is.',
  warning: 'This is a warning. Nothing else changes.',
  hide: 'It is hidden from everybody else.',
  suspend: 'Your account is suspended: you cannot sign in, and nobody sees what is yours.',
} satisfies Record<AppealedDecision['measure'], string>

/** What follows for the one who reads it. */
export function consequenceOf({ side, outcome, measure }: AppealedDecision): string {
  if (side === 'owner') return OWN[measure]
  return outcome === 'upheld' ? 'It was upheld: we acted on it.' : 'It was dismissed: nothing changes.'
}
