import type { Call } from '@hearback/contract/endpoint.ts'
import { getSalaryPage, listSalaries, salaryOfJob } from '@hearback/contract/jobs/salaries.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { type App, buildApp } from '../../app.ts'
import { callInProcess } from '../../http/bind.ts'
import { loadVocabulary } from '../../search/vocabulary/load-vocabulary.ts'
import { refreshSalaries } from './refresh-salaries.service.ts'

const app = testApp()
let server: App
let companies: Person[]

beforeEach(async () => {
  server = await buildApp(app.deps)
  companies = [await anEmployer(app), await anEmployer(app), await anEmployer(app)]
  return () => server.server.close()
})
const call: Call = (endpoint, input) => callInProcess(server.api)(endpoint, input)
const pageOf = async (occupation: string, area = '', currency = '') =>
  (await call(getSalaryPage, { query: { occupation, area, currency } })).page

type Facts = Omit<Parameters<typeof aJob>[1], 'by'>
const yearly = (amount: number, to = amount) => ({ from: amount, to, period: 'year' as const })

/** Posts with this pay, of each company in turn. */
async function posts(pays: number[], facts: Facts = {}): Promise<string[]> {
  const ids: string[] = []
  for (const [index, pay] of pays.entries()) {
    const by = companies[index % companies.length] as Person
    ids.push(await aJob(app, { by, pay: yearly(pay), title: `Job ${index}`, category: 'Nursing', ...facts }))
  }
  return ids
}
const inState = (ids: string[], region: string, country = 'US') =>
  app.db.updateTable('jobs').set({ region, country }).where('id', 'in', ids).execute()
const refresh = () => refreshSalaries(app.deps)
/** As an hour later: a new pass reads all jobs, and all figures are due. */
async function refreshAgain() {
  await app.db
    .updateTable('salary_passes')
    .set({ finished_at: new Date(0) })
    .execute()
  await app.db
    .updateTable('salary_subjects')
    .set({ computed_at: new Date(0) })
    .execute()
  await refresh()
}
const ten = [30, 34, 38, 42, 46, 50, 54, 58, 62, 90].map((thousands) => thousands * 1_000)

describe('salary figures', () => {
  test('are the quartiles of the midpoints per year, as a plain query has them', async () => {
    await posts(ten.slice(0, 8))
    await posts([20, 25], { pay: { from: 20, to: 30, period: 'hour' } })
    await refresh()
    const { rows } = await app.pool.query(`select percentile_cont(array[0.25, 0.5, 0.75]) within group (
      order by (pay_from + pay_to) / 2 * case pay_period when 'hour' then 2080 else 1 end) as pay from jobs`)
    const [lowerQuartile, median, upperQuartile] = rows[0].pay.map(Math.round)
    const { figures } = await pageOf('nursing')
    expect(figures).toMatchObject({ posts: 10, openPosts: 10, companies: 3, currency: 'USD' })
    expect(figures).toMatchObject({ lowerQuartile, median, upperQuartile })
  })

  test('exist from 10 posts on, not with 9', async () => {
    await posts(ten.slice(0, 9))
    await refresh()
    await expect(pageOf('nursing')).rejects.toMatchObject({ code: 'not_found' })
    await posts([60_000])
    await refreshAgain()
    expect((await pageOf('nursing')).figures?.posts).toBe(10)
  })

  test('need three companies', async () => {
    companies.pop()
    await posts([...ten, ...ten])
    await refresh()
    expect(await pageOf('nursing')).toMatchObject({ figures: null, currencies: [], areas: [] })
  })

  test('are not determined by a company with most of the posts', async () => {
    await posts(ten)
    companies = companies.slice(0, 1)
    await posts(Array.from({ length: 200 }, () => 200_000))
    await refresh()
    const { figures } = await pageOf('nursing')
    expect(figures?.median).toBeLessThan(90_000)
    expect(figures?.posts).toBeLessThan(13)
  })

  test('do not exist where all posts but two are of one company', async () => {
    const [large, second, third] = companies as [Person, Person, Person]
    companies = [large]
    await posts([...ten, ...ten])
    companies = [second, third]
    await posts(ten.slice(0, 2))
    await refresh()
    expect((await pageOf('nursing')).figures).toBeNull()
  })

  test('never mix currencies, and begin with the most frequent one', async () => {
    await posts(ten)
    await posts([...ten, 1_000], { pay: { ...yearly(500_000), currency: 'MXN' } })
    await refresh()
    const page = await pageOf('nursing')
    expect(page.currencies).toEqual([
      { currency: 'MXN', posts: 11 },
      { currency: 'USD', posts: 10 },
    ])
    expect(page.figures).toMatchObject({ currency: 'MXN', median: 500_000 })
    expect((await pageOf('nursing', '', 'usd')).figures).toMatchObject({ currency: 'USD', median: 48_000 })
    await expect(pageOf('nursing', '', 'EUR')).rejects.toMatchObject({ code: 'not_found' })
  })

  test('leave out deleted, hidden and old posts and those without pay, and count closed ones', async () => {
    const ids = await posts([...ten, ...ten])
    const set = (values: object, first: number, last: number) =>
      app.db.updateTable('jobs').set(values).where('id', 'in', ids.slice(first, last)).execute()
    await set({ status: 'closed' }, 0, 5)
    await set({ status: 'closed', deleted_at: new Date() }, 10, 12)
    await set({ hidden_at: new Date() }, 12, 14)
    await set({ company_hidden_at: new Date() }, 14, 16)
    await set({ published_at: new Date(Date.now() - 500 * 86_400_000) }, 18, 20)
    await refresh()
    expect((await pageOf('nursing')).figures).toMatchObject({ posts: 12, openPosts: 7 })
  })

  test('count a history of reposts once', async () => {
    const ids = await posts([...ten, 1, 2])
    await app.db
      .updateTable('jobs')
      .set({ first_post_id: ids[0] ?? '' })
      .where('id', 'in', ids.slice(10))
      .execute()
    await refresh()
    expect((await pageOf('nursing')).figures?.posts).toBe(10)
  })

  test('have a median for quarters with enough posts of different companies', async () => {
    await posts(ten, { postedDaysAgo: 200 })
    await posts(ten.slice(0, 3))
    await refresh()
    const quarters = (await pageOf('nursing')).figures?.quarters
    expect(quarters?.map(({ posts, median }) => [posts, median])).toEqual([
      [10, 48_000],
      [3, null],
    ])
  })

  test('go on after a subject that fails', async () => {
    await posts(ten)
    await posts(ten, { category: 'Cleaning' })
    await refresh()
    const broken = app.pool.query(`create function fail() returns trigger language plpgsql as $$
      begin if new.subject = 'cleaning' then raise exception 'broken'; end if; return new; end $$;
      create trigger fail before insert on salary_figures for each row execute function fail()`)
    await broken
    await app.db.updateTable('salary_subjects').set({ computed_at: null }).execute()
    await app.db.deleteFrom('salary_figures').execute()
    await refresh()
    await app.pool.query('drop trigger fail on salary_figures; drop function fail()')
    expect((await call(listSalaries, {})).salaries.map(({ subject }) => subject.en.slug)).toEqual(['nursing'])
  })
})

describe('salary pages', () => {
  test('have readable addresses in both languages', async () => {
    await posts(ten, { category: 'Health care' })
    await refresh()
    const { subject } = await pageOf('salud')
    expect(subject).toEqual({
      kind: 'category',
      en: { slug: 'health-care', name: 'Health care' },
      es: { slug: 'salud', name: 'Salud' },
    })
    expect((await pageOf('health-care')).subject).toEqual(subject)
  })

  test.each([
    ['Café & pastelería', 'cafe-pasteleria'],
    ['看護', '看護'],
    ['Сиделки', 'сиделки'],
  ])('exist for the category %s', async (category, slug) => {
    await posts(ten, { category })
    await refresh()
    expect((await pageOf(slug)).subject.en).toEqual({ slug, name: category })
  })

  test.each([
    "'; drop table jobs; --",
    '../../etc/passwd',
    '%00',
    '\u0000',
    '‮gnisrun',
    '😀',
    'a'.repeat(200),
    'Nursing',
  ])('do not exist for %j', async (slug) => {
    await posts(ten)
    await refresh()
    const refused = { code: expect.stringMatching(/^(?:not_found|invalid_input)$/u) }
    for (const wanted of [[slug], ['nursing', slug], ['nursing', '', slug]] as [string, string?, string?][])
      await expect(pageOf(...wanted)).rejects.toMatchObject(refused)
  })

  test('exist for job titles, their families and states', async () => {
    await loadVocabulary(app.db)
    const nurses = await posts(ten, { title: 'Registered nurse (RN), nights' })
    await inState(nurses, 'TX')
    await inState(await posts(ten, { title: 'Enfermera registrada' }), 'Bavaria', 'DE')
    await refresh()
    const page = await pageOf('registered-nurse', 'texas-us')
    expect(page).toMatchObject({
      subject: { kind: 'title', en: { name: 'Registered nurse' }, es: { slug: 'enfermero-a-titulado-a' } },
      area: { slug: 'texas-us', name: 'Texas', country: 'US', search: 'Texas' },
      figures: { posts: 10 },
    })
    expect(page.areas.map(({ area, posts: count }) => [area?.slug, count])).toEqual([
      [undefined, 20],
      ['bavaria-de', 10],
    ])
    expect(page.related.map(({ subject }) => subject.en.slug)).toEqual(
      expect.arrayContaining(['nursing', 'health-care']),
    )
    expect((await pageOf('health-care', 'texas-us')).figures?.posts).toBe(10)
    const { salary, ownByYear } = await call(salaryOfJob, { params: { id: nurses[0] ?? '' } })
    expect(ownByYear).toBe(30_000)
    expect(salary).toMatchObject({
      subject: { en: { slug: 'registered-nurse' } },
      area: { slug: 'texas-us' },
      median: 48_000,
    })
  })

  test('of a job are the widest ones where the closest do not exist', async () => {
    const [id = ''] = await posts(ten)
    const other = await aJob(app, {
      by: companies[0] as Person,
      category: 'Nursing',
      pay: { ...yearly(1), currency: 'EUR' },
    })
    await refresh()
    expect((await call(salaryOfJob, { params: { id } })).salary).toMatchObject({ area: null, median: 48_000 })
    expect((await call(salaryOfJob, { params: { id: other } })).salary).toBeNull()
  })
})
