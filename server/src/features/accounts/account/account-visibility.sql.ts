import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { isActiveAccount, isCompanyShown, isFindableBy, isSeenByMember } from '../../../db/visibility.ts'
import { readerId, type Viewer } from '../../../domain/viewer.ts'

const isBeingDeleted = sql`coalesce(
  (select bool_and(exists (select from account_deletions deletion where deletion.user_id = member.user_id))
    from company_members member where member.company_id = users.id),
  exists (select from account_deletions where user_id = users.id))`

/**
 * Whether the viewer may know of the account, by the rules of its profile (specification 6.7): visible accounts, and
 * those linked with the viewer by an application, chat or offer. Accounts without a profile are visible unless they are
 * being deleted. A company is being deleted once all its members are.
 */
export async function isKnownTo(db: Db, id: string, viewer: Viewer): Promise<boolean> {
  const party = readerId(viewer)
  const isCompany = viewer.userType === 'employer'
  const mayAnswer = sql<boolean>`${viewer.role !== 'contributor'}::boolean`
  const linked = (table: string) => sql`exists (select from ${sql.table(table)} as link
    where link.seeker_id = ${isCompany ? sql.ref('users.id') : sql`${party}::uuid`}
      and link.employer_id = ${isCompany ? sql`${party}::uuid` : sql.ref('users.id')}`
  const { rows } = await sql<{ is_known: boolean }>`
    select (${isActiveAccount()} and users.origin <> 'erased'
        and not ${isBeingDeleted}
        and (seekers.user_id is null or ${isFindableBy(party)}) and ${isCompanyShown()})
      or ${linked('applications')} and ${isSeenByMember(viewer, sql.ref('link.job_id'))} and (link.status <> 'withdrawn' or link.answered_at is not null))
      or ${mayAnswer} and ${linked('chats')} and (link.started_by = 'seeker' or link.accepted_at is not null))
      or ${mayAnswer} and ${linked('offers')} and link.status in ('accepted', 'rescinded')) as is_known
    from users left join seekers on seekers.user_id = users.id left join employers on employers.user_id = users.id
    where users.id = ${id}::uuid`.execute(db)
  return rows[0]?.is_known ?? false
}
