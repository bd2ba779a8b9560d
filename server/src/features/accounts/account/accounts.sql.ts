import { sql } from 'kysely'
import { anyUuid } from '../../../db/any-uuid.ts'
import type { Db, Tx } from '../../../db/database.ts'

const userColumns = [
  'users.id',
  'users.email',
  'users.phone',
  'users.password_hash',
  'users.user_type',
  'users.language',
  'users.plan',
  'users.last_seen_at',
  'users.created_at',
  'users.updated_at',
] as const

const users = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('company_members', 'company_members.user_id', 'users.id')
    .leftJoin('users as company', 'company.id', 'company_members.company_id')
    .select(userColumns)
    .select(['company_members.company_id', 'company_members.role', 'company.plan as company_plan'])
    .select((eb) => eb.fn.coalesce('users.suspended_at', 'company.suspended_at').as('suspended_at'))
    .select((eb) =>
      eb
        .or([
          eb.exists(
            eb
              .selectFrom('employers')
              .select('user_id')
              .whereRef('employers.user_id', '=', 'company_members.company_id'),
          ),
          eb.exists(eb.selectFrom('seekers').select('user_id').whereRef('seekers.user_id', '=', 'users.id')),
        ])
        .$castTo<boolean>()
        .as('has_profile'),
    )

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>

export const findUser = (db: Db, id: string) => users(db).where('users.id', '=', id).executeTakeFirst()

export const findUserByEmail = (db: Db, email: string) => users(db).where('users.email', '=', email).executeTakeFirst()

export interface NewUser {
  /** A new id unless it continues a registration. */
  id?: string
  origin?: 'invited'
  email: string
  phone: string | null
  /** Null: the person signs in by an issuer. */
  password_hash: string | null
  user_type: string
  language: string
}

/**
 * Returns undefined when the email already has an account. Conflicts of any index count: with the email alone, a registration
 * that is confirmed twice concurrently can violate the primary key.
 */
export const insertUser = (db: Db, user: NewUser) =>
  db
    .insertInto('users')
    .values({ ...user, last_seen_at: sql`now()` })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

/** Also ends mailed codes, because a stranger who holds one may be the reason for the change. */
export async function setPassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute()
  await deleteAccountCodes(tx, id)
}

export const setPhone = (db: Db, id: string, phone: string) =>
  db.updateTable('users').set({ phone }).where('id', '=', id).execute()

export const setLanguage = (db: Db, id: string, language: string) =>
  db.updateTable('users').set({ language }).where('id', '=', id).execute()

/** Does not write if the time zone is unchanged. */
export const setTimeZone = (db: Db, id: string, timeZone: string) =>
  db
    .updateTable('users')
    .set({ time_zone: timeZone })
    .where('id', '=', id)
    .where('time_zone', 'is distinct from', timeZone)
    .execute()

/** Locks the account; returns undefined without one. */
export const lockPlan = (tx: Tx, id: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'plan', 'email', 'user_type', sql<Date>`now()`.as('now')])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const setPlan = (tx: Tx, id: string, plan: string) =>
  tx.updateTable('users').set({ plan }).where('id', '=', id).execute()

/** Throws a violation of users_email_key when the email was taken concurrently. */
/** Also ends codes mailed to the previous address, which may be in other hands. */
export async function setEmail(tx: Tx, id: string, email: string): Promise<void> {
  await tx.updateTable('users').set({ email }).where('id', '=', id).execute()
  await deleteAccountCodes(tx, id)
}

export const deleteAccountCodes = (tx: Tx, userId: string) =>
  tx.deleteFrom('account_codes').where('user_id', '=', userId).execute()

/** Records the visit and the use of the token, at most once a minute. Each use extends the token by 30 days. */
export async function touchLastSeen(db: Db, id: string, sessionId: string): Promise<void> {
  const touched = await db
    .updateTable('users')
    .set({ last_seen_at: sql`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`(last_seen_at is null or last_seen_at < now() - interval '1 minute')`)
    .executeTakeFirst()
  if (touched.numUpdatedRows === 0n) return
  await db
    .updateTable('sessions')
    .set({ last_used_at: sql`now()`, expires_at: sql`now() + interval '30 days'` })
    .where('id', '=', sessionId)
    .execute()
}

type Purpose = 'reset_password' | 'change_email'

/** Replaces the previous code of that purpose. */
export const upsertAccountCode = (
  db: Db,
  code: { user_id: string; purpose: Purpose; code_hash: string; new_email: string | null },
  minutes: number,
) =>
  db
    .insertInto('account_codes')
    .values({ ...code, expires_at: sql`now() + make_interval(mins => ${minutes})` })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'purpose']).doUpdateSet((eb) => ({
        code_hash: eb.ref('excluded.code_hash'),
        new_email: eb.ref('excluded.new_email'),
        expires_at: eb.ref('excluded.expires_at'),
        attempts: 0,
      })),
    )
    .execute()

/** The new email that a valid code of this account confirms; undefined without one. */
export const findNewEmail = async (db: Db, userId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('account_codes')
    .select('new_email')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'change_email')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row?.new_email ?? undefined
}

/** Counts one attempt; returns undefined when there is no valid code, or no attempts are left. */
export const tryAccountCode = (db: Db, userId: string, purpose: Purpose, tries: number) =>
  db
    .updateTable('account_codes')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('attempts', '<', tries)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['code_hash', 'new_email'])
    .executeTakeFirst()

/** Consumes the code; returns false when it was used or replaced, also under concurrency. */
export async function takeAccountCode(tx: Tx, userId: string, purpose: Purpose, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('account_codes')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** When job seekers, and of companies the member who came last, were here last. */
export const listLastSeen = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('users')
    .select('users.id')
    .select((eb) =>
      eb.fn
        .coalesce(
          // Only companies have members: the table is not searched for each job seeker.
          eb
            .case()
            .when('users.user_type', '=', sql.lit('employer'))
            .then(
              eb
                .selectFrom('company_members')
                .innerJoin('users as member', 'member.id', 'company_members.user_id')
                .select((members) => members.fn.max('member.last_seen_at').as('last_seen_at'))
                .whereRef('company_members.company_id', '=', 'users.id'),
            )
            .end(),
          'users.last_seen_at',
        )
        .as('last_seen_at'),
    )
    .where('users.id', '=', anyUuid(ids))
    .execute()
