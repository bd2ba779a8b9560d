import { pickSlot } from '@hearback/contract/hiring/answering.ts'
import { getAgenda, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { anApplication, shiftApplication } from '../../../../test/application-factory.ts'
import { anEmployer } from '../../../../test/employer-factory.ts'
import { aJob } from '../../../../test/job-factory.ts'
import { anOffer, shiftOffer } from '../../../../test/offer-factory.ts'
import { aSeeker } from '../../../../test/seeker-factory.ts'

const app = testApp()
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

async function people() {
  const hana = await anEmployer(app, { businessName: 'Crust' })
  const ana = await aSeeker(app)
  const apply = async (title: string) => anApplication(app, { by: ana, to: await aJob(app, { by: hana, title }) })
  const invite = async (title: string, ...days: number[]) => {
    const id = await apply(title)
    await hana.call(updateApplicationStatus, {
      params: { id },
      body: { newStatus: 'interview', interviewInvitation: { message: 'Come by.', slots: days.map(inDays) } },
    })
    return id
  }
  return { hana, ana, apply, invite }
}

test('nothing waits for a seeker without applications', async () => {
  const ana = await aSeeker(app)
  expect(await ana.call(getAgenda)).toEqual({
    offersToAnswer: 0,
    slotsToPick: { count: 0, first: null },
    nextInterview: null,
    overdueAnswers: 0,
    applicationBudget: { limit: 30, used: 0 },
    success: true,
  })
})

test('invitations without a picked time wait for a pick, as long as one of the times is to come', async () => {
  const { ana, invite } = await people()
  const first = await invite('Baker', 2, 3)
  await invite('Cook', 1)
  const past = await invite('Waiter', 1, 2)
  await shiftApplication(app, past, 4)
  const { slotsToPick, nextInterview } = await ana.call(getAgenda)
  expect(slotsToPick).toEqual({ count: 2, first: { applicationId: first, jobTitle: 'Baker', company: 'Crust' } })
  expect(nextInterview).toBeNull()
})

test('the next interview is the earliest picked one that has not ended', async () => {
  const { ana, invite } = await people()
  const [later, next, past] = [await invite('Baker', 5), await invite('Cook', 2), await invite('Waiter', 1)]
  for (const [id, days] of [
    [later, 5],
    [next, 2],
    [past, 1],
  ] as const) {
    const { rows } = await app.pool.query(`select slots[1] as slot from interviews where application_id = $1`, [id])
    expect(Math.abs(rows[0].slot.getTime() - Date.parse(inDays(days)))).toBeLessThan(60_000)
    await ana.call(pickSlot, { params: { id }, body: { slot: rows[0].slot.toISOString() } })
  }
  await shiftApplication(app, past, 2)
  expect(await ana.call(getAgenda)).toMatchObject({
    slotsToPick: { count: 0 },
    nextInterview: { applicationId: next, jobTitle: 'Cook', company: 'Crust' },
  })
})

test('counts pending offers that have not lapsed, and applications whose answer is overdue, and none of other people', async () => {
  const { hana, ana, apply } = await people()
  await anOffer({ by: hana, to: ana })
  await shiftApplication(app, await apply('Baker'), 15)
  await apply('Cook')
  const bea = await aSeeker(app)
  const lapsed = await anOffer({ by: hana, to: bea })
  await shiftOffer(app, lapsed, 8)
  expect(await ana.call(getAgenda)).toMatchObject({ offersToAnswer: 1, overdueAnswers: 1 })
  expect(await bea.call(getAgenda)).toMatchObject({ offersToAnswer: 0, overdueAnswers: 0 })
})
