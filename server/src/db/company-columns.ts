import { type RawBuilder, sql } from 'kysely'

/** Columns of a company that cards show, without the number of withdrawn offers. */
export const companyColumns = [
  'employers.user_id',
  'employers.business_name',
  'employers.business_location',
  'employers.industry_type',
  'employers.company_size',
  'employers.rating_sum',
  'employers.rating_count',
  'employers.picture_key',
  'employers.verified_domain',
  'employers.verified_by',
  'employers.verified_at',
  'response_stats.finished',
  'response_stats.answered',
  'response_stats.claimed',
  'response_stats.median_hours',
] as const

/**
 * The first name of a member or former member of the company; null if they never gave one or were erased.
 * Reads a member as JSON, because the first name is a column of a later migration.
 */
export const memberFirstName = (company: RawBuilder<unknown>, person: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<string | null>`coalesce(
    (select to_jsonb(m) ->> 'first_name' from company_members m where m.user_id = ${person} and m.company_id = ${company}),
    (select f.first_name from former_members f where f.user_id = ${person} and f.company_id = ${company}),
    (select e.first_name from employers e where e.user_id = ${person} and ${person} = ${company} and e.erased_at is null
      and exists (select from company_members m where m.user_id = ${person} and m.company_id = ${company})))`
