import { type Match, matchBounds, matchOf } from '@hearback/contract/hiring/match.ts'
import { JobFilters } from '@hearback/contract/jobs/job-search.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { Seeker } from '@hearback/contract/people/seekers.ts'

/** The newest 20 jobs of the last 30 days. */
const newest = JobFilters.parse({ postedWithin: 30, resultsPerPage: 20, brief: true })

/** Searches for jobs that fit the profile: by title and by category near its place, and for remote ones by title. */
export function searchesFor(profile: Seeker): JobFilters[] {
  const { jobTitle, jobCategory } = profile
  const near = circleAround(profile)
  const byTitle = { ...newest, keyword: jobTitle, sort: 'relevance' as const }
  return [
    { ...byTitle, ...near },
    ...(jobCategory ? [{ ...newest, category: [jobCategory], ...near }] : []),
    ...(near ? [{ ...byTitle, workplace: ['remote' as const] }] : []),
  ]
}

/** The newest jobs near the place of the profile, or anywhere without one. */
export const newestFor = (profile: Seeker | undefined): JobFilters => ({ ...newest, ...circleAround(profile) })

/** The circle in which a distance counts as partly fitting. */
function circleAround(profile: Seeker | undefined) {
  if (!profile?.location) return null
  const { latitude, longitude } = profile.location
  return { latitude, longitude, radius: matchBounds.farKm }
}

/**
 * Orders jobs as the visible match parts do: those of which most parts fit first, then those of which fewest miss, then the
 * newest. Parts have equal weight (product.md section 6.12).
 */
export const orderByFit = (jobs: readonly Job[], profile: Seeker | undefined): Job[] =>
  profile
    ? jobs
        .map((job) => ({ job, match: matchOf(job, profile) }))
        .toSorted(
          (a, b) =>
            countParts(b.match, 'fits') - countParts(a.match, 'fits') ||
            countParts(a.match, 'misses') - countParts(b.match, 'misses') ||
            Date.parse(b.job.publishedAt) - Date.parse(a.job.publishedAt),
        )
        .map(({ job }) => job)
    : [...jobs]

const countParts = (match: Match, fit: 'fits' | 'misses') =>
  Object.values(match).filter((part) => part.fit === fit).length

/** The jobs by their ids, each once. */
export const byId = (jobs: readonly Job[]): Map<string, Job> => new Map(jobs.map((job) => [job._id, job]))
