import { viewCompany } from '@hearback/contract/jobs/company-views.ts'
import { describe, expect, test } from 'vitest'
import { type Refusal, testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { aChat } from '../../../test/chat-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { anOffer } from '../../../test/offer-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { purgeCompanyViews } from './company-views.service.ts'

const app = testApp()
const view = (who: Person, company: { _id: string }) => who.call(viewCompany, { params: { id: company._id } })
const companies = (count: number) => Promise.all(Array.from({ length: count }, () => anEmployer(app)))
const use = (who: Person, used: number) =>
  app.pool.query(
    `insert into usage_counters (user_id, meter, period, used)
     values ($1, 'company_views', date_trunc('month', now() at time zone 'utc'), $2)`,
    [who._id, used],
  )

test('a company shows who speaks for it, how it answers, and what it has open', async () => {
  const [hana, ana] = [await anEmployer(app, { businessName: 'Crust' }), await aSeeker(app)]
  await aJob(app, { by: hana, title: 'Baker' })
  await aJob(app, { by: hana, title: 'Miller', status: 'paused' })
  const { company, counted, quota } = await view(ana, hana)
  expect(company).toMatchObject({ businessName: 'Crust', firstName: 'Harriet', rescindedOffers: 0 })
  expect(company.responseStats.finished).toBe(0)
  expect(company.jobs.map(({ jobTitle }) => jobTitle)).toEqual(['Baker'])
  expect(JSON.stringify(company)).not.toContain('female')
  expect([counted, quota.limit, quota.used]).toEqual([true, 15, 1])
})

describe('the month’s limit', () => {
  test.each([
    ['free', 15],
    ['seeker_plus_monthly', 1_000],
  ])('of the plan %s is %i different companies; those opened before stay open', async (plan, limit) => {
    const ana = await aSeeker(app)
    await app.pool.query('update users set plan = $2 where id = $1', [ana._id, plan])
    const [first, second, third] = await companies(3)
    if (!first || !second || !third) throw new Error('no companies')
    await use(ana, limit - 2)
    for (const company of [first, second, first]) await view(ana, company)
    const refused: Refusal = await view(ana, third).catch((error) => error)
    expect(refused.status).toBe(403)
    expect(refused.body).toMatchObject({ code: 'company_view_limit_reached', limit, used: limit })
    expect(new Date(refused.body.resetsAt ?? '').getUTCDate()).toBe(1)
    expect((await view(ana, second)).quota.used).toBe(limit)
  })

  test('leaves out whom one has an application, a chat or an offer with', async () => {
    const ana = await aSeeker(app)
    const [applied, chatted, offered, stranger] = await companies(4)
    if (!applied || !chatted || !offered || !stranger) throw new Error('no companies')
    await anApplication(app, { by: ana, to: await aJob(app, { by: applied }) })
    await aChat(app, { by: chatted, with: ana })
    await anOffer({ by: offered, to: ana })
    await use(ana, 15)
    for (const company of [applied, chatted, offered]) {
      expect(await view(ana, company)).toMatchObject({ counted: false, quota: { used: 15 } })
    }
    await expect(view(ana, stranger)).toBeRefused('company_view_limit_reached')
  })

  test('begins again with the month, and the companies of the last one count again', async () => {
    const ana = await aSeeker(app)
    const [first] = await companies(1)
    if (!first) throw new Error('no company')
    await view(ana, first)
    await app.pool.query(`update usage_counters set period = period - interval '1 month'`)
    await app.pool.query(`update company_views set month = month - interval '1 month'`)
    expect((await view(ana, first)).quota.used).toBe(1)
    await purgeCompanyViews(app.deps)
    expect((await app.pool.query('select from company_views')).rowCount).toBe(1)
  })

  test('is not touched by a company that does not exist', async () => {
    const ana = await aSeeker(app)
    await expect(view(ana, ana)).toBeRefused('not_found')
    expect((await app.pool.query('select from usage_counters')).rowCount).toBe(0)
  })
})

describe('100 concurrent requests', () => {
  test('for one company count once', async () => {
    const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
    const answers = await Promise.allSettled(Array.from({ length: 100 }, () => view(ana, hana)))
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(100)
    expect((await view(ana, hana)).quota.used).toBe(1)
  })

  test('for 25 companies open exactly 15', async () => {
    const ana = await aSeeker(app)
    const some = await companies(25)
    const asked = Array.from({ length: 4 }, () => some).flat()
    const answers = await Promise.allSettled(asked.map((company) => view(ana, company)))
    const opened = new Set(asked.filter((_, i) => answers[i]?.status === 'fulfilled').map(({ _id }) => _id))
    expect(opened.size).toBe(15)
    expect((await app.pool.query('select from company_views')).rowCount).toBe(15)
    expect((await app.pool.query('select used from usage_counters')).rows).toEqual([{ used: 15 }])
  }, 30_000)
})
