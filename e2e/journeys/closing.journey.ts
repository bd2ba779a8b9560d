import { aJob, anApplication, anEmployer, aSeeker } from '../api-setup.ts'
import { looksRight } from '../crawl/page-findings.ts'
import { expect, test } from '../fixtures.ts'

test('closing a job tells everyone who is waiting that it is filled', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const seekers = [await aSeeker(await person('Ana')), await aSeeker(await person('Ben'))]
  const jobId = await aJob(employer, 'Night baker')
  for (const seeker of seekers) await anApplication(seeker, jobId)

  const { page } = employer
  await page.goto('/employer/jobs')
  await page.getByRole('button', { name: 'More actions for Night baker' }).click()
  await page.getByRole('menuitem', { name: 'Close' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('2 people are waiting for an answer.', { exact: false })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Message' }).pressSequentially('Thank you, {firstName}.')
  await looksRight(page)
  await dialog.getByRole('button', { name: 'Close and tell 2 people' }).click()
  await expect(page.getByText('We told 2 of 2 people.', { exact: false })).toBeVisible()
  await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible()
  for (const seeker of seekers) {
    await seeker.page.goto('/applications')
    await seeker.page.getByRole('link', { name: 'Night baker' }).first().click()
    await expect(seeker.page.getByText(`Thank you, ${seeker.name}.`).first()).toBeVisible()
    await expect(seeker.page.getByText(/position has been filled/).first()).toBeVisible()
  }
})

test('a job without waiting applicants closes immediately, and can be reopened', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const jobId = await aJob(employer, 'Night baker')
  const { page } = employer
  await page.goto(`/employer/jobs/${jobId}`)
  await page.getByRole('button', { name: 'More actions for Night baker' }).click()
  await page.getByRole('menuitem', { name: 'Close' }).click()
  await expect(page.getByText('“Night baker” is closed.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('“Night baker” is open again.')).toBeVisible()
})
