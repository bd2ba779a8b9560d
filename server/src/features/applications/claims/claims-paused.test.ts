import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { anApplication } from '../../../../test/application-factory.ts'
import { claim, settle, takeStep } from '../../../../test/claim-factory.ts'
import { anEmployer } from '../../../../test/employer-factory.ts'
import { aJob } from '../../../../test/job-factory.ts'
import '../../../../test/matchers.ts'
import { aSeeker } from '../../../../test/seeker-factory.ts'

const app = testApp()

describe('a company to whose claims three people objected within 30 days', () => {
  async function objectedTo(times: number, daysAgo: readonly number[]) {
    const hana = await anEmployer(app, { businessName: 'Crust' })
    const jobId = await aJob(app, { by: hana, title: 'Baker' })
    for (let n = 0; n < times; n++) {
      const ana = await aSeeker(app)
      const id = await anApplication(app, { by: ana, to: jobId })
      await claim(hana, id)
      await settle(ana, id, false)
      await app.pool.query(
        `update answer_claims set settled_at = settled_at - make_interval(secs => 86400 * $2::float8) where application_id = $1`,
        [id, daysAgo[n]],
      )
    }
    return { hana, jobId, next: () => anApplicationTo(jobId) }
  }
  const anApplicationTo = async (to: string) => anApplication(app, { by: await aSeeker(app), to })

  test('claims no more for 30 days after the third, and answers as before', async () => {
    const { hana, next } = await objectedTo(3, [25, 10, 0])
    const id = await next()
    const refusal = (await claim(hana, id).catch((error: unknown) => error)) as { body: { resetsAt: string } }
    expect(refusal).toMatchObject({ body: { code: 'claims_paused' } })
    expect(Date.parse(refusal.body.resetsAt) - Date.now()).toBeCloseTo(30 * 86_400_000, -5)
    await takeStep(hana, id, 'shortlisted')
  })

  test.each([
    ['of two objections', 2, [0, 0]],
    ['once the 30 days are over', 3, [50, 40, 30.1]],
    ['of three objections over more than 30 days', 3, [31, 10, 0]],
  ])('claims again, or still: %s', async (_, times, daysAgo) => {
    const { hana, next } = await objectedTo(times, daysAgo)
    expect((await claim(hana, await next())).claim.outcome).toBeNull()
  })

  test('are three people: one person who objects three times counts once', async () => {
    const hana = await anEmployer(app)
    const ana = await aSeeker(app)
    const jobIds = [await aJob(app, { by: hana }), await aJob(app, { by: hana }), await aJob(app, { by: hana })]
    for (const to of jobIds) {
      const id = await anApplication(app, { by: ana, to })
      await claim(hana, id)
      await settle(ana, id, false)
    }
    const [jobId = ''] = jobIds
    expect((await claim(hana, await anApplicationTo(jobId))).claim.outcome).toBeNull()
  })
})
