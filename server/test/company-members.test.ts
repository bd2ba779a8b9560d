import { fetchUser } from '@hearback/contract/accounts/accounts.ts'
import { getMySubscription } from '@hearback/contract/accounts/subscriptions.ts'
import { listWaiting } from '@hearback/contract/hiring/answering.ts'
import { listApplicants } from '@hearback/contract/hiring/applications.ts'
import { listOffersOfEmployer, makeOffer } from '@hearback/contract/hiring/offers.ts'
import { listJobsOfEmployer, postJob, setJobStatus, updateJob } from '@hearback/contract/jobs/jobs.ts'
import { getEmployerProfile, updateEmployerProfile } from '@hearback/contract/people/employers.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from './app.ts'
import { anApplication } from './application-factory.ts'
import { anEmployer, type EmployerPerson } from './employer-factory.ts'
import { anAccount, type Person } from './factories.ts'
import { aJob } from './job-factory.ts'
import { aSeeker } from './seeker-factory.ts'
import './matchers.ts'

const app = testApp()

test('an employer account founds a company under its own id, a job seeker none', async () => {
  const founder = await anAccount(app, 'employer')
  await aSeeker(app)
  const { rows } = await app.pool.query('select user_id, company_id, role from company_members')
  expect(rows).toEqual([{ user_id: founder._id, company_id: founder._id, role: 'owner' }])
})

describe('a second member of a company', () => {
  let founder: EmployerPerson
  let member: EmployerPerson
  let ana: Person
  let jobId: string
  /** A job of the company under the member's own user id, which the member has left. */
  let leftJobId: string

  beforeEach(async () => {
    founder = await anEmployer(app, { businessName: 'Crust' })
    member = await anEmployer(app, { businessName: 'Left' })
    ana = await aSeeker(app)
    jobId = await aJob(app, { by: founder })
    leftJobId = await aJob(app, { by: member })
    await app.pool.query('update company_members set company_id = $1 where user_id = $2', [founder._id, member._id])
  })

  test('changes the jobs of the company and not those under their own user id', async () => {
    const change = { body: { jobTitle: 'Head baker' } }
    const { job } = await member.call(updateJob, { params: { id: jobId }, ...change })
    expect(job).toMatchObject({ hr: founder._id, jobTitle: 'Head baker' })
    await expect(member.call(updateJob, { params: { id: leftJobId }, ...change })).toBeRefused('not_allowed')
    const paused = { body: { status: 'paused' as const } }
    expect((await member.call(setJobStatus, { params: { id: jobId }, ...paused })).job.status).toBe('paused')
    const listed = await member.call(listJobsOfEmployer, { params: { id: founder._id } })
    expect(listed.jobs.map(({ _id, status }) => [_id, status])).toEqual([[jobId, 'paused']])
  })

  test('posts jobs for the company, against its quota', async () => {
    const form = {
      jobTitle: 'Miller',
      category: 'Food',
      estimatedFrom: 20,
      estimatedTo: 25,
      skills: 'flour',
      description: 'Flour.',
    }
    const { job } = await member.call(postJob, { body: form })
    expect(job.hr).toBe(founder._id)
    const { rows } = await app.pool.query(`select user_id from usage_counters where meter = 'job_posts'`)
    expect(rows).toEqual([{ user_id: founder._id }])
  })

  test('reads the applicants of the company and not those under their own user id', async () => {
    const id = await anApplication(app, { by: ana, to: jobId })
    await anApplication(app, { by: ana, to: leftJobId })
    const { applications } = await member.call(listApplicants, { params: { jobId } })
    expect(applications.map(({ _id }) => _id)).toEqual([id])
    expect((await member.call(listWaiting, {})).applications.map(({ _id }) => _id)).toEqual([id])
    await expect(member.call(listApplicants, { params: { jobId: leftJobId } })).toBeRefused('not_allowed')
  })

  test('makes offers in the name of the company, and the history keeps who made them', async () => {
    const form = { jobSeeker: ana._id, details: 'Come and bake with us.' }
    await expect(member.call(makeOffer, { body: { ...form, hr: member._id } })).toBeRefused('not_allowed')
    const { offer } = await member.call(makeOffer, { body: { ...form, hr: founder._id } })
    const { rows } = await app.pool.query('select actor_id from offer_steps where offer_id = $1', [offer._id])
    expect(rows).toEqual([{ actor_id: member._id }])
    const { offers } = await member.call(listOffersOfEmployer, { params: { id: founder._id } })
    expect(offers.map(({ _id }) => _id)).toEqual([offer._id])
  })

  test('edits the profile of the company and not the one under their own user id', async () => {
    const change = { body: { businessDescription: 'Bread since 1950.' } }
    await member.call(updateEmployerProfile, { params: { id: founder._id }, ...change })
    const { profile } = await app.caller().call(getEmployerProfile, { params: { id: founder._id } })
    expect(profile.businessDescription).toBe('Bread since 1950.')
    await expect(member.call(updateEmployerProfile, { params: { id: member._id }, ...change })).toBeRefused(
      'not_allowed',
    )
  })

  test('reads company, role, profile and plan in the own account, which hides them from others', async () => {
    await app.pool.query(`update users set plan = 'employer_pro_monthly' where id = $1`, [founder._id])
    const own = { params: { id: member._id } }
    expect((await member.call(fetchUser, own)).user).toMatchObject({
      company: { _id: founder._id, role: 'owner' },
      hasProfile: true,
      plan: 'employer_pro_monthly',
    })
    expect((await founder.call(fetchUser, { params: { id: founder._id } })).user).not.toHaveProperty('company')
    expect((await founder.call(fetchUser, own)).user).not.toHaveProperty('company')
    await app.pool.query('delete from company_members where user_id = $1', [member._id])
    expect((await member.call(fetchUser, own)).user).toMatchObject({ company: null, hasProfile: false, plan: 'free' })
  })

  test('sees the plan of the company', async () => {
    await app.pool.query(`update users set plan = 'employer_pro_monthly' where id = $1`, [founder._id])
    expect(await member.call(getMySubscription)).toMatchObject({ plan: 'employer_pro_monthly' })
  })

  test('loses access with the membership', async () => {
    await app.pool.query('delete from company_members where user_id = $1', [member._id])
    await expect(member.call(updateJob, { params: { id: jobId }, body: {} })).toBeRefused('not_allowed')
  })
})
