import type { InputOf } from '@hearback/contract/endpoint.ts'
import { bulkUpdateStatus } from '@hearback/contract/hiring/answering.ts'
import { updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { cancelInterview } from '@hearback/contract/hiring/interview-changes.ts'
import { updateOfferStatus } from '@hearback/contract/hiring/offers.ts'
import { call } from '../api/call.ts'
import { isRecord } from '../api/parse-record.ts'

/** A request that waits to be sent: a step of an application or of many, of an offer, or the cancellation of an interview. */
export type HeldRequest =
  | { kind: 'step'; input: InputOf<typeof updateApplicationStatus> }
  | { kind: 'many'; input: InputOf<typeof bulkUpdateStatus> }
  | { kind: 'offer'; input: InputOf<typeof updateOfferStatus> }
  | { kind: 'cancel'; input: InputOf<typeof cancelInterview> }

const KINDS: readonly unknown[] = ['step', 'many', 'offer', 'cancel'] satisfies HeldRequest['kind'][]

/** Whether a stored value can be sent as a request. The server validates the fields. */
export function isHeldRequest({ kind, input }: Record<string, unknown>): boolean {
  if (!KINDS.includes(kind) || !isRecord(input) || !isRecord(input.body)) return false
  return kind === 'many' ? Array.isArray(input.body.ids) : isRecord(input.params)
}

/** Names what the request changes; a later act to the same target replaces the held one. Undefined for bulk answers. */
export function targetOf({ kind, input }: HeldRequest): string | undefined {
  if (kind === 'many') return undefined
  return `${kind === 'offer' ? 'offer' : 'application'} ${input.params.id}`
}

/** The words for the recipient. */
export const wordsOf = ({ kind, input }: HeldRequest): string | null | undefined =>
  kind === 'offer' || kind === 'cancel' ? input.body.reason : input.body.employerFeedback

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
    case 'cancel':
      return call(cancelInterview, request.input, LASTING)
  }
}
