import { createAlert } from '@hearback/contract/jobs/alerts.ts'
import { followCompany } from '@hearback/contract/jobs/follows.ts'
import { approveCompany, withdrawApproval } from '@hearback/contract/trust/company-approval.ts'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { proveDomain } from '../../../test/domain-factory.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { createSearch } from '../../search/search.ts'
import { sendDigests } from './digests.service.ts'

const app = testApp({ VERIFY: 'on' })
let hana: EmployerPerson
let ana: Person
beforeEach(async () => {
  // The schedule would send digests before the test does.
  await app.pool.query('delete from pgboss.schedule')
  hana = await anEmployer(app, { businessName: 'Copper Kettle' })
  ana = await aSeeker(app)
})

/** Times that `pass` moves. */
const times = {
  jobs: ['published_at'],
  job_search: ['posted_at'],
  company_follows: ['seen_until', 'created_at'],
  employers: ['listed_at'],
  alerts: ['seen_until', 'created_at'],
}
/** Moves what happened so far back in time: one table at a time, because the work after an approval locks them too. */
async function pass(hours: number): Promise<void> {
  for (const [table, columns] of Object.entries(times)) {
    const moved = columns.map((column) => `${column} = ${column} - make_interval(hours => $1)`)
    await app.pool.query(`update ${table} set ${moved.join(', ')}`, [hours])
  }
}
const approve = async ({ _id: id }: EmployerPerson) =>
  (await anAccount(app, 'admin')).call(approveCompany, { params: { id }, body: { reason: 'I called them.' } })

/** The titles of jobs in the digest that is due now; empty without a digest. */
async function digest(of = ana): Promise<string[]> {
  await app.pool.query('update alert_digests set next_at = now() where user_id = $1', [of._id])
  const before = await sentTo(of)
  await sendDigests({ ...app.deps, search: createSearch(app.deps.db, 'job_search') })
  return (await sentTo(of)).slice(before.length)
}
const sentTo = async ({ _id }: Person) =>
  (
    await app.pool.query<{ title: string }>(
      `select title from told_jobs join jobs on jobs.id = job_id where user_id = $1 order by told_at, title`,
      [_id],
    )
  ).rows.map((row) => row.title)

test('a job from before the approval of its company is in the next alert, exactly once', async () => {
  await ana.call(createAlert, { body: { keyword: 'baker' } })
  await aJob(app, { by: hana, title: 'Baker' })
  await aJob(app, { by: hana, title: 'Driver' })
  await pass(48)
  expect(await digest()).toEqual([])
  await pass(24)
  await approve(hana)
  await aJob(app, { by: hana, title: 'Head baker' })
  expect(await digest()).toEqual(['Baker', 'Head baker'])
  const { text } = await app.mailTo(ana.email, /new job/)
  expect(text.match(/\bBaker\b/g)).toHaveLength(1)
  await pass(24)
  expect(await digest()).toEqual([])
})

test('a proof of a domain does the same, and a later lapse and proof repeats nothing', async () => {
  await ana.call(createAlert, { body: { keyword: 'baker' } })
  await aJob(app, { by: hana, title: 'Baker' })
  await pass(48)
  expect(await digest()).toEqual([])
  await pass(24)
  await proveDomain(app, hana, 'kettle.example')
  expect(await digest()).toEqual(['Baker'])
  await app.pool.query('update employers set verified_domain = null, verified_by = null, verified_at = null')
  await pass(24)
  await app.pool.query(
    `update employers set verified_domain = 'kettle.example', verified_by = 'dns', verified_at = now()`,
  )
  expect(await digest()).toEqual([])
})

test('after a withdrawal its jobs are in no alert, and a second approval repeats none of the first', async () => {
  await ana.call(createAlert, { body: { keyword: 'baker' } })
  await aJob(app, { by: hana, title: 'Baker' })
  await pass(48)
  await approve(hana)
  expect(await digest()).toEqual(['Baker'])
  const admin = await anAccount(app, 'admin')
  await admin.call(withdrawApproval, { params: { id: hana._id }, body: { reason: 'Their door is closed.' } })
  await aJob(app, { by: hana, title: 'Head baker' })
  await pass(24)
  expect(await digest()).toEqual([])
  await approve(hana)
  expect(await digest()).toEqual(['Head baker'])
})

test('followers of a company hear of its jobs once it is approved', async () => {
  await ana.call(followCompany, { params: { id: hana._id } })
  await aJob(app, { by: hana, title: 'Baker' })
  await pass(48)
  expect(await digest()).toEqual([])
  await pass(24)
  await approve(hana)
  expect(await digest()).toEqual(['Baker'])
  expect(await digest()).toEqual([])
})

test('jobs of more than 14 days before the approval, closed and hidden ones, and those of listed companies are not told', async () => {
  const olga = await anEmployer(app)
  await app.pool.query('update employers set approved_at = now() where user_id = $1', [olga._id])
  await aJob(app, { by: hana, title: 'Old baker' })
  await pass(13 * 24)
  for (const title of ['Closed baker', 'Hidden baker', 'Baker']) await aJob(app, { by: hana, title })
  await aJob(app, { by: olga, title: 'Baker of Olga' })
  await app.pool.query(`update jobs set hidden_at = now() where title = 'Hidden baker'`)
  await app.pool.query(`update jobs set status = 'closed' where title = 'Closed baker'`)
  await pass(48)
  await ana.call(createAlert, { body: { keyword: 'baker' } })
  await pass(1)
  await approve(hana)
  expect(await digest()).toEqual(['Baker'])
})

test('a search saved after the approval does not tell of earlier jobs', async () => {
  await aJob(app, { by: hana, title: 'Baker' })
  await approve(hana)
  await pass(48)
  await ana.call(createAlert, { body: { keyword: 'baker' } })
  expect(await digest()).toEqual([])
})
