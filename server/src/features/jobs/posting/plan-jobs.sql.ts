import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import type { CompanyId } from '../../../db/ids.ts'

export interface MovedJob {
  id: string
  title: string
}

/** Pauses the open jobs posted here beyond the newest `kept`; returns them. */
export const pauseBeyond = (tx: Tx, employerId: CompanyId, kept: number): Promise<MovedJob[]> =>
  tx
    .updateTable('jobs')
    .set({ status: 'paused', plan_paused_at: sql`now()` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('jobs')
        .select('id')
        .where('employer_id', '=', employerId)
        .where('status', '=', sql.lit('open'))
        .where('source', 'is', null)
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .offset(kept),
    )
    .returning(['id', 'title'])
    .execute()

/** Reopens the newest jobs paused by a smaller plan until `most` are open; returns them. */
export async function openPlanPaused(tx: Tx, employerId: CompanyId, most: number): Promise<MovedJob[]> {
  const room = most - (await countOpen(tx, employerId))
  if (room <= 0) return []
  return tx
    .updateTable('jobs')
    .set({ status: 'open', plan_paused_at: null })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('jobs')
        .select('id')
        .where('employer_id', '=', employerId)
        .where('status', '=', sql.lit('paused'))
        .where('plan_paused_at', 'is not', null)
        .where('expires_at', '>', sql<Date>`now()`)
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .limit(room),
    )
    .returning(['id', 'title'])
    .execute()
}

/** Counts the open jobs posted here. */
export async function countOpen(tx: Tx, employerId: CompanyId): Promise<number> {
  const { count } = await tx
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('employer_id', '=', employerId)
    .where('status', '=', sql.lit('open'))
    .where('source', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
