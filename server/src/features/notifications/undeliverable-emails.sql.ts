import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { PersonId } from '../../db/ids.ts'

const isActive = sql<boolean>`undeliverable_emails.since > now() - interval '30 days'`

/** The account with this email address, and whether emails to it have been stopped. */
export const findAddressee = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .leftJoin('undeliverable_emails', (join) =>
      join
        .onRef('undeliverable_emails.user_id', '=', 'users.id')
        .onRef('undeliverable_emails.email', '=', 'users.email')
        .on(isActive),
    )
    .select(['users.id', 'users.email', sql<boolean>`undeliverable_emails.user_id is not null`.as('is_stopped')])
    .where('users.email', '=', email)
    .executeTakeFirst()

/** Stops emails to this address of the account for 30 days. Returns false if it has another one, or they are stopped already. */
export async function insertUndeliverable(
  tx: Tx,
  { id, email }: { id: PersonId; email: string },
  reason: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('undeliverable_emails')
    .columns(['user_id', 'email', 'reason'])
    .expression(sql`select id, email, ${reason}::text from users where id = ${id} and email = ${email}`)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ email, reason, since: sql`now()` })
        .where(sql<boolean>`not (undeliverable_emails.email = ${email} and ${isActive})`),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** The refusal for which emails to the current address of the account are stopped. */
export const findUndeliverable = (db: Db, userId: PersonId) =>
  db
    .selectFrom('undeliverable_emails')
    .innerJoin('users', (join) =>
      join
        .onRef('undeliverable_emails.user_id', '=', 'users.id')
        .onRef('undeliverable_emails.email', '=', 'users.email'),
    )
    .select([
      'undeliverable_emails.email',
      'undeliverable_emails.reason',
      sql<Date>`undeliverable_emails.since + interval '30 days'`.as('until'),
    ])
    .where('users.id', '=', userId)
    .where(isActive)
    .executeTakeFirst()

export const deleteUndeliverable = (tx: Tx, userId: PersonId) =>
  tx.deleteFrom('undeliverable_emails').where('user_id', '=', userId).execute()

export const deleteEndedUndeliverable = (db: Db) =>
  db.deleteFrom('undeliverable_emails').where(sql<boolean>`not ${isActive}`).execute()
