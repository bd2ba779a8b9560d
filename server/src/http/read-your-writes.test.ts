import { endpoints } from '@hearback/contract/all.ts'
import type { Endpoint } from '@hearback/contract/endpoint.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { anEmployer } from '../../test/employer-factory.ts'
import type { Person } from '../../test/factories.ts'
import { aJob } from '../../test/job-factory.ts'
import { type App, buildApp } from '../app.ts'
import type { Replica } from '../db/replica/replica.ts'
import { createEvents } from '../domain/events.ts'

const app = testApp()
/** Endpoints that read from the replica for visitors. */
const readByVisitors = [
  'countFilters',
  'directoryOfJob',
  'getDirectoryPage',
  'getEmployerProfile',
  'getJob',
  'getSalaryPage',
  'getTransparency',
  'listCategories',
  'listCompanyChoices',
  'listCompanyPhotos',
  'listDirectory',
  'listEmployerReviews',
  'listEmployers',
  'listJobsOfEmployer',
  'listSalaries',
  'mapJobs',
  'salaryOfJob',
  'searchJobs',
  'suggestPlaces',
  'suggestSearch',
]
/** Results shared by all callers, counted at most once a minute per process. */
const countedForAll = ['listCategories', 'listCompanyChoices', 'listDirectory', 'listSalaries']

let server: App['server']
let hana: Person
let jobId: string
let asked: number
let changes: number

/** Counts reads of the replica, which is the same database. */
const counting = (): Replica => ({
  lagMs: 2_000,
  searchesOn: (asked) => asked,
  forPublicReads() {
    asked += 1
    return app.db
  },
  changed() {
    changes += 1
  },
  currentLagsMs: () => [0],
  pools: {},
  close: async () => {},
})

beforeEach(async () => {
  const { deps } = app
  const config = { ...deps.config, databaseReplicas: { urls: ['postgres://replica/hearback'], lagMs: 2_000 } }
  server = (await buildApp({ ...deps, config, replica: counting(), events: createEvents(deps.log) })).server
  hana = await anEmployer(app)
  jobId = await aJob(app, { by: hana })
  asked = 0
  changes = 0
  return () => server.close()
})

function call({ method, path }: Endpoint, headers: Record<string, string> = {}) {
  const id = /postjob\/(fetchjobs|directory|salaries)/.test(path) ? jobId : hana._id
  const query = path.endsWith('/suggest') || path === '/api/places' ? '?query=ba' : ''
  return server.inject({
    method,
    url: path.replace(':id', id) + query,
    headers,
    ...(method === 'GET' ? {} : { payload: {} }),
  })
}
const endpointOf = (name: string) => endpoints.get(name) as Endpoint

describe('reads of visitors', () => {
  test.each(readByVisitors)('%s comes from the replica', async (name) => {
    const { statusCode } = await call(endpointOf(name))
    expect([200, 404]).toContain(statusCode)
    expect(asked).toBeGreaterThan(0)
  })

  test.each(readByVisitors.filter((name) => !countedForAll.includes(name)))(
    '%s comes from the primary for somebody with a session, and for whoever has just written something',
    async (name) => {
      await call(endpointOf('listCategories'))
      await call(endpointOf('listCompanyChoices'))
      await call(endpointOf('listDirectory'))
      asked = 0
      await call(endpointOf(name), { 'auth-token': hana.token ?? '' })
      await call(endpointOf(name), { cookie: 'theme=dark; wrote=1' })
      expect(asked).toBe(0)
    },
  )

  test('is everything public that reads, and nothing else', async () => {
    const reading: string[] = []
    for (const [name, endpoint] of endpoints) {
      if (endpoint.access !== 'public') continue
      asked = 0
      await call(endpoint)
      if (asked > 0) reading.push(name)
    }
    expect(reading.sort()).toEqual(readByVisitors)
  })

  test('is fed by feeds, sitemaps and pictures too', async () => {
    for (const path of ['/sitemap.xml', '/sitemaps/jobs-0.xml', '/feeds/jobs.atom', '/feeds/jobs.xml']) {
      asked = 0
      await server.inject(path)
      expect([path, asked > 0]).toEqual([path, true])
    }
    asked = 0
    await server.inject(`/files/cards/jobs/${jobId}.png`)
    expect(asked).toBe(1)
  })
})

describe('someone who writes', () => {
  const headers = () => ({ 'auth-token': hana.token ?? '' })
  const close = () =>
    server.inject({
      method: 'PATCH',
      url: endpointOf('setJobStatus').path.replace(':id', jobId),
      headers: headers(),
      payload: { status: 'paused' },
    })

  test('carries a cookie for 11 seconds that says so and nothing else, and sends all visitors of this process to the primary', async () => {
    const { headers: answered, statusCode } = await close()
    expect(statusCode).toBe(200)
    expect(answered['set-cookie']).toBe('wrote=1; Max-Age=11; Path=/; HttpOnly; SameSite=Lax')
    expect(changes).toBe(1)
  })

  test('is not who reads, searches or has no session', async () => {
    const answers = [
      await call(endpointOf('getJob'), headers()),
      await call(endpointOf('searchJobs'), headers()),
      await call(endpointOf('searchJobs')),
      await server.inject({ method: 'GET', url: '/api/notifications', headers: headers() }),
    ]
    expect(answers.map((answer) => answer.headers['set-cookie'])).toEqual(answers.map(() => undefined))
  })

  test('carries none where one process reads one database', async () => {
    const alone = (await buildApp(app.deps)).server
    const answer = await alone.inject({
      method: 'PATCH',
      url: endpointOf('setJobStatus').path.replace(':id', jobId),
      headers: headers(),
      payload: { status: 'paused' },
    })
    await alone.close()
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined])
  })
})
