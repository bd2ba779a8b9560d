import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { searchTalents } from '@hearback/contract/people/seekers.ts'
import { drawFrom } from '../../server/src/demo/draw/random.ts'
import { tokenOf, tokenOfEmployer } from '../data/rows-people.ts'
import type { World } from '../data/world.ts'
import { loadHttp, loadInterleaved, type Target, warmUpOverHttp } from '../load/load-generator.ts'
import { request } from '../requests/workloads.ts'
import type { Measurement } from './results.ts'
import type { Example, SearchClass } from './search-classes.ts'

/** p95 over HTTP with four clients, milliseconds. */
const goal = 30
const clients = 4

/**
 * Measures each class for `seconds` with four clients in a closed loop. Classes are interleaved by the second,
 * so that a slow minute of the machine affects all of them.
 */
export async function measureHttp(
  url: string,
  classes: readonly SearchClass[],
  seconds: number,
): Promise<Measurement[]> {
  const searching = ({ example }: SearchClass): Target => ({
    url,
    request: (n) => searchOf(example(n)),
    first: 0,
  })
  await warmUpOverHttp(url, (n) => searchOf((classes[n % classes.length] as SearchClass).example(n)), seconds)
  const figures = await loadInterleaved(classes.map(searching), { connections: clients, seconds })
  return figures.map(({ p50, p95, p99, perSecond, failed }, place) => {
    const { example: _, ...names } = classes[place] as SearchClass
    return { ...names, p50, p95, max: p99, goal, perSecond, failed }
  })
}

const searchOf = ({ http, seeker }: Example) =>
  request(searchJobs, { body: http as never }, seeker === undefined ? {} : { 'auth-token': tokenOf(seeker) })

/** Throughput with an increasing number of clients. */
export async function measureHttpMixed(
  url: string,
  mixed: (n: number) => Example,
  seconds: number,
): Promise<Measurement[]> {
  const lines: Measurement[] = []
  const search = (n: number) => request(searchJobs, { body: mixed(n).http as never })
  let first = await warmUpOverHttp(url, search, seconds)
  for (const connections of [1, 4, 8, 16]) {
    const { p50, p95, p99, perSecond, failed, next } = await loadHttp(url, { connections, seconds }, search, first)
    first = next
    lines.push({
      words: 'mixed',
      place: `${connections} clients`,
      page: 0,
      sort: 'both',
      p50,
      p95,
      max: p99,
      perSecond,
      failed,
    })
  }
  return lines
}

/** Talent search by signed-in employers. */
export async function measureHttpTalents(url: string, world: World, seconds: number): Promise<Measurement[]> {
  const kinds = {
    'skills anywhere': () => ({}),
    'skills in a city': (n: number) => ({ city: drawFrom(n).pick(world.towns.slice(0, 300)).label }),
    'skills within 25 km': (n: number) => {
      const { latitude, longitude } = drawFrom(n).pick(world.towns.slice(0, 30))
      return { latitude, longitude, radius: 25 }
    },
  }
  const lines: Measurement[] = []
  for (const [words, where] of Object.entries(kinds)) {
    for (const keyword of ['', 'engineer']) {
      const search = (n: number) => {
        const draw = drawFrom(n * 3)
        const body = {
          keyword,
          skill: world.vocabulary.skills(draw, draw.between(1, 2)),
          page: draw.between(1, 5),
          limit: 20,
          ...where(n),
        }
        const employer = n % Math.min(world.sizes.employers, 200)
        return request(searchTalents, { body: body as never }, { 'auth-token': tokenOfEmployer(employer) })
      }
      const { p50, p95, p99, perSecond, failed } = await loadHttp(url, { connections: clients, seconds }, search, 0)
      const sort = keyword ? 'relevance' : 'newest'
      lines.push({
        words: keyword ? `"${keyword}", ${words}` : words,
        place: 'talents',
        page: 1,
        sort,
        p50,
        p95,
        max: p99,
        goal,
        perSecond,
        failed,
      })
    }
  }
  return lines
}
