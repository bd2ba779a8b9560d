import { performance } from 'node:perf_hooks'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import type pg from 'pg'
import { openDatabase, openPool } from '../../server/src/db/database.ts'
import { type Draw, drawFrom } from '../../server/src/demo/draw/random.ts'
import { findBestMatches } from '../../server/src/features/job-search/best-match.service.ts'
import { listExcludedJobs } from '../../server/src/features/job-search/excluded-jobs.sql.ts'
import { jobsInOrder } from '../../server/src/features/jobs/job/jobs.service.ts'
import { seekersFor } from '../../server/src/features/seekers/profile/seekers.service.ts'
import { compileSchemas } from '../../server/src/http/compile-schemas.ts'
import type { SearchCriteria } from '../../server/src/search/model/criteria.ts'
import {
  availabilityFacet,
  categoryFacet,
  confirmedFacet,
  rateFacet,
  seenFacet,
  yearsFacet,
} from '../../server/src/search/model/lexemes.ts'
import { createSearch } from '../../server/src/search/search.ts'
import { availabilities } from '../data/rows-people.ts'
import type { World } from '../data/world.ts'
import { loadInProcess } from '../load/load-generator.ts'
import { computePercentiles } from '../load/percentiles.ts'
import type { Measurement } from './results.ts'
import { type Example, placesOf, type SearchClass } from './search-classes.ts'

/** p95 in the database, milliseconds. */
const goalInDatabase = 20
const warmUps = 4

type Asked = Pick<Example, 'criteria' | 'http' | 'seekerId'>

/** The search of the application without HTTP: ids, and the rows of result cards. */
export function openSearchSession(url: string) {
  const pool = openPool({ url, connections: 16, skipDeadServerCheck: true, forceGenericPlan: true })
  const db = openDatabase(pool)
  compileSchemas(searchJobs)
  const [jobs, talents] = [createSearch(db, 'job_search'), createSearch(db, 'talent_search')]
  /** The criteria without jobs that the seeker hides or applied to. */
  const criteriaOf = async ({ criteria, http, seekerId }: Asked) => ({
    ...criteria,
    excluded: seekerId ? await listExcludedJobs(db, seekerId, http.hideApplied === true) : [],
  })
  const profileOf = async ({ seekerId: userId }: Asked) =>
    userId && (await seekersFor(db, { userId, userType: 'jobseeker' }, [userId])).get(userId)
  return {
    pool,
    db,
    jobs,
    criteriaOf,
    async searchJobs(asked: Asked): Promise<number> {
      const [criteria, seeker] = await Promise.all([criteriaOf(asked), asked.http.sort === 'match' && profileOf(asked)])
      const { ids, distances } = seeker
        ? await findBestMatches({ db, search: jobs }, criteria, seeker)
        : await jobs.find(criteria)
      return (await jobsInOrder(db, ids, { brief: true, distances })).length
    },
    async searchTalents(viewerId: string, criteria: SearchCriteria): Promise<number> {
      const { ids } = await talents.find({ ...criteria, hiddenFor: viewerId })
      return (await seekersFor(db, { userId: viewerId, userType: 'employer' }, ids)).size
    },
    close: () => pool.end(),
  }
}
export type SearchSession = ReturnType<typeof openSearchSession>

type Named = Pick<Measurement, 'words' | 'place' | 'page' | 'sort'>

/** Runs `searches` searches sequentially after a warm-up that is not counted. */
async function timed(named: Named, searches: number, search: (n: number) => Promise<unknown>): Promise<Measurement> {
  const latencies: number[] = []
  for (let n = -warmUps; n < searches; n++) {
    const begun = performance.now()
    await search(n + warmUps)
    if (n >= 0) latencies.push(performance.now() - begun)
  }
  const max = Math.max(...latencies)
  const { p50, p95 } = computePercentiles(latencies)
  return { ...named, p50, p95, max, goal: goalInDatabase }
}

export async function measureJobSearch(
  open: SearchSession,
  classes: readonly SearchClass[],
  searches: number,
): Promise<Measurement[]> {
  const lines: Measurement[] = []
  for (const { words, place, page, sort, example } of classes) {
    lines.push(await timed({ words, place, page, sort }, searches, (n) => open.searchJobs(example(n))))
  }
  return lines
}

/** Talent search by skills in the order of the newest, or by a word and skills. */
export async function measureTalentSearch(open: SearchSession, world: World, searches: number): Promise<Measurement[]> {
  const skills = await skillsByUse(open.pool)
  const from = (draw: Draw, first: number, end: number) =>
    skills[draw.between(first, Math.min(end, skills.length) - 1)] ?? ''
  const kinds: Record<string, (draw: Draw) => string[]> = {
    '1 common skill': (draw) => [from(draw, 0, 5)],
    '1 skill': (draw) => [from(draw, 0, skills.length)],
    '2 skills': (draw) => [from(draw, 0, 30), from(draw, 30, 90)],
    '3 skills': (draw) => [from(draw, 0, 6), from(draw, 6, 16), from(draw, 16, 36)],
    'no skill': () => [],
  }
  const places = Object.entries(placesOf(world.towns))
  const cells = ['', 'engineer'].flatMap((text) =>
    Object.entries(kinds).flatMap(([name, skillsOf]) =>
      places.flatMap(([place, where]) => [1, 50].map((page) => ({ text, name, skillsOf, place, where, page }))),
    ),
  )
  const lines: Measurement[] = []
  for (const { text, name, skillsOf, place, where, page } of cells) {
    const sort = text ? 'relevance' : 'newest'
    const words = text ? `"${text}" and ${name}` : name
    const search = (n: number) => {
      const draw = drawFrom(n * 17 + words.length * 5 + place.length + page)
      const criteria: SearchCriteria = { text, skills: skillsOf(draw), page, limit: 20, sort, ...where(draw).criteria }
      return open.searchTalents(world.id('employer', world.drawEmployer(draw)), criteria)
    }
    lines.push(await timed({ words, place, page, sort }, searches, search))
  }
  return lines
}

/** Each filter of talents, all together, and the order by last visit, as `criteriaOf` builds them. */
export async function measureTalentFilters(
  open: SearchSession,
  world: World,
  searches: number,
): Promise<Measurement[]> {
  const rates = [25, 40, 75]
  const filters: Record<string, (draw: Draw) => string[]> = {
    category: (draw) => [categoryFacet(world.vocabulary.category(draw))],
    availability: (draw) => [availabilityFacet(draw.pick(availabilities))],
    'years of experience': (draw) => [yearsFacet(draw.pick([1, 3, 10]))],
    'hourly pay': (draw) => [rateFacet(draw.pick(rates))],
    'confirmed experience': () => [confirmedFacet],
    'last seen': (draw) => [seenFacet(draw.pick(['week', 'month']))],
  }
  const all = (draw: Draw) => Object.values(filters).flatMap((filter) => filter(draw))
  const kinds = { ...filters, 'all filters': all, 'by last visit': () => [] }
  const places = Object.entries(placesOf(world.towns))
  const lines: Measurement[] = []
  for (const [words, facetsOf] of Object.entries(kinds)) {
    const sort = words === 'by last visit' ? 'seen' : 'newest'
    for (const [place, where] of places) {
      const search = (n: number) => {
        const draw = drawFrom(n * 19 + words.length * 3 + place.length)
        const facets = facetsOf(draw).map((facet) => [facet])
        const criteria: SearchCriteria = { facets, page: 1, limit: 20, sort, ...where(draw).criteria }
        return open.searchTalents(world.id('employer', world.drawEmployer(draw)), criteria)
      }
      lines.push(await timed({ words, place, page: 1, sort }, searches, search))
    }
  }
  return lines
}

async function skillsByUse(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ skill: string }>(
    `select skill from (select skills from seekers limit 50000) sampled, unnest(skills) as skill group by 1 order by count(*) desc, 1`,
  )
  return rows.map(({ skill }) => skill)
}

/** Remark beside the figures of the next function. */
export const foundNote =
  '"Found" is the search alone, with ids and total; "shown" also reads and renders the cards of the page'

/** Searches per second without HTTP, at several levels of concurrency. */
export async function measureMixed(
  open: SearchSession,
  mixed: (n: number) => Example,
  seconds: number,
): Promise<Measurement[]> {
  const kinds = {
    found: (criteria: SearchCriteria) => open.jobs.find(criteria),
    shown: (criteria: SearchCriteria) => open.searchJobs({ criteria, http: {} }),
  }
  const lines: Measurement[] = []
  let first = 0
  for (const [words, search] of Object.entries(kinds)) {
    for (const clients of [1, 2, 4, 8, 16]) {
      const from = first
      const load = { connections: clients, seconds }
      const { p50, p95, p99, perSecond, failed } = await loadInProcess(load, (n) => search(mixed(from + n).criteria))
      first += Math.round(perSecond * seconds)
      const named = { words, place: `${clients} clients`, page: 0, sort: 'both' }
      lines.push({ ...named, p50, p95, max: p99, perSecond, failed })
    }
  }
  return lines
}
