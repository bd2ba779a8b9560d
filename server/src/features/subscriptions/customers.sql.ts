import { normalizeEmail } from '@hearback/contract/values/contact-primitives.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import { isRetryable } from '../../db/failed-rows.ts'

/** Binds an unowned customer to this person; returns the owner. */
export const bindCustomer = (tx: Tx, id: string, userId: string) =>
  tx
    .insertInto('payment_customers')
    .values({ id, user_id: userId })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        checkout_at: sql`now()`,
        user_id: sql<string>`coalesce(payment_customers.user_id, ${userId})`,
      }),
    )
    .returning('user_id')
    .executeTakeFirstOrThrow()

/** A person's latest customer. */
export const findCustomerOf = (db: Db, userId: string) =>
  db
    .selectFrom('payment_customers')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** The account with this email, or its company; undefined if there is none. */
export const findPlanHolderOf = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .leftJoin('company_members', 'company_members.user_id', 'users.id')
    .select((eb) => eb.fn.coalesce('company_members.company_id', 'users.id').as('id'))
    .where('email', '=', normalizeEmail(email))
    .executeTakeFirst()

export const listCustomersOf = (db: Db, userId: string) =>
  db.selectFrom('payment_customers').select('id').where('user_id', '=', userId).orderBy('created_at', 'desc').execute()

export const findOwner = (db: Db, customerId: string) =>
  db.selectFrom('payment_customers').select('user_id').where('id', '=', customerId).executeTakeFirst()

export interface DueCustomer {
  id: string
  user_id: string | null
}

/**
 * Takes customers whose subscriptions should be polled without an event, each for one process. Recent checkouts (two
 * days) are polled every few minutes, ended periods and failed renewals hourly, all others daily.
 */
export async function takeDueCustomers(db: Db, limit: number) {
  const { rows } = await sql<DueCustomer>`
    update payment_customers set looked_at = now() where id in (
      select id from payment_customers c
      where ${isRetryable('payment-customers', sql.ref('c.id'))} and (looked_at is null
        or looked_at < now() - interval '1 day'
        or (looked_at < now() - interval '4 minutes' and checkout_at > now() - interval '2 days')
        or (looked_at < now() - interval '1 hour' and exists (
          select from subscriptions s where s.customer_id = c.id
            and s.status in ('active', 'trialing', 'past_due', 'unpaid')
            and (s.period_end <= now() or s.past_due_since is not null))))
      order by looked_at nulls first limit ${limit} for update skip locked)
    returning id, user_id`.execute(db)
  return rows
}

/** Makes customers due again that were taken but not polled. */
export const markCustomersDue = (db: Db, ids: readonly string[]) =>
  db
    .updateTable('payment_customers')
    .set({ looked_at: null })
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute()
