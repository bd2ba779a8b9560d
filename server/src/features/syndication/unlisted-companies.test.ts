import { listNotifications } from '@hearback/contract/accounts/notifications.ts'
import { createAlert } from '@hearback/contract/jobs/alerts.ts'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { getJob, setJobStatus } from '@hearback/contract/jobs/jobs.ts'
import { checkDomain, claimDomain, listCompanyDomains } from '@hearback/contract/people/company-domains.ts'
import { getEmployerProfile } from '@hearback/contract/people/employers.ts'
import { approveCompany, listPendingCompanies, withdrawApproval } from '@hearback/contract/trust/company-approval.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { proveDomain } from '../../../test/domain-factory.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import { anAccount } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { requestDigestNow } from '../alerts/digests.service.ts'
import '../../../test/matchers.ts'

const verifying = testApp({ VERIFY: 'on' })

let hana: EmployerPerson
let jobId: string
beforeEach(async () => {
  hana = await anEmployer(verifying, { businessName: 'Copper Kettle' })
  jobId = await aJob(verifying, { by: hana, title: 'Pastry chef' })
})

const read = async (path: string) => (await verifying.server.inject({ url: path })).body

/** Where an open job or its company is shown to other sites and in alerts. */
async function places(): Promise<Record<string, boolean>> {
  const [atom, xml] = [await read('/feeds/jobs.atom'), await read('/feeds/jobs.xml')]
  const [jobs, companies] = [await read('/sitemaps/jobs-0.xml'), await read('/sitemaps/companies-0.xml')]
  const job = await verifying.caller().call(getJob, { params: { id: jobId } })
  const { profile } = await verifying.caller().call(getEmployerProfile, { params: { id: hana._id } })
  return {
    atom: atom.includes(jobId),
    xml: xml.includes(jobId),
    jobs: jobs.includes(jobId),
    companies: companies.includes(hana._id),
    jobData: job.unlisted !== true,
    companyData: profile.unlisted !== true,
  }
}
const everywhere = { atom: true, xml: true, jobs: true, companies: true, jobData: true, companyData: true }
const nowhere = Object.fromEntries(Object.keys(everywhere).map((place) => [place, false]))

describe('a company that is neither verified nor approved', () => {
  test('is in no feed, sitemap and structured data, but is found and shown on the site', async () => {
    expect(await places()).toEqual(nowhere)
    expect((await verifying.caller().call(searchJobs, { body: {} })).total).toBe(1)
    expect(await hana.call(listCompanyDomains)).toMatchObject({ required: true, listed: false, approvedAt: null })
  })

  test('is listed once it is verified', async () => {
    const { domain } = await hana.call(claimDomain, { body: { domain: 'kettle.example' } })
    verifying.dns.publish(domain.record.name, domain.record.value)
    await hana.call(checkDomain, { params: { id: domain._id } })
    expect(await places()).toEqual(everywhere)
  })

  test('is listed once a moderator approves it, who can do so once', async () => {
    const admin = await anAccount(verifying, 'admin')
    const approve = () =>
      admin.call(approveCompany, { params: { id: hana._id }, body: { reason: 'I called the number on their door.' } })
    await approve()
    expect(await places()).toEqual(everywhere)
    await expect(approve()).toBeRefused('conflict')
    const audit = await verifying.pool.query(`select act, target_id from audit_entries`)
    expect(audit.rows).toEqual([{ act: 'company_approved', target_id: hana._id }])
  })

  test('is listed no longer once a moderator withdraws the approval, and its owners are told why', async () => {
    const admin = await anAccount(verifying, 'admin')
    const params = { id: hana._id }
    await admin.call(approveCompany, { params, body: { reason: 'I called the number on their door.' } })
    const withdraw = () => admin.call(withdrawApproval, { params, body: { reason: 'The number is that of a bar.' } })
    await withdraw()
    expect(await places()).toEqual(nowhere)
    expect((await verifying.caller().call(searchJobs, { body: {} })).total).toBe(1)
    expect(await hana.call(listCompanyDomains)).toMatchObject({ listed: false, approvedAt: null })
    const { text } = await verifying.mailTo(hana.email, /Copper Kettle is no longer approved/)
    expect(text).toContain('The number is that of a bar.')
    expect(text).toContain('no longer appear in job alerts')
    const { notifications } = await hana.call(listNotifications, { query: {} })
    expect(notifications).toMatchObject([{ kind: 'approval_withdrawn', data: { company: 'Copper Kettle' } }])
    await expect(withdraw()).toBeRefused('conflict')
    const audit = await verifying.pool.query(
      `select act, target_id, target_name, reason from audit_entries where act = 'approval_withdrawn'`,
    )
    expect(audit.rows).toEqual([
      {
        act: 'approval_withdrawn',
        target_id: hana._id,
        target_name: 'Copper Kettle',
        reason: 'The number is that of a bar.',
      },
    ])
  })

  test('waits again for a moderator after a withdrawal, and can be approved again', async () => {
    const admin = await anAccount(verifying, 'admin')
    const params = { id: hana._id }
    await verifying.pool.query('update employers set approved_at = now()')
    await admin.call(withdrawApproval, { params, body: { reason: 'The door is closed.' } })
    const { companies } = await admin.call(listPendingCompanies, { query: {} })
    expect(companies).toMatchObject([{ _id: hana._id, openJobs: 1 }])
    await admin.call(approveCompany, { params, body: { reason: 'They moved.' } })
    expect(await places()).toEqual(everywhere)
  })

  test('of concurrent withdrawals one counts, and tells the owners once', async () => {
    const admin = await anAccount(verifying, 'admin')
    await verifying.pool.query('update employers set approved_at = now()')
    const withdraw = () => admin.call(withdrawApproval, { params: { id: hana._id }, body: { reason: 'Closed.' } })
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, withdraw))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await hana.call(listNotifications, { query: {} })).notifications).toHaveLength(1)
  })

  test('stays listed by its verified domain when the approval is withdrawn, and is told so', async () => {
    const admin = await anAccount(verifying, 'admin')
    await proveDomain(verifying, hana, 'kettle.example')
    await verifying.pool.query('update employers set approved_at = now()')
    await admin.call(withdrawApproval, { params: { id: hana._id }, body: { reason: 'No longer needed.' } })
    expect(await places()).toEqual(everywhere)
    expect((await verifying.mailTo(hana.email, /no longer approved/)).text).toContain('keep appearing')
  })

  test('is not there for a withdrawal, and needs a reason for it', async () => {
    const admin = await anAccount(verifying, 'admin')
    await verifying.pool.query('update employers set approved_at = now()')
    const of = (id: string, reason: string) => admin.call(withdrawApproval, { params: { id }, body: { reason } })
    await expect(of(admin._id, 'Closed.')).toBeRefused('not_found')
    await expect(of(hana._id, ' ')).toBeRefused('invalid_input')
    expect(await hana.call(listCompanyDomains)).toMatchObject({ listed: true })
  })

  test('is listed if the operator imported it', async () => {
    await verifying.pool.query(`update employers set import_name = 'copper kettle'`)
    verifying.deps.events.emit('employer.changed', { employerId: hana._id })
    expect(await places()).toMatchObject({ atom: true, jobs: true, companies: true, jobData: true })
  })

  test('sends no alerts for its jobs', async () => {
    const ana = await aSeeker(verifying)
    await ana.call(createAlert, { body: { keyword: 'pastry' } })
    const olga = await anEmployer(verifying)
    await verifying.pool.query('update employers set approved_at = now() where user_id = $1', [olga._id])
    await aJob(verifying, { by: hana, title: 'Pastry cook' })
    await aJob(verifying, { by: olga, title: 'Pastry baker' })
    expect(await requestDigestNow(verifying.deps, ana.email)).toBe(true)
    const mail = await verifying.mailTo(ana.email, /new job/)
    expect(mail.text).toContain('Pastry baker')
    expect(mail.text).not.toContain('Pastry cook')
  })
})

test('nothing is enqueued for IndexNow without a key', async () => {
  await hana.call(setJobStatus, { params: { id: jobId }, body: { status: 'closed' } })
  const { rowCount } = await verifying.pool.query(`select from pgboss.job where name = 'index-now'`)
  expect(rowCount).toBe(0)
})
