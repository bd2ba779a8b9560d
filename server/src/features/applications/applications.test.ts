import {
  getApplication,
  listApplicants,
  listMyApplications,
  updateApplicationStatus,
} from '@hearback/contract/hiring/applications.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication, shiftApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'

const app = testApp()

describe('the applications to a job', () => {
  async function aPile() {
    const hana = await anEmployer(app)
    const jobId = await aJob(app, { by: hana, title: 'Baker' })
    const add = async (firstName: string, rest: object) =>
      anApplication(app, { by: await aSeeker(app, { firstName, lastName: 'Ruiz' }), to: jobId, ...rest })
    await add('Rejected', { status: 'rejected', appliedDaysAgo: 1 })
    await add('Fresh', { description: 'Rye, 100 % wholemeal_bread.' })
    await add('Waiting', { status: 'viewed', appliedDaysAgo: 9 })
    await add('Shortlisted', { status: 'shortlisted' })
    await add('Oldest', { appliedDaysAgo: 16 })
    const list = (query: object = {}) => hana.call(listApplicants, { params: { jobId }, query: query as never })
    return { hana, jobId, list }
  }
  const names = (page: { applications: { applicant: { firstName?: string | undefined } }[] }) =>
    page.applications.map((one) => one.applicant.firstName)

  test('begin with those that wait longest, with person, history and counts', async () => {
    const { jobId, list } = await aPile()
    const page = await list()
    expect(names(page)).toEqual(['Oldest', 'Waiting', 'Fresh', 'Shortlisted', 'Rejected'])
    expect(page).toMatchObject({
      total: 5,
      totalPages: 1,
      counts: { applied: 2, viewed: 1, shortlisted: 1, rejected: 1 },
      job: { _id: jobId, jobTitle: 'Baker' },
    })
    expect(page.applications[0]).toMatchObject({
      overdue: true,
      jobTitle: 'Baker',
      applicant: { ring: 2, lastName: 'Ruiz' },
      nextSteps: ['viewed', 'shortlisted', 'interview', 'rejected'],
    })
    expect(page.applications[1]?.history.map((step) => step.to)).toEqual(['applied', 'viewed'])
  })

  test('come in pages', async () => {
    const { list } = await aPile()
    expect(names(await list({ limit: 2, page: 2 }))).toEqual(['Fresh', 'Shortlisted'])
    expect(await list({ limit: 2, page: 9 })).toMatchObject({ applications: [], total: 5, totalPages: 3 })
  })

  test('narrow by status, with the counts of all', async () => {
    const { list } = await aPile()
    const page = await list({ status: 'applied' })
    expect(names(page)).toEqual(['Oldest', 'Fresh'])
    expect(page).toMatchObject({ total: 2, counts: { shortlisted: 1 } })
    await expect(list({ status: 'pondered' })).toBeRefused('invalid_input', 'status')
  })

  test.each([
    ['RYE bread', ['Fresh']],
    ['0 %', ['Fresh']],
    ['_', ['Fresh']],
    ['oldest ruiz', ['Oldest']],
    ['nobody', []],
  ])('narrow by the keyword %s, taken as it is written', async (keyword, found) => {
    const { list } = await aPile()
    expect(names(await list({ keyword }))).toEqual(found)
  })

  test('are shown to the owner of the job alone', async () => {
    const { jobId } = await aPile()
    const other = await anEmployer(app)
    await expect(other.call(listApplicants, { params: { jobId } })).toBeRefused('not_allowed')
    await expect(other.call(listApplicants, { params: { jobId: other._id } })).toBeRefused('not_found')
  })

  test('still hold who withdrew immediately, by the outer ring', async () => {
    const hana = await anEmployer(app)
    const jobId = await aJob(app, { by: hana })
    await anApplication(app, { by: await aSeeker(app), to: jobId, status: 'withdrawn' })
    const { applications } = await hana.call(listApplicants, { params: { jobId } })
    expect(applications[0]).toMatchObject({ status: 'withdrawn', applicant: { ring: 1 } })
    expect(applications[0]?.applicant.lastName).toBeUndefined()
  })
})

describe('one’s own applications', () => {
  test('begin with the latest change, with job, history and counts', async () => {
    const hana = await anEmployer(app, { businessName: 'Crust' })
    const ana = await aSeeker(app)
    const first = await anApplication(app, { by: ana, to: await aJob(app, { by: hana, title: 'Baker' }) })
    await anApplication(app, { by: ana, to: await aJob(app, { by: hana, title: 'Miller' }) })
    await anApplication(app, { by: await aSeeker(app), to: await aJob(app, { by: hana, title: 'Cook' }) })
    await hana.call(updateApplicationStatus, { params: { id: first }, body: { newStatus: 'shortlisted' } })
    const page = await ana.call(listMyApplications)
    expect(page.applications.map((one) => one.jobDetails.jobTitle)).toEqual(['Baker', 'Miller'])
    expect(page).toMatchObject({ total: 2, totalPages: 1, counts: { applied: 1, shortlisted: 1 } })
    expect(page.applications[0]).toMatchObject({
      jobDetails: { company: { businessName: 'Crust' } },
      history: [{ to: 'applied' }, { to: 'shortlisted' }],
      nextSteps: ['withdrawn'],
    })
    const narrow = await ana.call(listMyApplications, { query: { status: 'applied', limit: 1 } })
    expect(narrow).toMatchObject({ total: 1, totalPages: 1, applications: [{ jobDetails: { jobTitle: 'Miller' } }] })
  })
})

test('an application shows to each of its two people what that one may see and do', async () => {
  const hana = await anEmployer(app)
  const ana = await aSeeker(app)
  const id = await anApplication(app, { by: ana, to: await aJob(app, { by: hana }), status: 'offered' })
  await shiftApplication(app, id, 1)
  const own = (await ana.call(getApplication, { params: { id } })).application
  const employers = (await hana.call(getApplication, { params: { id } })).application
  expect(own).toMatchObject({ nextSteps: ['declined', 'withdrawn'], applicant: { ring: 4 } })
  expect(employers).toMatchObject({ nextSteps: ['rejected', 'interview'], applicant: { ring: 2 } })
  expect(employers.applicant).not.toHaveProperty('email')
  expect(own.history.map((step) => step.to)).toEqual(['applied', 'interview', 'offered'])
})

test('a seeker sorts their applications by latest change, by date, or by the day an answer is due', async () => {
  const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
  const apply = async (title: string, daysAgo: number, row: object) => {
    const id = await anApplication(app, { by: ana, to: await aJob(app, { by: hana, title }) })
    const at = (days: number) => new Date(Date.now() - days * 86_400_000)
    const dates = { applied_at: at(daysAgo), answer_due_at: at(daysAgo - 14) }
    await app.db
      .updateTable('applications')
      .set({ status_changed_at: at(daysAgo), ...dates, ...row })
      .where('id', '=', id)
      .execute()
  }
  await apply('Waiting', 5, {})
  await apply('Answered', 9, { status: 'rejected', answered_at: new Date(), status_changed_at: new Date() })
  await apply('New', 1, {})
  const sorted = async (sort?: 'changed' | 'applied' | 'due') => {
    const { applications } = await ana.call(listMyApplications, { query: { ...(sort && { sort }) } })
    return applications.map(({ jobDetails }) => jobDetails.jobTitle)
  }
  expect(await sorted()).toEqual(['Answered', 'New', 'Waiting'])
  expect(await sorted('applied')).toEqual(['New', 'Waiting', 'Answered'])
  expect(await sorted('due')).toEqual(['Waiting', 'New', 'Answered'])
})

describe('a search in one’s own applications', () => {
  const found = async (who: Person, keyword: string, query = {}) => {
    const page = await who.call(listMyApplications, { query: { keyword, ...query } })
    return { titles: page.applications.map(({ jobDetails }) => jobDetails.jobTitle), ...page }
  }
  async function threeApplications() {
    const [crust, obrien] = [
      await anEmployer(app, { businessName: 'Crust & Crumb' }),
      await anEmployer(app, { businessName: 'O’Brien’s Café' }),
    ]
    const ana = await aSeeker(app)
    const apply = async (by: Person, title: string) =>
      anApplication(app, { by: ana, to: await aJob(app, { by, title }) })
    const baker = await apply(crust, 'Head Baker')
    await apply(crust, 'Night-shift baker (C++)')
    await apply(obrien, 'Barista 咖啡师')
    return { ana, crust, baker }
  }

  test('finds the words of title and company in any case, order and spelling', async () => {
    const { ana } = await threeApplications()
    for (const typed of ['obriens cafe', "O'BRIEN'S", 'café barista', 'BARI', '咖啡', 'ｏｂｒｉｅｎ'])
      expect((await found(ana, typed)).titles, typed).toEqual(['Barista 咖啡师'])
    for (const typed of ['night shift', 'nightshift', 'shift/baker', 'c++'])
      expect((await found(ana, typed)).titles, typed).toEqual(['Night-shift baker (C++)'])
    for (const typed of ['crumb and crust', 'crust & crumb', 'crust  baker'])
      expect((await found(ana, typed)).total, typed).toBe(2)
  })

  test('finds nothing by signs, wildcards or words of other people’s applications', async () => {
    const { ana, crust } = await threeApplications()
    await anApplication(app, { by: await aSeeker(app), to: await aJob(app, { by: crust, title: 'Secret cook' }) })
    for (const typed of ['%', '_', '\\', '...', "'", 'cook', 'baker barista', 'crust obrien', '😀'])
      expect(await found(ana, typed), typed).toMatchObject({ titles: [], total: 0, totalPages: 0, counts: {} })
    expect((await found(ana, '   ')).total).toBe(3)
    await expect(ana.call(listMyApplications, { query: { keyword: 'x'.repeat(201) } })).toBeRefused(
      'invalid_input',
      'keyword',
    )
  })

  test('keeps status, order and pages, and counts the found ones by status', async () => {
    const { ana, crust, baker } = await threeApplications()
    await crust.call(updateApplicationStatus, { params: { id: baker }, body: { newStatus: 'shortlisted' } })
    expect(await found(ana, 'baker')).toMatchObject({ total: 2, counts: { applied: 1, shortlisted: 1 } })
    expect((await found(ana, 'baker', { status: 'shortlisted' })).titles).toEqual(['Head Baker'])
    expect(await found(ana, 'barista', { status: 'shortlisted' })).toMatchObject({ titles: [], counts: { applied: 1 } })
    const second = await found(ana, 'crust', { sort: 'applied', limit: 1, page: 2 })
    expect(second).toMatchObject({ titles: ['Head Baker'], total: 2, totalPages: 2 })
  })
})
