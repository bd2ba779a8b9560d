import { sql } from 'kysely'
import { companyColumns } from '../../db/company-columns.ts'
import type { Db } from '../../db/database.ts'
import { isOver, jobColumns } from './jobs.sql.ts'

const rescindedOffers = sql<number>`(select count(*) from offers
  where offers.employer_id = jobs.employer_id and offers.status = 'rescinded')`

/**
 * Of each job a version, which is another one after any change of what its card shows: the transactions that wrote its rows,
 * and what no row of its own says. Ids that do not exist are missing.
 */
export async function listCardVersions(db: Db, ids: readonly string[]): Promise<{ id: string; version: string }[]> {
  const { rows } = await sql<{ id: string; version: string }>`
    select jobs.id,
      concat_ws(' ', jobs.xmin, jobs.expires_at <= now(), employers.xmin, response_stats.xmin, ${rescindedOffers}) as version
    from jobs
    join employers on employers.user_id = jobs.employer_id
    join response_stats on response_stats.employer_id = jobs.employer_id
    where jobs.id = any(${[...ids]}::uuid[])`.execute(db)
  return rows
}

/** Jobs with what cards show of their companies, and the first characters of their descriptions. */
export const listCards = (db: Db, ids: readonly string[], descriptionLength: number) =>
  db
    .selectFrom('jobs')
    .innerJoin('employers', 'employers.user_id', 'jobs.employer_id')
    .innerJoin('response_stats', 'response_stats.employer_id', 'jobs.employer_id')
    .select([...jobColumns, isOver])
    .select(companyColumns)
    .select(sql<string>`left(jobs.description, ${descriptionLength})`.as('description'))
    .select(rescindedOffers.as('rescinded_offers'))
    .where('jobs.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
