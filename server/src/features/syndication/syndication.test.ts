import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import { type App, buildApp } from '../../app.ts'
import { allJobs } from './feeds.service.ts'

const app = testApp()
let server: App['server']

// Pages for crawlers are cached for a minute, so each test has its own server.
beforeEach(async () => {
  server = (await buildApp(app.deps)).server
  return () => server.close()
})

const read = async (url: string) => {
  const { statusCode, body, headers } = await server.inject(url)
  return { statusCode, body, type: headers['content-type'] }
}
const all = (body: string, element: string) =>
  [...body.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'gu'))].map(([, text]) => text)

describe('the sitemaps', () => {
  test('name every open job and every company by their readable addresses', async () => {
    const by = await anEmployer(app, { businessName: 'Copper & Kettle' })
    const id = await aJob(app, { by, title: 'Night baker (m/f/d)' })
    const index = await read('/sitemap.xml')
    expect(index.type).toBe('application/xml; charset=utf-8')
    expect(all(index.body, 'lastmod')).toHaveLength(2)
    const pages = []
    for (const address of all(index.body, 'loc'))
      pages.push(...all((await read(new URL(address ?? '').pathname)).body, 'loc'))
    expect(pages.map((address) => new URL(address ?? '').pathname)).toEqual(
      expect.arrayContaining(['/', '/jobs', `/jobs/${id}/night-baker-m-f-d`, `/companies/${by._id}/copper-kettle`]),
    )
  })

  test.each([
    ['closed', { status: 'closed' as const }],
    ['paused', { status: 'paused' as const }],
    ['past its end', { expiredDaysAgo: 1 }],
  ])('leave out a job that is %s', async (_case, facts) => {
    const by = await anEmployer(app)
    await aJob(app, { by, title: 'Gone', ...facts })
    const { body } = await read('/sitemaps/jobs-0.xml')
    expect(body).not.toContain('gone')
    expect((await read('/feeds/jobs.atom')).body).not.toContain('Gone')
    expect((await read('/feeds/jobs.xml')).body).not.toContain('Gone')
  })

  test.each(['/sitemaps/jobs-99.xml', '/sitemaps/nothing.xml', '/sitemaps/jobs-.xml'])('know no %s', async (path) => {
    expect((await read(path)).statusCode).toBe(404)
  })
})

describe('the feeds', () => {
  test('say of a job what it pays, where it is and who posted it, with nothing that would break them', async () => {
    const by = await anEmployer(app, { businessName: 'Knead & Co <3' })
    const id = await aJob(app, { by, title: 'Baker \u0001& "chef"', city: 'Boise, ID', description: 'a < b\n\n]]> c' })
    const atom = (await read('/feeds/jobs.atom')).body
    expect(atom).toContain(`<id>urn:uuid:${id}</id>`)
    expect(all(atom, 'title')).toContain('Baker &amp; &quot;chef&quot; at Knead &amp; Co &lt;3')
    expect(atom).toContain('20 to 25 USD an hour\nBoise, ID\na &lt; b')
    const feed = (await read('/feeds/jobs.xml')).body
    expect(all(feed, 'referencenumber')).toEqual([id])
    expect([all(feed, 'city'), all(feed, 'state'), all(feed, 'country')]).toEqual([['Boise'], ['ID'], ['US']])
    expect(all(feed, 'salary')).toEqual(['20 to 25 USD an hour'])
    expect(feed.endsWith('</source>\n')).toBe(true)
  })

  test('begin with the newest; an imported post is in that of readers, not in that of other job sites', async () => {
    const by = await anEmployer(app)
    await aJob(app, { by, title: 'First' })
    await aJob(app, { by, title: 'Second', pay: null })
    const titles = all((await read('/feeds/jobs.atom')).body, 'title').slice(1)
    expect(titles.map((title) => title?.split(' ')[0])).toEqual(['Second', 'First'])
    expect(all((await read('/feeds/jobs.xml')).body, 'title')).toEqual(['First'])
  })

  test('hold every job once, however many batches that takes', async () => {
    const by = await anEmployer(app)
    for (let job = 0; job < 7; job++) await aJob(app, { by, title: `Job ${job}` })
    const parts: string[] = []
    for await (const part of allJobs(app.db, app.deps.config, 'https://jobs.example', 3)) parts.push(part)
    expect(parts).toHaveLength(5)
    expect(all(parts.join(''), 'title').sort()).toEqual(Array.from({ length: 7 }, (_, job) => `Job ${job}`))
  })
})

test('robots.txt keeps crawlers from what is not public, and names the sitemaps', async () => {
  const { body, type } = await read('/robots.txt')
  expect(type).toBe('text/plain; charset=utf-8')
  expect(body).toContain('Disallow: /settings\n')
  expect(body).toContain(`Sitemap: ${app.deps.config.publicUrl}/sitemap.xml`)
})

describe('a conditional request', () => {
  const paths = ['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml', '/feeds/jobs.atom', '/feeds/jobs.xml']

  test.each(paths)('of %s is answered by 304 until something changes', async (url) => {
    const by = await anEmployer(app)
    await aJob(app, { by, title: 'Night baker' })
    const { etag, 'cache-control': caching } = (await server.inject(url)).headers
    expect({ etag, caching }).toEqual({ etag: expect.stringMatching(/^W\/"[\w-]+"$/), caching: 'no-cache' })
    for (const tag of [etag, `"other", ${etag}`, '*', String(etag).slice(2)]) {
      const again = await server.inject({ url, headers: { 'if-none-match': String(tag) } })
      expect({ tag, status: again.statusCode, body: again.body }).toEqual({ tag, status: 304, body: '' })
    }
    const other = await server.inject({ url, headers: { 'if-none-match': 'W/"other"' } })
    expect(other.statusCode).toBe(200)
  })

  test.each([
    ['a new job', (by: Parameters<typeof aJob>[1]['by']) => aJob(app, { by, title: 'Cook' })],
    ['an edited job', () => app.pool.query(`update jobs set title = 'Chef'`)],
    ['a closed job', () => app.pool.query(`update jobs set status = 'closed'`)],
    ['a renamed company', () => app.pool.query(`update employers set business_name = 'Other'`)],
  ])('of the feed of all jobs is answered in full after %s', async (_case, change) => {
    const by = await anEmployer(app)
    await aJob(app, { by, title: 'Night baker' })
    const { etag } = (await server.inject('/feeds/jobs.xml')).headers
    await change(by)
    const again = await server.inject({ url: '/feeds/jobs.xml', headers: { 'if-none-match': String(etag) } })
    expect(again.statusCode).toBe(200)
    expect(again.headers.etag).not.toBe(etag)
  })
})
