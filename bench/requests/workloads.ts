import { logIn } from '@hearback/contract/accounts/accounts.ts'
import type { Call, Endpoint, InputOf } from '@hearback/contract/endpoint.ts'
import { applyToJob } from '@hearback/contract/hiring/applications.ts'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { getJob, type Job } from '@hearback/contract/jobs/jobs.ts'
import { slugOf } from '@hearback/contract/values/slug.ts'
import { password } from '../data/generate.ts'
import { emailOf, tokenOf } from '../data/rows-people.ts'

/** The n-th request of a workload. */
export interface Request {
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: string | undefined
}

export interface Workload {
  readonly name: string
  /** Reads can be replayed statement by statement; writes cannot. */
  readonly reads: boolean
  readonly request: (n: number) => Request
  /** The same work another way, at the same server: measured in alternation. */
  readonly alternative?: { readonly name: string; readonly request: (n: number) => Request }
}

export const words = [
  'baker',
  'electrician',
  'hospital nurse',
  'backend engineer',
  'forklift',
  'horologist',
  'apprenticeship',
  'welder',
  'team lead',
  'spanish',
]
const towns = ['New York, NY', 'Chicago, IL', 'Boise, ID', 'Austin, TX', 'Portland, OR', 'Denver, CO']
const points = [
  { latitude: 40.71, longitude: -74 },
  { latitude: 43.62, longitude: -116.2 },
  { latitude: 41.88, longitude: -87.63 },
  { latitude: 39.74, longitude: -104.99 },
]
export const at = <T>(items: readonly T[], n: number): T => {
  const item = items[n % items.length]
  if (item === undefined) throw new Error('a workload needs at least one of each')
  return item
}

type Words = Record<string, string>

/** The HTTP request of a contract call. */
export function request<E extends Endpoint>(
  endpoint: E,
  input: Partial<InputOf<E>>,
  headers: Record<string, string> = {},
): Request {
  const { params = {}, query, body } = input as { params?: Words; query?: Words; body?: unknown }
  const asked = query ? `?${new URLSearchParams(query)}` : ''
  return {
    method: endpoint.method,
    path: endpoint.path.replace(/:(\w+)/gu, (_, name: string) => params[name] ?? '') + asked,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  }
}

/** A visitor's request for a job page; a unique query bypasses the page cache. */
const pageOf = ({ _id, jobTitle }: Job, query = ''): Request => ({
  method: 'GET',
  path: `/jobs/${_id}/${slugOf(jobTitle)}${query}`,
  headers: {},
  body: undefined,
})

/** Every caller has its own IP address, so that rate limits by address do not apply. */
const from = (n: number) => ({ 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` })
export const page = { resultsPerPage: 20, brief: true }

const keywordOf = (n: number) => ({ keyword: at(words, n), page: 1 + (n % 3) })

/** A call of a tool of the MCP server. */
const toolCall = (name: string, input: object): Request => ({
  method: 'POST',
  path: '/mcp',
  headers: {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2025-11-25',
  },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } }),
})

/** The hot paths. `made` is the number of applications of earlier runs, which this one continues from. */
export async function workloads(call: Call, seekers: number, made: number): Promise<Workload[]> {
  const { jobs } = await call(searchJobs, { body: { resultsPerPage: 100 } } as InputOf<typeof searchJobs>)
  const search = (name: string, body: (n: number) => object): Workload => ({
    name,
    reads: true,
    request: (n) => request(searchJobs, { body: { ...page, ...body(n) } }),
  })
  return [
    search('browse', (n) => ({ page: 1 + (n % 20) })),
    search('keyword', keywordOf),
    search('keyword and place', (n) => ({ keyword: at(words, n), location: at(towns, n + (n >> 3)) })),
    search('radius', (n) => ({ ...at(points, n), radius: at([10, 25, 100], n >> 2) })),
    {
      name: 'keyword, by an assistant',
      reads: true,
      request: (n) => toolCall('search_jobs', { ...keywordOf(n), limit: page.resultsPerPage, sort: 'newest' }),
      alternative: {
        name: 'keyword',
        request: (n) => request(searchJobs, { body: { ...page, ...keywordOf(n) } } as InputOf<typeof searchJobs>),
      },
    },
    search('relevance', (n) => ({ keyword: at(words, n), sort: 'relevance' })),
    { name: 'job', reads: true, request: (n) => request(getJob, { params: { id: at(jobs, n)._id } }) },
    { name: 'job page, cached', reads: false, request: (n) => pageOf(at(jobs, n % 20)) },
    { name: 'job page, rendered', reads: false, request: (n) => pageOf(at(jobs, n), `?look=${n}`) },
    {
      name: 'apply',
      reads: false,
      request: (n) =>
        request(
          applyToJob,
          {
            params: { jobId: at(jobs, Math.floor((made + n) / seekers))._id },
            body: { applicationDescription: 'I would like to work with you.' },
          },
          { 'auth-token': tokenOf((made + n) % seekers) },
        ),
    },
    {
      name: 'login',
      reads: false,
      request: (n) => request(logIn, { body: { email: emailOf('seeker', n % seekers), password } }, from(n)),
    },
  ]
}
