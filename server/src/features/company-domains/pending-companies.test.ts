import { setJobStatus } from '@hearback/contract/jobs/jobs.ts'
import { claimDomain } from '@hearback/contract/people/company-domains.ts'
import { approveCompany, type CompanyPosting, listPendingCompanies } from '@hearback/contract/trust/company-approval.ts'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { proveDomain } from '../../../test/domain-factory.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aReport, decide, hiding, suspension } from '../../../test/moderation-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { fewestStatements } from '../../../test/statements.ts'
import '../../../test/matchers.ts'

const verifying = testApp({ VERIFY: 'on' })
const trial = testApp({ VERIFY: 'off' })

let admin: Person
beforeEach(async () => {
  admin = await anAccount(verifying, 'admin')
})

interface Query {
  posting?: CompanyPosting
  after?: string
  limit?: number
}
const pending = (query: Query = {}) => admin.call(listPendingCompanies, { query })
const namesOf = async (query: Query = {}) => (await pending(query)).companies.map(({ businessName }) => businessName)
const approve = ({ _id: id }: EmployerPerson) =>
  admin.call(approveCompany, { params: { id }, body: { reason: 'I called the number on their door.' } })

async function hiringCompany(businessName: string): Promise<EmployerPerson> {
  const by = await anEmployer(verifying, { businessName })
  await aJob(verifying, { by })
  return by
}

test('a waiting company is shown with its website, domains, latest jobs and open reports', async () => {
  const hana = await anEmployer(verifying, { businessName: 'Copper Kettle' })
  await verifying.pool.query(`update employers set company_website = 'https://kettle.example'`)
  for (const domain of ['kettle.example', 'copper.example']) await hana.call(claimDomain, { body: { domain } })
  const titles = ['Baker', 'Cook', 'Waiter', 'Host']
  for (const title of titles) await aJob(verifying, { by: hana, title })
  const [jobId] = (await pending()).companies[0]?.jobs ?? []
  await aReport(await aSeeker(verifying), 'company', hana._id)
  await aReport(await aSeeker(verifying), 'job', jobId?._id ?? '')
  const { companies, counts } = await pending()
  expect(companies).toMatchObject([
    {
      _id: hana._id,
      businessName: 'Copper Kettle',
      companyWebsite: 'https://kettle.example',
      domains: ['kettle.example', 'copper.example'],
      openJobs: 4,
      jobs: [{ jobTitle: 'Host' }, { jobTitle: 'Waiter' }, { jobTitle: 'Cook' }],
      reports: 2,
    },
  ])
  expect(counts).toEqual({ open: 1, none: 0 })
})

test('companies that are verified, approved, imported, hidden or suspended do not wait, and are not counted', async () => {
  const hana = await hiringCompany('Waiting')
  await proveDomain(verifying, await hiringCompany('Verified'), 'kettle.example')
  await approve(await hiringCompany('Approved'))
  const imported = await anEmployer(verifying, { businessName: 'Imported', importName: 'imported' })
  await aJob(verifying, { by: imported })
  for (const verdict of [hiding, suspension]) {
    const { _id } = await hiringCompany(verdict.measure)
    await aReport(await aSeeker(verifying), 'company', _id)
    await decide(admin, 'company', _id, verdict)
  }
  expect(await namesOf()).toEqual(['Waiting'])
  await approve(hana)
  expect(await pending()).toMatchObject({ required: true, companies: [], next: null, counts: { open: 0, none: 0 } })
})

test('a company without an open job waits apart from those that have one', async () => {
  await hiringCompany('Hiring')
  const paused = await anEmployer(verifying, { businessName: 'Paused' })
  const id = await aJob(verifying, { by: paused })
  await paused.call(setJobStatus, { params: { id }, body: { status: 'paused' } })
  expect(await namesOf()).toEqual(['Hiring'])
  expect(await namesOf({ posting: 'none' })).toEqual(['Paused'])
  expect((await pending()).counts).toEqual({ open: 1, none: 1 })
})

test('pages are in the order of registration, and go on after a company that was approved meanwhile', async () => {
  const [first, second] = [await hiringCompany('First'), await hiringCompany('Second')]
  await hiringCompany('Third')
  await hiringCompany('Fourth')
  // Registered at the same time: the id decides.
  await verifying.pool.query('update employers set created_at = $1 where user_id <> $2', ['2026-01-02', first._id])
  await verifying.pool.query('update employers set created_at = $1 where user_id = $2', ['2026-01-01', first._id])
  const page = await pending({ limit: 2 })
  expect(page.companies.map(({ businessName }) => businessName)).toEqual(['First', 'Second'])
  expect(page.next).toBe(second._id)
  await approve(second)
  const rest = await pending({ limit: 2, after: second._id })
  expect(rest.companies.map(({ businessName }) => businessName)).toEqual(['Third', 'Fourth'])
  expect(rest.next).toBeNull()
})

test('twenty companies take as many statements as one', async () => {
  const list = async (count: number) => expect((await pending()).companies).toHaveLength(count)
  await hiringCompany('Company 0')
  await list(1)
  const one = await fewestStatements(() => list(1))
  for (let more = 1; more < 20; more++) await hiringCompany(`Company ${more}`)
  expect(await fewestStatements(() => list(20))).toHaveLength(one.length)
})

test('an unknown company as the end of a page, or another posting, is refused by name of the field', async () => {
  await expect(pending({ posting: 'some' as CompanyPosting })).toBeRefused('invalid_input', 'posting')
  await expect(pending({ after: 'first' })).toBeRefused('invalid_input', 'after')
  await expect(pending({ limit: 1_000 })).toBeRefused('invalid_input', 'limit')
})

test('no company waits where none needs to be verified', async () => {
  const by = await anEmployer(trial)
  await aJob(trial, { by })
  const moderator = await anAccount(trial, 'admin')
  expect(await moderator.call(listPendingCompanies, { query: {} })).toMatchObject({ required: false, companies: [] })
})
