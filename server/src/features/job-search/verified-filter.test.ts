import { createAlert } from '@hearback/contract/jobs/alerts.ts'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { getJob } from '@hearback/contract/jobs/jobs.ts'
import { checkDomain, claimDomain, removeDomain } from '@hearback/contract/people/company-domains.ts'
import { getEmployerProfile } from '@hearback/contract/people/employers.ts'
import { expect, test } from 'vitest'
import { type Caller, testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { rewriteAnswers } from '../../search/index/rewrite-answers.ts'
import '../../../test/matchers.ts'

const app = testApp()
const titles = async () =>
  (await app.caller().call(searchJobs, { body: { verified: true, resultsPerPage: 20 } })).jobs.map(
    (job) => job.jobTitle,
  )

async function prove(by: Caller, domain: string): Promise<string> {
  const claimed = (await by.call(claimDomain, { body: { domain } })).domain
  app.dns.publish(claimed.record.name, claimed.record.value)
  await by.call(checkDomain, { params: { id: claimed._id } })
  return claimed._id
}

test('finds the jobs of verified companies, new and old ones, until they are no longer verified', async () => {
  const [hana, otto] = [await anEmployer(app), await anEmployer(app)]
  await aJob(app, { by: hana, title: 'Before' })
  await aJob(app, { by: otto, title: 'Of another' })
  expect(await titles()).toEqual([])
  const id = await prove(hana, 'kettle.example')
  await rewriteAnswers(app.deps)
  await aJob(app, { by: hana, title: 'After' })
  expect(await titles()).toEqual(['After', 'Before'])
  await hana.call(removeDomain, { params: { id } })
  await rewriteAnswers(app.deps)
  expect(await titles()).toEqual([])
})

test('a company and its jobs say by which domain, how and since when it is verified', async () => {
  const hana = await anEmployer(app)
  const id = await aJob(app, { by: hana, title: 'Baker' })
  const company = async () => (await app.caller().call(getEmployerProfile, { params: { id: hana._id } })).profile
  const card = async () => (await app.caller().call(getJob, { params: { id } })).job.company
  expect([(await company()).verification, (await card()).verification]).toEqual([null, null])
  await prove(hana, 'bücher.example')
  const shown = { domain: 'bücher.example', by: 'dns', since: expect.any(String) }
  expect([(await company()).verification, (await card()).verification]).toEqual([shown, shown])
  const found = await app.caller().call(searchJobs, { body: {} })
  expect(found.jobs[0]?.company.verification).toEqual(shown)
})

test('a saved search keeps the filter', async () => {
  const ana = await aSeeker(app)
  const { alert } = await ana.call(createAlert, { body: { verified: true } })
  expect(alert).toMatchObject({ verified: true, name: 'Jobs at verified companies' })
  const other = (await ana.call(createAlert, { body: { keyword: 'baker' } })).alert
  expect(other).toMatchObject({ verified: false })
})
