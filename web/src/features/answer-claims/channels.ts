import type { ClaimChannel } from '@hearback/contract/hiring/clock/answer-claims.ts'
import * as t from '@hearback/texts/web/answer-claims.ts'

export const CHANNELS: Record<ClaimChannel, string> = {
  phone: t.phone,
  email: t.email,
  in_person: t.inPerson,
  other: t.other,
}
