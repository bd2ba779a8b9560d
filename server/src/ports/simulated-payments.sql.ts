import { sql } from 'kysely'
import type { Db, Tx } from '../db/database.ts'
import { toJsonb } from '../db/jsonb.ts'

/** The state of a simulated checkout, subscription or invoice; instants as ISO strings. */
export type Simulated = Record<string, unknown> & { kind: 'checkout' | 'subscription' | 'invoice' }

export const insertSimulated = (db: Db, row: { id: string; customer_id: string | null; data: Simulated }) =>
  db
    .insertInto('simulated_payments')
    .values({ ...row, data: toJsonb(row.data) })
    .execute()

const things = (db: Db) =>
  db.selectFrom('simulated_payments').select(['id', 'customer_id', 'data', 'created_at', sql<Date>`now()`.as('now')])

export type SimulatedRow = Awaited<ReturnType<typeof listSimulated>>[number]

/** Locks the row; includes the time of the database. */
export const lockSimulated = (tx: Tx, id: string) => things(tx).where('id', '=', id).forUpdate().executeTakeFirst()

/** Rows of a customer, newest first. */
export const listSimulated = (db: Db, customerId: string, kind: Simulated['kind']) =>
  things(db)
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`data ->> 'kind' = ${kind}`)
    .orderBy('created_at', 'desc')
    .execute()

export const setSimulated = (tx: Tx, id: string, data: Simulated, customerId: string | null) =>
  tx
    .updateTable('simulated_payments')
    .set({ data: toJsonb(data), customer_id: customerId })
    .where('id', '=', id)
    .execute()
