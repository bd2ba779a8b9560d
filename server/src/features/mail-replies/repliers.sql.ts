import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { PersonId } from '../../db/ids.ts'
import { isActiveAccount, isUnblocked } from '../../db/visibility.ts'
import type { ReplyMatter } from '../../domain/reply-matter.ts'

/** The company and the job seeker of a chat or application, unless one has blocked the other, and their chat if there is one. */
export const findPair = (db: Db, { kind, id }: ReplyMatter) =>
  kind === 'chat'
    ? db
        .selectFrom('chats')
        .select(['id as chat_id', 'employer_id', 'seeker_id'])
        .where('id', '=', id)
        .where(isUnblocked())
        .executeTakeFirst()
    : db
        .selectFrom('applications')
        .leftJoin('chats', (join) =>
          join
            .onRef('chats.employer_id', '=', 'applications.employer_id')
            .onRef('chats.seeker_id', '=', 'applications.seeker_id'),
        )
        .select(['chats.id as chat_id', 'applications.employer_id', 'applications.seeker_id'])
        .where('applications.id', '=', id)
        .where((eb) => eb.or([eb('chats.id', 'is', null), isUnblocked()]))
        .executeTakeFirst()

/** The accounts that may reply for one of the two: the job seeker, and the owners and recruiters of the company; not erased ones. */
export const listPeople = (db: Db, { employer_id, seeker_id }: { employer_id: string; seeker_id: string }) =>
  db
    .selectFrom('users')
    .leftJoin('company_members', 'company_members.user_id', 'users.id')
    .leftJoin('users as company', 'company.id', 'company_members.company_id')
    .select(['users.id', 'users.email', 'users.language', 'users.user_type'])
    .select(['company_members.company_id', 'company_members.role'])
    .where('users.origin', '<>', 'erased')
    .where(isActiveAccount())
    .where(isActiveAccount('company'))
    .where((eb) =>
      eb.or([
        eb.and([
          eb('company_members.company_id', '=', employer_id),
          eb('company_members.role', '<>', sql.lit('contributor')),
        ]),
        eb.and([eb('users.id', '=', seeker_id), eb('users.user_type', '=', sql.lit('jobseeker'))]),
      ]),
    )
    .execute()

/** The account with its current email address. */
export const findAddressee = (db: Db, userId: PersonId) =>
  db.selectFrom('users').select(['id', 'email']).where('id', '=', userId).executeTakeFirst()
