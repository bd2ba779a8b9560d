import { aJob, anApplication, anEmployer, aSeeker } from '../api-setup.ts'
import { looksRight } from '../crawl/page-findings.ts'
import { expect, test } from '../fixtures.ts'

test('closing a job asks whether someone was hired, and tells everyone who is waiting', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const seekers = [await aSeeker(await person('Ana')), await aSeeker(await person('Ben'))]
  const jobId = await aJob(employer, 'Night baker')
  for (const seeker of seekers) await anApplication(seeker, jobId)

  const { page } = employer
  await page.goto('/employer/jobs')
  await page.getByRole('button', { name: 'More actions for Night baker' }).click()
  await page.getByRole('menuitem', { name: 'Close' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('2 people are still waiting for an answer.', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close and tell 2 people' }).click()
  await expect(dialog.getByText('Say whether you hired someone')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Yes, someone from elsewhere' }).check()
  await dialog.getByRole('textbox', { name: 'Message' }).pressSequentially('Thank you, {firstName}.')
  await looksRight(page)
  await dialog.getByRole('button', { name: 'Close and tell 2 people' }).click()
  await expect(page.getByText('2 people will be told.', { exact: false })).toBeVisible()
  await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible()
  for (const seeker of seekers) {
    await expect(async () => {
      await seeker.page.goto('/applications')
      await seeker.page.getByRole('link', { name: 'Night baker' }).first().click()
      await expect(seeker.page.getByText(`Thank you, ${seeker.name}.`).first()).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 90_000 })
    await expect(seeker.page.getByText(/position has been filled/).first()).toBeVisible()
  }
  await page.goto('/employer/report')
  await expect(page.getByRole('row', { name: 'Hired someone from elsewhere 1' })).toBeVisible()
  await looksRight(page)
})

test('closing can be undone, and then no one is told', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const seeker = await aSeeker(await person('Ana'))
  const jobId = await aJob(employer, 'Night baker')
  await anApplication(seeker, jobId)
  const { page } = employer
  await page.goto(`/employer/jobs/${jobId}`)
  await page.getByRole('button', { name: 'More actions for Night baker' }).click()
  await page.getByRole('menuitem', { name: 'Close' }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'No', exact: true }).check()
  await page.getByRole('button', { name: 'Close and tell 1 person' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('“Night baker” is as it was before.', { exact: false })).toBeVisible()
  await expect(page.getByText(/^Open until /).first()).toBeVisible()
})

test('a job without waiting applicants asks only whether someone was hired', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const jobId = await aJob(employer, 'Night baker')
  const { page } = employer
  await page.goto(`/employer/jobs/${jobId}`)
  await page.getByRole('button', { name: 'More actions for Night baker' }).click()
  await page.getByRole('menuitem', { name: 'Close' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await dialog.getByRole('radio', { name: 'No', exact: true }).check()
  await dialog.getByRole('button', { name: 'Close job' }).click()
  await expect(page.getByText('“Night baker” is closed.')).toBeVisible()
})
