import { getApplication, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { decideChat } from '@hearback/contract/hiring/chat.ts'
import { getOffer, makeOffer, type OfferForm, updateOfferStatus } from '@hearback/contract/hiring/offers.ts'
import { hideFromEmployer } from '@hearback/contract/people/seekers.ts'
import { describe, expect, test } from 'vitest'
import { type Refusal, testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { aChat, say } from '../../../test/chat-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { anOffer, shiftOffer } from '../../../test/offer-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'

const app = testApp()
const day = 86_400_000

async function theTwo() {
  const hana = await anEmployer(app, { businessName: 'Crust' })
  const ana = await aSeeker(app)
  return { hana, ana, jobId: await aJob(app, { by: hana, title: 'Baker' }) }
}
const offerTo = (by: Person, to: Person, rest: Partial<OfferForm> = {}) =>
  by.call(makeOffer, { body: { hr: by._id, jobSeeker: to._id, details: 'Come and bake with us.', ...rest } as never })
const historyOf = async (who: Person, id: string) =>
  (await who.call(getApplication, { params: { id } })).application.history.map((s) => `${s.by}: ${s.from} > ${s.to}`)

describe('an offer', () => {
  test('is sent, kept as it was given, and told to the seeker', async () => {
    const { hana, ana } = await theTwo()
    const details = {
      title: 'Night baker',
      pay: 24.5,
      payPeriod: 'hour',
      currency: 'USD',
      startDate: '2027-01-11',
      hoursPerWeek: 38,
      benefits: ['Bread', 'Medical'],
      message: 'We liked your rye.',
    } as const
    const { offer } = await offerTo(hana, ana, { details: { ...details, benefits: [...details.benefits] } })
    expect(offer).toMatchObject({
      hr: hana._id,
      jobSeeker: ana._id,
      status: 'pending',
      job: null,
      nextSteps: ['withdrawn'],
    })
    expect(offer.details).toEqual(details)
    expect(new Date(offer.expiresAt).getTime() - new Date(offer.createdAt).getTime()).toBe(7 * day)
    const received = (await ana.call(getOffer, { params: { id: offer._id } })).offer
    expect(received).toMatchObject({ details, nextSteps: ['accepted', 'declined'], jobSeekerProfile: null })
    expect(received.company.businessName).toBe('Crust')
    expect(received.history).toMatchObject([{ from: null, to: 'pending', by: 'employer', reason: null }])
    const mail = await app.mailTo(ana.email, /You have an offer from Crust: Night baker/)
    expect(mail.text).toContain(`/offers/${offer._id}`)
  })

  test.each([
    ['a text', 'Come and bake.\nFrom Monday.'],
    ['benefits as one text', { benefits: 'bread, and more bread' }],
    ['pay alone', { pay: 0 }],
  ])('may be %s', async (_, details) => {
    const { hana, ana } = await theTwo()
    expect((await offerTo(hana, ana, { details })).offer.details).toEqual(details)
  })

  test.each([
    ['details', { details: '' }],
    ['details', { details: {} }],
    ['details', { details: { title: '', benefits: [] } }],
    ['details.pay', { details: { pay: -1 } }],
    ['details', { details: { pay: 20, payPeriod: 'decade' } }],
    ['details.startDate', { details: { startDate: '2027-02-30' } }],
    ['details.hoursPerWeek', { details: { hoursPerWeek: 169 } }],
    ['details', { details: 'x'.repeat(10_001) }],
    ['expiresAt', { expiresAt: new Date(Date.now() + day / 25).toISOString() }],
    ['expiresAt', { expiresAt: new Date(Date.now() + 90.1 * day).toISOString() }],
    ['jobSeeker', { jobSeeker: 'ana' }],
  ])('with wrong %s is refused: %j', async (field, change) => {
    const { hana, ana } = await theTwo()
    await expect(offerTo(hana, ana, change as never)).toBeRefused('invalid_input', field)
    expect((await app.pool.query('select from usage_counters')).rowCount).toBe(0)
  })

  test('lasts as long as it says', async () => {
    const { hana, ana } = await theTwo()
    const expiresAt = new Date(Date.now() + 60 * day).toISOString()
    expect((await offerTo(hana, ana, { expiresAt })).offer.expiresAt).toBe(expiresAt)
  })

  test('cannot be changed in the tables', async () => {
    const { hana, ana } = await theTwo()
    const id = await anOffer({ by: hana, to: ana })
    await expect(app.pool.query(`update offers set details = '"Less."' where id = $1`, [id])).rejects.toThrow(
      /cannot be changed/,
    )
  })
})

describe('the sides of an offer', () => {
  test('speaks for themselves, with a company', async () => {
    const { hana, ana } = await theTwo()
    const otto = await anEmployer(app)
    await expect(offerTo(hana, ana, { hr: otto._id })).toBeRefused('not_allowed')
    await expect(offerTo(await anAccount(app, 'employer'), ana)).toBeRefused('profile_required')
  })

  test('names a job of their own', async () => {
    const { hana, ana } = await theTwo()
    await expect(offerTo(hana, ana, { job: await aJob(app, { by: await anEmployer(app) }) })).toBeRefused('not_allowed')
    await expect(offerTo(hana, ana, { job: ana._id })).toBeRefused('not_found')
  })

  test('may be seen by the company', async () => {
    const { hana, ana } = await theTwo()
    await ana.call(hideFromEmployer, { params: { id: hana._id } })
    await expect(offerTo(hana, ana)).toBeRefused('not_found')
    await expect(offerTo(hana, await aSeeker(app, { published: false }))).toBeRefused('not_found')
    await expect(offerTo(hana, await anAccount(app, 'jobseeker'))).toBeRefused('not_found')
  })

  test('is hidden and yet in contact: by an application, or a chat of their own', async () => {
    const { hana, ana, jobId } = await theTwo()
    const bea = await aSeeker(app)
    await anApplication(app, { by: ana, to: jobId })
    const { chatId } = await aChat(app, { by: bea, with: hana })
    await say(bea, chatId, 'Do you need a baker?')
    for (const person of [ana, bea]) {
      await person.call(hideFromEmployer, { params: { id: hana._id } })
      expect((await offerTo(hana, person)).offer.status).toBe('pending')
    }
  })

  test('has not blocked the company', async () => {
    const { hana, ana, jobId } = await theTwo()
    await anApplication(app, { by: ana, to: jobId })
    const { chatId } = await aChat(app, { by: hana, with: ana })
    await ana.call(decideChat, { params: { chatId }, body: { decision: 'block' } })
    await expect(offerTo(hana, ana)).toBeRefused('not_allowed')
  })

  test('is not blocked by the company', async () => {
    const { hana, ana, jobId } = await theTwo()
    await anApplication(app, { by: ana, to: jobId })
    const { chatId } = await aChat(app, { by: hana, with: ana })
    await hana.call(decideChat, { params: { chatId }, body: { decision: 'block' } })
    await expect(offerTo(hana, ana)).toBeRefused('not_allowed')
  })
})

describe('an offer for a job', () => {
  test.each([
    ['applied', ['employer: applied > viewed', 'employer: viewed > offered']],
    ['viewed', ['employer: viewed > offered']],
    ['interview', ['employer: interview > offered']],
    ['expired', ['employer: expired > offered']],
    ['offered', []],
  ] as const)('takes the application that is %s along', async (status, steps) => {
    const { hana, ana, jobId } = await theTwo()
    const applicationId = await anApplication(app, { by: ana, to: jobId, status })
    const before = await historyOf(ana, applicationId)
    const { offer } = await offerTo(hana, ana, { job: jobId })
    expect(offer).toMatchObject({ application: applicationId, jobTitle: 'Baker', jobIsOpen: true })
    expect(await historyOf(ana, applicationId)).toEqual([...before, ...steps])
    const { application } = await hana.call(getApplication, { params: { id: applicationId } })
    expect(application).toMatchObject({ status: 'offered', nextSteps: ['rejected'] })
    expect(application.answeredAt).not.toBeNull()
  })

  test.each(['rejected', 'withdrawn', 'declined', 'hired'] as const)(
    'leaves an application alone that is %s',
    async (status) => {
      const { hana, ana, jobId } = await theTwo()
      const id = await anApplication(app, { by: ana, to: jobId, status })
      expect((await offerTo(hana, ana, { job: jobId })).offer.application).toBeNull()
      expect((await ana.call(getApplication, { params: { id } })).application.status).toBe(status)
    },
  )

  test('is told of once, by the offer alone', async () => {
    const { hana, ana, jobId } = await theTwo()
    await anApplication(app, { by: ana, to: jobId, status: 'viewed' })
    await offerTo(hana, ana, { job: jobId })
    await app.mailTo(ana.email, /You have an offer from Crust/)
    expect(app.mails.filter((mail) => /You have an offer: /.test(mail.subject))).toEqual([])
  })

  test('that names none touches no application', async () => {
    const { hana, ana, jobId } = await theTwo()
    const id = await anApplication(app, { by: ana, to: jobId, status: 'viewed' })
    expect((await offerTo(hana, ana)).offer.application).toBeNull()
    expect((await ana.call(getApplication, { params: { id } })).application.status).toBe('viewed')
  })

  test('keeps the employer from inviting again until it has ended', async () => {
    const { hana, ana, jobId } = await theTwo()
    const id = await anApplication(app, { by: ana, to: jobId, status: 'interview' })
    const { offer } = await offerTo(hana, ana, { job: jobId })
    const invite = () => hana.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'interview' } })
    await expect(invite()).toBeRefused('step_not_allowed')
    await hana.call(updateOfferStatus, { params: { id: offer._id }, body: { status: 'withdrawn' } })
    expect((await invite()).application.status).toBe('interview')
    const again = (await offerTo(hana, ana, { job: jobId })).offer
    await shiftOffer(app, again._id, 7.1)
    expect((await invite()).application.status).toBe('interview')
  })
})

describe('a second offer', () => {
  test('for the same job is refused while one is pending, and for another job is not', async () => {
    const { hana, ana, jobId } = await theTwo()
    await offerTo(hana, ana)
    await expect(offerTo(hana, ana)).toBeRefused('offer_pending')
    await offerTo(hana, ana, { job: jobId })
    await expect(offerTo(hana, ana, { job: jobId })).toBeRefused('offer_pending')
    await offerTo(hana, ana, { job: await aJob(app, { by: hana }) })
    expect((await app.pool.query('select used from usage_counters')).rows).toEqual([{ used: 3 }])
  })

  test('takes the place of the one that it names', async () => {
    const { hana, ana, jobId } = await theTwo()
    const applicationId = await anApplication(app, { by: ana, to: jobId, status: 'viewed' })
    const first = (await offerTo(hana, ana, { job: jobId })).offer
    await app.pool.query(`update mail_threads set sent_at = sent_at - interval '1 hour'`)
    const second = (await offerTo(hana, ana, { job: jobId, supersedes: first._id, details: { pay: 25 } })).offer
    expect(second).toMatchObject({ status: 'pending', supersedes: first._id, application: applicationId })
    const old = (await ana.call(getOffer, { params: { id: first._id } })).offer
    expect(old).toMatchObject({ status: 'superseded', supersededBy: second._id, nextSteps: [] })
    expect(old.history.at(-1)).toMatchObject({ from: 'pending', to: 'superseded', by: 'employer' })
    await app.mailTo(ana.email, /Updated offer from Crust/)
    const accept = (id: string) => ana.call(updateOfferStatus, { params: { id }, body: { status: 'accepted' } })
    await expect(accept(first._id)).toBeRefused('step_not_allowed')
    await accept(second._id)
  })

  test('may not name what is another’s, of another job, or over', async () => {
    const { hana, ana, jobId } = await theTwo()
    const [bea, otto] = [await aSeeker(app), await anEmployer(app)]
    const id = await anOffer({ by: hana, to: ana })
    await expect(offerTo(otto, ana, { supersedes: id })).toBeRefused('not_found')
    await expect(offerTo(hana, bea, { supersedes: id })).toBeRefused('not_found')
    await expect(offerTo(hana, ana, { supersedes: id, job: jobId })).toBeRefused('invalid_input', 'supersedes')
    await ana.call(updateOfferStatus, { params: { id }, body: { status: 'accepted' } })
    const refused: Refusal = await offerTo(hana, ana, { supersedes: id }).catch((error) => error)
    expect(refused.body).toMatchObject({ code: 'step_not_allowed', allowed: ['rescinded'] })
  })

  test('needs no leave once the first is past its time, whether or not the clock came by', async () => {
    const { hana, ana } = await theTwo()
    const first = await anOffer({ by: hana, to: ana })
    await shiftOffer(app, first, 7.1)
    await expect(offerTo(hana, ana, { supersedes: first })).toBeRefused('step_not_allowed')
    await offerTo(hana, ana)
    const { rows } = await app.pool.query('select status from offers order by created_at')
    expect(rows).toEqual([{ status: 'expired' }, { status: 'pending' }])
  })
})

describe('the month’s limit', () => {
  const use = (who: Person, used: number) =>
    app.pool.query(
      `insert into usage_counters (user_id, meter, period, used) values ($1, 'offers', date_trunc('month', now() at time zone 'utc'), $2)`,
      [who._id, used],
    )

  test.each([
    ['free', 10],
    ['employer_pro_monthly', 100],
    ['employer_business_monthly', 500],
  ])('of the plan %s is %i, also for an offer that supersedes', async (plan, limit) => {
    const { hana, ana } = await theTwo()
    await app.pool.query('update users set plan = $2 where id = $1', [hana._id, plan])
    await use(hana, limit - 1)
    const first = await anOffer({ by: hana, to: ana })
    const refused: Refusal = await offerTo(hana, ana, { supersedes: first }).catch((error) => error)
    expect(refused.status).toBe(403)
    expect(refused.body).toMatchObject({ code: 'offer_limit_reached', limit, used: limit })
    expect(new Date(refused.body.resetsAt ?? '').getUTCDate()).toBe(1)
    expect((await ana.call(getOffer, { params: { id: first } })).offer.status).toBe('pending')
  })

  test('begins again with the month', async () => {
    const { hana, ana } = await theTwo()
    await use(hana, 10)
    await expect(offerTo(hana, ana)).toBeRefused('offer_limit_reached')
    await app.pool.query(`update usage_counters set period = period - interval '1 month'`)
    await offerTo(hana, ana)
  })

  test('is never passed, however many ask concurrently', async () => {
    const { hana } = await theTwo()
    await use(hana, 4)
    const people = await Promise.all(Array.from({ length: 30 }, () => aSeeker(app)))
    const answers = await Promise.allSettled(people.map((person) => offerTo(hana, person)))
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(6)
    expect((await app.pool.query('select from offers')).rowCount).toBe(6)
  })
})
