import { listAudit } from '@hearback/contract/trust/audit.ts'
import { addCaseNote, releaseCase, takeCase } from '@hearback/contract/trust/case-work.ts'
import { listCases, readAround } from '@hearback/contract/trust/moderation.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aMessage } from '../../../test/message-factory.ts'
import { aReport, caseOf, decide, dismissal, warning } from '../../../test/moderation-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { revokeAdmin } from '../accounts/admins.service.ts'
import { eraseDecided } from './erasure.service.ts'
import '../../../test/matchers.ts'

const app = testApp()
const nobody = '01890000-0000-7000-8000-000000000000'

describe('the queue', () => {
  test('has one entry for each target, whoever reported it, the oldest first, and by kind', async () => {
    const [admin, owner] = [await anAccount(app, 'admin'), await anEmployer(app, { businessName: 'Crust' })]
    const [one, two] = [await aSeeker(app), await aSeeker(app)]
    const job = await aJob(app, { by: owner, title: 'Baker' })
    await aReport(one, 'company', owner._id, 'scam_or_fraud')
    await aReport(one, 'job', job, 'spam', 'The same post again. 🥖')
    await aReport(two, 'job', job, 'asks_for_money')
    const { cases, total, counts } = await admin.call(listCases)
    expect(cases).toMatchObject([
      { kind: 'company', target: owner._id, name: 'Crust', reports: 1, fraud: 1, reasons: ['scam_or_fraud'] },
      {
        kind: 'job',
        target: job,
        name: 'Baker',
        reports: 2,
        fraud: 1,
        reasons: ['asks_for_money', 'spam'],
        excerpt: 'The same post again. 🥖',
        hiddenUntil: null,
      },
    ])
    expect({ total, counts }).toEqual({ total: 2, counts: { company: 1, job: 1 } })
    const ofJobs = await admin.call(listCases, { query: { kind: 'job' } })
    expect(ofJobs).toMatchObject({ cases: [{ kind: 'job' }], total: 1, counts: { company: 1, job: 1 } })
  })

  test('has what was reported for fraud before what has waited longer, with a beginning of long words', async () => {
    const [admin, owner, by] = [await anAccount(app, 'admin'), await anEmployer(app), await aSeeker(app)]
    const [annoying, fraud] = [await aJob(app, { by: owner }), await aJob(app, { by: owner })]
    await aReport(by, 'job', annoying, 'spam', `${'x'.repeat(199)}👩‍🍳${'y'.repeat(500)}`)
    await aReport(by, 'job', fraud, 'scam_or_fraud')
    const { cases } = await admin.call(listCases)
    expect(cases.map(({ target }) => target)).toEqual([fraud, annoying])
    expect(cases.map(({ excerpt }) => [...excerpt].length)).toEqual([0, 200])
  })
})

describe('a case', () => {
  test('shows the target, its owner with their history, and of a reporter only how their reports ended', async () => {
    const [admin, owner, by] = [await anAccount(app, 'admin'), await anEmployer(app), await aSeeker(app)]
    const [job, earlier] = [await aJob(app, { by: owner, title: 'Baker' }), await aJob(app, { by: owner })]
    await aReport(by, 'job', earlier)
    await decide(admin, 'job', earlier, warning)
    await aReport(by, 'job', job, 'spam', 'Look.')
    const seen = await caseOf(admin, 'job', job)
    expect(seen).toMatchObject({
      name: 'Baker',
      owner: { _id: owner._id, reports: 2, upheld: 1 },
      reports: [{ reason: 'spam', details: 'Look.', reporter: { userType: 'jobseeker', reports: 2, upheld: 1 } }],
      decisions: [{ target: earlier, measure: 'warning' }],
    })
    expect(seen.facts).toContainEqual({ label: 'Title', text: 'Baker' })
    const pay = { from: 20, to: 25, currency: 'USD', period: 'hour' }
    expect(seen.facts).toContainEqual({ label: 'Pay', text: '20 to 25 USD per hour', pay })
    for (const secret of [by._id, by.email, owner.email]) expect(JSON.stringify(seen)).not.toContain(secret)
  })

  test('of a profile shows no way to reach the person', async () => {
    const [admin, by, seeker] = [await anAccount(app, 'admin'), await anEmployer(app), await aSeeker(app)]
    await aReport(by, 'seeker', seeker._id)
    const text = JSON.stringify(await caseOf(admin, 'seeker', seeker._id))
    expect(text).not.toContain(seeker.email)
    expect(text).not.toContain('+1208')
  })

  test('stays readable when its target is gone, and there is none of what never was', async () => {
    const [admin, by, job] = [
      await anAccount(app, 'admin'),
      await aSeeker(app),
      await aJob(app, { by: await anEmployer(app) }),
    ]
    await aReport(by, 'job', job)
    await app.pool.query('delete from jobs')
    expect(await caseOf(admin, 'job', job)).toMatchObject({ facts: null, reports: [{ status: 'open' }] })
    await expect(caseOf(admin, 'job', nobody)).toBeRefused('not_found')
  })
})

describe('the messages around a reported one', () => {
  async function talk() {
    const [admin, employer, seeker] = [await anAccount(app, 'admin'), await anEmployer(app), await aSeeker(app)]
    const ids: string[] = []
    for (let seq = 1; seq <= 9; seq++) {
      ids.push(
        (await aMessage(app, { employer, seeker, by: seq === 5 ? employer : seeker, content: `Text ${seq}` }))._id,
      )
    }
    return { admin, seeker, id: ids[4] ?? '', other: ids[8] ?? '' }
  }

  test('are three before and after it, and each look is written down', async () => {
    const { admin, seeker, id } = await talk()
    await aReport(seeker, 'message', id)
    const { messages } = await admin.call(readAround, { params: { id } })
    expect(messages.map(({ content }) => content)).toEqual([2, 3, 4, 5, 6, 7, 8].map((seq) => `Text ${seq}`))
    expect(messages.filter(({ byReported }) => byReported)).toMatchObject([{ _id: id, reported: true }])
    expect((await admin.call(listAudit, { query: { target: id } })).entries).toMatchObject([
      { actor: admin.email, act: 'messages_read', kind: 'message' },
    ])
  })

  test('are read by no one while no report of it is open', async () => {
    const { admin, seeker, id, other } = await talk()
    const read = (message: string) => admin.call(readAround, { params: { id: message } })
    await expect(read(id)).toBeRefused('not_found')
    await aReport(seeker, 'message', id).catch(() => undefined)
    await expect(read(other)).toBeRefused('not_found')
    await decide(admin, 'message', id, dismissal)
    await expect(read(id)).toBeRefused('not_found')
    expect((await admin.call(listAudit, { query: { target: other } })).total).toBe(0)
  })
})

describe('the moderator who handles a case', () => {
  async function reported() {
    const [mona, milo] = [await anAccount(app, 'admin'), await anAccount(app, 'admin')]
    const [owner, by] = [await anEmployer(app), await aSeeker(app)]
    const job = await aJob(app, { by: owner, title: 'Baker' })
    await aReport(by, 'job', job)
    const params = { kind: 'job', id: job } as const
    return { mona, milo, owner, by, job, params }
  }

  test('shows in the queue and in the case, and each change is written down', async () => {
    const { mona, milo, params } = await reported()
    await mona.call(takeCase, { params, body: {} })
    const assignee = { _id: mona._id, email: mona.email }
    expect(await milo.call(listCases)).toMatchObject({ cases: [{ assignee }] })
    expect(await caseOf(milo, 'job', params.id)).toMatchObject({ assignee })
    await mona.call(takeCase, { params, body: {} })
    await mona.call(releaseCase, { params })
    await mona.call(releaseCase, { params })
    expect(await milo.call(listCases)).toMatchObject({ cases: [{ assignee: null }] })
    const { entries } = await mona.call(listAudit, { query: { target: params.id } })
    expect(entries.map(({ act, name }) => [act, name])).toEqual([
      ['case_released', 'Baker'],
      ['case_taken', 'Baker'],
    ])
  })

  test('is one of two who take it at the same time, and leaves it only to who saw them have it', async () => {
    const { mona, milo, params } = await reported()
    const takes = [mona, milo].map((one) => one.call(takeCase, { params, body: {} }))
    expect((await Promise.allSettled(takes)).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { assignee } = await caseOf(mona, 'job', params.id)
    const other = assignee?._id === mona._id ? milo : mona
    await expect(other.call(takeCase, { params, body: {} })).toBeRefused('conflict')
    await other.call(releaseCase, { params })
    expect((await caseOf(mona, 'job', params.id)).assignee).toEqual(assignee)
    await other.call(takeCase, { params, body: { from: assignee?._id } })
    expect((await caseOf(mona, 'job', params.id)).assignee).toMatchObject({ _id: other._id })
  })

  test('has it no longer once it is decided, so that the next report has no one', async () => {
    const { mona, milo, by, job, params } = await reported()
    await mona.call(takeCase, { params, body: {} })
    await decide(milo, 'job', job, dismissal)
    await expect(mona.call(takeCase, { params, body: {} })).toBeRefused('conflict')
    await aReport(by, 'job', job)
    expect(await mona.call(listCases)).toMatchObject({ cases: [{ target: job, assignee: null }] })
  })

  test('has it no longer once they are no moderator, and anybody may take it', async () => {
    const { mona, milo, params } = await reported()
    await mona.call(takeCase, { params, body: {} })
    await revokeAdmin(app.db, mona.email)
    expect(await milo.call(listCases)).toMatchObject({ cases: [{ assignee: null }] })
    await milo.call(takeCase, { params, body: {} })
    expect((await caseOf(milo, 'job', params.id)).assignee).toMatchObject({ _id: milo._id })
  })

  test('takes and decides it also when its target is gone', async () => {
    const { mona, job, params } = await reported()
    await app.pool.query('delete from jobs')
    await mona.call(takeCase, { params, body: {} })
    await mona.call(addCaseNote, { params, body: { words: 'They deleted it.' } })
    await decide(mona, 'job', job, dismissal)
    expect(await mona.call(listCases)).toMatchObject({ cases: [] })
  })
})

describe('a note', () => {
  test('is read by moderators only, outlives its author and goes with the owner of the target', async () => {
    const [mona, milo, owner, by] = [
      await anAccount(app, 'admin'),
      await anAccount(app, 'admin'),
      await anEmployer(app),
      await aSeeker(app),
    ]
    await aReport(by, 'company', owner._id)
    const params = { kind: 'company', id: owner._id } as const
    await mona.call(addCaseNote, { params, body: { words: 'Called them.' } })
    await milo.call(addCaseNote, { params, body: { words: 'No answer.' } })
    expect((await milo.call(listCases)).cases).toMatchObject([{ note: 'No answer.' }])
    expect((await caseOf(milo, 'company', owner._id)).notes).toMatchObject([
      { author: mona.email, words: 'Called them.' },
      { author: milo.email, words: 'No answer.' },
    ])
    await app.pool.query('delete from users where id = $1', [mona._id])
    expect((await caseOf(milo, 'company', owner._id)).notes).toMatchObject([{ author: null }, { author: milo.email }])
    await app.db.transaction().execute((tx) => eraseDecided(tx, owner._id))
    expect((await caseOf(milo, 'company', owner._id)).notes).toEqual([])
  })

  test('is not written about what never was', async () => {
    const mona = await anAccount(app, 'admin')
    const params = { kind: 'job', id: nobody } as const
    await expect(mona.call(addCaseNote, { params, body: { words: 'Hm.' } })).toBeRefused('not_found')
    await expect(mona.call(takeCase, { params, body: {} })).toBeRefused('conflict')
  })
})
