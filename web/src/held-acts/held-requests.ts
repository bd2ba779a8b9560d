import type { InputOf } from '@hearback/contract/endpoint.ts'
import { bulkUpdateStatus } from '@hearback/contract/hiring/answering.ts'
import { updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { cancelInterview, markNoShow } from '@hearback/contract/hiring/interview-changes.ts'
import { inviteToApply } from '@hearback/contract/hiring/job-invitations.ts'
import { makeOffer, updateOfferStatus } from '@hearback/contract/hiring/offers.ts'
import { call } from '../api/call.ts'
import { isRecord } from '../api/parse-record.ts'

/** A request that waits to be sent: about an application or many, an offer, or an interview. */
export type HeldRequest =
  | { kind: 'step'; input: InputOf<typeof updateApplicationStatus> }
  | { kind: 'many'; input: InputOf<typeof bulkUpdateStatus> }
  | { kind: 'offer'; input: InputOf<typeof updateOfferStatus> }
  | { kind: 'new-offer'; input: InputOf<typeof makeOffer> }
  | { kind: 'invite'; input: InputOf<typeof inviteToApply> }
  | { kind: 'cancel'; input: InputOf<typeof cancelInterview> }
  | { kind: 'no-show'; input: InputOf<typeof markNoShow> }

const KINDS: readonly unknown[] = [
  'step',
  'many',
  'offer',
  'new-offer',
  'invite',
  'cancel',
  'no-show',
] satisfies HeldRequest['kind'][]

/** Whether a stored value can be sent as a request. The server validates the fields. */
export function isHeldRequest({ kind, input }: Record<string, unknown>): boolean {
  if (!KINDS.includes(kind) || !isRecord(input)) return false
  if (kind === 'no-show') return isRecord(input.params)
  if (!isRecord(input.body)) return false
  if (kind === 'many') return Array.isArray(input.body.ids)
  return kind === 'new-offer' || kind === 'invite' || isRecord(input.params)
}

/** Names what the request changes; a later act to the same target replaces the held one. Undefined for bulk answers. */
export function targetOf({ kind, input }: HeldRequest): string | undefined {
  if (kind === 'many') return undefined
  if (kind === 'new-offer') return `offer to ${input.body.jobSeeker} for ${input.body.job ?? ''}`
  if (kind === 'invite') return `invitation of ${input.body.person} to ${input.body.job}`
  return `${kind === 'offer' ? 'offer' : 'application'} ${input.params.id}`
}

/** The words for the recipient. */
export function wordsOf({ kind, input }: HeldRequest): string | null | undefined {
  if (kind === 'no-show' || kind === 'new-offer') return undefined
  if (kind === 'invite') return input.body.message
  return kind === 'offer' || kind === 'cancel' ? input.body.reason : input.body.employerFeedback
}

/** `keepalive` lets a request outlive the page (Fetch, 64 KiB at most). */
const LASTING = { keepalive: true }

export function sendRequest(request: HeldRequest) {
  switch (request.kind) {
    case 'step':
      return call(updateApplicationStatus, request.input, LASTING)
    case 'many':
      return call(bulkUpdateStatus, request.input, LASTING)
    case 'offer':
      return call(updateOfferStatus, request.input, LASTING)
    case 'new-offer':
      return call(makeOffer, request.input, LASTING)
    case 'invite':
      return call(inviteToApply, request.input, LASTING)
    case 'no-show':
      return call(markNoShow, request.input, LASTING)
    case 'cancel':
      return call(cancelInterview, request.input, LASTING)
  }
}
