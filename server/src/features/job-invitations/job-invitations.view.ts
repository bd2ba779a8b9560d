import type { Message } from '@hearback/contract/hiring/chat.ts'
import type { InvitableJob, JobInvitation } from '@hearback/contract/hiring/job-invitations.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { InvitableRow, InvitationRow, OpenInvitation } from './job-invitations.sql.ts'

export const invitationView = (row: InvitationRow, job: Job): JobInvitation => ({
  message: row.message_id,
  job,
  hasApplied: row.has_applied,
  invitedAt: row.invited_at.toISOString(),
})

export const openInvitationView = ({ chat_id, job_id, title, business_name, invited_at }: OpenInvitation) => ({
  chatId: chat_id,
  job: job_id,
  jobTitle: title ?? '',
  company: business_name,
  invitedAt: invited_at.toISOString(),
})

export const messageIdOf = ({ _id }: Message): string => _id

export const invitableView = ({ id, title, city, has_applied, invited_at }: InvitableRow): InvitableJob => ({
  _id: id,
  jobTitle: title ?? '',
  city,
  hasApplied: has_applied,
  invitedAt: invited_at?.toISOString() ?? null,
})
