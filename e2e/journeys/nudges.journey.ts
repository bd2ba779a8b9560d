import { aJob, anApplication, anEmployer, aSeeker, passDays } from '../api-setup.ts'
import { looksRight } from '../crawl/page-findings.ts'
import { expect, sendHeldActs, test } from '../fixtures.ts'

test('on day 10 a seeker asks once for an answer, and the employer answers from the notification', async ({
  person,
}) => {
  const employer = await anEmployer(await person('Carla'))
  const seeker = await aSeeker(await person('Ana'))
  const jobId = await aJob(employer, 'Night baker')
  await anApplication(seeker, jobId)
  const openApplication = async () => {
    await seeker.page.goto('/applications')
    await seeker.page.getByRole('link', { name: 'Night baker' }).first().click()
  }
  const ask = seeker.page.getByRole('button', { name: 'Ask for an answer' })

  await openApplication()
  await expect(seeker.page.getByText(/^If you haven’t heard back by .+, you can ask /)).toBeVisible()
  await expect(ask).toHaveCount(0)

  // Pages know the time to the minute.
  await passDays(employer, employer, 10.01)
  await openApplication()
  await expect(seeker.page.getByText(/^Still nothing\? You can ask /)).toBeVisible()
  await looksRight(seeker.page)
  await ask.click()
  await expect(seeker.page.getByText(/^You asked .+ for an answer on /)).toBeVisible()
  await expect(ask).toHaveCount(0)
  await looksRight(seeker.page)

  const { page } = employer
  await page.goto('/notifications')
  await page.getByRole('link', { name: /Ana Becker is asking for an answer about Night baker/ }).click()
  await expect(page.getByText(/^Ana Becker asked again on /).first()).toBeVisible()
  await looksRight(page)
  await page
    .getByRole('button', { name: /^Reject/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog').last()
  await dialog.getByRole('combobox', { name: 'Reason' }).click()
  await page.getByRole('option', { name: 'The position has been filled' }).click()
  await dialog.getByRole('button', { name: 'Send rejection' }).click()
  await sendHeldActs(page)
  await expect(page.getByText(/^Ana Becker asked again on /)).toHaveCount(0)

  await openApplication()
  await expect(seeker.page.getByText(/position has been filled/).first()).toBeVisible()
  await expect(ask).toHaveCount(0)
  await expect(seeker.page.getByText(/^You asked /)).toHaveCount(0)
})
