import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../src/db/transaction.ts'
import { setJobHidden } from '../src/features/jobs/reading/job-visibility.service.ts'
import { refreshSalaries } from '../src/features/salaries/refresh-salaries.service.ts'
import { clearPageCache } from '../src/http/pages/pages.ts'
import { testApp } from './app.ts'
import { anEmployer } from './employer-factory.ts'
import { aJob } from './job-factory.ts'
import { publicPages } from './public-pages.ts'

const app = testApp()
const read = publicPages(app)
let jobs: string[]

beforeEach(async () => {
  const companies = [await anEmployer(app), await anEmployer(app), await anEmployer(app)]
  jobs = []
  for (let n = 0; n < 12; n++) {
    const pay = { from: 50_000 + 1_000 * n, to: 50_000 + 1_000 * n, period: 'year' as const }
    const by = companies[n % 3] ?? companies[0]
    if (by) jobs.push(await aJob(app, { by, title: 'Registered nurse', category: 'Health care', pay }))
  }
  await app.db.updateTable('jobs').set({ region: 'TX', country: 'US' }).execute()
  await refreshSalaries(app.deps)
})

const hide = (id: string) => inTransaction(app.deps, (tx, publish) => setJobHidden(tx, publish, id, true))

const addressesIn = (body: string) =>
  [...body.matchAll(/<loc>([^<]*)/gu)].map(([, address]) => new URL(address ?? '').pathname)

describe('salary pages', () => {
  test('are in the sitemap, each at one address with its figures', async () => {
    expect((await read('/sitemap.xml')).body).toMatch(/salaries\.xml<\/loc><lastmod>/u)
    const addresses = addressesIn((await read('/sitemaps/salaries.xml')).body)
    expect(addresses).toEqual(
      expect.arrayContaining([
        '/salaries/health-care',
        '/salaries/registered-nurse',
        '/salaries/registered-nurse/texas-us',
      ]),
    )
    for (const address of addresses) {
      const page = await read(address)
      expect(page.status).toBe(200)
      expect(page.head.canonical).toBe(`${app.deps.config.publicUrl}${address}`)
      expect(page.head.meta('robots')).toBeUndefined()
      expect(page.head.data.map((data) => data['@type'])).toEqual(['BreadcrumbList', 'Occupation'])
      expect(page.body.match(/<h1/gu)).toHaveLength(1)
      expect(page.body).toContain('$55,500 a year')
    }
    const page = await read('/salaries/registered-nurse/texas-us')
    expect(page.head.title).toBe('Registered nurse salaries in Texas | Hearback')
    expect(page.head.data[1]).toMatchObject({
      occupationLocation: [{ '@type': 'State', name: 'Texas' }],
      estimatedSalary: [{ currency: 'USD', median: 55_500, percentile25: 52_750, percentile75: 58_250 }],
    })
    expect(page.body).toContain('href="/jobs?keyword=Registered+nurse&amp;location=Texas"')
    expect((await read('/salaries')).body).toContain('href="/salaries/registered-nurse"')
  })

  test('have Spanish addresses in Spanish, and name each other as alternates', async () => {
    const page = await read('/es/salaries/enfermero-a-titulado-a/texas-us')
    expect(page.status).toBe(200)
    expect(page.head.title).toBe('Enfermero/a titulado/a: sueldos en Texas | Hearback')
    const site = app.deps.config.publicUrl
    expect(page.body).toContain(`href="${site}/salaries/registered-nurse/texas-us"`)
    expect(page.head.canonical).toBe(`${site}/es/salaries/enfermero-a-titulado-a/texas-us`)
    expect((await read('/salaries/registered-nurse/texas-us')).body).toContain(
      `href="${site}/es/salaries/enfermero-a-titulado-a/texas-us"`,
    )
    expect(await read('/es/salaries/registered-nurse/texas-us')).toMatchObject({
      status: 301,
      location: '/es/salaries/enfermero-a-titulado-a/texas-us',
    })
    expect(await read('/salaries/salud')).toMatchObject({ status: 301, location: '/salaries/health-care' })
  })

  test('lead from a missing scope to wider ones, which search engines do not list', async () => {
    for (const address of ['/salaries/registered-nurse/ohio-us', '/salaries/registered-nurse/nowhere']) {
      const page = await read(address)
      expect(page.status).toBe(404)
      expect(page.head.meta('robots')).toBe('noindex')
      expect(page.body).toContain('href="/salaries/registered-nurse"')
      expect(page.body).not.toContain('$55,500 a year')
    }
    for (const address of ['/salaries/nothing', '/salaries/%00', '/salaries/%E0%A4%A', '/salaries/..%2F..%2Fetc'])
      expect((await read(address)).status).toBeGreaterThanOrEqual(400)
    expect((await read('/salaries/nothing')).body).toContain('href="/salaries"')
    expect((await read('/salaries/registered-nurse?currency=EUR')).status).toBe(404)
  })

  test('are revalidated by browsers, and their figures as JSON are stored by no cache', async () => {
    for (const address of ['/salaries', '/salaries/registered-nurse', '/es/salaries/enfermero-a-titulado-a'])
      expect(await read(address)).toMatchObject({ status: 200, caching: 'private, no-cache' })
    for (const path of ['', '/page?occupation=registered-nurse', `/of/${jobs[0]}`]) {
      const { statusCode, headers } = await app.server.inject(`/api/postjob/salaries${path}`)
      expect([path, statusCode, headers['cache-control']]).toEqual([path, 200, 'no-store'])
    }
  })

  test('show no more figures once moderation has hidden too many of their posts and they are computed again', async () => {
    expect((await read('/salaries/registered-nurse')).status).toBe(200)
    for (const id of jobs.slice(0, 3)) await hide(id)
    await app.db
      .updateTable('salary_passes')
      .set({ finished_at: new Date(0) })
      .execute()
    await app.db
      .updateTable('salary_subjects')
      .set({ computed_at: new Date(0) })
      .execute()
    await refreshSalaries(app.deps)
    clearPageCache()
    expect((await read('/salaries/registered-nurse')).status).toBe(404)
    const reply = await app.server.inject('/api/postjob/salaries/page?occupation=registered-nurse')
    expect(reply.json()).toMatchObject({ page: { figures: null } })
  })

  test('count closed jobs, and answer for no job that moderation hides', async () => {
    await app.pool.query(`update jobs set status = 'closed' where id = any($1)`, [jobs.slice(0, 3)])
    expect((await read('/salaries/registered-nurse')).status).toBe(200)
    const statusOf = async (id = '') => (await app.server.inject(`/api/postjob/salaries/of/${id}`)).statusCode
    expect(await statusOf(jobs[0])).toBe(200)
    await hide(jobs[0] ?? '')
    expect(await statusOf(jobs[0])).toBe(404)
  })

  test('are linked from the page of a job with its own pay', async () => {
    const { body } = await read(`/jobs/${jobs[0]}/registered-nurse`)
    expect(body).toContain('href="/salaries/registered-nurse/texas-us"')
    expect(body).toMatch(/Median \$55,500 a year, from 12 posts/u)
    expect(body).toContain('This job: $50,000 a year')
  })
})
