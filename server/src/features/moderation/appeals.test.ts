import { listNotifications } from '@hearback/contract/accounts/notifications.ts'
import {
  type AppealedDecision,
  decideAppeal,
  fileAppeal,
  getDecision,
  listAppeals,
  listDecisions,
} from '@hearback/contract/trust/moderation.ts'
import { listMyReports } from '@hearback/contract/trust/reports.ts'
import { describe, expect, test } from 'vitest'
import { type Caller, type Refusal, testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aReport, decide, dismissal, hiding, suspension, type Verdict } from '../../../test/moderation-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
const words = 'The job is real: come and see.'
const appeal = (by: Caller, id: string, token?: string) =>
  by.call(fileAppeal, { params: { id }, body: { words, ...(token ? { token } : {}) } })
const seenBy = async (by: Caller, id: string, token?: string): Promise<AppealedDecision> =>
  (await by.call(getDecision, { params: { id }, query: token ? { token } : {} })).decision
const waiting = async (by: Person) => (await by.call(listAppeals)).appeals
const isShown = async () => (await app.pool.query('select from job_search')).rowCount === 1

/** A reported job with a decision. */
async function decided(verdict: Verdict = hiding) {
  const [admin, owner, reporter] = [await anAccount(app, 'admin'), await anEmployer(app), await aSeeker(app)]
  const jobId = await aJob(app, { by: owner })
  await aReport(reporter, 'job', jobId)
  const { _id: id } = await decide(admin, 'job', jobId, verdict)
  return { admin, owner, reporter, jobId, id }
}

/** The token of the mailed link. */
async function mailedToken(to: string): Promise<string> {
  const { text } = await app.mailTo(to, /decision/)
  return decodeURIComponent(/token=(\S+)/.exec(text)?.[1] ?? '')
}

describe('an appeal', () => {
  test('is made by the owner of what was upheld, and stands before the moderators', async () => {
    const { admin, owner, id } = await decided()
    expect((await seenBy(owner, id)).appealUntil).not.toBeNull()
    const { decision } = await appeal(owner, id)
    expect(decision).toMatchObject({ side: 'owner', appealUntil: null, appeal: { words, decision: null } })
    expect(await waiting(admin)).toMatchObject([{ side: 'owner', words, mine: true, decision: { _id: id } }])
    expect((await app.mailTo(owner.email, /appeal/)).text).toContain('We received your appeal')
  })

  test('is made by whoever reported what was dismissed', async () => {
    const { owner, reporter, id } = await decided(dismissal)
    await expect(appeal(owner, id)).toBeRefused('not_allowed')
    expect((await appeal(reporter, id)).decision.side).toBe('reporter')
  })

  test('is possible once', async () => {
    const { owner, id } = await decided()
    await appeal(owner, id)
    await expect(appeal(owner, id)).toBeRefused('conflict')
  })

  test('is possible once also when ten come together', async () => {
    const { owner, id } = await decided()
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () =>
        appeal(owner, id).then(
          () => 'filed',
          (refusal: Refusal) => refusal.body.code,
        ),
      ),
    )
    expect(outcomes.toSorted()).toEqual([...Array(9).fill('conflict'), 'filed'])
  })

  test('is possible for 30 days', async () => {
    const { owner, id } = await decided()
    await app.pool.query(`update decisions set created_at = now() - interval '30 days 1 minute'`)
    expect((await seenBy(owner, id)).appealUntil).toBeNull()
    await expect(appeal(owner, id)).toBeRefused('not_allowed')
  })

  test('is made by the mailed link by somebody who is suspended', async () => {
    const { owner, id } = await decided(suspension)
    await expect(appeal(owner, id)).toBeRefused('not_found')
    const token = await mailedToken(owner.email)
    expect((await seenBy(app.caller(), id, token)).measure).toBe('suspend')
    expect((await appeal(app.caller(), id, token)).decision.appeal?.words).toBe(words)
  })

  test('is no one else’s business: not without the link, by a forged one, or by one of another decision', async () => {
    const [{ owner, reporter, id }, other] = [await decided(), await decided()]
    const token = await mailedToken(owner.email)
    await expect(seenBy(app.caller(), id)).toBeRefused('not_found')
    await expect(seenBy(await aSeeker(app), id)).toBeRefused('not_found')
    await expect(seenBy(app.caller(), other.id, token)).toBeRefused('not_found')
    await expect(seenBy(app.caller(), id, token.replace(owner._id, reporter._id))).toBeRefused('not_found')
    await expect(appeal(app.caller(), id, `${token}x`)).toBeRefused('not_found')
  })
})

describe('the decision of an appeal', () => {
  test('is final; overturned, what was hidden shows again and the report counts as dismissed; both sides are told', async () => {
    const { admin, owner, reporter, id } = await decided()
    await appeal(owner, id)
    expect(await isShown()).toBe(false)
    const [open] = await waiting(admin)
    const { decision } = await admin.call(decideAppeal, { params: { id: open?._id ?? '' }, body: dismissal })
    expect(decision).toMatchObject({ final: true, outcome: 'dismissed', reports: 1 })
    expect(await isShown()).toBe(true)
    expect(await waiting(admin)).toEqual([])
    expect((await seenBy(owner, id)).appeal?.decision).toMatchObject(dismissal)
    expect((await reporter.call(listMyReports)).reports[0]?.status).toBe('dismissed')
    await expect(appeal(reporter, decision._id)).toBeRefused('not_allowed')
    expect((await owner.call(listNotifications)).notifications[0]).toMatchObject({
      kind: 'content_decided',
      data: { status: 'none' },
    })
    expect((await reporter.call(listNotifications)).notifications[0]).toMatchObject({
      kind: 'report_decided',
      data: { status: 'dismissed' },
    })
    const mails = await app.mailTo(reporter.email, /decision on your report/)
    expect(mails.text).not.toContain(words)
  })

  test('is mailed to both sides in the thread of the report, the first decision and the appeal', async () => {
    const { admin, owner, reporter, jobId, id } = await decided()
    await appeal(owner, id)
    const [open] = await waiting(admin)
    await admin.call(decideAppeal, { params: { id: open?._id ?? '' }, body: dismissal })
    const threadsOf = ({ email }: Person) =>
      app.mails.filter(({ to, thread }) => to === email && thread).map(({ thread }) => thread)
    await expect.poll(() => threadsOf(owner).length).toBe(3)
    await expect.poll(() => threadsOf(reporter).length).toBe(3)
    expect(new Set([...threadsOf(owner), ...threadsOf(reporter)])).toEqual(new Set([`case job ${jobId}`]))
  })

  test('upheld leaves things as they are', async () => {
    const { admin, owner, id } = await decided()
    await appeal(owner, id)
    const [open] = await waiting(admin)
    await admin.call(decideAppeal, { params: { id: open?._id ?? '' }, body: hiding })
    expect(await isShown()).toBe(false)
    expect((await admin.call(listDecisions)).decisions.map(({ final }) => final)).toEqual([true, false])
  })

  test('lets somebody who was suspended sign in again', async () => {
    const { admin, owner, id } = await decided(suspension)
    await appeal(app.caller(), id, await mailedToken(owner.email))
    const [open] = await waiting(admin)
    await admin.call(decideAppeal, { params: { id: open?._id ?? '' }, body: dismissal })
    const { rows } = await app.pool.query('select suspended_at from users where id = $1', [owner._id])
    expect(rows).toEqual([{ suspended_at: null }])
    expect(await isShown()).toBe(true)
  })

  test('upholds what was dismissed, when a reporter was right', async () => {
    const { admin, reporter, id } = await decided(dismissal)
    await appeal(reporter, id)
    const [open] = await waiting(admin)
    await admin.call(decideAppeal, { params: { id: open?._id ?? '' }, body: hiding })
    expect(await isShown()).toBe(false)
    expect((await reporter.call(listMyReports)).reports[0]?.status).toBe('upheld')
    expect((await seenBy(reporter, id)).appeal?.decision).toMatchObject(hiding)
  })

  test('is another moderator’s, where there is one', async () => {
    const { admin, owner, id } = await decided()
    const other = await anAccount(app, 'admin')
    await appeal(owner, id)
    const params = { id: (await waiting(admin))[0]?._id ?? '' }
    await expect(admin.call(decideAppeal, { params, body: dismissal })).toBeRefused('not_allowed')
    await other.call(decideAppeal, { params, body: dismissal })
    await expect(other.call(decideAppeal, { params, body: hiding })).toBeRefused('conflict')
  })

  test('is made once also by two concurrently', async () => {
    const { owner, id } = await decided()
    const admins = [await anAccount(app, 'admin'), await anAccount(app, 'admin')]
    await appeal(owner, id)
    const params = { id: (await waiting(admins[0] as Person))[0]?._id ?? '' }
    const outcomes = await Promise.all(
      admins.map((by) =>
        by.call(decideAppeal, { params, body: dismissal }).then(
          () => 'decided',
          (refusal: Refusal) => refusal.body.code,
        ),
      ),
    )
    expect(outcomes.toSorted()).toEqual(['conflict', 'decided'])
  })
})
