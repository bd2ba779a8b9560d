import { sql } from 'kysely'
import { anyUuid } from '../../../db/any-uuid.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { precompiledQuery } from '../../../db/precompiled-query.ts'
import { isActiveAccount } from '../../../db/visibility.ts'
import { deleteTicketsOf } from './tickets.sql.ts'

type Owner = { user_id: string } | { signup_id: string }

export const insertSession = (
  db: Db,
  owner: Owner,
  { isProven, ...session }: { token_hash: Buffer; device: string; address: string; isProven: boolean },
) =>
  db
    .insertInto('sessions')
    .values({
      ...owner,
      ...session,
      expires_at: sql`now() + interval '30 days'`,
      second_step_at: isProven ? sql`now()` : null,
    })
    .execute()

/** Moves the tokens of a registration to its account, which has the same id. */
export const adoptSessions = (tx: Tx, id: string) =>
  tx.updateTable('sessions').set({ user_id: id, signup_id: null }).where('signup_id', '=', id).execute()

/** The account or registration of a token, in one statement; undefined when it expired. */
export const findSession = async (db: Db, tokenHash: Buffer) => (await listSessions(db, { tokenHash }))[0]

const listSessions = precompiledQuery((db, { tokenHash }: { tokenHash: Buffer }) =>
  db
    .selectFrom('sessions')
    .leftJoin('users', (join) => join.onRef('users.id', '=', 'sessions.user_id').on('users.origin', '<>', 'erased'))
    .leftJoin('signups', 'signups.id', 'sessions.signup_id')
    .leftJoin('company_members', 'company_members.user_id', 'users.id')
    .leftJoin('users as company', 'company.id', 'company_members.company_id')
    .select(['sessions.id', 'sessions.user_id', 'sessions.signup_id'])
    .select(['company_members.company_id', 'company_members.role'])
    .select((eb) => eb.fn.coalesce('users.suspended_at', 'company.suspended_at').as('suspended_at'))
    .select((eb) => eb.fn.coalesce('users.user_type', 'signups.user_type').as('user_type'))
    .where('token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .where((eb) => eb.or([eb('signups.id', 'is', null), eb('signups.expires_at', '>', sql<Date>`now()`)])),
)

/** Records that the second step was just proven in this session. */
export const setSecondStepProven = (db: Db, id: string) =>
  db.updateTable('sessions').set({ second_step_at: sql`now()` }).where('id', '=', id).execute()

/** Whether the second step was proven in this session within `minutes`. */
export const isSecondStepProven = async (db: Db, id: string, minutes: number): Promise<boolean> =>
  (await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('second_step_at', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .executeTakeFirst()) !== undefined

/** The valid ones of these account sessions with company and role; excludes suspended accounts, and members of suspended companies. */
export const listGoodSessions = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('company_members', 'company_members.user_id', 'users.id')
    .leftJoin('users as company', 'company.id', 'company_members.company_id')
    .select(['sessions.id', 'company_members.company_id', 'company_members.role'])
    .where('sessions.id', '=', anyUuid(ids))
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .where(isActiveAccount())
    .where(isActiveAccount('company'))
    .execute()

export const listSessionsOf = (db: Db, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'created_at', 'last_used_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .limit(100)
    .execute()

export const deleteSession = (db: Db, id: string) => db.deleteFrom('sessions').where('id', '=', id).execute()

/** Returns false when the person has no such session. */
export async function deleteSessionOf(db: Db, userId: string, id: string): Promise<boolean> {
  const result = await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Ends the person's sessions, except `keep`, and pending second-step sign-ins. */
export async function deleteSessionsOf(db: Db, userId: string, keep?: string): Promise<void> {
  await deleteTicketsOf(db, userId)
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keep !== undefined, (query) => query.where('id', '<>', keep ?? ''))
    .execute()
}

export const deleteExpiredSessions = (db: Db) =>
  db.deleteFrom('sessions').where('expires_at', '<', sql<Date>`now()`).execute()
