import { makeOffer } from '@hearback/contract/hiring/offers.ts'
import { aJob, anApplication, anEmployer, aSeeker } from '../api-setup.ts'
import { expect, type Person, test } from '../fixtures.ts'

const DAY = 24 * 60 * 60_000

/**
 * The device of this person shows another time from its next page on; it runs on as clocks do. Playwright's own clock
 * would also replace the timeline of `performance`, by which a page says that it is usable.
 */
const setClock = ({ page }: Person, ahead: number) =>
  page.addInitScript((difference) => {
    const { now } = Date
    class WrongDate extends Date {
      constructor(...parts: [] | [number]) {
        if (parts.length > 0) super(...(parts as [number]))
        else super(now() + difference)
      }
      static override now = () => now() + difference
    }
    globalThis.Date = WrongDate as DateConstructor
  }, ahead)

for (const [words, ahead] of [
  ['3 days ahead', 3 * DAY],
  ['3 days behind', -3 * DAY],
] as const) {
  test(`a device whose clock is ${words} shows what is due by the time of the server`, async ({ person }) => {
    const employer = await anEmployer(await person('Carla'))
    const seeker = await aSeeker(await person('Ana'))
    const jobId = await aJob(employer, 'Night baker')
    await anApplication(seeker, jobId)
    const expiresAt = new Date(Date.now() + 2 * DAY).toISOString()
    await employer.call(makeOffer, {
      body: {
        hr: employer.id,
        jobSeeker: seeker.id,
        details: { title: 'Day baker', pay: 24, hoursPerWeek: 36 },
        expiresAt,
      },
    })
    for (const one of [employer, seeker]) await setClock(one, ahead)

    await seeker.page.goto('/applications')
    await expect(seeker.page.getByText('Answer due in 14 days').first()).toBeVisible()
    await seeker.page.goto('/offers')
    await expect(seeker.page.getByText(/Expires in (47 hours|48 hours|2 days)/).first()).toBeVisible()
    await seeker.page.goto('/notifications')
    await expect(seeker.page.getByRole('heading', { name: 'Today' })).toBeVisible()

    await employer.page.goto('/employer')
    await expect(employer.page.getByText('Answer due in 14 days').first()).toBeVisible()
    await employer.page.goto('/employer/jobs/new')
    const today = await employer.page.evaluate((now) => {
      const day = new Date(now)
      return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
        .map((part) => String(part).padStart(2, '0'))
        .join('-')
    }, Date.now())
    await expect(employer.page.getByLabel('Closes on')).toHaveAttribute('min', today)
  })

  test(`a visitor whose clock is ${words} reads how old a job is by the time of the server`, async ({ person }) => {
    const employer = await anEmployer(await person('Carla'))
    const jobId = await aJob(employer, 'Night baker')
    const visitor = await person('Vera')
    await setClock(visitor, ahead)
    await visitor.page.goto(`/jobs/${jobId}`)
    await expect(visitor.page.getByText('just now').first()).toBeVisible()
  })
}
