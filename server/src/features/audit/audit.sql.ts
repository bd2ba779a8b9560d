import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { AuditEntries } from '../../db/schema.ts'

export type NewEntry = Insertable<AuditEntries>

export const insertEntry = (tx: Tx, entry: NewEntry) => tx.insertInto('audit_entries').values(entry).execute()

interface Filter {
  /** Undefined selects all entries. */
  target?: string | undefined
}

const entries = (db: Db, { target }: Filter) =>
  db.selectFrom('audit_entries').$if(target !== undefined, (query) => query.where('target_id', '=', target ?? ''))

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]

/** One page of entries, newest first. */
export const listEntries = (db: Db, filter: Filter, { page, limit }: { page: number; limit: number }) =>
  entries(db, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()

export const countEntries = (db: Db, filter: Filter) =>
  entries(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
