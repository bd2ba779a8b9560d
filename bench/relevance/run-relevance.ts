import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { startProcess } from '../../server/test/process.ts'
import { runToEnd } from '../pages/public-pages.ts'
import { machine, tableOf } from '../report/markdown.ts'
import { gradeOf, ndcg } from './ndcg.ts'
import { type Judged, kinds, type Point, type Query, readQueries } from './queries.ts'

const DEPTH = 10

interface Verdict {
  readonly query: Query
  readonly grades: readonly number[]
  readonly value: number
  readonly total: number
}

/** `npm run bench -- relevance FILE`: imports jobs (docs/import.md) and grades the first ten results of each search. */
export async function runRelevance([file]: readonly string[]): Promise<string> {
  if (!file) throw new Error('Name a file of posts, as docs/import.md describes it.')
  const folder = await mkdtemp(join(tmpdir(), 'hearback-relevance-'))
  const env = { DATA_DIR: folder, TRIAL: 'on' }
  try {
    const server = await startProcess({ ...env, LOG_LEVEL: 'error' })
    await server.end()
    await runToEnd(process.execPath, ['server/src/cli/import.ts', file, '--reopen'], env)
    return reportOf(await judgeAll(folder, await postsIn(file)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function judgeAll(folder: string, posts: readonly Judged[]): Promise<Verdict[]> {
  const server = await startProcess({ DATA_DIR: folder, LOG_LEVEL: 'error' })
  try {
    const verdicts: Verdict[] = []
    for (const query of readQueries()) verdicts.push(await judge(server.url, query, posts))
    return verdicts
  } finally {
    await server.end()
  }
}

async function judge(url: string, query: Query, posts: readonly Judged[]): Promise<Verdict> {
  const { keyword, location } = query
  const answer = await fetch(url + searchJobs.path, {
    method: searchJobs.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ keyword, location, sort: 'relevance', resultsPerPage: DEPTH, brief: true }),
  })
  if (!answer.ok) throw new Error(`"${keyword}" was rejected: ${await answer.text()}`)
  const { jobs, total } = (await answer.json()) as { jobs: Job[]; total: number }
  const grades = jobs.map(({ jobTitle, company, location: place }) =>
    gradeOf(query, { jobTitle, company: company.businessName, place: pointOf(place) }),
  )
  const all = posts.map((post) => gradeOf(query, post))
  return { query, grades, value: ndcg(grades, all, DEPTH), total }
}

interface Post {
  jobTitle: string
  company: string
  lat?: number | null
  lng?: number | null
}

const pointOf = ({ latitude, longitude }: Pick<Job['location'], 'latitude' | 'longitude'>): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

async function postsIn(file: string): Promise<Judged[]> {
  const bytes = await readFile(file)
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const { jobTitle, company, lat = null, lng = null } = JSON.parse(line) as Post
      return { jobTitle, company, place: pointOf({ latitude: lat, longitude: lng }) }
    })
}

function reportOf(verdicts: readonly Verdict[]): string {
  const means = kinds.map((kind) => {
    const values = verdicts.filter(({ query }) => query.kind === kind).map(({ value }) => value)
    return [kind, String(values.length), meanOf(values).toFixed(3)]
  })
  const rows = verdicts
    .toSorted((a, b) => a.value - b.value)
    .map(({ query, grades, value, total }) => [
      [query.keyword, query.location].filter(Boolean).join(', '),
      query.kind,
      value.toFixed(3),
      grades.join(' '),
      String(total),
    ])
  const columns = ['search', 'kind', `nDCG@${DEPTH}`, 'grades as shown', 'found']
  const mean = meanOf(verdicts.map(({ value }) => value)).toFixed(3)
  return `${verdicts.length} searches by relevance, mean nDCG@${DEPTH} ${mean}; ${machine()}

${tableOf(['kind', 'searches', `nDCG@${DEPTH}`], means)}

${tableOf(columns, rows)}
`
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
