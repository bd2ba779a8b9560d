import { matchBounds, matchOf, matchRank } from '@hearback/contract/hiring/match.ts'
import { JobFilters } from '@hearback/contract/jobs/job-search.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { Seeker } from '@hearback/contract/people/seekers.ts'
import { vacanciesFirst } from '../../domain/vacancies-first.ts'

/** Candidates, most of which the seeker has not acted on. */
const bestMatches = JobFilters.parse({ postedWithin: 30, sort: 'match', resultsPerPage: 50, brief: true })

/** Searches for jobs of the last 30 days: near the place of the profile and remote, or everywhere without a place. */
export function searchesFor(profile: Seeker | undefined): JobFilters[] {
  if (!profile?.location) return [bestMatches]
  const { latitude, longitude } = profile.location
  return [
    { ...bestMatches, latitude, longitude, radius: matchBounds.farKm },
    { ...bestMatches, workplace: ['remote'] },
  ]
}

/** Orders jobs by best match, each once. Remote jobs that are another kind of work are left out. */
export function orderByMatch(jobs: readonly Job[], profile: Seeker | undefined): Job[] {
  if (!profile) return [...jobs]
  const unique = new Map(jobs.map((job) => [job._id, job]))
  return [...unique.values()]
    .map((job) => ({ job, match: matchOf(job, profile) }))
    .filter(({ job, match }) => job.workplace !== 'remote' || isKindOfWork(match))
    .toSorted(
      (a, b) =>
        matchRank(b.match) - matchRank(a.match) || Date.parse(b.job.publishedAt) - Date.parse(a.job.publishedAt),
    )
    .map(({ job }) => job)
}

const isKindOfWork = ({ category, skills }: ReturnType<typeof matchOf>) =>
  [category.fit, skills.fit].some((fit) => fit === 'fits' || fit === 'partly')

/** Different jobs before the same one in further towns. */
export const differentFirst = (jobs: readonly Job[]) =>
  vacanciesFirst(jobs, ({ company, jobTitle }) => `${company._id} ${jobTitle}`)

/** The jobs without those whose ids `listKnown` returns. */
export async function withoutKnown(
  jobs: readonly Job[],
  listKnown: (ids: string[]) => Promise<readonly string[]>,
): Promise<Job[]> {
  const known = new Set(await listKnown(jobs.map(({ _id }) => _id)))
  return jobs.filter(({ _id }) => !known.has(_id))
}
