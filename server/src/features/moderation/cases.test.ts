import { listAudit } from '@hearback/contract/trust/audit.ts'
import { listCases, readAround } from '@hearback/contract/trust/moderation.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aMessage } from '../../../test/message-factory.ts'
import { aReport, caseOf, decide, dismissal, warning } from '../../../test/moderation-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
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
