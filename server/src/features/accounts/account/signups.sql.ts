import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'

export interface NewSignup {
  email: string
  phone: string
  password_hash: string
  user_type: string
  language: string
}
export type SignupRow = NonNullable<Awaited<ReturnType<typeof findSignup>>>

export const insertSignup = (db: Db, signup: NewSignup) =>
  db.insertInto('signups').values(signup).returningAll().executeTakeFirstOrThrow()

/** Returns undefined when it has expired. */
export const findSignup = (db: Db, id: string) =>
  db
    .selectFrom('signups')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()

/** Serializes registrations of one email until the end of the transaction. */
export const lockSignupsOf = (tx: Tx, email: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`sign-up ${email}`}, 0))`.execute(tx)

/** The valid registrations of an email, newest first; limited, because anyone can create more. */
export const listSignups = (db: Db, email: string) =>
  db
    .selectFrom('signups')
    .selectAll()
    .where('email', '=', email)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .limit(3)
    .execute()

export const setSignupCode = (db: Db, id: string, codeHash: string, minutes: number) =>
  db
    .updateTable('signups')
    .set({
      code_hash: codeHash,
      code_attempts: 0,
      code_expires_at: sql`now() + make_interval(mins => ${minutes})`,
    })
    .where('id', '=', id)
    .execute()

/** Counts one attempt; returns undefined when there is no valid code, or no attempts are left. */
export const trySignupCode = (db: Db, id: string, tries: number) =>
  db
    .updateTable('signups')
    .set((eb) => ({ code_attempts: eb('code_attempts', '+', 1) }))
    .where('id', '=', id)
    .where('code_attempts', '<', tries)
    .where('code_expires_at', '>', sql<Date>`now()`)
    .where('expires_at', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst()

/** Deletes all registrations of an email with their tokens. */
export const deleteSignups = (db: Db, email: string) => db.deleteFrom('signups').where('email', '=', email).execute()

export const deleteExpiredSignups = (db: Db) =>
  db.deleteFrom('signups').where('expires_at', '<', sql<Date>`now()`).execute()
