import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

/** Pauses open jobs that were posted here beyond the newest so many; answers their ids. */
export async function pauseBeyond(tx: Tx, employerId: string, kept: number): Promise<string[]> {
  const rows = await tx
    .updateTable('jobs')
    .set({ status: 'paused', plan_paused_at: sql`now()` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('jobs')
        .select('id')
        .where('employer_id', '=', employerId)
        .where('status', '=', 'open')
        .where('source', 'is', null)
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .offset(kept),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Opens again the newest of those that a smaller plan paused, until so many are open; answers their ids. */
export async function openPlanPaused(tx: Tx, employerId: string, most: number): Promise<string[]> {
  const room = most - (await countOpen(tx, employerId))
  if (room <= 0) return []
  const rows = await tx
    .updateTable('jobs')
    .set({ status: 'open', plan_paused_at: null })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('jobs')
        .select('id')
        .where('employer_id', '=', employerId)
        .where('status', '=', 'paused')
        .where('plan_paused_at', 'is not', null)
        .where('expires_at', '>', sql<Date>`now()`)
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .limit(room),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Open jobs that were posted here. */
export async function countOpen(tx: Tx, employerId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('employer_id', '=', employerId)
    .where('status', '=', 'open')
    .where('source', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
