import { listNotifications } from '@hearback/contract/accounts/notifications.ts'
import { getEmployerProfile, listEmployers } from '@hearback/contract/people/employers.ts'
import { listAudit } from '@hearback/contract/trust/audit.ts'
import { decideCase, getDecision, listCases, listDecisions } from '@hearback/contract/trust/moderation.ts'
import { listMyReports } from '@hearback/contract/trust/reports.ts'
import { describe, expect, test } from 'vitest'
import { type Refusal, testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aMessage } from '../../../test/message-factory.ts'
import { aReport, caseOf, decide, dismissal, hiding, suspension, warning } from '../../../test/moderation-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
const told = async (who: Person) => (await who.call(listNotifications)).notifications
const admin = () => anAccount(app, 'admin')

/** A job of a company, and a person who reported it. */
async function reportedJob() {
  const [owner, reporter] = [await anEmployer(app, { businessName: 'Crust' }), await aSeeker(app)]
  const id = await aJob(app, { by: owner, title: 'Night baker' })
  const report = await aReport(reporter, 'job', id, 'scam_or_fraud', 'They want 200 dollars.')
  return { owner, reporter, id, report }
}

describe('a decision', () => {
  test('ends the reports, and both sides are told it with its reason', async () => {
    const [by, { owner, reporter, id, report }] = [await admin(), await reportedJob()]
    const decision = await decide(by, 'job', id, hiding)
    expect(decision).toMatchObject({ ...hiding, kind: 'job', name: 'Night baker', reports: 1, final: false })
    expect((await by.call(listCases)).total).toBe(0)
    expect((await by.call(listDecisions)).decisions).toEqual([decision])
    expect((await reporter.call(listMyReports)).reports).toMatchObject([{ status: 'upheld' }])
    const toReporter = await app.mailTo(reporter.email, /decision on your report/)
    expect(toReporter.text).toContain(report.caseNumber)
    const toOwner = await app.mailTo(owner.email, /decision/)
    for (const mail of [toReporter, toOwner]) expect(mail.text).toContain(hiding.reason)
    expect((await told(owner))[0]).toMatchObject({
      kind: 'content_decided',
      data: { name: 'Night baker', status: 'hide' },
    })
    expect((await told(reporter))[0]).toMatchObject({
      kind: 'report_decided',
      data: { status: 'upheld', caseNumber: report.caseNumber },
    })
  })

  test('tells everybody who reported, each by their own case number', async () => {
    const [by, { id, reporter, report }, other] = [await admin(), await reportedJob(), await aSeeker(app)]
    const second = await aReport(other, 'job', id, 'misleading')
    await decide(by, 'job', id, dismissal)
    expect((await told(reporter))[0]?.data.caseNumber).toBe(report.caseNumber)
    expect((await told(other))[0]?.data.caseNumber).toBe(second.caseNumber)
  })

  test('never tells the owner who reported', async () => {
    const [by, { owner, reporter, id, report }] = [await admin(), await reportedJob()]
    const decision = await decide(by, 'job', id, hiding)
    await app.mailTo(owner.email, /decision/)
    const seen = JSON.stringify([
      app.mails.filter(({ to }) => to === owner.email),
      await told(owner),
      await owner.call(getDecision, { params: { id: decision._id } }),
      await owner.call(listMyReports),
    ])
    expect(seen).toContain(hiding.reason)
    for (const secret of [
      reporter._id,
      reporter.email,
      report._id,
      report.caseNumber,
      report.details,
      'scam_or_fraud',
    ]) {
      expect(seen).not.toContain(secret)
    }
  })

  test('of a message names to its sender neither the message nor the chat, and a dismissal is no news to them', async () => {
    const [by, employer, seeker] = [await admin(), await anEmployer(app), await aSeeker(app)]
    const { _id, chatId } = await aMessage(app, { employer, seeker, by: employer, content: 'Send the deposit first.' })
    await aReport(seeker, 'message', _id)
    await decide(by, 'message', _id, dismissal)
    expect(await told(employer)).toEqual([])
    expect((await told(seeker))[0]?.data.status).toBe('dismissed')
    await aReport(seeker, 'message', _id, 'asks_for_money')
    const decision = await decide(by, 'message', _id, warning)
    const mail = await app.mailTo(employer.email)
    const seen = JSON.stringify([
      mail,
      await told(employer),
      await employer.call(getDecision, { params: { id: decision._id } }),
    ])
    expect(seen).toContain(warning.reason)
    for (const secret of ['deposit', chatId, _id, seeker._id, seeker.email]) expect(seen).not.toContain(secret)
  })

  test('stands in the audit trail with who, what and why', async () => {
    const [by, { id }] = [await admin(), await reportedJob()]
    await decide(by, 'job', id, hiding)
    expect((await by.call(listAudit, { query: { target: id } })).entries).toMatchObject([
      { actor: by.email, act: 'hidden', kind: 'job', name: 'Night baker', reason: hiding.reason },
    ])
  })

  test('can be made of what is gone already', async () => {
    const [by, { id, reporter }] = [await admin(), await reportedJob()]
    await app.pool.query('delete from jobs')
    await expect(decide(by, 'job', id, hiding)).toBeRefused('invalid_input', 'measure')
    await decide(by, 'job', id, warning)
    expect((await told(reporter))[0]?.data.status).toBe('upheld')
  })

  test('reaches no one at the company of imported posts by mail', async () => {
    const [by, { id, owner, reporter }] = [await admin(), await reportedJob()]
    await app.pool.query(`update users set origin = 'import' where id = $1`, [owner._id])
    await decide(by, 'job', id, hiding)
    await app.mailTo(reporter.email, /decision on your report/)
    expect(app.mails.filter(({ to }) => to === owner.email)).toEqual([])
  })
})

describe('refused is', () => {
  test.each([
    ['a consequence of what is dismissed', 'job', { ...dismissal, measure: 'hide' }],
    ['nothing at all about what is upheld', 'job', { ...hiding, measure: 'none' }],
    ['hiding a message, which only two people see', 'message', hiding],
    ['a decision without its reason', 'job', { ...hiding, reason: ' ' }],
  ] as const)('%s', async (_, kind, verdict) => {
    const [by, { id, owner, reporter }] = [await admin(), await reportedJob()]
    const message = await aMessage(app, { employer: owner, seeker: reporter, by: owner, content: 'Hello' })
    await aReport(reporter, 'message', message._id)
    await expect(decide(by, kind, kind === 'job' ? id : message._id, verdict)).toBeRefused('invalid_input')
    expect((await by.call(listDecisions)).total).toBe(0)
  })

  test('a decision that has not seen the latest report', async () => {
    const [by, { id }] = [await admin(), await reportedJob()]
    const { version } = await caseOf(by, 'job', id)
    await aReport(await aSeeker(app), 'job', id)
    const call = by.call(decideCase, { params: { kind: 'job', id }, body: { ...hiding, version } })
    await expect(call).toBeRefused('conflict')
  })

  test('to suspend a moderator', async () => {
    const [by, { id, owner }] = [await admin(), await reportedJob()]
    await app.pool.query(`update users set user_type = 'admin' where id = $1`, [owner._id])
    await expect(decide(by, 'job', id, suspension)).toBeRefused('not_allowed')
  })
})

describe('a suspension', () => {
  test('ends the sessions of the account, closes its sockets, and takes its company and jobs away immediately', async () => {
    const [by, { id, owner }] = [await admin(), await reportedJob()]
    const socket = await app.connect(owner)
    await decide(by, 'job', id, suspension)
    await expect.poll(() => socket.connected).toBe(false)
    await expect(owner.call(listNotifications)).toBeRefused('not_signed_in')
    await expect(app.caller().call(getEmployerProfile, { params: { id: owner._id } })).toBeRefused('not_found')
    expect((await app.caller().call(listEmployers)).profiles).toEqual([])
    expect((await app.pool.query('select from job_search')).rows).toEqual([])
  })
})

describe('concurrently', () => {
  const outcomeOf = (call: Promise<unknown>) =>
    call.then(
      () => 'decided',
      (refusal: Refusal) => refusal.body.code,
    )

  test('of two moderators who decide the same reports one does, and the other gets a conflict', async () => {
    const admins = [await admin(), await admin()]
    for (let round = 0; round < 10; round++) {
      const { id, reporter } = await reportedJob()
      const { version } = await caseOf(admins[0] as Person, 'job', id)
      const calls = admins.map((by, place) =>
        outcomeOf(
          by.call(decideCase, {
            params: { kind: 'job', id },
            body: { ...(place === 0 ? hiding : dismissal), version },
          }),
        ),
      )
      expect((await Promise.all(calls)).toSorted()).toEqual(['conflict', 'decided'])
      expect((await told(reporter)).filter(({ kind }) => kind === 'report_decided')).toHaveLength(1)
    }
    expect((await app.pool.query('select from decisions')).rowCount).toBe(10)
  })

  test('a report and a decision: none is decided unseen', async () => {
    const by = await admin()
    for (let round = 0; round < 10; round++) {
      const [{ id, report }, late] = [await reportedJob(), await aSeeker(app)]
      const { version } = await caseOf(by, 'job', id)
      const [outcome, second] = await Promise.all([
        outcomeOf(by.call(decideCase, { params: { kind: 'job', id }, body: { ...dismissal, version } })),
        aReport(late, 'job', id),
      ])
      const { rows } = await app.pool.query(
        `select id, status from reports where target_id = $1 order by id = $2 desc`,
        [id, report._id],
      )
      const first = outcome === 'decided' ? 'dismissed' : 'open'
      expect(rows).toEqual([
        { id: report._id, status: first },
        { id: second._id, status: 'open' },
      ])
    }
  })
})
