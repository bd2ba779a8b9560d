import { listNotifications } from '@hearback/contract/accounts/notifications.ts'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { findAccounts, listCases, reinstate, suspend } from '@hearback/contract/trust/moderation.ts'
import type { ReportReason } from '@hearback/contract/trust/reports.ts'
import { getTransparency } from '@hearback/contract/trust/transparency.ts'
import { describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aReport, caseOf, decide, dismissal, establishedSeekers, hiding } from '../../../test/moderation-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'
import { endHolds, holdIfReportedEnough } from './holds.service.ts'

const app = testApp()
const isShown = async () => (await app.caller().call(searchJobs, { body: {} })).jobs.length === 1
/** Waits until the background job has processed every report. */
const isHidden = () => eventually(async () => !(await isShown()))
const people = (count: number) => establishedSeekers(app, count)
const checked = (id: string) => holdIfReportedEnough(app.deps, { kind: 'job', id })

async function reported(id: string, by: readonly Person[], reason: ReportReason = 'asks_for_money') {
  for (const one of by) await aReport(one, 'job', id, reason)
}

describe('three different people who report fraud', () => {
  test('hide the target for 72 hours; owner and moderators are told, and it stands first in the queue', async () => {
    const [admin, owner] = [await anAccount(app, 'admin'), await anEmployer(app)]
    const other = await aJob(app, { by: owner })
    await aReport(await aSeeker(app), 'job', other)
    await app.pool.query(`update jobs set status = 'closed' where id = $1`, [other])
    await app.pool.query('delete from job_search')
    const id = await aJob(app, { by: owner, title: 'Uniform tester' })
    await reported(id, await people(3))
    await isHidden()
    const { cases } = await admin.call(listCases)
    expect(cases.map(({ target }) => target)).toEqual([id, other])
    const hours = (Date.parse(cases[0]?.hiddenUntil ?? '') - Date.now()) / 3_600_000
    expect(hours).toBeCloseTo(72, 1)
    expect((await owner.call(listNotifications)).notifications[0]).toMatchObject({
      kind: 'content_held',
      data: { name: 'Uniform tester' },
    })
    const thread = `case job ${id}`
    expect(await app.mailTo(owner.email)).toMatchObject({ text: expect.stringContaining('72 hours'), thread })
    const toModerator = await app.mailTo(admin.email)
    expect(toModerator).toMatchObject({ text: expect.stringContaining(`/admin/cases/job/${id}`), thread })
  })

  test('it takes three, each with a fraud reason, none suspended', async () => {
    const id = await aJob(app, { by: await anEmployer(app) })
    const [bad, ...more] = await people(4)
    await reported(id, [bad as Person, ...more.slice(0, 1)])
    await reported(id, more.slice(1, 2), 'misleading')
    await checked(id)
    expect(await isShown()).toBe(true)
    await app.pool.query('update users set suspended_at = now() where id = $1', [bad?._id])
    await reported(id, more.slice(2))
    await checked(id)
    expect(await isShown()).toBe(true)
  })

  test('are three also when ten report concurrently, and it is told once', async () => {
    const owner = await anEmployer(app)
    const id = await aJob(app, { by: owner })
    await Promise.all((await people(10)).map((by) => aReport(by, 'job', id, 'scam_or_fraud')))
    await isHidden()
    await Promise.all(Array.from({ length: 5 }, () => checked(id)))
    expect((await owner.call(listNotifications)).notifications).toHaveLength(1)
    expect((await app.pool.query('select from holds')).rowCount).toBe(1)
  })
})

describe('after 72 hours without a decision', () => {
  const pass = () => app.pool.query(`update holds set ends_at = now() - interval '1 second' where ends_at is not null`)

  test('it shows again, and the reports still wait', async () => {
    const [admin, id] = [await anAccount(app, 'admin'), await aJob(app, { by: await anEmployer(app) })]
    await reported(id, await people(3))
    await isHidden()
    await endHolds(app.deps)
    expect(await isShown()).toBe(false)
    await pass()
    await endHolds(app.deps)
    expect(await isShown()).toBe(true)
    expect((await caseOf(admin, 'job', id)).holds).toEqual([])
    expect((await admin.call(listCases)).cases).toMatchObject([{ reports: 3, hiddenUntil: null }])
    await checked(id)
    expect(await isShown()).toBe(true)
  })

  test('it stays hidden where a moderator has hidden it', async () => {
    const [admin, id] = [await anAccount(app, 'admin'), await aJob(app, { by: await anEmployer(app) })]
    await reported(id, await people(3))
    await isHidden()
    await decide(admin, 'job', id, hiding)
    await pass()
    await endHolds(app.deps)
    expect(await isShown()).toBe(false)
  })
})

describe('an account', () => {
  const body = { reason: 'They ask people for money.' }

  test('is found by its address, its company and its name, suspended and reinstated', async () => {
    const [admin, owner] = [
      await anAccount(app, 'admin'),
      await anEmployer(app, { businessName: 'Copper 100% Kettle' }),
    ]
    await aJob(app, { by: owner })
    const find = async (query: string) => (await admin.call(findAccounts, { query: { query } })).accounts
    const account = { params: { kind: 'account' as const, id: owner._id }, body }
    expect(await find('copper 100%')).toMatchObject([{ _id: owner._id, suspendedAt: null }])
    expect(await find('100_')).toEqual([])
    await admin.call(suspend, account)
    expect((await find(owner.email))[0]?.suspendedAt).not.toBeNull()
    expect(await isShown()).toBe(false)
    await expect(admin.call(suspend, account)).toBeRefused('conflict')
    await expect(owner.call(listNotifications)).toBeRefused('not_signed_in')
    expect((await app.mailTo(owner.email)).text).toContain(body.reason)
    await admin.call(reinstate, account)
    expect(await isShown()).toBe(true)
    await expect(admin.call(reinstate, account)).toBeRefused('conflict')
    expect((await app.mailTo(owner.email, /active again/)).text).toContain('You can sign in')
  })

  test('that is reinstated leaves hidden what a decision of its own hides', async () => {
    const [admin, owner] = [await anAccount(app, 'admin'), await anEmployer(app)]
    await aJob(app, { by: owner })
    for (const kind of ['company', 'account'] as const) {
      await admin.call(suspend, { params: { kind, id: owner._id }, body })
    }
    await admin.call(reinstate, { params: { kind: 'account', id: owner._id }, body })
    expect(await isShown()).toBe(false)
  })

  test('of a moderator is not suspended, and one that there is not cannot be', async () => {
    const [admin, other] = [await anAccount(app, 'admin'), await anAccount(app, 'admin')]
    const call = (id: string) => admin.call(suspend, { params: { kind: 'account', id }, body })
    await expect(call(other._id)).toBeRefused('not_allowed')
    await expect(call('01890000-0000-7000-8000-000000000000')).toBeRefused('not_found')
  })
})

describe('the public counts', () => {
  test('are zero at first, and count what was reported, decided and held, naming no one', async () => {
    const counts = () => app.caller().call(getTransparency)
    expect(await counts()).toMatchObject({ reports: 0, open: 0, medianHours: null, since: null, byKind: [] })
    const [admin, owner] = [await anAccount(app, 'admin'), await anEmployer(app, { businessName: 'Copper Kettle' })]
    const [one, two, three] = [
      await aJob(app, { by: owner }),
      await aJob(app, { by: owner }),
      await aJob(app, { by: owner }),
    ]
    const reporters = await people(2)
    await reported(one, reporters, 'spam')
    await reported(two, reporters, 'misleading')
    await reported(three, reporters.slice(1), 'spam')
    await app.pool.query(`update reports set created_at = now() - interval '6 hours'`)
    await decide(admin, 'job', one, hiding)
    await decide(admin, 'job', two, dismissal)
    const seen = await counts()
    expect(seen).toMatchObject({
      reports: 5,
      open: 1,
      upheld: 2,
      dismissed: 2,
      hidden: 1,
      warnings: 0,
      medianHours: 6,
      byKind: [{ kind: 'job', reports: 5, upheld: 2 }],
      byReason: [
        { reason: 'spam', reports: 3, upheld: 2 },
        { reason: 'misleading', reports: 2, upheld: 0 },
      ],
    })
    const text = JSON.stringify(seen)
    for (const name of ['Copper', owner._id, ...reporters.map(({ _id }) => _id), one]) expect(text).not.toContain(name)
  })
})
