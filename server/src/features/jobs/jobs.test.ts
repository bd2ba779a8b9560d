import type { InputOf } from '@hearback/contract/endpoint.ts'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { getJob, postJob, updateJob } from '@hearback/contract/jobs/jobs.ts'
import { updateEmployerProfile } from '@hearback/contract/people/employers.ts'
import { describe, expect, test } from 'vitest'
import { eventually, type Refusal, testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { boise } from '../../../test/place-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
const form = {
  jobTitle: 'Baker',
  category: 'Food',
  estimatedFrom: 20,
  estimatedTo: 25,
  skills: 'baking, sourdough,Baking',
  physicalRequirements: ' Lifting 20 kg, standing\n',
  description: 'Bread,\r\nearly in the morning.',
}
const post = (by: Person, change: Partial<InputOf<typeof postJob>['body']> = {}) =>
  by.call(postJob, { body: { ...form, ...change } })
const edit = (by: Person, id: string, body: InputOf<typeof updateJob>['body']) =>
  by.call(updateJob, { params: { id }, body })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const jobsPosted = () => app.db.selectFrom('jobs').select('title').execute()
const used = async () => (await app.db.selectFrom('usage_counters').select('used').execute()).map((row) => row.used)
const document = (id: string) => app.db.selectFrom('job_search').selectAll().where('id', '=', id).executeTakeFirst()

describe('posting a job', () => {
  test('publishes it with the defaults, where the company is', async () => {
    const by = await anEmployer(app)
    const { job } = await post(by)
    expect(job).toMatchObject({
      hr: by._id,
      company: { businessName: by.businessName },
      jobTitle: 'Baker',
      estimatedFrom: 20,
      payPeriod: 'hour',
      currency: 'USD',
      payStated: true,
      wideRange: false,
      skills: ['baking', 'sourdough'],
      physicalRequirements: 'Lifting 20 kg, standing',
      description: 'Bread,\nearly in the morning.',
      employmentType: null,
      workplace: 'onsite',
      location: { city: 'Boise, ID', latitude: expect.closeTo(43.61), longitude: expect.closeTo(-116.2) },
      status: 'open',
      imported: false,
      views: 0,
      applicationsCount: 0,
    })
    expect(new Date(job.expiresAt).getTime()).toBeCloseTo(inDays(45).getTime(), -5)
    expect(await document(job._id)).toMatchObject({ pay_to_year: 25 * 2080 })
    expect(await used()).toEqual([1])
    expect((await app.caller().call(getJob, { params: { id: job._id } })).job).toEqual(job)
  })

  test('says so where the upper end is more than twice the lower one', async () => {
    const { job } = await post(await anEmployer(app), { estimatedFrom: 20, estimatedTo: 40.01 })
    expect(job.wideRange).toBe(true)
  })

  test('keeps what the work asks of the body as one text, however long and with whatever commas', async () => {
    const by = await anEmployer(app)
    const text = `Able to lift 50 lbs, and to stand long.\nAgain and again, ${'on the feet, '.repeat(40)}all day.`
    const { job } = await post(by, { physicalRequirements: text })
    expect(job.physicalRequirements).toBe(text)
    const { rows } = await app.pool.query('select physical_requirements from jobs')
    expect(rows).toEqual([{ physical_requirements: [text] }])
    expect((await edit(by, job._id, { physicalRequirements: '' })).job.physicalRequirements).toBe('')
    expect((await app.pool.query('select physical_requirements from jobs')).rows).toEqual([
      { physical_requirements: [] },
    ])
  })

  test('takes a list of what the work asks of the body as a text with commas', async () => {
    const { job } = await post(await anEmployer(app), { physicalRequirements: ['Lift 20 kg', '', 'Stand'] })
    expect(job.physicalRequirements).toBe('Lift 20 kg, Stand')
  })

  test('shows what was stored as a list with commas between', async () => {
    const by = await anEmployer(app)
    const { job } = await post(by)
    await app.pool.query(`update jobs set physical_requirements = array['Lift 20 kg', 'Stand'], updated_at = now()`)
    expect((await edit(by, job._id, {})).job.physicalRequirements).toBe('Lift 20 kg, Stand')
  })

  test('keeps the description as the text that was sent', async () => {
    const { job } = await post(await anEmployer(app), { description: '<b>Bread</b> & <script>x</script>' })
    expect(job.description).toBe('<b>Bread</b> & <script>x</script>')
  })

  test('finds a town by its name', async () => {
    const { job } = await post(await anEmployer(app, { businessLocation: null }), { location: 'boise' })
    expect(job.location).toMatchObject({ country: 'US', latitude: expect.closeTo(boise.latitude) })
    expect(await document(job._id)).toMatchObject({ place_id: boise.id })
  })

  test('keeps the point that is given, and the name of a town that is nowhere known', async () => {
    const by = await anEmployer(app)
    const { job } = await post(by, { location: { city: 'Qqxyzzyton', latitude: 1.5, longitude: 2.5 } })
    expect(job.location).toEqual({ city: 'Qqxyzzyton', region: null, country: null, latitude: 1.5, longitude: 2.5 })
    const { job: nowhere } = await post(by, { location: { city: 'Qqxyzzyton' } })
    expect(nowhere.location).toEqual({
      city: 'Qqxyzzyton',
      region: null,
      country: null,
      latitude: null,
      longitude: null,
    })
  })

  test.each([
    ['jobTitle', { jobTitle: ' ' }],
    ['category', { category: '' }],
    ['estimatedFrom', { estimatedFrom: 0 }],
    ['estimatedTo', { estimatedFrom: 30, estimatedTo: 20 }],
    ['description', { description: 'x'.repeat(10_001) }],
    ['currency', { currency: 'dollars' }],
    ['physicalRequirements', { physicalRequirements: 'x'.repeat(10_001) }],
    ['location.longitude', { location: { city: 'Boise', latitude: 43 } }],
    ['location.latitude', { location: { city: 'Boise', longitude: 43 } }],
    ['expiresAt', { expiresAt: inDays(-1).toISOString() }],
    ['expiresAt', { expiresAt: inDays(367).toISOString() }],
  ])('names a wrong %s, and neither posts nor counts', async (field, change) => {
    const by = await anEmployer(app)
    await expect(post(by, change)).toBeRefused('invalid_input', field)
    expect(await jobsPosted()).toEqual([])
    expect(await used()).toEqual([])
  })

  test('needs a company profile', async () => {
    const by = await anAccount(app, 'employer')
    await expect(post(by)).toBeRefused('profile_required')
    expect(await used()).toEqual([])
  })
})

describe('the monthly limit', () => {
  test.each([
    ['free', 3],
    ['employer_pro_monthly', 20],
    ['employer_business_monthly', 100],
  ])('of the plan %s is %i posts', async (plan, limit) => {
    const by = await anEmployer(app)
    await app.db.updateTable('users').set({ plan }).where('id', '=', by._id).execute()
    await post(by)
    await app.db
      .updateTable('usage_counters')
      .set({ used: limit - 1 })
      .execute()
    await post(by)
    const refusal = await post(by).catch((error: Refusal) => error)
    const nextMonth = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 1))
    expect(refusal).toMatchObject({
      status: 403,
      body: {
        code: 'job_limit_reached',
        message: 'You have reached your monthly job posting limit.',
        limit,
        used: limit,
        resetsAt: nextMonth.toISOString(),
      },
    })
  })

  test('lets exactly 3 of 30 posts through that come concurrently', async () => {
    const by = await anEmployer(app)
    const posts = Array.from({ length: 30 }, () => post(by))
    const refusals = (await Promise.allSettled(posts)).filter((result) => result.status === 'rejected')
    expect(refusals.map((refusal) => refusal.reason.body.code)).toEqual(Array(27).fill('job_limit_reached'))
    expect(await jobsPosted()).toHaveLength(3)
    expect(await used()).toEqual([3])
  })

  test('begins again with the month, and is counted for each employer', async () => {
    const by = await anEmployer(app)
    const month = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() - 1)).toISOString()
    await app.db
      .insertInto('usage_counters')
      .values({ user_id: by._id, meter: 'job_posts', period: month.slice(0, 10), used: 3 })
      .execute()
    await expect(post(by)).resolves.toMatchObject({ success: true })
    await expect(post(await anEmployer(app))).resolves.toMatchObject({ success: true })
  })

  test('tells the true number after a change to a smaller plan', async () => {
    const by = await anEmployer(app)
    await post(by)
    await app.db.updateTable('usage_counters').set({ used: 17 }).execute()
    expect(await post(by).catch((error: Refusal) => error.body)).toMatchObject({ limit: 3, used: 17 })
  })
})

describe('editing a job', () => {
  test('changes only the fields sent, in search too, and keeps its place among the newest', async () => {
    const by = await anEmployer(app)
    const { job } = await post(by)
    const before = await document(job._id)
    const { job: edited } = await edit(by, job._id, { jobTitle: 'Pastry chef', estimatedTo: 50 })
    expect(edited).toMatchObject({
      ...job,
      jobTitle: 'Pastry chef',
      estimatedTo: 50,
      wideRange: true,
      updatedAt: expect.anything(),
    })
    const after = await document(job._id)
    expect(after?.seq).toBe(before?.seq)
    expect(after?.title_words).not.toBe(before?.title_words)
    expect(after?.pay_to_year).toBe(50 * 2080)
  })

  test('clears what null is sent for; without a place it is where the company is', async () => {
    const by = await anEmployer(app)
    const { job } = await post(by, {
      employmentType: 'full_time',
      expiresAt: inDays(10).toISOString(),
      location: { city: 'Far', latitude: 1, longitude: 1 },
    })
    const cleared = { employmentType: null, physicalRequirements: null, skills: null, location: null, expiresAt: null }
    const { job: edited } = await edit(by, job._id, cleared)
    expect(edited).toMatchObject({
      ...cleared,
      physicalRequirements: '',
      skills: [],
      location: { city: 'Boise, ID' },
      expiresAt: expect.any(String),
    })
    expect(new Date(edited.expiresAt).getTime()).toBeCloseTo(inDays(45).getTime(), -5)
  })

  test.each([
    ['estimatedTo', { estimatedFrom: 26 }],
    ['estimatedTo', { estimatedTo: 19 }],
    ['estimatedFrom', { estimatedFrom: 0 }],
    ['jobTitle', { jobTitle: '' }],
    ['expiresAt', { expiresAt: inDays(-1).toISOString() }],
    ['expiresAt', { expiresAt: inDays(400).toISOString() }],
  ])('names a wrong %s against what stands there, and changes nothing', async (field, change) => {
    const by = await anEmployer(app)
    const { job } = await post(by)
    await expect(edit(by, job._id, { category: 'Other', ...change })).toBeRefused('invalid_input', field)
    expect(await app.db.selectFrom('jobs').select(['category', 'updated_at']).executeTakeFirst()).toEqual({
      category: 'Food',
      updated_at: new Date(job.updatedAt),
    })
  })

  test('of an imported job without pay asks for both ends', async () => {
    const by = await anEmployer(app)
    const id = await aJob(app, { by, pay: null })
    await expect(edit(by, id, { estimatedFrom: 20 })).toBeRefused('invalid_input', 'estimatedTo')
    const { job } = await edit(by, id, { estimatedFrom: 20, estimatedTo: 22 })
    expect(job).toMatchObject({ imported: true, payStated: true })
  })

  test('with nothing changes nothing', async () => {
    const by = await anEmployer(app)
    const { job } = await post(by)
    expect((await edit(by, job._id, {})).job).toEqual(job)
  })

  test('is for its owner alone', async () => {
    const id = await aJob(app, { by: await anEmployer(app) })
    const other = await anEmployer(app)
    await expect(edit(other, id, { jobTitle: 'Mine' })).toBeRefused('not_allowed')
    await expect(edit(other, '01900000-0000-7000-8000-000000000000', { jobTitle: 'Mine' })).toBeRefused('not_found')
    expect(await jobsPosted()).toEqual([{ title: 'Baker' }])
  })

  test('does not show a paused job in search', async () => {
    const by = await anEmployer(app)
    const id = await aJob(app, { by, status: 'paused' })
    const { job } = await edit(by, id, { jobTitle: 'Miller' })
    expect(job).toMatchObject({ jobTitle: 'Miller', status: 'paused' })
    expect(await document(id)).toBeUndefined()
  })
})

test('jobs are found by the new name of a company that changed it', async () => {
  const by = await anEmployer(app, { businessName: 'Old Mills' })
  const id = await aJob(app, { by })
  await by.call(updateEmployerProfile, { params: { id: by._id }, body: { businessName: 'Quillfeather' } })
  await eventually(async () => {
    const { jobs } = await app.caller().call(searchJobs, { body: { keyword: 'quillfeather' } })
    return jobs.some((job) => job._id === id)
  })
})
