import { startChat } from '@hearback/contract/hiring/chat.ts'
import { viewCompany } from '@hearback/contract/jobs/company-views.ts'
import { postJob } from '@hearback/contract/jobs/jobs.ts'
import { contactUs } from '@hearback/contract/trust/contact.ts'
import { fileAppeal, getDecision } from '@hearback/contract/trust/moderation.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { testApp } from './app.ts'
import { anEmployer } from './employer-factory.ts'
import { anAccount } from './factories.ts'
import { aJob } from './job-factory.ts'
import { aReport, decide, hiding } from './moderation-factory.ts'
import { aSeeker } from './seeker-factory.ts'
import './matchers.ts'

const app = testApp()
const day = 86_400_000
afterEach(() => void vi.useRealTimers())

/** Shifts the clock of this process; that of the database stays right. */
const shiftClock = (days: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * day })

const form = { jobTitle: 'Baker', category: 'Food', estimatedFrom: 20, estimatedTo: 25, skills: 'x', description: 'x' }
const letter = { name: 'Ana Ruiz', message: 'How do I change my name?' }
const times = async (count: number, work: (n: number) => Promise<unknown>) => {
  for (let n = 0; n < count; n += 1) await work(n)
}

describe.each([-40, -1, 1, 40])('with a clock that is %i days off', (days) => {
  test('a used quota stays used', async () => {
    const hana = await anEmployer(app)
    const ana = await aSeeker(app)
    const seekers = await Promise.all(Array.from({ length: 6 }, () => aSeeker(app)))
    const companies = await Promise.all(Array.from({ length: 16 }, () => anEmployer(app)))
    const post = () => hana.call(postJob, { body: form })
    const write = () => hana.call(contactUs, { body: letter })
    const chat = (n: number) => hana.call(startChat, { body: { profileId: seekers[n]?._id ?? '' } })
    const view = (n: number) => ana.call(viewCompany, { params: { id: companies[n]?._id ?? '' } })
    await times(3, post)
    await times(2, write)
    await times(5, chat)
    await times(15, view)
    shiftClock(days)
    await expect(post()).toBeRefused('job_limit_reached')
    await expect(write()).toBeRefused('contact_limit_reached')
    await expect(chat(5)).toBeRefused('outreach_limit_reached')
    await expect(view(15)).toBeRefused('company_view_limit_reached')
  })

  test('30 days for an appeal are 30 days', async () => {
    const [admin, owner, reporter] = [await anAccount(app, 'admin'), await anEmployer(app), await aSeeker(app)]
    const jobId = await aJob(app, { by: owner })
    await aReport(reporter, 'job', jobId)
    const { _id: id } = await decide(admin, 'job', jobId, hiding)
    shiftClock(days)
    const { decision } = await owner.call(getDecision, { params: { id }, query: {} })
    expect(decision.appealUntil).not.toBeNull()
    const words = 'The job is real: come and see.'
    await app.pool.query("update decisions set created_at = created_at - interval '31 days'")
    await expect(owner.call(fileAppeal, { params: { id }, body: { words } })).toBeRefused('not_allowed')
    await app.pool.query("update decisions set created_at = created_at + interval '31 days'")
    expect((await owner.call(fileAppeal, { params: { id }, body: { words } })).decision.appeal).not.toBeNull()
  })
})
