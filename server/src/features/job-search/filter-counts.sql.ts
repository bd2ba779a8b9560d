import { sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import { precompiledQuery } from '../../db/precompiled-query.ts'

/** The columns of jobs that filters with choices compare, and the bands of answers of their companies. */
export const listFilterValues = precompiledQuery((db, { ids }: { readonly ids: readonly string[] }) =>
  db
    .selectFrom('jobs')
    .innerJoin('response_stats', 'response_stats.employer_id', 'jobs.employer_id')
    .select(['jobs.id', 'category', 'employment_type', 'workplace', 'shifts', 'experience_level', 'benefits'])
    .select(sql<string[]>`coalesce(answer_facets(finished, answered, median_hours), '{}')`.as('answer_bands'))
    .where('jobs.id', '=', anyUuid(ids)),
)
