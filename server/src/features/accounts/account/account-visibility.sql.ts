import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { isActiveAccount, isCompanyShown, isProfileShown } from '../../../db/visibility.ts'

interface Viewer {
  readonly userId: string
  readonly userType: string
}

/**
 * Whether the viewer may know of the account, as of its profile (product.md 6.7): accounts that can be found, and those that an
 * application, a chat or an offer links with the viewer. An account without a profile has nothing to hide unless it is leaving.
 */
export async function isKnownTo(db: Db, id: string, { userId, userType }: Viewer): Promise<boolean> {
  const linked = (table: string) => sql`exists (select from ${sql.table(table)} as link
    where link.seeker_id = case when ${userType} = 'employer' then users.id else ${userId}::uuid end
      and link.employer_id = case when ${userType} = 'employer' then ${userId}::uuid else users.id end`
  const { rows } = await sql<{ is_known: boolean }>`
    select (${isActiveAccount()} and users.origin <> 'erased'
        and not exists (select from account_deletions where user_id = users.id)
        and (seekers.user_id is null or (${isProfileShown()}
          and not exists (select from hidden_employers where seeker_id = users.id and employer_id = ${userId}::uuid)))
        and ${isCompanyShown()})
      or ${linked('applications')} and (link.status <> 'withdrawn' or link.answered_at is not null))
      or ${linked('chats')} and (link.started_by = 'seeker' or link.accepted_at is not null))
      or ${linked('offers')} and link.status in ('accepted', 'rescinded')) as is_known
    from users left join seekers on seekers.user_id = users.id left join employers on employers.user_id = users.id
    where users.id = ${id}::uuid`.execute(db)
  return rows[0]?.is_known ?? false
}
