import type { CompanyPosting } from '@hearback/contract/trust/company-approval.ts'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { isCompanyListed, isCompanyShown, isJobShown } from '../../db/visibility.ts'

/** Open jobs and reports of one company that are counted. */
const maxCounted = 100
/** Companies that are counted of each kind. */
const maxCompanies = 1_000
const titlesShown = 3

const openJobs = sql`from jobs where jobs.employer_id = employers.user_id and jobs.status = 'open' and ${isJobShown()}`

/** Companies that are neither listed nor hidden, with or without open jobs; read by the index `employers_without_approval`. */
const pending = (db: Db, posting: CompanyPosting) =>
  db
    .selectFrom('employers')
    .where(sql<boolean>`not ${isCompanyListed()}`)
    .where(isCompanyShown())
    .where(
      posting === 'open' ? sql<boolean>`exists (select ${openJobs})` : sql<boolean>`not exists (select ${openJobs})`,
    )

interface Page {
  posting: CompanyPosting
  /** Id of the last company of the page before. */
  after?: string | undefined
  limit: number
}

/** Waiting companies, oldest first, with what a moderator looks at before an approval. */
export const listPending = (db: Db, { posting, after, limit }: Page) =>
  pending(db, posting)
    .select(['user_id', 'business_name', 'company_website', 'created_at'])
    .select([
      sql<string[]>`array(select domain from company_domains where company_id = employers.user_id order by slot)`.as(
        'domains',
      ),
      sql<number>`(select count(*)::int from (select ${openJobs} limit ${sql.lit(maxCounted)}) as counted)`.as(
        'open_jobs',
      ),
      sql<{ id: string; title: string }[]>`(select coalesce(jsonb_agg(latest), '[]') from (
        select id, title ${openJobs} order by published_at desc, id desc
        limit ${sql.lit(titlesShown)}) as latest)`.as('jobs'),
      sql<number>`(select count(*)::int from (select from reports where owner_id = employers.user_id and status = 'open'
        limit ${sql.lit(maxCounted)}) as counted)`.as('reports'),
    ])
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, user_id) > ((select created_at from employers as last where last.user_id = ${after}), ${after}::uuid)`,
      ),
    )
    .orderBy('created_at')
    .orderBy('user_id')
    .limit(limit)
    .execute()
export type PendingRow = Awaited<ReturnType<typeof listPending>>[number]

export async function countPending(db: Db, posting: CompanyPosting): Promise<number> {
  const { count } = await db
    .selectFrom(pending(db, posting).select('user_id').limit(maxCompanies).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
