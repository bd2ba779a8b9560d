import { type RawBuilder, sql } from 'kysely'

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
