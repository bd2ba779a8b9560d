import { sql } from 'kysely'
import { anyUuid } from '../../../db/any-uuid.ts'
import type { Db } from '../../../db/database.ts'
import type { CompanyId } from '../../../db/ids.ts'

type Answer = 'applied' | 'withdrawn' | 'declined' | 'replied' | null

/** The latest invitation of the company to each of these people. */
export const listLatestInvitations = (db: Db, employerId: CompanyId, seekerIds: readonly string[]) =>
  db
    .selectFrom('job_invitations as invitation')
    .innerJoin('jobs', 'jobs.id', 'invitation.job_id')
    .innerJoin('chats', 'chats.id', 'invitation.chat_id')
    .leftJoin('applications', (join) =>
      join
        .onRef('applications.job_id', '=', 'invitation.job_id')
        .onRef('applications.seeker_id', '=', 'invitation.seeker_id'),
    )
    .distinctOn('invitation.seeker_id')
    .select(['invitation.seeker_id', 'invitation.job_id', 'invitation.invited_at', 'jobs.title'])
    .select(
      sql<Answer>`case when applications.status = 'withdrawn' then 'withdrawn'
        when applications.id is not null then 'applied'
        when chats.state = 'declined' then 'declined'
        when exists (select from messages where messages.chat_id = invitation.chat_id and sender_id = invitation.seeker_id
          and messages.created_at > invitation.invited_at) then 'replied' end`.as('answer'),
    )
    .where('invitation.employer_id', '=', employerId)
    .where('invitation.seeker_id', '=', anyUuid(seekerIds))
    .orderBy('invitation.seeker_id')
    .orderBy('invitation.invited_at', 'desc')
    .orderBy('invitation.job_id')
    .execute()
