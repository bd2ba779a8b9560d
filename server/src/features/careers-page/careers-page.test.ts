import { setJobStatus, updateJob } from '@hearback/contract/jobs/jobs.ts'
import { getCareersSites, setCareersSites } from '@hearback/contract/people/careers-page.ts'
import { updateEmployerProfile } from '@hearback/contract/people/employers.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { inTransaction } from '../../db/transaction.ts'
import { setJobHidden } from '../jobs/reading/job-visibility.service.ts'

const app = testApp()

async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await app.server.inject({ url: path, headers })
  const policy = String(answer.headers['content-security-policy'])
  const ancestors = /frame-ancestors ([^;]*)/.exec(policy)?.[1]
  const titles = [...answer.payload.matchAll(/<bdi[^>]*>([^<]*)<\/bdi>/g)].map(([, title]) => title)
  return { ...answer, status: answer.statusCode, body: answer.payload, policy, ancestors, titles }
}
const pageOf = (id: string) => `/embed/companies/${id}`
const figures = (id: string, finished: number, answered: number) =>
  app.db
    .updateTable('response_stats')
    .set({ finished, answered, median_hours: 72 })
    .where('employer_id', '=', id)
    .execute()

describe('the careers page', () => {
  test('lists the open jobs of the company, newest first, each linking to its page in a new tab', async () => {
    const by = await anEmployer(app, { businessName: 'Copper Kettle' })
    const id = await aJob(app, { by, title: 'Night baker', employmentType: 'full_time', postedDaysAgo: 2 })
    await aJob(app, { by, title: 'Day baker', postedDaysAgo: 1, workplace: 'remote', pay: null })
    for (const status of ['paused', 'closed'] as const) await aJob(app, { by, title: status, status })
    await aJob(app, { by: await anEmployer(app), title: 'Of another company' })
    const page = await read(pageOf(by._id))
    expect([page.status, page.titles]).toEqual([200, ['Day baker', 'Night baker']])
    expect(page.body).toContain(`<a href="/jobs/${id}/night-baker" target="_blank" rel="noopener">`)
    for (const words of [
      'Open jobs at Copper Kettle',
      'Boise · Full time',
      '$20–$25 per hour',
      'Remote, Boise',
      'Pay not listed',
    ])
      expect(page.body).toContain(words)
    expect(page.body).toContain('<meta name="robots" content="noindex">')
  })

  test('names the currency of pay in other dollars', async () => {
    const by = await anEmployer(app)
    await aJob(app, { by, title: 'Baker', pay: { from: 30, to: 35, currency: 'AUD' } })
    expect((await read(pageOf(by._id))).body).toContain('A$30–A$35 per hour')
    expect((await read(`${pageOf(by._id)}?lang=es`)).body).toContain('AUD\u{a0}30–AUD\u{a0}35')
  })

  test('shows the answer figure from 5 finished applications on, as the page of the company does', async () => {
    const [few, many] = [await anEmployer(app), await anEmployer(app)]
    await figures(few._id, 4, 4)
    await figures(many._id, 50, 42)
    expect((await read(pageOf(few._id))).body).toContain('not enough applications to show an answer rate yet')
    expect((await read(pageOf(many._id))).body).toContain('Answers <b>84%</b> of applicants, in 3 days')
  })

  test('is in Spanish by its address or by `lang`, and links to pages in Spanish', async () => {
    const by = await anEmployer(app, { businessName: 'Copper Kettle' })
    await aJob(app, { by, title: 'Night baker' })
    for (const path of [`/es${pageOf(by._id)}`, `${pageOf(by._id)}?lang=es`, `${pageOf(by._id)}/?lang=es`]) {
      const { body } = await read(path)
      expect(body).toContain('<html lang="es"')
      expect(body).toContain('Ofertas de empleo de Copper Kettle')
      expect(body).toContain('href="/es/jobs/')
    }
    expect((await read(`${pageOf(by._id)}?lang=fr`)).body).toContain('<html lang="en"')
  })

  test('says that there are no jobs', async () => {
    expect((await read(pageOf((await anEmployer(app))._id))).body).toContain('No open jobs right now.')
  })

  test('filters by place without a script, and keeps the colors', async () => {
    const by = await anEmployer(app)
    for (let n = 0; n < 5; n++) await aJob(app, { by, title: `Baker ${n}` })
    expect((await read(pageOf(by._id))).body).not.toContain('<form')
    await aJob(app, { by, title: 'Miller', city: 'Caldwell', point: null })
    const page = await read(`${pageOf(by._id)}?theme=dark&place=Caldwell`)
    expect(page.titles).toEqual(['Miller'])
    expect(page.body).toContain('<html lang="en" data-theme="dark">')
    expect(page.body).toContain('<input type="hidden" name="theme" value="dark">')
    expect(page.body).toContain('<option selected>Caldwell</option>')
    expect((await read(`${pageOf(by._id)}?place=Nowhere`)).body).toContain('No open jobs in this location.')
  })

  test('lists 100 jobs and links to all of them', async () => {
    const by = await anEmployer(app)
    await Promise.all(Array.from({ length: 101 }, (_, n) => aJob(app, { by, title: `Baker ${n}` })))
    const page = await read(pageOf(by._id))
    expect(page.titles).toHaveLength(100)
    expect(page.body).toContain('See all 101 jobs')
    expect(page.body).not.toContain('<form')
  })

  test.each([
    '"><script>alert(1)</script>',
    "O'Neil & Söhne </title><img src=x onerror=alert(1)>",
    'مخبز القمح',
    '$& $1 $`',
  ])('shows a company called %s as it is written', async (name) => {
    const by = await anEmployer(app, { businessName: name })
    await aJob(app, { by, title: name })
    const { body, status } = await read(pageOf(by._id))
    expect(status).toBe(200)
    const shown = body.replace(/<script>.*?<\/script><\/body>/s, '')
    expect(shown).not.toMatch(/<script|<img/)
    const text = shown
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
    expect(text.replaceAll('&amp;', '&')).toContain(`Open jobs at ${name}</title>`)
  })

  test.each([
    '?theme=%22%3E%3Cscript%3E',
    '?place=%3Cscript%3E',
    '?lang=%3Cscript%3E',
    '?theme=dark&theme=light',
    '?place=a&place=b',
    '?place=%00',
  ])('takes nothing into its markup from %s', async (query) => {
    const by = await anEmployer(app)
    const { body, status } = await read(pageOf(by._id) + query)
    expect(status).toBe(200)
    expect(body.match(/<script/g)).toHaveLength(1)
  })

  test.each(['01a1ff6f-2694-7772-bd72-625ca24d1a00', 'nonsense', '..%2f..%2fadmin', "'%20or%201=1"])(
    'of %s is a page in the frame that says so, with status 404',
    async (id) => {
      const page = await read(pageOf(id))
      expect([page.status, page.ancestors]).toEqual([404, undefined])
      expect(page.body).toContain('These jobs aren’t available')
    },
  )

  test('shows neither companies that moderation hides, nor their jobs, nor accounts without a company', async () => {
    const by = await anEmployer(app, { businessName: 'Copper Kettle' })
    const id = await aJob(app, { by, title: 'Night baker' })
    await inTransaction(app.deps, (tx, publish) => setJobHidden(tx, publish, id, true))
    expect((await read(pageOf(by._id))).titles).toEqual([])
    await app.db.updateTable('employers').set({ hidden_at: new Date() }).where('user_id', '=', by._id).execute()
    const other = await anAccount(app, 'jobseeker')
    for (const hidden of [by._id, other._id]) {
      const page = await read(`${pageOf(hidden)}?theme=light`)
      expect(page.status).toBe(404)
      expect(page.body).not.toContain('Copper Kettle')
    }
  })

  test('is as other public pages are after a change: new immediately', async () => {
    const by = await anEmployer(app, { businessName: 'Copper Kettle' })
    const id = await aJob(app, { by, title: 'Night baker' })
    const titles = async () => (await read(pageOf(by._id))).titles
    expect(await titles()).toEqual(['Night baker'])
    await by.call(updateJob, { params: { id }, body: { jobTitle: 'Early baker' } })
    expect(await titles()).toEqual(['Early baker'])
    await by.call(setJobStatus, { params: { id }, body: { status: 'closed' } })
    expect(await titles()).toEqual([])
    await by.call(updateEmployerProfile, { params: { id: by._id }, body: { businessName: 'Silver Kettle' } })
    expect((await read(pageOf(by._id))).body).toContain('Open jobs at Silver Kettle')
  })

  test('is answered by 304 while neither it nor its policy has changed', async () => {
    const by = await anEmployer(app)
    const first = await read(pageOf(by._id))
    const known = { 'if-none-match': String(first.headers.etag) }
    expect((await read(pageOf(by._id), known)).status).toBe(304)
    await by.call(setCareersSites, { body: { sites: ['https://example.com'] } })
    const later = await read(pageOf(by._id), known)
    expect([later.status, later.ancestors]).toEqual([200, "'self' https://example.com https://www.example.com"])
  })
})

describe('the sites that may frame it', () => {
  test('are all sites, sandboxed ones too, until the company names some', async () => {
    const by = await anEmployer(app)
    const page = await read(pageOf(by._id))
    expect([page.ancestors, page.headers['x-frame-options']]).toEqual([undefined, undefined])
    expect(await by.call(getCareersSites)).toEqual({ success: true, sites: [] })
  })

  test('are stored as origins, each once', async () => {
    const by = await anEmployer(app)
    const sites = [
      'example.com/careers?a=b#c',
      'HTTPS://Example.com',
      'http://jobs.example.com:8080',
      'https://bäckerei.example',
    ]
    const stored = ['https://example.com', 'http://jobs.example.com:8080', 'https://xn--bckerei-5wa.example']
    expect((await by.call(setCareersSites, { body: { sites } })).sites).toEqual(stored)
    expect((await by.call(getCareersSites)).sites).toEqual(stored)
    await by.call(setCareersSites, { body: { sites: [] } })
    expect((await read(pageOf(by._id))).ancestors).toBeUndefined()
  })

  test.each([
    ['https://example.com; script-src *'],
    ['https://a;b.example'],
    ['https://example.com,evil.example'],
    ["'none'"],
    ['*'],
    ['https://*.example.com'],
    ['https://'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['https://user:secret@example.com'],
    ['https://example.com\nx-injected: 1'],
    [''],
  ])('are not taken from %j, and nothing changes', async (site) => {
    const by = await anEmployer(app)
    await by.call(setCareersSites, { body: { sites: ['https://example.com'] } })
    const body = { sites: ['https://example.org', site] }
    await expect(by.call(setCareersSites, { body })).toBeRefused('invalid_input')
    expect((await by.call(getCareersSites)).sites).toEqual(['https://example.com'])
  })

  test('are ten at most', async () => {
    const by = await anEmployer(app)
    const sites = Array.from({ length: 11 }, (_, n) => `https://site${n}.example`)
    await expect(by.call(setCareersSites, { body: { sites } })).toBeRefused('invalid_input')
    expect((await by.call(setCareersSites, { body: { sites: sites.toSpliced(10) } })).sites).toHaveLength(10)
  })

  test('need a company profile', async () => {
    const account = await anAccount(app, 'employer')
    await expect(account.call(getCareersSites)).toBeRefused('profile_required')
    await expect(account.call(setCareersSites, { body: { sites: [] } })).toBeRefused('profile_required')
  })
})

describe('the script for other sites', () => {
  test('is smaller than 2 kB, cached for an hour at most, and may be loaded by isolated pages', async () => {
    const script = await read('/embed.js')
    expect(Buffer.byteLength(script.body)).toBeLessThan(2_000)
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect((await read('/embed.js', { 'if-none-match': String(script.headers.etag) })).status).toBe(304)
    expect(script.body).not.toMatch(/innerHTML|document\.write|cookie|eval|setAttribute/)
  })
})
