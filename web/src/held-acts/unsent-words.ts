import * as t from '@hearback/texts/web/held-acts.ts'
import type { HeldRequest } from './held-requests.ts'

type Words = (who: string) => string

const OF_OFFERS: Partial<Record<string, Words>> = {
  withdrawn: t.unsentOfferWithdrawal,
  rescinded: t.unsentRescission,
  declined: t.unsentDecline,
  accepted: t.unsentAcceptance,
}

const wordsFor = ({ kind, input }: HeldRequest): Words | undefined => {
  switch (kind) {
    case 'cancel':
      return t.unsentCancellation
    case 'no-show':
      return t.unsentNoShow
    case 'invite':
      return t.unsentInvitation
    case 'new-offer':
      return t.unsentOffer
    case 'offer':
      return OF_OFFERS[input.body.status]
    case 'step':
      return input.body.newStatus === 'withdrawn' ? t.unsentWithdrawal : undefined
    case 'many':
      return undefined
  }
}

/** Says what was not sent, and to whom. */
export function unsentWords(request: HeldRequest): { title: string; body: Words } {
  const body = wordsFor(request)
  return body ? { title: t.unsentActTitle, body } : { title: t.unsentTitle, body: t.unsentBody }
}
