import { sql } from 'kysely'
import { anyUuid } from '../../../db/any-uuid.ts'
import { applicationsPaused, takesImportedApplications } from '../../../db/applications-paused.ts'
import { companyColumns } from '../../../db/company-columns.ts'
import type { Db } from '../../../db/database.ts'
import { precompiledQuery } from '../../../db/precompiled-query.ts'
import { computedColumns, jobColumns } from './jobs.sql.ts'

const rescindedOffers = sql<number>`(select count(*) from offers
  where offers.employer_id = jobs.employer_id and offers.status = 'rescinded')`.as('rescinded_offers')

/** The transactions that wrote the rows of a card, whether the job has ended, and what other rows tell of it. */
const rowVersions = sql<string>`concat_ws(' ', jobs.xmin, jobs.expires_at <= now(), employers.xmin, response_stats.xmin,
  ${applicationsPaused}, ${takesImportedApplications})`.as('row_versions')

interface Ids {
  readonly ids: readonly string[]
}
const cards = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('jobs')
    .innerJoin('employers', 'employers.user_id', 'jobs.employer_id')
    .innerJoin('response_stats', 'response_stats.employer_id', 'jobs.employer_id')
    .select([rowVersions, rescindedOffers])
    .where('jobs.id', '=', anyUuid(ids))

/** The version of each job, which changes with anything its card shows; unknown ids are missing. */
export const listCardVersions = precompiledQuery((db, { ids }: Ids) => cards(db, ids).select('jobs.id'))

/** Jobs with the company columns of cards, the start of their descriptions, and their versions. */
export const listCards = precompiledQuery((db, { ids, length }: Ids & { readonly length: number }) =>
  cards(db, ids)
    .select([...jobColumns, ...computedColumns])
    .select(companyColumns)
    .select(sql<string>`left(jobs.description, ${length})`.as('description')),
)
