import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, pageCounts, paging } from '../values/primitives.ts'

/** Actions recorded in the audit log, each with actor, target, time and reason. */
export const AuditAct = z.enum([
  'admin_granted',
  'admin_revoked',
  'contact_answered',
  'contact_closed',
  'dismissed',
  'warned',
  'hidden',
  'suspended',
  'reinstated',
  'held',
  'messages_read',
  'case_taken',
  'case_released',
  'note_added',
  'company_approved',
  'approval_withdrawn',
  'domain_transferred',
])
export type AuditAct = z.infer<typeof AuditAct>

/** `actor` is a moderator's email, or tells that no particular person acted; `kind` and `target` name the object. */
export const AuditEntry = z.object({
  _id: Id,
  actor: z.string(),
  act: AuditAct,
  kind: z.nullable(z.string()),
  target: z.nullable(Id),
  name: z.nullable(z.string()),
  reason: z.string(),
  createdAt: Instant,
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  summary: 'List the audit log of moderation, latest first, optionally for one target',
  query: z.object({ ...paging(50), target: z.optional(Id) }),
  reply: z.object({ entries: z.array(AuditEntry), ...pageCounts }),
})
