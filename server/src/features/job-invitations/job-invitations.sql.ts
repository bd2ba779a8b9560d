import { limits } from '@hearback/contract/values/limits.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import { isFindableBy, isJobShown, isUnblocked } from '../../db/visibility.ts'

interface Pair {
  readonly jobId: string
  readonly seekerId: string
}

/** Whether the company may find the person, and whether the person has applied or was invited; undefined without a profile. */
export const findInvitee = (tx: Tx, employerId: CompanyId, { jobId, seekerId }: Pair) =>
  tx
    .selectFrom('seekers')
    .innerJoin('users', 'users.id', 'seekers.user_id')
    .select(['users.email', isFindableBy(employerId).as('is_findable')])
    .select([hasApplied(jobId).as('has_applied'), invitedAt(jobId).as('invited_at')])
    .where('seekers.user_id', '=', seekerId)
    .executeTakeFirst()

const hasApplied = (jobId: string) => sql<boolean>`exists (select from applications
  where applications.job_id = ${jobId} and applications.seeker_id = seekers.user_id)`
const invitedAt = (jobId: string) => sql<Date | null>`(select invited_at from job_invitations
  where job_invitations.job_id = ${jobId} and job_invitations.seeker_id = seekers.user_id)`

/** Undefined if the person was invited to the job before. */
export const insertInvitation = (
  tx: Tx,
  { jobId, seekerId, ...of }: Pair & { employerId: CompanyId; chatId: string; messageId: string },
) =>
  tx
    .insertInto('job_invitations')
    .values({
      job_id: jobId,
      seeker_id: seekerId,
      employer_id: of.employerId,
      chat_id: of.chatId,
      message_id: of.messageId,
    })
    .onConflict((conflict) => conflict.columns(['job_id', 'seeker_id']).doNothing())
    .returning('job_id')
    .executeTakeFirst()

/** Whether the company or job seeker is one of the two of the chat. */
export const isChatOf = async (db: Db, chatId: string, partyId: string): Promise<boolean> =>
  (await db
    .selectFrom('chats')
    .select('id')
    .where('id', '=', chatId)
    .where((eb) => eb.or([eb('employer_id', '=', partyId), eb('seeker_id', '=', partyId)]))
    .executeTakeFirst()) !== undefined

/** The latest invitations of a chat; those to jobs hidden by moderation are left out. */
export const listInvitationRows = (db: Db, chatId: string) =>
  db
    .selectFrom('job_invitations')
    .innerJoin('jobs', 'jobs.id', 'job_invitations.job_id')
    .innerJoin('seekers', 'seekers.user_id', 'job_invitations.seeker_id')
    .select(['job_invitations.job_id', 'message_id', 'invited_at'])
    .select(
      sql<boolean>`exists (select from applications a
        where a.job_id = jobs.id and a.seeker_id = seekers.user_id and a.status <> 'withdrawn')`.as('has_applied'),
    )
    .where('chat_id', '=', chatId)
    .where(isJobShown())
    .orderBy('invited_at', 'desc')
    .limit(limits.companyJobs)
    .execute()
export type InvitationRow = Awaited<ReturnType<typeof listInvitationRows>>[number]

/** The company's jobs that take applications, latest first, with their state for this person. */
export const listInvitableRows = (db: Db, employerId: CompanyId, seekerId: string) =>
  db
    .selectFrom('jobs')
    .select(['jobs.id', 'jobs.title', 'jobs.city'])
    .select([
      sql<boolean>`exists (select from applications a where a.job_id = jobs.id and a.seeker_id = ${seekerId})`.as(
        'has_applied',
      ),
      sql<Date | null>`(select invited_at from job_invitations i where i.job_id = jobs.id and i.seeker_id = ${seekerId})`.as(
        'invited_at',
      ),
    ])
    .where('jobs.employer_id', '=', employerId)
    .where('jobs.status', '=', sql.lit('open'))
    .where('jobs.expires_at', '>', sql<Date>`now()`)
    .where('jobs.source', 'is', null)
    .where(isJobShown())
    .orderBy('jobs.published_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(limits.companyJobs)
    .execute()
export type InvitableRow = Awaited<ReturnType<typeof listInvitableRows>>[number]

/**
 * The latest invitations to open jobs that the person has not applied to, with the number of all. Those to jobs that the
 * person hides, of companies that they hide from, and of chats that are declined or blocked are left out.
 */
export const listOpenInvitations = (db: Db, seekerId: string, limit: number) =>
  db
    .selectFrom('job_invitations as invitation')
    .innerJoin('jobs', 'jobs.id', 'invitation.job_id')
    .innerJoin('employers', 'employers.user_id', 'jobs.employer_id')
    .innerJoin('chats', 'chats.id', 'invitation.chat_id')
    .select([
      'invitation.chat_id',
      'invitation.job_id',
      'invitation.invited_at',
      'jobs.title',
      'employers.business_name',
    ])
    .select(sql<number>`count(*) over ()`.as('count'))
    .where('invitation.seeker_id', '=', seekerId)
    .where('jobs.status', '=', sql.lit('open'))
    .where('jobs.expires_at', '>', sql<Date>`now()`)
    .where(isJobShown())
    .where('chats.state', '<>', 'declined')
    .where(isUnblocked())
    .where(
      sql<boolean>`not exists (select from applications a where a.job_id = jobs.id and a.seeker_id = invitation.seeker_id)
        and not exists (select from hidden_jobs h where h.job_id = jobs.id and h.seeker_id = invitation.seeker_id)
        and not exists (select from hidden_employers h
          where h.employer_id = invitation.employer_id and h.seeker_id = invitation.seeker_id)`,
    )
    .orderBy('invitation.invited_at', 'desc')
    .orderBy('invitation.job_id')
    .limit(limit)
    .execute()
export type OpenInvitation = Awaited<ReturnType<typeof listOpenInvitations>>[number]

/** Deletes the invitations of an account, of either side. */
export const deleteInvitationsOf = (tx: Tx, userId: string) =>
  tx
    .deleteFrom('job_invitations')
    .where((eb) => eb.or([eb('seeker_id', '=', userId), eb('employer_id', '=', userId)]))
    .execute()
