import type { InputOf } from '@hearback/contract/endpoint.ts'
import { hideFromEmployer } from '@hearback/contract/people/seekers.ts'
import {
  listMyReports,
  ReportReason,
  reportCompany,
  reportJob,
  reportMessage,
  reportSeeker,
} from '@hearback/contract/trust/reports.ts'
import { describe, expect, test } from 'vitest'
import { type Refusal, testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aMessage } from '../../../test/message-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
type Body = InputOf<typeof reportJob>['body']
const scam: Body = { reason: 'scam_or_fraud' }
const about = (id: string, body: Body = scam) => ({ params: { id }, body })
const nobody = '01890000-0000-7000-8000-000000000000'
const rows = () => app.db.selectFrom('reports').selectAll().orderBy('created_at').execute()
const mine = async (by: Person) => (await by.call(listMyReports)).reports
const caseNumber = /^HB-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{2}$/

describe('a report', () => {
  test('of a job gets a case number, and keeps what a moderator needs', async () => {
    const [by, owner] = [await aSeeker(app), await anEmployer(app)]
    const id = await aJob(app, { by: owner, title: 'Night baker' })
    const { report, message } = await by.call(
      reportJob,
      about(id, { reason: 'asks_for_money', details: ' 200 dollars for a uniform. ' }),
    )
    expect(report).toEqual({
      _id: expect.any(String),
      decision: null,
      caseNumber: expect.stringMatching(caseNumber),
      kind: 'job',
      target: id,
      name: 'Night baker',
      reason: 'asks_for_money',
      details: '200 dollars for a uniform.',
      status: 'open',
      createdAt: expect.any(String),
      updatedAt: report.createdAt,
    })
    expect(message).toContain(report.caseNumber)
    expect(await rows()).toMatchObject([
      { kind: 'job', target_id: id, owner_id: owner._id, reporter_id: by._id, chat_id: null, status: 'open' },
    ])
  })

  test('of a company is about the company and its owner', async () => {
    const [by, owner] = [await anEmployer(app), await anEmployer(app, { businessName: 'Copper Kettle' })]
    const { report } = await by.call(reportCompany, about(owner._id))
    expect(report).toMatchObject({ kind: 'company', target: owner._id, name: 'Copper Kettle' })
    expect(await rows()).toMatchObject([{ kind: 'company', target_id: owner._id, owner_id: owner._id }])
  })

  test.each(['paused', 'closed', 'expired'] as const)('of a job that is %s is taken', async (status) => {
    const id = await aJob(app, { by: await anEmployer(app), status })
    expect((await (await aSeeker(app)).call(reportJob, about(id))).report.target).toBe(id)
  })

  test.each(ReportReason.options)('takes the reason %s', async (reason) => {
    const by = await aSeeker(app)
    const { report } = await by.call(reportCompany, about((await anEmployer(app))._id, { reason }))
    expect(report).toMatchObject({ reason, details: '' })
  })

  test('in free text has the reason other, and the text is kept before the details', async () => {
    const by = await aSeeker(app)
    const id = await aJob(app, { by: await anEmployer(app) })
    const { report } = await by.call(reportJob, about(id, { reason: 'They never pay.', details: 'Ask anybody.' }))
    expect(report).toMatchObject({ reason: 'other', details: 'They never pay.\n\nAsk anybody.' })
  })

  test.each([
    ['reason', {}],
    ['reason', { reason: '  ' }],
    ['reason', { reason: 7 }],
    ['reason', { reason: 'x'.repeat(2_001) }],
    ['details', { reason: 'spam', details: 'x'.repeat(2_001) }],
  ])('names a wrong %s, and is not kept', async (field, body) => {
    const id = await aJob(app, { by: await anEmployer(app) })
    await expect((await aSeeker(app)).call(reportJob, about(id, body as Body))).toBeRefused('invalid_input', field)
    expect(await rows()).toEqual([])
  })

  test('is confirmed by mail with its case number, and the target hears nothing', async () => {
    const [by, owner] = [await aSeeker(app), await anEmployer(app)]
    const id = await aJob(app, { by: owner, title: 'Night baker' })
    const { report } = await by.call(reportJob, about(id))
    const mail = await app.mailTo(by.email)
    expect(mail.subject).toBe(`We received your report ${report.caseNumber}`)
    expect(mail.text).toContain('You reported the job Night baker.')
    expect(mail.text).toMatch(/the decision and the reason/)
    expect(mail.text).toContain('/settings/reports')
    const { rows: mails } = await app.pool.query(`select data->>'to' as receiver from pgboss.job where name = 'mail'`)
    expect(mails).toEqual([{ receiver: by.email }])
    expect(await mine(owner)).toEqual([])
  })

  test('goes on when its reporter and its target are gone', async () => {
    const [by, owner] = [await aSeeker(app), await anEmployer(app, { businessName: 'Copper Kettle' })]
    await by.call(reportCompany, about(owner._id))
    await app.pool.query('delete from users')
    expect(await rows()).toMatchObject([
      { target_id: owner._id, target_name: 'Copper Kettle', owner_id: null, reporter_id: null },
    ])
  })
})

describe('one may not report', () => {
  test('one’s own company, job, profile or message', async () => {
    const [employer, seeker] = [await anEmployer(app), await aSeeker(app)]
    const message = await aMessage(app, { employer, seeker, by: seeker, content: 'Hello' })
    await expect(employer.call(reportCompany, about(employer._id))).toBeRefused('not_allowed')
    await expect(employer.call(reportJob, about(await aJob(app, { by: employer })))).toBeRefused('not_allowed')
    await expect(seeker.call(reportSeeker, about(seeker._id))).toBeRefused('not_allowed')
    await expect(seeker.call(reportMessage, about(message._id))).toBeRefused('not_allowed')
    expect(await rows()).toEqual([])
  })

  test('a missing target', async () => {
    const by = await anEmployer(app)
    for (const endpoint of [reportCompany, reportJob, reportSeeker, reportMessage]) {
      await expect(by.call(endpoint, about(nobody))).toBeRefused('not_found')
    }
    await expect(by.call(reportCompany, about((await anAccount(app, 'employer'))._id))).toBeRefused('not_found')
  })
})

describe('a job seeker', () => {
  test('is reported by an employer under the name that the employer sees', async () => {
    const by = await anEmployer(app)
    const seeker = await aSeeker(app, { firstName: 'Ana', lastName: 'Ruiz' })
    const { report } = await by.call(reportSeeker, about(seeker._id, { reason: 'fake_identity' }))
    expect(report).toMatchObject({ kind: 'seeker', target: seeker._id, name: 'Ana R.' })
    expect(await rows()).toMatchObject([{ owner_id: seeker._id, chat_id: null }])
  })

  test('is reported by another one without being named to them', async () => {
    const [by, seeker] = [await aSeeker(app), await aSeeker(app)]
    expect((await by.call(reportSeeker, about(seeker._id))).report).toMatchObject({
      kind: 'seeker',
      name: 'Job seeker',
    })
    expect(await rows()).toMatchObject([{ target_id: seeker._id, owner_id: seeker._id, reporter_id: by._id }])
  })

  test.each([
    ['is not published', 'update seekers set published_at = null where user_id = $1'],
    ['a moderator hides', 'update seekers set hidden_at = now() where user_id = $1'],
    ['belongs to a suspended account', 'update users set suspended_at = now() where id = $1'],
  ])('the profile that %s does not exist for other job seekers', async (_what, statement) => {
    const [by, seeker] = [await aSeeker(app), await aSeeker(app)]
    await app.pool.query(statement, [seeker._id])
    await expect(by.call(reportSeeker, about(seeker._id))).toBeRefused('not_found')
  })

  test('a hidden seeker exists only for an employer to whom they applied', async () => {
    const [known, stranger, hiddenFrom] = [await anEmployer(app), await anEmployer(app), await anEmployer(app)]
    const [applicant, hider] = [await aSeeker(app), await aSeeker(app)]
    await anApplication(app, { by: applicant, to: await aJob(app, { by: known }) })
    await app.pool.query('update seekers set published_at = null where user_id = $1', [applicant._id])
    await hider.call(hideFromEmployer, { params: { id: hiddenFrom._id } })
    await expect(stranger.call(reportSeeker, about(applicant._id))).toBeRefused('not_found')
    await expect(hiddenFrom.call(reportSeeker, about(hider._id))).toBeRefused('not_found')
    expect((await known.call(reportSeeker, about(applicant._id))).report.name).toBe('Ana Ruiz')
  })
})

describe('a message', () => {
  test('is reported by the one who received it, with its chat and its start', async () => {
    const [employer, seeker] = [await anEmployer(app), await aSeeker(app)]
    const content = `Send the deposit\nfirst. ${'x'.repeat(100)}`
    const { _id, chatId } = await aMessage(app, { employer, seeker, by: employer, content })
    const { report } = await seeker.call(reportMessage, about(_id, { reason: 'asks_for_money' }))
    expect(report.name).toBe(`Send the deposit first. ${'x'.repeat(56)}…`)
    expect(await rows()).toMatchObject([
      { kind: 'message', target_id: _id, chat_id: chatId, owner_id: employer._id, reporter_id: seeker._id },
    ])
    const { text } = await app.mailTo(seeker.email)
    expect(text).toContain('a message in one of your chats')
    expect(text).not.toContain('deposit')
  })

  test('that is a file is called by the name of the file', async () => {
    const [employer, seeker] = [await anEmployer(app), await aSeeker(app)]
    const { _id } = await aMessage(app, { employer, seeker, by: seeker, file: 'contract.pdf' })
    expect((await employer.call(reportMessage, about(_id))).report.name).toBe('contract.pdf')
  })

  test('is not there for others than the two', async () => {
    const [employer, seeker] = [await anEmployer(app), await aSeeker(app)]
    const { _id } = await aMessage(app, { employer, seeker, by: employer, content: 'Hello' })
    await expect((await anEmployer(app)).call(reportMessage, about(_id))).toBeRefused('not_found')
    await expect((await aSeeker(app)).call(reportMessage, about(_id))).toBeRefused('not_found')
  })

  test('can be reported also after a block', async () => {
    const [employer, seeker] = [await anEmployer(app), await aSeeker(app)]
    const { _id } = await aMessage(app, { employer, seeker, by: employer, content: 'Hello' })
    await app.pool.query(`update chats set state = 'declined', seeker_blocked_at = now()`)
    expect((await seeker.call(reportMessage, about(_id))).report.target).toBe(_id)
  })
})

describe('a second report of the same target', () => {
  test('is refused with the first case number while that is open', async () => {
    const by = await aSeeker(app)
    const id = await aJob(app, { by: await anEmployer(app) })
    const { report } = await by.call(reportJob, about(id))
    const refusal: Refusal = await by.call(reportJob, about(id, { reason: 'spam' })).catch((error) => error)
    expect(refusal).toMatchObject({ status: 409, body: { code: 'already_reported' } })
    expect(refusal.body.message).toContain(report.caseNumber)
    expect(await rows()).toHaveLength(1)
  })

  test('is taken once the first is decided, from somebody else, and of something else', async () => {
    const [by, other, owner] = [await aSeeker(app), await aSeeker(app), await anEmployer(app)]
    const id = await aJob(app, { by: owner })
    await by.call(reportJob, about(id))
    await other.call(reportJob, about(id))
    await by.call(reportCompany, about(owner._id))
    await app.pool.query(`update reports set status = 'dismissed' where reporter_id = $1`, [by._id])
    await by.call(reportJob, about(id))
    expect(await mine(by)).toHaveLength(3)
    expect(await mine(other)).toHaveLength(1)
  })
})

describe('one’s own reports', () => {
  test('stand with what became of them, the latest first, in pages', async () => {
    const by = await aSeeker(app)
    for (const businessName of ['First', 'Second', 'Third']) {
      await by.call(reportCompany, about((await anEmployer(app, { businessName }))._id))
    }
    await app.pool.query(`update reports set status = 'upheld' where target_name = 'Second'`)
    const page = await by.call(listMyReports, { query: { page: 1, limit: 2 } })
    expect(page.reports.map(({ name, status }) => [name, status])).toEqual([
      ['Third', 'open'],
      ['Second', 'upheld'],
    ])
    expect(page).toMatchObject({ total: 3, totalPages: 2 })
  })
})
