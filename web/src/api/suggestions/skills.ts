import { listSkills } from '@hearback/contract/jobs/job-search.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

const HOUR = 60 * 60_000

/** Skills that jobs ask for, as suggestions. */
export const skillsInDemand = () =>
  queryOptions({
    queryKey: ['jobs', 'skills'],
    queryFn: async ({ signal }) => (await call(listSkills, {}, { signal })).skills,
    staleTime: HOUR,
  })
