import { listActivity } from '@hearback/contract/accounts/activity.ts'
import { deleteJob } from '@hearback/contract/jobs/job-deletion.ts'
import { getJob, setJobStatus, updateJob } from '@hearback/contract/jobs/jobs.ts'
import { closeCompanyJob, getCompanyJob, listCompanyJobs, putCompanyJob } from '@hearback/contract/v1/company-jobs.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aProgram, type Program, readPages } from '../../../test/key-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
let hana: Person
let program: Program

const form = {
  title: 'Baker',
  category: 'Food',
  description: 'Bread, early in the morning.',
  pay: { from: 20, to: 25 },
  location: 'Boise, ID',
}
type Form = Partial<Parameters<typeof putCompanyJob.body.parse>[0] & object>

const put = (externalId: string, change: Form = {}, by: Program = program) =>
  by.call(putCompanyJob, { params: { externalId }, body: { ...form, ...change } as never })

/** All rows that a call could have changed, with the versions of the rows. */
const state = async () =>
  (
    await app.pool.query(`select
      (select json_agg(json_build_array(j.id, j.xmin::text, j.status, j.expires_at) order by id) from jobs j) as jobs,
      (select json_agg(json_build_array(q.id, q.wording, q.position) order by id) from screening_questions q) as questions,
      (select count(*) from company_activity) as acts, (select json_agg(u order by u) from usage_counters u) as usage,
      (select count(*) from pgboss.job where name = 'mail') as mails, (select count(*) from notifications) as notifications`)
  ).rows[0]

beforeEach(async () => {
  hana = await anEmployer(app)
  program = await aProgram(app, hana)
})

describe('a job that a program puts', () => {
  test('is posted as from the website, by its external id', async () => {
    const { job, created } = await put('REQ-1', { skills: ['dough'], openings: 2 })
    expect(created).toBe(true)
    expect(job).toMatchObject({
      externalId: 'REQ-1',
      status: 'open',
      title: 'Baker',
      pay: { from: 20, to: 25, period: 'hour', currency: 'USD' },
      location: { city: 'Boise', country: 'US' },
      openings: 2,
      questions: [],
      imported: false,
    })
    const page = await app.caller().call(getJob, { params: { id: job.id } })
    expect(page.job).toMatchObject({ jobTitle: 'Baker', skills: ['dough'], hr: hana._id, imported: false })
    expect((await hana.call(listActivity, {})).entries.map(({ act }) => act)).toEqual([
      'job_posted',
      'company_key_created',
    ])
  })

  test('changes nothing and sends nothing when it is put again', async () => {
    const full: Form = {
      skills: ['dough', 'ovens'],
      physicalRequirements: 'Stands all day',
      employmentType: 'full_time',
      workplace: 'onsite',
      applicantLimit: 20,
      lastDay: new Date(Date.now() + 20 * 86_400_000).toISOString().substring(0, 10),
      shifts: ['night'],
      workDays: ['monday', 'friday'],
      hoursPerWeekFrom: 20,
      hoursPerWeekTo: 37.5,
      startDate: new Date(Date.now() + 30 * 86_400_000).toISOString().substring(0, 10),
      benefits: ['meals'],
      experienceLevel: 'entry',
      openings: 3,
      neighborhood: 'North End',
      language: 'en',
      pay: { from: 20.125, to: 25.55, period: 'hour', currency: 'USD' },
      questions: [{ kind: 'yes_no', question: 'Do you own a van?', required: true }],
      status: 'open',
    }
    const first = await put('REQ-1', full)
    const before = await state()
    const second = await put('REQ-1', full)
    expect(second).toEqual({ ...first, created: false })
    expect(await state()).toEqual(before)
    await put('REQ-2')
    const minimal = await state()
    await put('REQ-2')
    expect(await state()).toEqual(minimal)
  })

  test('is replaced: fields that are left out are cleared, and questions stay unless there are new ones', async () => {
    const questions = [{ kind: 'yes_no', question: 'Do you own a van?' }] as const
    await put('REQ-1', {
      openings: 3,
      shifts: ['night'],
      employmentType: 'part_time',
      skills: ['dough'],
      questions: [...questions],
    })
    const { job, created } = await put('REQ-1', { title: 'Night baker', pay: { from: 21, to: 26 } })
    expect(created).toBe(false)
    expect(job).toMatchObject({ title: 'Night baker', employmentType: null, skills: [], pay: { from: 21, to: 26 } })
    expect(job).not.toHaveProperty('openings')
    expect(job).not.toHaveProperty('shifts')
    expect(job.questions).toMatchObject(questions)
    expect((await put('REQ-1', { questions: [] })).job.questions).toEqual([])
    expect((await hana.call(listActivity, {})).entries.filter(({ act }) => act === 'job_edited')).toHaveLength(2)
  })

  test('overwrites an edit of the website by the next call that says otherwise', async () => {
    const { job } = await put('REQ-1')
    await hana.call(updateJob, { params: { id: job.id }, body: { jobTitle: 'Miller' } })
    expect((await put('REQ-1')).job.title).toBe('Baker')
  })

  test('is one job, however many programs put it at the same time', async () => {
    const other = await aProgram(app, hana)
    const replies = await Promise.all(Array.from({ length: 20 }, (_, at) => put('REQ-1', {}, at % 2 ? other : program)))
    expect(new Set(replies.map(({ job }) => job.id)).size).toBe(1)
    expect(replies.filter(({ created }) => created)).toHaveLength(1)
    const { rows } = await app.pool.query('select used from usage_counters')
    expect(rows).toEqual([{ used: 1 }])
  })

  test('counts toward the monthly quota once, also at the limit', async () => {
    await put('REQ-1')
    await app.pool.query('update usage_counters set used = 3')
    await expect(put('REQ-2')).toBeRefused('job_limit_reached')
    expect((await put('REQ-1', { title: 'Miller' })).job.title).toBe('Miller')
    const { rows } = await app.pool.query('select count(*)::int as jobs from jobs')
    expect(rows).toEqual([{ jobs: 1 }])
  })

  test('names the field of an error as the program sent it, and changes nothing', async () => {
    const before = await state()
    const fieldsOf = (change: Form) =>
      put('REQ-1', change).then(
        () => [],
        (error) => Object.keys(error.body.fields),
      )
    expect(await fieldsOf({ pay: { from: 30, to: 25 } })).toEqual(['pay.to'])
    expect(await fieldsOf({ pay: { from: 0, to: 25 } })).toEqual(['pay.from'])
    expect(await fieldsOf({ pay: { from: 1.5, to: 25, currency: 'JPY' } })).toEqual(['pay.from'])
    expect(await fieldsOf({ pay: undefined as never })).toEqual(['pay'])
    expect(await fieldsOf({ title: ' ' })).toEqual(['title'])
    expect(await fieldsOf({ lastDay: '2020-01-01' })).toEqual(['lastDay'])
    expect(await fieldsOf({ startDate: '2020-01-01' })).toEqual(['startDate'])
    expect(await fieldsOf({ hoursPerWeekFrom: 40, hoursPerWeekTo: 20 })).toEqual(['hoursPerWeekTo'])
    expect(await fieldsOf({ location: { city: 'Boise', country: 'Nowhere' } })).toEqual(['location.country'])
    expect(await fieldsOf({ questions: [{ kind: 'one_of', question: 'Which?' }] })).toEqual(['questions.0.options'])
    expect(await state()).toEqual(before)
  })

  test('has text where the program keeps HTML', async () => {
    const html = {
      title: 'Baker &amp; cook',
      description:
        '<p>We bake &amp; sell <b>bread</b>.</p><ul><li>Early</li><li>Weekends</li></ul><script>alert(1)</script>',
      physicalRequirements: '<p>Lifts 50&nbsp;lb</p>',
    }
    const { job } = await put('REQ-1', html)
    expect(job).toMatchObject({
      title: 'Baker & cook',
      description: 'We bake & sell bread.\n\n- Early\n- Weekends',
      physicalRequirements: 'Lifts 50 lb',
    })
    const before = await state()
    await put('REQ-1', html)
    expect(await state()).toEqual(before)
    await expect(put('REQ-2', { description: '<p>&nbsp;</p>' })).toBeRefused('invalid_input', 'description')
  })

  test('keeps text that only looks like HTML as it was written', async () => {
    const description = 'Knows <div> and <label>, a < b & c > d.\n* Uses   AT&T'
    expect((await put('REQ-1', { description })).job.description).toBe(description)
  })

  test('may start with a byte order mark, as files of Windows do', async () => {
    const { json } = await app.server.inject({
      method: 'PUT',
      url: '/api/v1/jobs/REQ-1',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${program.key}` },
      payload: `\uFEFF${JSON.stringify({ ...form, title: 'Panadería' })}`,
    })
    expect(json().job.title).toBe('Panadería')
  })

  test('says which fields it ignored', async () => {
    const reply = await put('REQ-1', { jobTitle: 'Miller', pay: { from: 20, to: 25, basis: 'net' } } as never)
    expect(reply).toMatchObject({ ignored: ['pay.basis', 'jobTitle'] })
  })
})

describe('the status of a job', () => {
  const reopen = { status: 'open' } as const

  test('stays as a member set it, unless the program says open', async () => {
    const { job } = await put('REQ-1')
    for (const status of ['closed', 'paused'] as const) {
      if (status === 'paused') await put('REQ-1', reopen)
      await hana.call(setJobStatus, { params: { id: job.id }, body: { status } })
      expect((await put('REQ-1', { title: `Baker ${status}` })).job.status).toBe(status)
    }
    expect((await put('REQ-1', reopen)).job.status).toBe('open')
  })

  test('of an expired job becomes open for 45 days, or until the last day', async () => {
    const { job } = await put('REQ-1')
    await app.pool.query(`update jobs set status = 'expired', expires_at = now() - interval '1 day'`)
    expect((await put('REQ-1')).job.status).toBe('expired')
    const renewed = (await put('REQ-1', reopen)).job
    expect(renewed.status).toBe('open')
    expect(Date.parse(renewed.expiresAt)).toBeGreaterThan(Date.now() + 44 * 86_400_000)
    await app.pool.query(`update jobs set status = 'expired', expires_at = now() - interval '1 day'`)
    const lastDay = new Date(Date.now() + 10 * 86_400_000).toISOString().substring(0, 10)
    const dated = (await put('REQ-1', { ...reopen, lastDay })).job
    expect(dated).toMatchObject({ id: job.id, status: 'open', lastDay })
    const before = await state()
    await put('REQ-1', { ...reopen, lastDay })
    expect(await state()).toEqual(before)
  })

  test('of a job whose last day is over stays expired when the same is put again, and cannot become open', async () => {
    const lastDay = new Date(Date.now() + 86_400_000).toISOString().substring(0, 10)
    await put('REQ-1', { lastDay })
    await app.pool.query(`update jobs set expires_at = expires_at - interval '10 days'`)
    const { rows } = await app.pool.query('select expires_at from jobs')
    const past = new Date(rows[0].expires_at.getTime() - 12 * 3_600_000).toISOString().substring(0, 10)
    const before = await state()
    expect((await put('REQ-1', { lastDay: past })).job.status).toBe('expired')
    expect(await state()).toEqual(before)
    await expect(put('REQ-1', { lastDay: past, ...reopen })).toBeRefused('invalid_input')
  })

  test('can be paused from the start', async () => {
    expect((await put('REQ-1', { status: 'paused' })).job.status).toBe('paused')
  })

  test('of a job that the plan paused opens only with room in the plan', async () => {
    await put('REQ-1', { status: 'paused' })
    await app.pool.query('update jobs set plan_paused_at = now()')
    for (let at = 0; at < 3; at++) await aJob(app, { by: hana, title: `Job ${at}` })
    await expect(put('REQ-1', reopen)).toBeRefused('open_job_limit_reached')
  })

  test('is closed by a call of its own, which may be repeated', async () => {
    const { job } = await put('REQ-1')
    const close = () => program.call(closeCompanyJob, { params: { externalId: 'REQ-1' } })
    expect((await close()).job).toMatchObject({ id: job.id, status: 'closed' })
    const before = await state()
    expect((await close()).job.status).toBe('closed')
    expect(await state()).toEqual(before)
    await Promise.all([close(), put('REQ-1', reopen), close()])
  })

  test('of a job that a member deleted is not changed by a program', async () => {
    const { job } = await put('REQ-1')
    await hana.call(setJobStatus, { params: { id: job.id }, body: { status: 'closed' } })
    await hana.call(deleteJob, { params: { id: job.id } })
    await expect(put('REQ-1')).toBeRefused('step_not_allowed')
    await expect(program.call(getCompanyJob, { params: { externalId: 'REQ-1' } })).toBeRefused('not_found')
    await expect(program.call(closeCompanyJob, { params: { externalId: 'REQ-1' } })).toBeRefused('not_found')
    expect((await program.call(listCompanyJobs)).jobs).toEqual([])
  })
})

describe('an external id', () => {
  test.each([
    'a/b/c',
    '100%',
    '%2F',
    'with space',
    'a+b',
    'a?b=c&d#e',
    '...',
    '🥐 baker',
    'größe',
    '職務-1',
    "o'brien; drop table jobs--",
    'close',
    'x'.repeat(255),
    '職'.repeat(255),
  ])('may be %s', async (externalId) => {
    const { job } = await put(externalId)
    expect(job.externalId).toBe(externalId)
    const read = await program.call(getCompanyJob, { params: { externalId } })
    expect(read.job.id).toBe(job.id)
    expect((await put(externalId)).job.id).toBe(job.id)
    expect((await program.call(closeCompanyJob, { params: { externalId } })).job.status).toBe('closed')
  })

  test.each(['x'.repeat(256), ' a', 'a ', 'a  b', 'a\nb', 'a\u0000b', 'a\u200bb', '\u202eabc'])(
    'may not be %j',
    async (externalId) => {
      const refusal = await put(externalId).catch((error) => error)
      expect(refusal.body).toMatchObject({ code: 'invalid_input', fields: { externalId: expect.any(String) } })
    },
  )

  test('is compared exactly, apart from the composition of its letters', async () => {
    const ids = await Promise.all(['Req-1', 'REQ-1', 'caf\u00e9'].map(async (id) => (await put(id)).job.id))
    expect(new Set(ids).size).toBe(3)
    expect((await put('cafe\u0301')).job.id).toBe(ids[2])
  })

  test('is of one company', async () => {
    const otto = await anEmployer(app)
    const others = await aProgram(app, otto)
    const { job } = await put('REQ-1')
    await expect(others.call(getCompanyJob, { params: { externalId: 'REQ-1' } })).toBeRefused('not_found')
    expect((await put('REQ-1', {}, others)).job.id).not.toBe(job.id)
  })
})

describe('the list of jobs', () => {
  const page = (query: object) => program.call(listCompanyJobs, { query: query as never })

  test('has those of the website too, latest first, and no one else’s', async () => {
    await aJob(app, { by: await anEmployer(app), title: 'Miller' })
    await aJob(app, { by: hana, title: 'Old', postedDaysAgo: 3, status: 'closed' })
    await put('REQ-1')
    const { jobs, nextCursor } = await page({})
    expect(jobs.map(({ title, externalId, status }) => [title, externalId, status])).toEqual([
      ['Baker', 'REQ-1', 'open'],
      ['Old', null, 'closed'],
    ])
    expect(nextCursor).toBeNull()
    expect((await page({ status: 'closed' })).jobs.map(({ title }) => title)).toEqual(['Old'])
  })

  test('counts a job whose last day is over as expired, also before the expiry job has run', async () => {
    await aJob(app, { by: hana, expiredDaysAgo: 1 })
    expect((await page({ status: 'open' })).jobs).toEqual([])
    expect((await page({ status: 'expired' })).jobs).toHaveLength(1)
  })

  test('skips and repeats no job when jobs are added, changed and deleted between pages', async () => {
    for (let at = 0; at < 7; at++) await aJob(app, { by: hana, title: `Job ${at}`, postedDaysAgo: at })
    const read = async (cursor: string | undefined) => {
      const { jobs, nextCursor } = await page({ limit: 2, ...(cursor && { cursor }) })
      return { entries: jobs.map(({ title }) => title), nextCursor }
    }
    const seen = await readPages(read, [
      () => aJob(app, { by: hana, title: 'New' }),
      (cursor) => app.pool.query(`update jobs set deleted_at = now(), status = 'closed' where id = $1`, [cursor]),
      () => app.pool.query('update jobs set updated_at = now(), views = views + 1'),
    ])
    expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6].map((at) => `Job ${at}`))
  })

  test('refuses a cursor that is no job of the company', async () => {
    const foreign = await aJob(app, { by: await anEmployer(app) })
    for (const cursor of [foreign, 'x', '01a1ff6f-2694-7772-bd72-625ca24d1a00'])
      expect(await page({ cursor }).catch(({ body }) => Object.keys(body.fields))).toEqual(['cursor'])
  })
})
