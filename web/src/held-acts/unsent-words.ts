import * as t from '@hearback/texts/web/held-acts.ts'
import type { HeldRequest } from './held-requests.ts'

type Words = (who: string) => string

const OF_OFFERS: Partial<Record<string, Words>> = {
  withdrawn: t.unsentOfferWithdrawal,
  rescinded: t.unsentRescission,
  declined: t.unsentDecline,
}

/** Says what was not sent, and to whom. */
export function unsentWords({ kind, input }: HeldRequest): { title: string; body: Words } {
  const body =
    kind === 'cancel'
      ? t.unsentCancellation
      : kind === 'offer'
        ? OF_OFFERS[input.body.status]
        : kind === 'step' && input.body.newStatus === 'withdrawn' && t.unsentWithdrawal
  return body ? { title: t.unsentActTitle, body } : { title: t.unsentTitle, body: t.unsentBody }
}
