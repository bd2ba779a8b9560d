import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { getJob } from '@hearback/contract/jobs/jobs.ts'
import { getEmployerProfile, listEmployers } from '@hearback/contract/people/employers.ts'
import { endOfDay } from '@hearback/contract/values/zones.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { aRow, importRows, storedJobs } from '../../test/import-files.ts'
import { boise } from '../../test/place-factory.ts'

const app = testApp()
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)

describe('an imported post', () => {
  test('is found, shown with its pay, and says that it is imported', async () => {
    const { counts } = await importRows(app, [aRow()], { gzip: true })
    expect(counts).toMatchObject({ lines: 1, fresh: 1, refused: 0, companies: 1, finished: true })
    const [row] = await storedJobs(app)
    expect(row).toMatchObject({ place_id: boise.id, source: 'test-source', source_id: '1', status: 'open' })
    const { job } = await app.caller().call(getJob, { params: { id: row?.id ?? '' } })
    expect(job).toMatchObject({
      jobTitle: 'Night Baker',
      imported: true,
      payStated: true,
      estimatedFrom: 20,
      estimatedTo: 25.5,
      payPeriod: 'hour',
      currency: 'USD',
      employmentType: 'full_time',
      workplace: 'onsite',
      skills: ['Baking', 'Rye'],
      location: { city: 'Boise', country: 'US' },
      publishedAt: '2026-01-10T07:00:00.000Z',
    })
    const found = await app.caller().call(searchJobs, { body: { keyword: 'baker', location: 'Boise, ID' } })
    expect(found.jobs.map(({ _id }) => _id)).toEqual([job._id])
  })

  test('belongs to a company that says what it is and that no one can sign in to', async () => {
    await importRows(app, [aRow(), aRow({ sourceId: '2' }), aRow({ sourceId: '3', company: 'Bureau of Cake' })])
    const { profiles } = await app.caller().call(listEmployers, { query: { keyword: 'bureau', sort: 'name' } })
    expect(profiles.map(({ businessName, openJobs }) => [businessName, openJobs])).toEqual([
      ['Bureau of Bread', 2],
      ['Bureau of Cake', 1],
    ])
    const id = profiles[0]?._id ?? ''
    const { profile } = await app.caller().call(getEmployerProfile, { params: { id } })
    expect(profile).toMatchObject({ imported: true, responseStats: { finished: 0, answeredShare: null } })
    expect(profile.businessDescription).toContain('no account here yet')
    const user = await app.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(user).toMatchObject({ origin: 'import', password_hash: null, phone: null })
    expect(user.email).toMatch(/^company-[\da-f]{24}@import\.invalid$/)
  })

  test('stands in newest first by its publication, whatever the order of the file', async () => {
    const dated = ['2026-03-01', '2026-01-01', '2026-02-01'].map((postedAt, at) =>
      aRow({ sourceId: `${at}`, postedAt, jobTitle: `Baker ${postedAt}` }),
    )
    await importRows(app, dated)
    const found = await app.caller().call(searchJobs, { body: { keyword: 'baker', resultsPerPage: 10 } })
    expect(found.jobs.map(({ jobTitle }) => jobTitle)).toEqual([
      'Baker 2026-03-01',
      'Baker 2026-02-01',
      'Baker 2026-01-01',
    ])
  })

  test('that has Markdown and addresses in brackets keeps its words', async () => {
    const description = '**About us**\n\n* Python\n* *Strong* SQL\n\nMail <jobs@example.com>. <u>Underlined</u>'
    await importRows(app, [aRow({ description })])
    expect(await storedJobs(app)).toMatchObject([
      { description: 'About us\n\n- Python\n- Strong SQL\n\nMail jobs@example.com. Underlined' },
    ])
  })

  test('is taken without a value that cannot be read, which is named', async () => {
    const rows = [
      aRow({ salaryFrom: 'plenty', skills: ['Rye', 7, 'Baking'], lat: 'north', closesAt: 'soon' }),
      aRow({ sourceId: '2', jobTitle: 7 }),
    ]
    const { counts, listed } = await importRows(app, rows)
    expect(counts).toMatchObject({ fresh: 1, refused: 1 })
    expect(counts.marks.get('field_unreadable')).toBe(4)
    expect(listed).toContain('line 1: taken: field unreadable (salaryFrom is not a number)')
    expect([...counts.refusals]).toEqual([['jobTitle is not a text', 1]])
    expect(await storedJobs(app)).toMatchObject([{ skills: ['Rye', 'Baking'], pay_from: null }])
  })

  test('that was escaped twice is plain text', async () => {
    const description =
      '&amp;lt;p&amp;gt;Bread &amp;amp;amp; cake&amp;lt;/p&amp;gt;&amp;lt;ul&amp;gt;&amp;lt;li&amp;gt;Nights&amp;lt;/li&amp;gt;&amp;lt;/ul&amp;gt;'
    await importRows(app, [aRow({ description, jobTitle: 'Baker &amp;amp; Cook' })])
    expect(await storedJobs(app)).toMatchObject([{ title: 'Baker & Cook', description: 'Bread & cake\n\n- Nights' }])
  })

  test('names its department where the text does not', async () => {
    await importRows(app, [aRow({ companyUnit: 'Oven Division', description: 'Bake.' })])
    expect(await storedJobs(app)).toMatchObject([{ description: 'Bake.\n\nDepartment: Oven Division' }])
  })

  test('with a long title or text is cut to what a post may have', async () => {
    const long = { jobTitle: 'Baker '.repeat(50), description: `${'word '.repeat(1_000)}\n\n`.repeat(3) }
    const { marks, listed } = await importRows(app, [aRow(long)])
    const [row] = await storedJobs(app)
    expect(row?.title).toMatch(/^Baker (Baker )+Baker…$/)
    expect(row?.title.length).toBeLessThanOrEqual(200)
    expect(row?.description.length).toBeLessThanOrEqual(10_000)
    expect(row?.description).toMatch(/word\n\n\[The text goes on at the source\.\]$/)
    expect(marks).toEqual({ title_cut: 1, text_cut: 1 })
    expect(listed).toEqual(['line 1: taken: title cut (299 characters)', 'line 1: taken: text cut (15001 characters)'])
  })

  test('is remote where the row says so, and not for a word of its title', async () => {
    await importRows(app, [
      aRow({ sourceId: 'a', city: 'Anywhere in the U.S. (remote job)', region: null, lat: null, lng: null }),
      aRow({ sourceId: 'b', jobTitle: 'Remote Sensing Analyst' }),
      aRow({ sourceId: 'c', jobTitle: 'Bread Tester (Remote)' }),
    ])
    expect((await storedJobs(app)).map(({ workplace, city }) => [workplace, city])).toEqual([
      ['remote', null],
      ['onsite', 'Boise'],
      ['remote', 'Boise'],
    ])
  })
})

describe('pay', () => {
  const notStated = { pay_from: null, pay_to: null }

  test.each([
    ['is missing', { salaryFrom: null, salaryTo: null }, 'pay_missing'],
    ['was derived', { salaryBasis: 'derived: median' }, 'pay_derived'],
    ['runs backwards', { salaryFrom: 30, salaryTo: 20 }, 'pay_reversed'],
    ['is zero', { salaryFrom: 0, salaryTo: 0 }, 'pay_not_positive'],
    ['is below zero', { salaryFrom: -5 }, 'pay_not_positive'],
    ['is of an unknown period', { salaryPeriod: 'FORTNIGHT' }, 'pay_period_unknown'],
    ['is of no currency', { currency: null }, 'pay_currency_unknown'],
    ['is of an unknown currency', { currency: 'ZZZ' }, 'pay_currency_unknown'],
    ['cannot be meant', { salaryFrom: 18, salaryTo: 18, salaryPeriod: 'YEAR' }, 'pay_implausible'],
  ])('that %s is not stated', async (_, changes, mark) => {
    const { marks, counts } = await importRows(app, [aRow(changes)])
    expect(counts.fresh).toBe(1)
    expect(marks).toEqual({ [mark]: 1 })
    const [row] = await storedJobs(app)
    expect(row).toMatchObject(notStated)
    const { job } = await app.caller().call(getJob, { params: { id: row?.id ?? '' } })
    expect(job).toMatchObject({ payStated: false, estimatedFrom: null, estimatedTo: null })
  })

  test('that has one end is not stated, and the text says what the source says', async () => {
    await importRows(app, [aRow({ salaryFrom: 0, salaryTo: 130_000, salaryPeriod: 'YEAR', description: 'Bake.' })])
    expect(await storedJobs(app)).toMatchObject([
      { ...notStated, description: 'Bake.\n\nPay, as the source states it: up to 130,000 USD a year.' },
    ])
  })

  test('keeps its own period', async () => {
    const periods = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']
    await importRows(
      app,
      periods.map((salaryPeriod) => aRow({ sourceId: salaryPeriod, salaryFrom: 600, salaryTo: 700, salaryPeriod })),
    )
    expect((await storedJobs(app)).map((row) => row.pay_period)).toEqual(['hour', 'day', 'week', 'month', 'year'])
  })
})

describe('a place', () => {
  test('that is missing leaves the post without one', async () => {
    const { marks } = await importRows(app, [aRow({ city: null, region: null, country: null, lat: null, lng: null })])
    expect(marks).toEqual({ place_missing: 1 })
    expect(await storedJobs(app)).toMatchObject([{ city: null, place_id: null, latitude: null }])
  })

  test('without coordinates has those of its town', async () => {
    await importRows(app, [aRow({ lat: null, lng: null })])
    const [row] = await storedJobs(app)
    expect(row?.place_id).toBe(boise.id)
    expect(row?.latitude).toBeCloseTo(boise.latitude, 2)
  })

  test.each([
    ['Idaho', {}, { city: 'Boise', region: 'ID' }],
    ['ID', {}, { city: 'Boise', region: 'ID' }],
    [null, {}, { city: 'Boise', region: 'ID' }],
    [null, { city: 'Boise, ID' }, { city: 'Boise', region: 'ID' }],
    [null, { city: 'Boise, Idaho, USA', country: null }, { city: 'Boise', region: 'ID', country: 'US' }],
    [null, { state: 'Idaho' }, { city: 'Boise', region: 'ID' }],
    [null, { addressRegion: 'ID' }, { city: 'Boise', region: 'ID' }],
    ['Treasure Valley', {}, { city: 'Boise', region: 'Treasure Valley' }],
    ['Idaho', { city: 'Camp Nowhere' }, { city: 'Camp Nowhere', region: 'ID' }],
    ['Idaho', { city: null }, { city: null, region: 'ID', country: 'US' }],
    ['Bayern', { city: 'München', country: 'DE' }, { city: 'München', region: 'Bavaria', country: 'DE' }],
    ['Ontario', { city: 'Toronto', country: 'CA' }, { city: 'Toronto', region: 'ON', country: 'CA' }],
    [null, { city: 'London', country: 'UK' }, { city: 'London', region: 'England', country: 'GB' }],
    [null, { city: 'Lyon, France', country: null }, { city: 'Lyon', region: 'Auvergne-Rhône-Alpes', country: 'FR' }],
  ])('with the region %s and %j has its parts', async (region, row, expected) => {
    await importRows(app, [aRow({ region, lat: null, lng: null, ...row })])
    expect(await storedJobs(app)).toMatchObject([expected])
  })

  test('gets its region by the next import of the same file, without being confirmed by it', async () => {
    await importRows(app, [aRow()])
    await app.db
      .updateTable('jobs')
      .set({ region: null, confirmed_at: new Date('2026-01-01') })
      .execute()
    expect((await importRows(app, [aRow()])).counts).toMatchObject({ fresh: 0, changed: 1 })
    expect(await storedJobs(app)).toMatchObject([{ region: 'ID', confirmed_at: new Date('2026-01-01') }])
    expect((await importRows(app, [aRow()])).counts).toMatchObject({ fresh: 0, changed: 0 })
  })

  test('that no table knows is kept as text', async () => {
    const { marks } = await importRows(app, [aRow({ city: 'Camp Nowhere', lat: null, lng: null })])
    expect(marks).toEqual({ place_unknown: 1 })
    expect(await storedJobs(app)).toMatchObject([{ city: 'Camp Nowhere', country: 'US', place_id: null }])
  })

  test('of the same name in another country, or far from the point, is another', async () => {
    const { marks } = await importRows(app, [
      aRow({ sourceId: 'a', region: null, country: 'DE', lat: null, lng: null }),
      aRow({ sourceId: 'b', lat: 0, lng: -140 }),
    ])
    expect(marks).toEqual({ place_unknown: 2 })
    expect((await storedJobs(app)).map((row) => [row.place_id, row.latitude])).toEqual([
      [null, null],
      [null, 0],
    ])
  })
})

describe('closing dates', () => {
  test('end where the job is, and at the instant that a source states', async () => {
    await importRows(app, [
      aRow({ sourceId: 'boise', closesAt: '2099-12-31' }),
      aRow({ sourceId: 'auckland', lat: -36.85, lng: 174.76, city: '', country: 'NZ', closesAt: '2099-12-31' }),
      aRow({ sourceId: 'anywhere', city: 'Remote', lat: undefined, lng: undefined, closesAt: '2099-12-31' }),
      aRow({ sourceId: 'instant', closesAt: '2099-12-31T12:00:00Z' }),
    ])
    const ends = (await storedJobs(app)).map(({ source_id, expires_at }) => [source_id, expires_at.toISOString()])
    expect(Object.fromEntries(ends)).toEqual({
      boise: '2100-01-01T06:59:59.999Z',
      auckland: '2099-12-31T10:59:59.999Z',
      anywhere: '2099-12-31T23:59:59.999Z',
      instant: '2099-12-31T12:00:00.000Z',
    })
  })

  test('with a time but no offset are local, where the job is or else in UTC, as publication dates are', async () => {
    const dates = { postedAt: '2026-01-10T08:00', closesAt: '2099-07-01T17:30:00' }
    const auckland = { lat: -36.85, lng: 174.76, city: '', region: null, country: 'NZ' }
    await importRows(app, [
      aRow({ sourceId: 'boise', ...dates }),
      aRow({ sourceId: 'auckland', ...auckland, ...dates }),
      aRow({ sourceId: 'unknown', city: 'Qqxyzzyton', region: null, lat: null, lng: null, ...dates }),
      aRow({ sourceId: 'whole days', ...auckland, postedAt: '2026-01-10', closesAt: '2099-07-01' }),
    ])
    const stored = (await storedJobs(app)).map(({ source_id, published_at, expires_at }) => [
      source_id,
      [published_at.toISOString(), expires_at.toISOString()],
    ])
    expect(Object.fromEntries(stored)).toEqual({
      boise: ['2026-01-10T15:00:00.000Z', '2099-07-01T23:30:00.000Z'],
      auckland: ['2026-01-09T19:00:00.000Z', '2099-07-01T05:30:00.000Z'],
      unknown: ['2026-01-10T08:00:00.000Z', '2099-07-01T17:30:00.000Z'],
      'whole days': ['2026-01-09T11:00:00.000Z', '2099-07-01T11:59:59.999Z'],
    })
  })

  const rows = [
    aRow({ sourceId: 'past', closesAt: '2026-02-01' }),
    aRow({ sourceId: 'future', closesAt: days(20) }),
    aRow({ sourceId: 'none' }),
  ]
  const ends = async () =>
    Object.fromEntries(
      (await storedJobs(app)).map(({ source_id, status, expires_at }) => [
        source_id,
        [status, Math.ceil((expires_at.getTime() - Date.now()) / 86_400_000)],
      ]),
    )

  /** The end of the day in Boise is not a whole number of days after midnight in UTC. */
  const untilEnd = Math.ceil(((endOfDay('America/Boise', days(20)) ?? 0) - Date.now()) / 86_400_000)

  test('that have passed end a post, unless the import opens it again', async () => {
    const { counts } = await importRows(app, rows)
    expect(counts).toMatchObject({ expired: 1, reopened: 0 })
    expect(await ends()).toMatchObject({
      past: ['expired', expect.any(Number)],
      future: ['open', untilEnd],
      none: ['open', 45],
    })
    const found = await app.caller().call(searchJobs, { body: { keyword: 'baker', resultsPerPage: 10 } })
    expect(found.total).toBe(2)

    const again = await importRows(app, rows, { reopen: true })
    expect(again.counts).toMatchObject({ fresh: 0, changed: 1, unchanged: 2, expired: 0, reopened: 1 })
    expect(await ends()).toMatchObject({ past: ['open', 45], future: ['open', untilEnd], none: ['open', 45] })
    expect((await importRows(app, rows, { reopen: true })).counts).toMatchObject({ changed: 0, unchanged: 3 })
  })
})
