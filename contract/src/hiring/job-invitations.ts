import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Job } from '../jobs/jobs.ts'
import { limits } from '../values/limits.ts'
import { Id, Instant, text } from '../values/primitives.ts'

/** An invitation to apply, which the chat shows below its message. */
export const JobInvitation = z.object({
  message: Id,
  job: Job,
  /** Whether the person has applied to the job. */
  hasApplied: z.boolean(),
  invitedAt: Instant,
})
export type JobInvitation = z.infer<typeof JobInvitation>

/** An open job of the company, for one person. */
export const InvitableJob = z.object({
  _id: Id,
  jobTitle: z.string(),
  city: z.nullable(z.string()),
  hasApplied: z.boolean(),
  invitedAt: z.nullable(Instant),
})
export type InvitableJob = z.infer<typeof InvitableJob>

export const inviteToApply = endpoint({
  method: 'POST',
  path: '/api/job-invitations',
  access: 'employer',
  role: 'recruiter',
  summary:
    'Invite a person to apply to an open job of the company, with a message in the chat; once per person and job. A new chat uses an outreach credit',
  body: z.object({ job: Id, person: Id, message: text(limits.longText) }),
  reply: z.object({ chatId: Id }),
  errors: ['profile_required', 'job_not_open', 'already_applied', 'conflict', 'outreach_limit_reached', 'chat_closed'],
})

export const listInvitableJobs = endpoint({
  method: 'GET',
  path: '/api/job-invitations/jobs/:person',
  access: 'employer',
  role: 'recruiter',
  summary: 'List the open jobs of the company, latest first, and whether the person was invited or has applied',
  params: z.object({ person: Id }),
  reply: z.object({ jobs: z.array(InvitableJob) }),
})

export const listJobInvitations = endpoint({
  method: 'GET',
  path: '/api/job-invitations/chat/:chatId',
  access: 'member',
  role: 'recruiter',
  summary: 'List the invitations to apply of a chat with their jobs, latest first',
  params: z.object({ chatId: Id }),
  reply: z.object({ invitations: z.array(JobInvitation) }),
})
