import { anyUuid } from '../../db/any-uuid.ts'
import { precompiledQuery } from '../../db/precompiled-query.ts'

/** The columns of jobs that a match compares, without the description; unknown ids are missing. */
export const listMatchedJobs = precompiledQuery((db, { ids }: { readonly ids: readonly string[] }) =>
  db
    .selectFrom('jobs')
    .select(['id', 'search_seq', 'title', 'category', 'skills', 'employment_type', 'workplace'])
    .select(['latitude', 'longitude', 'pay_from', 'pay_to', 'pay_period', 'currency'])
    .where('id', '=', anyUuid(ids)),
)
