import { listCategories } from '@hearback/contract/jobs/job-search.ts'
import { getSeekerProfile, searchTalents } from '@hearback/contract/people/seekers.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { requestOf, type TalentSearch } from './talent-search.ts'

/** Published seekers, as visible to this employer. */
export const talents = (search: TalentSearch) =>
  queryOptions({
    queryKey: ['talents', 'search', search],
    queryFn: ({ signal }) => call(searchTalents, { body: requestOf(search) }, { signal }),
    placeholderData: keepPreviousData,
  })

/** One seeker at the employer's visibility level. */
export const talentDetail = (id: string) =>
  queryOptions({
    queryKey: ['talents', 'detail', id],
    queryFn: ({ signal }) => call(getSeekerProfile, { params: { id }, query: {} }, { signal }),
    select: ({ profile }) => profile,
  })

const HOUR = 3_600_000

/** Categories of jobs, as suggestions. */
export const categoryNames = () =>
  queryOptions({
    queryKey: ['jobs', 'categories', 'names'],
    queryFn: async ({ signal }) => (await call(listCategories, {}, { signal })).categories.map(({ name }) => name),
    staleTime: HOUR,
  })
