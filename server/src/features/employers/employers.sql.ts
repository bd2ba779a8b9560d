import { sql, type Updateable } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import { companyColumns } from '../../db/company-columns.ts'
import type { Db, Tx } from '../../db/database.ts'
import { isRetryable } from '../../db/failed-rows.ts'
import type { Employers } from '../../db/schema.ts'
import { contains } from '../../db/spelling.ts'
import { isCompanyShown, isJobShown } from '../../db/visibility.ts'
import { emptyEmployer } from '../../domain/employer-fields.ts'
import { type CompanyArea, isInArea } from './company-area.sql.ts'
import { isInIndustry } from './industries.sql.ts'

const openJobs = sql<number>`(select count(*) from jobs
  where jobs.employer_id = employers.user_id and jobs.status = 'open' and jobs.expires_at > now()
    and ${isJobShown()})`

const rescindedOffers = sql<number>`(select count(*) from offers
  where offers.employer_id = employers.user_id and offers.status = 'rescinded')`

export type CompanyRow = Awaited<ReturnType<typeof listCompaniesByIds>>[number]

const companies = (db: Db) =>
  db
    .selectFrom('employers')
    .innerJoin('response_stats', 'response_stats.employer_id', 'employers.user_id')
    .select(companyColumns)
    .select(rescindedOffers.as('rescinded_offers'))

const country = sql<string | null>`(select country from places where places.id = employers.place_id)`

const employers = (db: Db) =>
  companies(db)
    .selectAll('employers')
    .select([openJobs.as('open_jobs'), country.as('country')])

export type EmployerRow = NonNullable<Awaited<ReturnType<typeof findEmployer>>>
type Changes = Updateable<Employers>
/** Undefined columns keep their values. */
export type EmployerColumns = { [K in keyof Changes]: Changes[K] | undefined }
type NewEmployer = EmployerColumns & { user_id: string; first_name: string; last_name: string; business_name: string }

/** A company with its response figures and its number of open jobs. */
export const findEmployer = (db: Db, id: string) => employers(db).where('user_id', '=', id).executeTakeFirst()

/** Lists companies in no particular order; unknown ids are left out. */
export const listEmployersByIds = (db: Db, ids: readonly string[]) =>
  employers(db).where('user_id', '=', anyUuid(ids)).execute()

/** Lists the columns of company cards, without counting jobs. */
export const listCompaniesByIds = (db: Db, ids: readonly string[]) =>
  companies(db).where('user_id', '=', anyUuid(ids)).execute()

export interface EmployerCriteria extends CompanyFilter {
  sort: keyof typeof orders
  page: number
  limit: number
}

/** Each order matches an index. Companies with fewer than 5 finished applications come after those with figures. */
const orders = {
  answers: sql`case when finished >= 5 then answered::real / finished end desc nulls last, finished desc, employer_id`,
  name: sql`lower(business_name) collate "C", user_id`,
  newest: sql`created_at desc, user_id`,
}

/** Companies whose name contains the keyword, or of one of the industries; all for an empty keyword. Empty filters match all. */
interface CompanyFilter {
  keyword: string
  industries: readonly string[]
  industryType: string
  companySize: string
  where: CompanyArea
}

const filtered = (db: Db, { keyword, industries, industryType, companySize, where }: CompanyFilter) =>
  db
    .selectFrom('employers')
    .where(isCompanyShown())
    .$if(keyword !== '', (query) =>
      query.where((eb) => eb.or([contains(sql.ref('business_name'), keyword), isInIndustry(industries)])),
    )
    .$if(industryType !== '', (query) => query.where(isInIndustry([industryType])))
    .$if(companySize !== '', (query) => query.where('company_size', '=', companySize))
    .where(isInArea(where))

/** The ids of one page of companies, sorted. */
export const listEmployerIds = (db: Db, { sort, page, limit, ...filter }: EmployerCriteria) =>
  filtered(db, filter)
    .innerJoin('response_stats', 'response_stats.employer_id', 'employers.user_id')
    .select('user_id')
    .orderBy(orders[sort])
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()

export const countEmployers = async (db: Db, filter: CompanyFilter): Promise<number> =>
  (
    await filtered(db, filter)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total

/** Returns false when the person already has a company profile. */
export async function insertEmployer(db: Db, employer: NewEmployer): Promise<boolean> {
  const inserted = await db
    .insertInto('employers')
    .values(employer)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

const fieldColumns = Object.keys(emptyEmployer) as (keyof typeof emptyEmployer)[]

/** Locks the company until the end of the transaction, so that concurrent changes of the picture are serialized. */
export const lockEmployer = (db: Db, id: string) =>
  db
    .selectFrom('employers')
    .select(['picture_key', 'erased_at', 'business_location', ...fieldColumns])
    .where('user_id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const updateEmployer = (db: Db, id: string, changes: EmployerColumns) =>
  db.updateTable('employers').set(changes).where('user_id', '=', id).execute()

/** Locks companies whose location is not parsed yet; skips locked rows. */
export const lockUnreadLocations = (tx: Tx, limit: number) =>
  tx
    .selectFrom('employers')
    .select(['user_id', 'business_location', 'place_id', 'latitude', 'longitude'])
    .where(sql<boolean>`location_text is distinct from business_location`)
    .where(isRetryable('company-places', sql.ref('user_id')))
    .orderBy('user_id')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()

/** Locks the company until the end of the transaction, so that concurrent ratings are serialized. */
export const lockRating = (tx: Tx, id: string) =>
  tx.selectFrom('employers').select('user_id').where('user_id', '=', id).forNoKeyUpdate().executeTakeFirst()
