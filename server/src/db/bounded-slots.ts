import { type RawBuilder, sql } from 'kysely'
import type { Tx } from './database.ts'

/** Locks the account until the end of the transaction, which serializes changes to its bounded lists. */
export const lockAccount = (tx: Tx, userId: string) =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()

interface SlotsOfPerson {
  table: 'viewed_jobs' | 'recent_searches' | 'hidden_jobs'
  /** The order in which rows make room, by columns of `taken`. */
  order: RawBuilder<unknown>
  slots: number
  seekerId: string
}

/** The first free slot of the person, else that of the row that makes room first. Call under the lock of the account. */
export const nextSlot = ({ table, order, slots, seekerId }: SlotsOfPerson) => sql<number>`(
  select each.slot from generate_series(1, ${sql.lit(slots)}) as each (slot)
  left join ${sql.table(table)} as taken on taken.seeker_id = ${seekerId} and taken.slot = each.slot
  order by taken.slot is not null, ${order}, each.slot limit 1)`

/** The first free slot of an owner, given by a condition on the table; no row once all are taken. Call under the lock of the owner. */
export const firstFreeSlot = (
  table:
    | 'talent_searches'
    | 'talent_lists'
    | 'talent_list_people'
    | 'library_files'
    | 'company_invitations'
    | 'company_domains'
    | 'webhook_endpoints'
    | 'api_keys'
    | 'application_notes'
    | 'scorecards',
  owner: RawBuilder<unknown>,
  slots: number,
) => sql<{ slot: number }>`(
  select each.slot from generate_series(1, ${sql.lit(slots)}) as each (slot)
  where not exists (select from ${sql.table(table)} as taken where ${owner} and taken.slot = each.slot)
  order by each.slot limit 1)`
