import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Instant, Nothing } from '../values/primitives.ts'
import { Alert, AlertFilters } from './alerts.ts'
import { Job } from './jobs.ts'

/** Criteria of a search, as those of a saved one. */
export const RecentSearch = z.extend(
  z.omit(Alert, { _id: true, name: true, paused: true, createdAt: true, updatedAt: true }),
  { searchedAt: Instant },
)
export type RecentSearch = z.infer<typeof RecentSearch>

const viewed = { path: '/api/postjob/viewed', access: 'seeker' } as const

export const listViewedJobs = endpoint({
  ...viewed,
  method: 'GET',
  summary: 'List the jobs that the seeker viewed, latest view first; at most 50, of the last 90 days',
  reply: z.object({ jobs: z.array(Job) }),
})

export const clearViewedJobs = endpoint({
  ...viewed,
  method: 'DELETE',
  summary: 'Forget which jobs the seeker viewed; idempotent',
  reply: Nothing,
})

const searches = { path: '/api/postjob/recent-searches', access: 'seeker' } as const

export const recordSearch = endpoint({
  ...searches,
  method: 'POST',
  summary: 'Remember a search; one without criteria is ignored, an equal one moves to the front',
  body: z.object(AlertFilters.shape),
  reply: Nothing,
})

export const listRecentSearches = endpoint({
  ...searches,
  method: 'GET',
  summary: 'List the searches of the seeker, latest first; at most 10, of the last 90 days',
  reply: z.object({ searches: z.array(RecentSearch) }),
})

export const clearRecentSearches = endpoint({
  ...searches,
  method: 'DELETE',
  summary: 'Forget the searches of the seeker; idempotent',
  reply: Nothing,
})
