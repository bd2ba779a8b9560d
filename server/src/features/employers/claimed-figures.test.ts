import { applyToJob } from '@hearback/contract/hiring/applications.ts'
import { getHiringReport } from '@hearback/contract/hiring/hiring-report.ts'
import { getEmployerProfile, getOwnResponseStats } from '@hearback/contract/people/employers.ts'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { claim, passClaimDays, settle, takeStep } from '../../../test/claim-factory.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { runAnswerClaims } from '../applications/claims/run-answer-claims.service.ts'
import { refreshResponseStats } from './response-stats.service.ts'

const app = testApp()

let hana: EmployerPerson
let jobId: string
beforeEach(async () => {
  hana = await anEmployer(app, { businessName: 'Crust' })
  jobId = await aJob(app, { by: hana, title: 'Baker' })
})

async function applicant(): Promise<{ by: Person; id: string }> {
  const by = await aSeeker(app)
  return { by, id: await anApplication(app, { by, to: jobId }) }
}

async function confirmed(): Promise<{ by: Person; id: string }> {
  const one = await applicant()
  await claim(hana, one.id)
  await settle(one.by, one.id, true)
  return one
}

async function figures() {
  await refreshResponseStats(app.db, hana._id)
  const { profile } = await app.caller().call(getEmployerProfile, { params: { id: hana._id } })
  return profile.responseStats
}
const report = () => hana.call(getHiringReport, { query: {} })

test('answers given elsewhere that count are named among the answers of the company and of its report', async () => {
  await confirmed()
  await claim(hana, (await applicant()).id, { channel: 'in_person' })
  await passClaimDays(app, 8)
  await runAnswerClaims(app.deps)
  await takeStep(hana, (await applicant()).id, 'shortlisted')
  expect(await figures()).toMatchObject({ answered: 3, claimed: 2 })
  const { current } = await hana.call(getOwnResponseStats)
  expect(current).toMatchObject({ answered: 3, claimed: 2 })
  const { answered, claimed, members, jobs } = await report()
  expect({ answered, claimed }).toEqual({ answered: 3, claimed: 2 })
  expect(members).toMatchObject([{ member: hana._id, answered: 3, claimed: 2 }])
  expect(jobs).toMatchObject([{ _id: jobId, answered: 3, claimed: 2 }])
})

test('a claim that is open, was objected to, or was overtaken by an answer here is none of them', async () => {
  await claim(hana, (await applicant()).id)
  const [ana, bea] = [await applicant(), await applicant()]
  await claim(hana, ana.id)
  await settle(ana.by, ana.id, false)
  await takeStep(hana, ana.id, 'shortlisted')
  await claim(hana, bea.id)
  await takeStep(hana, bea.id, 'shortlisted')
  expect(await figures()).toMatchObject({ answered: 2 })
  expect(await figures()).not.toHaveProperty('claimed')
  expect(await report()).toMatchObject({ answered: 2, claimed: 0, members: [{ claimed: 0 }], jobs: [{ claimed: 0 }] })
})

test('a claim of the first round still counts after a second application, which has an answer of its own', async () => {
  const { by, id } = await confirmed()
  await takeStep(by, id, 'withdrawn')
  await app.pool.query(`update applications set status_changed_at = status_changed_at - interval '1 year'`)
  await by.call(applyToJob, { params: { jobId }, body: { applicationDescription: '' } })
  expect(await figures()).toMatchObject({ finished: 1, answered: 1, claimed: 1 })
  await takeStep(hana, id, 'shortlisted')
  expect(await figures()).toMatchObject({ finished: 2, answered: 2, claimed: 1 })
  expect(await report()).toMatchObject({ applications: 1, answered: 1, claimed: 0 })
})
