import { pickSlot } from '@hearback/contract/hiring/answering.ts'
import { updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { decideChat } from '@hearback/contract/hiring/chat.ts'
import { inviteToApply } from '@hearback/contract/hiring/job-invitations.ts'
import { createAlert } from '@hearback/contract/jobs/alerts.ts'
import { followCompany } from '@hearback/contract/jobs/follows.ts'
import { hideJob } from '@hearback/contract/jobs/hidden-jobs.ts'
import { countJobView, setJobStatus } from '@hearback/contract/jobs/jobs.ts'
import { recordSearch } from '@hearback/contract/jobs/recent-activity.ts'
import { getSeekerHome } from '@hearback/contract/jobs/seeker-home.ts'
import { hideFromEmployer } from '@hearback/contract/people/seekers.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication, shiftApplication } from '../../../test/application-factory.ts'
import { aChat, say } from '../../../test/chat-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aNotice } from '../../../test/notification-factory.ts'
import { anOffer, shiftOffer } from '../../../test/offer-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'

const app = testApp()
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const homeOf = async (person: Person) => (await person.call(getSeekerHome)).home
const titles = (jobs: readonly { jobTitle: string }[]) => jobs.map(({ jobTitle }) => jobTitle)

async function people() {
  const hana = await anEmployer(app, { businessName: 'Crust' })
  const ana = await aSeeker(app)
  return { hana, ana }
}

test('the home of a new seeker without a profile shows the newest jobs', async () => {
  const ana = await anAccount(app, 'jobseeker')
  const hana = await anEmployer(app)
  await aJob(app, { by: hana, title: 'Cook', postedDaysAgo: 2 })
  await aJob(app, { by: hana, title: 'Baker' })
  await aJob(app, { by: hana, title: 'Closed', status: 'closed' })
  await aJob(app, { by: hana, title: 'Older', postedDaysAgo: 31 })
  const { jobs, ...rest } = await homeOf(ana)
  expect(titles(jobs)).toEqual(['Baker', 'Cook'])
  expect(rest).toEqual({
    offers: { count: 0, first: [] },
    slotsToPick: { count: 0, first: [] },
    overdueAnswers: { count: 0, first: [] },
    jobInvitations: { count: 0, first: [] },
    applicationBudget: { limit: 30, used: 0 },
    chatRequests: 0,
    unreadMessages: 0,
    unreadNotifications: 0,
    nextInterview: null,
    savedSearches: [],
    followedCompanies: 0,
    followedJobs: [],
    viewedJobs: [],
    recentSearches: [],
  })
})

test('lists the three offers that end first, and counts all that can be answered', async () => {
  const { ana } = await people()
  const ids: string[] = []
  for (const businessName of ['Crust', 'Copper', 'Alder', 'Birch', 'Lapsed']) {
    const by = await anEmployer(app, { businessName })
    ids.push(await anOffer({ by, to: ana, ...(businessName === 'Copper' && { job: await aJob(app, { by }) }) }))
  }
  await shiftOffer(app, ids[1] ?? '', 3)
  await shiftOffer(app, ids[2] ?? '', 5)
  await shiftOffer(app, ids[4] ?? '', 8)
  const { offers } = await homeOf(ana)
  expect(offers.count).toBe(4)
  expect(offers.first.map(({ company, jobTitle }) => [company, jobTitle])).toEqual([
    ['Alder', null],
    ['Copper', 'Baker'],
    ['Crust', null],
  ])
  expect(offers.first[0]?.offerId).toBe(ids[2])
})

test('lists times to pick and overdue answers, the longest waiting first', async () => {
  const { hana, ana } = await people()
  const late = async (title: string, days: number) =>
    shiftApplication(app, await anApplication(app, { by: ana, to: await aJob(app, { by: hana, title }) }), days)
  await late('Cook', 15)
  await late('Waiter', 20)
  await late('Fresh', 3)
  const id = await anApplication(app, { by: ana, to: await aJob(app, { by: hana, title: 'Host' }) })
  await hana.call(updateApplicationStatus, {
    params: { id },
    body: { newStatus: 'interview', interviewInvitation: { message: 'Come by.', slots: [inDays(2)] } },
  })
  const { slotsToPick, overdueAnswers } = await homeOf(ana)
  expect(slotsToPick).toEqual({ count: 1, first: [{ applicationId: id, jobTitle: 'Host', company: 'Crust' }] })
  expect(overdueAnswers.count).toBe(2)
  expect(overdueAnswers.first.map(({ jobTitle }) => jobTitle)).toEqual(['Waiter', 'Cook'])
  expect(Date.parse(overdueAnswers.first[0]?.answerDueAt ?? '')).toBeLessThan(Date.now())
})

describe('invitations to apply', () => {
  async function invitedPeople() {
    const { hana, ana } = await people()
    const invite = async (title: string, by = hana) => {
      const job = await aJob(app, { by, title })
      const { chatId } = await by.call(inviteToApply, { body: { job, person: ana._id, message: 'Apply to us 🥐' } })
      return { job, chatId }
    }
    return { hana, ana, invite }
  }
  const openInvitations = async (person: Person) => (await homeOf(person)).jobInvitations

  test('are listed with their jobs, the three latest first, until the seeker applies', async () => {
    const { ana, invite } = await invitedPeople()
    const invited = []
    for (const title of ['Baker', 'Cook', 'Host', 'Night miller 夜']) invited.push(await invite(title))
    const found = await openInvitations(ana)
    expect(found?.count).toBe(4)
    expect(titles(found?.first ?? [])).toEqual(['Night miller 夜', 'Host', 'Cook'])
    expect(found?.first[0]).toMatchObject({ ...invited[3], company: 'Crust', invitedAt: expect.any(String) })
    for (const { job } of invited.slice(1)) await anApplication(app, { by: ana, to: job })
    await app.pool.query(`update applications set status = 'withdrawn'`)
    expect(await openInvitations(ana)).toMatchObject({ count: 1, first: [{ jobTitle: 'Baker' }] })
    expect(await openInvitations(await aSeeker(app))).toEqual({ count: 0, first: [] })
  })

  test.each<[string, (of: { hana: Person; ana: Person; job: string; chatId: string }) => Promise<unknown>]>([
    [
      'the job is closed',
      ({ hana, job }) => hana.call(setJobStatus, { params: { id: job }, body: { status: 'closed' } as never }),
    ],
    ['the job has expired', () => app.pool.query('update jobs set expires_at = now()')],
    ['moderation hides the job', () => app.pool.query('update jobs set hidden_at = now()')],
    ['moderation hides the company', () => app.pool.query('update jobs set company_hidden_at = now()')],
    ['the seeker is not interested in the job', ({ ana, job }) => ana.call(hideJob, { params: { id: job } })],
    ['the seeker hides from the company', ({ ana, hana }) => ana.call(hideFromEmployer, { params: { id: hana._id } })],
    [
      'the seeker declines the chat',
      ({ ana, chatId }) => ana.call(decideChat, { params: { chatId }, body: { decision: 'decline' } }),
    ],
    [
      'the seeker blocks the company',
      ({ ana, chatId }) => ana.call(decideChat, { params: { chatId }, body: { decision: 'block' } }),
    ],
  ])('are no longer listed once %s', async (_, end) => {
    const { hana, ana, invite } = await invitedPeople()
    await end({ hana, ana, ...(await invite('Baker')) })
    expect(await openInvitations(ana)).toEqual({ count: 0, first: [] })
  })
})

test('tells when and where the next interview is', async () => {
  const { hana, ana } = await people()
  const id = await anApplication(app, { by: ana, to: await aJob(app, { by: hana }) })
  const at = inDays(2)
  const place = '12 Main St, Boise'
  await hana.call(updateApplicationStatus, {
    params: { id },
    body: {
      newStatus: 'interview',
      interviewInvitation: { mode: 'onsite', place, timeZone: 'America/Boise', minutes: 45, slots: [at] },
    },
  })
  await ana.call(pickSlot, { params: { id }, body: { slot: at } })
  expect((await homeOf(ana)).nextInterview).toEqual({
    applicationId: id,
    jobTitle: 'Baker',
    company: 'Crust',
    at,
    minutes: 45,
    mode: 'onsite',
    place,
    timeZone: 'America/Boise',
  })
})

test('counts unread messages, chat requests and notifications, and none of other people', async () => {
  const { hana, ana } = await people()
  const bea = await aSeeker(app)
  const { chatId } = await aChat(app, { by: hana, with: ana })
  await say(hana, chatId, 'Hello')
  await say(hana, chatId, 'Are you there?')
  await aNotice(app, ana)
  expect(await homeOf(ana)).toMatchObject({ chatRequests: 1, unreadMessages: 2 })
  expect((await homeOf(ana)).unreadNotifications).toBeGreaterThan(0)
  expect(await homeOf(bea)).toMatchObject({ chatRequests: 0, unreadMessages: 0, unreadNotifications: 0 })
})

test('jobs nearby or remote of which most parts fit come first, and those applied to are left out', async () => {
  const { hana, ana } = await people()
  await app.pool.query(`update seekers set job_category = 'Food', hourly_rate = 22 where user_id = $1`, [ana._id])
  const far = { point: { latitude: 45.5, longitude: -122.6 }, city: 'Portland' }
  await aJob(app, { by: hana, title: 'Cook', category: 'Food', skills: ['grill'] })
  await aJob(app, { by: hana, title: 'Baker at night' })
  await aJob(app, { by: hana, title: 'Baker, low pay', pay: { from: 10, to: 12 }, postedDaysAgo: 0 })
  await aJob(app, { by: hana, title: 'Baker far away', ...far })
  await aJob(app, { by: hana, title: 'Remote baker', workplace: 'remote', point: null, city: null })
  const remote = { workplace: 'remote', point: null, city: null } as const
  await aJob(app, { by: hana, title: 'Remote lawyer', category: 'Law', skills: ['contracts'], ...remote })
  await anApplication(app, { by: ana, to: await aJob(app, { by: hana, title: 'Baker applied to' }) })
  const { jobs } = await homeOf(ana)
  expect(titles(jobs).slice(0, 2).toSorted()).toEqual(['Baker at night', 'Remote baker'])
  expect(titles(jobs).slice(2)).toEqual(['Baker, low pay', 'Cook'])
})

test('one job in many towns does not fill the new jobs', async () => {
  const { hana, ana } = await people()
  await aJob(app, { by: hana, title: 'Miller' })
  for (let town = 1; town <= 8; town += 1) await aJob(app, { by: hana, title: 'Baker', city: `Town ${town}` })
  expect(titles((await homeOf(ana)).jobs)).toEqual(['Baker', 'Miller', ...Array.from({ length: 4 }, () => 'Baker')])
})

test('jobs that were viewed more than 7 days ago are no longer new', async () => {
  const { hana, ana } = await people()
  for (const title of ['Seen long ago', 'Seen today'])
    await ana.call(countJobView, { params: { id: await aJob(app, { by: hana, title }) } })
  await app.pool.query(
    `update viewed_jobs set viewed_at = now() - interval '8 days' from jobs where jobs.id = job_id and title = 'Seen long ago'`,
  )
  await ana.call(recordSearch, { body: { keyword: 'baker' } })
  const home = await homeOf(ana)
  expect(titles(home.jobs)).toEqual(['Seen today'])
  expect(titles(home.viewedJobs)).toEqual(['Seen today', 'Seen long ago'])
  expect(home.recentSearches).toMatchObject([{ keyword: 'baker' }])
})

test('tells how many jobs the last 7 days brought to each of the five latest saved searches', async () => {
  const { hana, ana } = await people()
  for (const keyword of ['nurse', 'driver', 'cook', 'waiter', 'baker', 'welder'])
    await ana.call(createAlert, { body: { keyword } })
  await aJob(app, { by: hana, title: 'Baker' })
  await aJob(app, { by: hana, title: 'Baker', postedDaysAgo: 6 })
  await aJob(app, { by: hana, title: 'Baker', postedDaysAgo: 8 })
  const { savedSearches } = await homeOf(ana)
  expect(savedSearches.map(({ search, newJobs, newJobsIsExact }) => [search.name, newJobs, newJobsIsExact])).toEqual([
    ['welder', 0, true],
    ['baker', 2, true],
    ['waiter', 0, true],
    ['cook', 0, true],
    ['driver', 0, true],
  ])
})

test('shows the latest jobs of followed companies, without those applied to', async () => {
  const { hana, ana } = await people()
  const copper = await anEmployer(app, { businessName: 'Copper' })
  for (const { _id: id } of [hana, copper]) await ana.call(followCompany, { params: { id }, body: {} })
  await aJob(app, { by: hana, title: 'Roofer', postedDaysAgo: 1 })
  await aJob(app, { by: copper, title: 'Painter' })
  await aJob(app, { by: copper, title: 'Last month', postedDaysAgo: 20 })
  await anApplication(app, { by: ana, to: await aJob(app, { by: copper, title: 'Applied to' }) })
  await aJob(app, { by: await anEmployer(app), title: 'Of a stranger' })
  const home = await homeOf(ana)
  expect(home.followedCompanies).toBe(2)
  expect(titles(home.followedJobs)).toEqual(['Painter', 'Roofer'])
  await app.pool.query('update employers set hidden_at = now() where user_id = $1', [hana._id])
  expect(await homeOf(ana)).toMatchObject({ followedCompanies: 1 })
})
