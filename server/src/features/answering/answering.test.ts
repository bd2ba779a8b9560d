import {
  addTemplate,
  bulkUpdateStatus,
  getDashboard,
  listInterviews,
  listTemplates,
  listWaiting,
  pickSlot,
  removeTemplate,
  updateTemplate,
} from '@hearback/contract/hiring/answering.ts'
import { updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication, shiftApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'

const app = testApp()

async function aCompany() {
  const hana = await anEmployer(app)
  const jobId = await aJob(app, { by: hana, title: 'Baker' })
  const applied = async (facts: object = {}) => anApplication(app, { by: await aSeeker(app), to: jobId, ...facts })
  return { hana, jobId, applied }
}
const statuses = async (...ids: string[]) => {
  const rows = await app.db.selectFrom('applications').select(['id', 'status']).execute()
  return ids.map((id) => rows.find((row) => row.id === id)?.status)
}

describe('answering many', () => {
  test('gives one result per id, each as if answered alone', async () => {
    const { hana, applied } = await aCompany()
    const others = await (await aCompany()).applied()
    const [open, ended, late] = [
      await applied(),
      await applied({ status: 'withdrawn' }),
      await applied({ status: 'expired' }),
    ]
    const nobody = '01890000-0000-7000-8000-000000000000'
    const { results } = await hana.call(bulkUpdateStatus, {
      body: { ids: [open, ended, others, nobody, late, open], newStatus: 'rejected', reasonCode: 'position_filled' },
    })
    expect(results.map(({ _id, done, code }) => [_id, done, code])).toEqual([
      [open, true, null],
      [ended, false, 'step_not_allowed'],
      [others, false, 'not_found'],
      [nobody, false, 'not_found'],
      [late, true, null],
    ])
    expect(results[1]?.error).toBe('Ana withdrew the application first.')
    expect(await statuses(open, ended, others, late)).toEqual(['rejected', 'withdrawn', 'applied', 'rejected'])
  })

  test('rejects no one without words', async () => {
    const { hana, applied } = await aCompany()
    const ids = [await applied(), await applied()]
    const { results } = await hana.call(bulkUpdateStatus, {
      body: { ids, newStatus: 'rejected', employerFeedback: 'No.' },
    })
    expect(results.map((result) => result.code)).toEqual(['invalid_input', 'invalid_input'])
    expect(await statuses(...ids)).toEqual(['applied', 'applied'])
  })

  test('takes 1 to 500 at a time', async () => {
    const { hana } = await aCompany()
    const answer = (ids: string[]) => hana.call(bulkUpdateStatus, { body: { ids, newStatus: 'shortlisted' } })
    await expect(answer([])).toBeRefused('invalid_input', 'ids')
    await expect(answer(Array.from({ length: 501 }, () => hana._id))).toBeRefused('invalid_input', 'ids')
    await expect(answer(['x'])).toBeRefused('invalid_input', 'ids.0')
  })
})

describe('the list of waiting applications', () => {
  test('comes by when it is due, and narrows to today and overdue', async () => {
    const { hana, applied } = await aCompany()
    const fresh = await applied()
    const overdue = await applied({ appliedDaysAgo: 15 })
    const today = await applied({ status: 'viewed' })
    await app.pool.query(
      `update applications set answer_due_at = least(now() + interval '1 hour',
         (date_trunc('day', now() at time zone 'utc') + interval '1 day') at time zone 'utc' - interval '1 millisecond') where id = $1`,
      [today],
    )
    for (const status of ['shortlisted', 'withdrawn', 'expired']) await applied({ status, appliedDaysAgo: 20 })
    await (await aCompany()).applied({ appliedDaysAgo: 20 })
    const waiting = async (query: object) => {
      const page = await hana.call(listWaiting, { query: query as never })
      return [page.total, page.totalPages, ...page.applications.map((one) => one._id)]
    }
    expect(await waiting({})).toEqual([3, 1, overdue, today, fresh])
    expect(await waiting({ limit: 1, page: 3 })).toEqual([3, 3, fresh])
    expect(await waiting({ due: 'overdue' })).toEqual([1, 1, overdue])
    expect((await waiting({ due: 'today' })).slice(0, 2)).toEqual([1, 1])
    await expect(waiting({ due: 'some day' })).toBeRefused('invalid_input', 'due')
    const { applications } = await hana.call(listWaiting)
    expect(applications[0]).toMatchObject({ overdue: true, jobTitle: 'Baker', applicant: { ring: 2 } })
  })
})

describe('the list of waiting applications of a job', () => {
  test('comes with the facts of the job, and narrows to those that were never opened', async () => {
    const { hana, applied, jobId } = await aCompany()
    const [opened, unopened] = [await applied({ status: 'viewed' }), await applied()]
    const other = await aJob(app, { by: hana })
    const elsewhere = await anApplication(app, { by: await aSeeker(app), to: other })
    const waiting = async (query: object) => {
      const { applications, jobs, total } = await hana.call(listWaiting, { query: query as never })
      return { ids: applications.map(({ _id }) => _id).toSorted(), jobs: jobs.map(({ _id }) => _id).toSorted(), total }
    }
    expect(await waiting({})).toMatchObject({ jobs: [jobId, other].toSorted(), total: 3 })
    expect(await waiting({ job: jobId })).toEqual({ ids: [opened, unopened].toSorted(), jobs: [jobId], total: 2 })
    const never = await waiting({ unopened: 'true' })
    expect(never).toMatchObject({ ids: [unopened, elsewhere].toSorted(), total: 2 })
    expect((await hana.call(getDashboard)).unread).toBe(never.total)
    expect(await waiting({ job: jobId, unopened: true })).toMatchObject({ ids: [unopened], total: 1 })
    const stranger = (await aCompany()).jobId
    expect(await waiting({ job: stranger })).toEqual({ ids: [], jobs: [], total: 0 })
    await expect(waiting({ job: 'x' })).toBeRefused('invalid_input', 'job')
    const { jobs } = await hana.call(listWaiting)
    expect(jobs[0]).toMatchObject({ skills: ['baking'], estimatedFrom: 20, estimatedTo: 25 })
  })
})

describe('interviews', () => {
  test('to come are listed with the soonest first, then those without a chosen time', async () => {
    const { hana, jobId } = await aCompany()
    const invited = async (slotDays: number | undefined, picks: boolean) => {
      const ana = await aSeeker(app)
      const id = await anApplication(app, { by: ana, to: jobId })
      const slot = new Date(Date.now() + (slotDays ?? 0) * 86_400_000).toISOString()
      await hana.call(updateApplicationStatus, {
        params: { id },
        body: { newStatus: 'interview', interviewInvitation: { message: 'Come.', slots: slotDays ? [slot] : [] } },
      })
      if (picks) await ana.call(pickSlot, { params: { id }, body: { slot } })
      return id
    }
    const open = await invited(undefined, false)
    const late = await invited(5, true)
    const soon = await invited(2, true)
    const past = await invited(1, true)
    await shiftApplication(app, past, 3)
    const ended = await invited(4, true)
    await hana.call(updateApplicationStatus, {
      params: { id: ended },
      body: { newStatus: 'rejected', reasonCode: 'location' },
    })
    const { interviews, total } = await hana.call(listInterviews)
    expect(interviews.map((one) => one._id)).toEqual([soon, late, open])
    expect(total).toBe(3)
    expect(interviews[0]?.interviewInvitation?.picked).not.toBeNull()
    const second = await hana.call(listInterviews, { query: { page: 2, limit: 2 } })
    expect(second).toMatchObject({ total: 3, totalPages: 2, interviews: [{ _id: open }] })
    await expect((await anEmployer(app)).call(listInterviews)).resolves.toMatchObject({ interviews: [], total: 0 })
  })
})

describe('the dashboard', () => {
  test('counts what is due, the funnel of what came in the last 90 days, and the posts left', async () => {
    const { hana, applied, jobId } = await aCompany()
    await aJob(app, { by: hana, status: 'closed' })
    await aJob(app, { by: hana, expiredDaysAgo: 1 })
    await applied()
    await applied({ status: 'viewed', appliedDaysAgo: 15 })
    for (const status of ['shortlisted', 'interview', 'hired', 'withdrawn', 'expired']) await applied({ status })
    await applied({ status: 'hired', appliedDaysAgo: 91 })
    await (await aCompany()).applied()
    await app.db
      .insertInto('usage_counters')
      .values({ user_id: hana._id, meter: 'job_posts', period: `${new Date().toISOString().slice(0, 7)}-01`, used: 2 })
      .execute()
    const { jobQuota, ...dashboard } = await hana.call(getDashboard)
    expect(dashboard).toEqual({
      success: true,
      answeringFirst: false,
      dueToday: 0,
      overdue: 1,
      unread: 1,
      openJobs: 1,
      funnel: { received: 7, viewed: 4, answered: 3, interviews: 2, hired: 1 },
      waitingJobs: [{ _id: jobId, jobTitle: 'Baker', waiting: 2 }],
      passedDecisions: [],
    })
    expect(jobQuota).toMatchObject({ limit: 3, used: 2 })
    expect(new Date(jobQuota.resetsAt).getUTCDate()).toBe(1)
  })

  test('of a new employer is all zeros', async () => {
    const { funnel, openJobs, jobQuota } = await (await anEmployer(app)).call(getDashboard)
    expect(funnel).toEqual({ received: 0, viewed: 0, answered: 0, interviews: 0, hired: 0 })
    expect([openJobs, jobQuota.used]).toEqual([0, 0])
  })
})

describe('a template', () => {
  const form = { name: ' Filled ', body: 'The position has been filled.', reasonCode: 'position_filled' as const }

  test('is kept, listed by name, changed and removed', async () => {
    const hana = await anEmployer(app)
    const { template } = await hana.call(addTemplate, { body: form })
    expect(template).toMatchObject({ name: 'Filled', body: form.body, reasonCode: 'position_filled' })
    await hana.call(addTemplate, { body: { name: 'Away', body: 'Too far away.' } })
    const { templates } = await hana.call(listTemplates)
    expect(templates.map((one) => [one.name, one.reasonCode])).toEqual([
      ['Away', null],
      ['Filled', 'position_filled'],
    ])
    const params = { id: template._id }
    const changed = await hana.call(updateTemplate, { params, body: { name: 'Gone', body: 'Gone already.' } })
    expect(changed.template).toMatchObject({ _id: template._id, name: 'Gone', reasonCode: null })
    await hana.call(removeTemplate, { params })
    await expect(hana.call(removeTemplate, { params })).toBeRefused('not_found')
    expect((await hana.call(listTemplates)).templates).toHaveLength(1)
  })

  test.each([
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(81) }],
    ['body', { body: ' ' }],
    ['body', { body: 'x'.repeat(2001) }],
    ['body', { body: 'Dear {lastName}' }],
    ['reasonCode', { reasonCode: 'because' }],
    ['reasonCode', { kind: 'message' }],
    ['kind', { kind: 'poem' }],
  ])('with a wrong %s is refused', async (field, change) => {
    const hana = await anEmployer(app)
    await expect(hana.call(addTemplate, { body: { ...form, ...(change as object) } })).toBeRefused(
      'invalid_input',
      field,
    )
    expect((await hana.call(listTemplates)).templates).toEqual([])
  })

  test('is one of 100 at most, however many are added concurrently', async () => {
    const hana = await anEmployer(app)
    await app.pool.query(
      `insert into answer_templates (employer_id, name, body) select $1, 'Template ' || n, 'Text' from generate_series(1, 97) n`,
      [hana._id],
    )
    const added = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => hana.call(addTemplate, { body: { ...form, name: `More ${n}` } })),
    )
    expect(added.filter((answer) => answer.status === 'fulfilled')).toHaveLength(3)
    await expect(hana.call(addTemplate, { body: form })).toBeRefused('invalid_input', 'name')
  })

  test('has a name of its own in its kind, however many are saved concurrently', async () => {
    const hana = await anEmployer(app)
    const save = (name: string) => hana.call(addTemplate, { body: { ...form, name } })
    const saved = await Promise.allSettled(['Ápice', 'ápice', 'ÁPICE ', 'A\u0301pice', 'Ápice'].map(save))
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(save('ÁPICE')).toBeRefused('conflict', 'name')
    const kept = await hana.call(addTemplate, { body: { name: 'Ápice', kind: 'offer', body: 'An offer.' } })
    const { template } = await save('Apice')
    const rename = (id: string, body: object) =>
      hana.call(updateTemplate, { params: { id }, body: { ...form, ...body } })
    await expect(rename(template._id, { name: 'ápice' })).toBeRefused('conflict', 'name')
    await expect(rename(kept.template._id, { name: 'ápice' })).toBeRefused('conflict', 'name')
    await rename(template._id, { name: 'APICE' })
    const { templates } = await hana.call(listTemplates)
    expect(templates.map(({ name, kind }) => [name.toLowerCase(), kind]).toSorted()).toEqual([
      ['apice', 'rejection'],
      ['ápice', 'offer'],
      ['ápice', 'rejection'],
    ])
    expect((await (await anEmployer(app)).call(addTemplate, { body: form })).template.name).toBe('Filled')
  })

  test('of another is not there', async () => {
    const { template } = await (await anEmployer(app)).call(addTemplate, { body: form })
    const other = await anEmployer(app)
    const params = { id: template._id }
    await expect(other.call(updateTemplate, { params, body: form })).toBeRefused('not_found')
    await expect(other.call(removeTemplate, { params })).toBeRefused('not_found')
    expect((await other.call(listTemplates)).templates).toEqual([])
  })
})
