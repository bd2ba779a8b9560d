import { applyToJob } from '@hearback/contract/hiring/applications.ts'
import { startChat } from '@hearback/contract/hiring/chat.ts'
import { updateOfferStatus } from '@hearback/contract/hiring/offers.ts'
import { listEmployerReviews } from '@hearback/contract/hiring/reviews.ts'
import { listCategories, searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { getJob, listJobsOfEmployer, listSavedJobs, postJob, renewJob, saveJob } from '@hearback/contract/jobs/jobs.ts'
import { getEmployerProfile, listEmployers } from '@hearback/contract/people/employers.ts'
import { getSeekerProfile, listTalents } from '@hearback/contract/people/seekers.ts'
import { reinstate, suspend } from '@hearback/contract/trust/moderation.ts'
import { describe, expect, test } from 'vitest'
import { type Caller, testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { anOffer } from '../../../test/offer-factory.ts'
import { aReview } from '../../../test/review-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
const body = { reason: 'It is not real.' }
const found = async (by: Caller = app.caller()) =>
  (await by.call(searchJobs, { body: { resultsPerPage: 20 } })).jobs.map(({ _id }) => _id)
const jobsOf = async (owner: Person, by: Caller) =>
  (await by.call(listJobsOfEmployer, { params: { id: owner._id } })).jobs.map(({ _id }) => _id)
const saved = async (by: Person) => (await by.call(listSavedJobs)).jobs.map(({ _id }) => _id)

describe('a job that is suspended', () => {
  test('vanishes from every list and from its page, and no one can apply; its owner still sees it', async () => {
    const [by, owner, seeker] = [await anAccount(app, 'admin'), await anEmployer(app), await aSeeker(app)]
    const [id, other] = [await aJob(app, { by: owner, category: 'Odd' }), await aJob(app, { by: owner })]
    await seeker.call(saveJob, { params: { id } })
    await by.call(suspend, { params: { kind: 'job', id }, body })
    expect(await found()).toEqual([other])
    expect(await jobsOf(owner, app.caller())).toEqual([other])
    expect(await saved(seeker)).toEqual([])
    expect((await app.caller().call(listCategories)).categories.map(({ name }) => name)).not.toContain('Odd')
    await expect(app.caller().call(getJob, { params: { id } })).toBeRefused('not_found')
    await expect(seeker.call(applyToJob, { params: { jobId: id }, body: {} })).toBeRefused('job_not_open')
    expect((await app.caller().call(getEmployerProfile, { params: { id: owner._id } })).profile.openJobs).toBe(1)
    expect((await owner.call(getJob, { params: { id } })).job.hidden).toBe(true)
    expect(await jobsOf(owner, owner)).toHaveLength(2)
  })

  test('does not come back by renewing it, and does by reinstating it', async () => {
    const [by, owner] = [await anAccount(app, 'admin'), await anEmployer(app)]
    const id = await aJob(app, { by: owner })
    await by.call(suspend, { params: { kind: 'job', id }, body })
    await owner.call(renewJob, { params: { id } })
    expect(await found()).toEqual([])
    await by.call(reinstate, { params: { kind: 'job', id }, body })
    expect(await found()).toEqual([id])
    expect((await app.caller().call(getJob, { params: { id } })).job._id).toBe(id)
  })
})

describe('a company that is suspended', () => {
  test('vanishes with all its jobs, also those that it posts later, and comes back with them', async () => {
    const [by, owner, seeker] = [await anAccount(app, 'admin'), await anEmployer(app), await aSeeker(app)]
    const id = await aJob(app, { by: owner })
    const company = { params: { kind: 'company' as const, id: owner._id }, body }
    await by.call(suspend, company)
    const form = {
      jobTitle: 'Baker',
      category: 'Food',
      estimatedFrom: 18,
      estimatedTo: 22,
      skills: 'dough',
      description: 'Bread.',
    }
    const { job } = await owner.call(postJob, { body: form })
    expect(await found()).toEqual([])
    expect((await app.caller().call(listEmployers)).total).toBe(0)
    await expect(seeker.call(getEmployerProfile, { params: { id: owner._id } })).toBeRefused('not_found')
    await expect(seeker.call(startChat, { body: { profileId: owner._id } })).toBeRefused('not_found')
    await expect(owner.call(startChat, { body: { profileId: seeker._id } })).toBeRefused('not_allowed')
    expect((await owner.call(getEmployerProfile, { params: { id: owner._id } })).profile._id).toBe(owner._id)
    await by.call(reinstate, company)
    expect((await found()).toSorted()).toEqual([id, job._id].toSorted())
    expect((await app.caller().call(listEmployers)).total).toBe(1)
  })

  test('sends no offers, and what it has offered can be declined but not accepted until it is back', async () => {
    const [by, owner] = [await anAccount(app, 'admin'), await anEmployer(app)]
    const [ana, ben, cleo] = [await aSeeker(app), await aSeeker(app), await aSeeker(app)]
    const [toAna, toBen] = [await anOffer({ by: owner, to: ana }), await anOffer({ by: owner, to: ben })]
    const company = { params: { kind: 'company' as const, id: owner._id }, body }
    const accepted = { body: { status: 'accepted' as const } }
    await by.call(suspend, company)
    await expect(anOffer({ by: owner, to: cleo })).toBeRefused('not_allowed')
    await expect(ana.call(updateOfferStatus, { params: { id: toAna }, ...accepted })).toBeRefused('not_allowed')
    await ben.call(updateOfferStatus, { params: { id: toBen }, body: { status: 'declined' } })
    const profile = await owner.call(getSeekerProfile, { params: { id: ana._id } })
    expect(profile.profile).not.toHaveProperty('phone')
    await by.call(reinstate, company)
    await ana.call(updateOfferStatus, { params: { id: toAna }, ...accepted })
    await anOffer({ by: owner, to: cleo })
  })

  test('leaves no job behind that is posted at the same moment', async () => {
    const by = await anAccount(app, 'admin')
    for (let round = 0; round < 5; round++) {
      const owner = await anEmployer(app)
      const form = { jobTitle: 'B', category: 'F', estimatedFrom: 1, estimatedTo: 2, skills: 'd', description: 'B.' }
      await Promise.all([
        owner.call(postJob, { body: form }),
        by.call(suspend, { params: { kind: 'company', id: owner._id }, body }),
      ])
    }
    expect(await found()).toEqual([])
  })
})

describe('a profile that is suspended', () => {
  test('is found by no one, cannot apply, and comes back', async () => {
    const [by, employer, seeker] = [await anAccount(app, 'admin'), await anEmployer(app), await aSeeker(app)]
    const jobId = await aJob(app, { by: employer })
    const profile = { params: { kind: 'seeker' as const, id: seeker._id }, body }
    const talents = async () => (await employer.call(listTalents, { body: {} })).total
    await by.call(suspend, profile)
    expect(await talents()).toBe(0)
    await expect(employer.call(getSeekerProfile, { params: { id: seeker._id } })).toBeRefused('not_found')
    await expect(seeker.call(applyToJob, { params: { jobId }, body: {} })).toBeRefused('not_allowed')
    await by.call(reinstate, profile)
    expect(await talents()).toBe(1)
  })
})

describe('a review that is suspended', () => {
  test('is read by no one and counts for nothing, and comes back', async () => {
    const [by, hana, ana] = [await anAccount(app, 'admin'), await anEmployer(app), await aSeeker(app)]
    const id = await aReview(app, { by: ana, of: hana })
    const review = { params: { kind: 'review' as const, id }, body }
    const shown = async () => (await app.caller().call(listEmployerReviews, { params: { id: hana._id } })).total
    expect(await shown()).toBe(1)
    await by.call(suspend, review)
    expect(await shown()).toBe(0)
    const { rows } = await app.pool.query('select rating_count from employers')
    expect(rows).toEqual([{ rating_count: 0 }])
    await by.call(reinstate, review)
    expect(await shown()).toBe(1)
  })
})
