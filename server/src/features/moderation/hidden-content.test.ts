import { fetchUser } from '@hearback/contract/accounts/accounts.ts'
import { deleteAccount } from '@hearback/contract/accounts/data-rights.ts'
import { endpoints } from '@hearback/contract/all.ts'
import { countJobView } from '@hearback/contract/jobs/jobs.ts'
import { hideFromEmployer } from '@hearback/contract/people/seekers.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Caller, testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person, password } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aReview } from '../../../test/review-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
let hana: Person
let ana: Person
let jobId: string
beforeEach(async () => {
  ;[hana, ana] = [await anEmployer(app), await aSeeker(app)]
  jobId = await aJob(app, { by: hana })
})

/**
 * The kind of item that the id in a path refers to. Undefined for calls that respond only to the people concerned,
 * which the permission table tests.
 */
type Names = 'company' | 'job' | 'person' | 'seeker' | undefined
const reads: Record<string, Names> = {
  fetchUser: 'person',
  getEmployerProfile: 'company',
  listCompanyPhotos: 'company',
  listJobsOfEmployer: 'company',
  listEmployerReviews: 'company',
  viewCompany: 'company',
  getJob: 'job',
  directoryOfJob: 'job',
  salaryOfJob: 'job',
  getSeekerProfile: 'seeker',
  listSeekerReviews: 'seeker',
  getJobPeople: undefined,
  getClosingCounts: undefined,
  getCriteria: undefined,
  getApplication: undefined,
  hasApplied: undefined,
  getApplyTerms: undefined,
  listApplicants: undefined,
  listApplicationsOfPerson: undefined,
  listApplicationNotes: undefined,
  getScorecards: undefined,
  listWebhookDeliveries: undefined,
  getInterviewCalendar: undefined,
  getSeekerAnalytics: undefined,
  getChat: undefined,
  listJobInvitations: undefined,
  getCompanyJob: undefined,
  getCompanyApplication: undefined,
  listInvitableJobs: undefined,
  listTalentListPeople: undefined,
  exportTalentList: undefined,
  listMessages: undefined,
  getOffer: undefined,
  listAllOffers: undefined,
  listOffersOfEmployer: undefined,
  listOffersToSeeker: undefined,
  getReviewChance: undefined,
  getDecision: undefined,
}
const namesOf = (...kinds: Names[]) => Object.keys(reads).filter((name) => kinds.includes(reads[name]))

test('every call that reads something by its id is among these', () => {
  const all = [...endpoints].filter(
    ([, { method, path, access }]) => method === 'GET' && path.includes(':') && access !== 'admin',
  )
  expect(all.map(([name]) => name).filter((name) => !(name in reads))).toEqual([])
})

const read = (by: Caller, name: string, id: string): Promise<unknown> => {
  const endpoint = endpoints.get(name)
  if (!endpoint) throw new Error(`${name} is no call of the contract`)
  return by.call(endpoint, { params: { id } } as never)
}
const hide = (table: 'employers' | 'seekers' | 'jobs', id: string) =>
  app.pool.query(`update ${table} set hidden_at = now() where ${table === 'jobs' ? 'id' : 'user_id'} = $1`, [id])

describe('while a moderator hides a company', () => {
  beforeEach(async () => {
    await aReview(app, { by: ana, of: hana })
    await hide('employers', hana._id)
    await app.pool.query('update jobs set company_hidden_at = now()')
  })
  test.each(namesOf('company', 'person'))('%s answers no one of it but its owner', async (name) => {
    for (const by of [await aSeeker(app), await anEmployer(app)]) {
      const answer = await read(by, name, hana._id).catch(({ body }) => body.code)
      if (name === 'listJobsOfEmployer') expect(answer).toMatchObject({ jobs: [] })
      else expect(['not_found', 'not_allowed']).toContain(answer)
    }
    if (name !== 'viewCompany') await read(hana, name, hana._id)
  })
  test.each(namesOf('job'))('%s answers no one of its jobs', async (name) => {
    for (const by of [ana, await anEmployer(app)]) await expect(read(by, name, jobId)).toBeRefused('not_found')
  })
})

test.each(namesOf('job'))(
  '%s answers no one of a job that a moderator hides, nor are its views counted',
  async (name) => {
    await hide('jobs', jobId)
    for (const by of [ana, await anEmployer(app)]) {
      await expect(read(by, name, jobId)).toBeRefused('not_found')
      await expect(by.call(countJobView, { params: { id: jobId } })).toBeRefused('not_found')
    }
  },
)

const disappearances: [string, () => Promise<unknown>][] = [
  ['whom a moderator hides', () => hide('seekers', ana._id)],
  ['who deleted the account', () => ana.call(deleteAccount, { body: { currentPassword: password } })],
  ['who hides from the company', () => ana.call(hideFromEmployer, { params: { id: hana._id } })],
  ['who took the profile back', () => app.pool.query('update seekers set published_at = null')],
  ['who is suspended', () => app.pool.query('update users set suspended_at = now() where id = $1', [ana._id])],
]
describe.each(disappearances)('a person %s', (_, disappear) => {
  test.each(namesOf('seeker', 'person'))('is not answered of by %s', async (name) => {
    await read(hana, name, ana._id)
    await disappear()
    await expect(read(hana, name, ana._id)).toBeRefused('not_found')
  })
})

test('an account is known to whom an application links with it, and to no one by an unsolicited chat', async () => {
  const ben = await aSeeker(app)
  await anApplication(app, { by: ana, to: jobId })
  await app.pool.query('update seekers set published_at = null')
  expect((await hana.call(fetchUser, { params: { id: ana._id } })).user).toMatchObject({ _id: ana._id })
  await app.pool.query(
    `insert into chats (employer_id, seeker_id, state, started_by) values ($1, $2, 'open', 'employer')`,
    [hana._id, ben._id],
  )
  await expect(hana.call(fetchUser, { params: { id: ben._id } })).toBeRefused('not_found')
})

test('an account without a profile is known to members', async () => {
  const carl = await anAccount(app, 'jobseeker')
  expect((await hana.call(fetchUser, { params: { id: carl._id } })).user).toMatchObject({ hasProfile: false })
})
