import { aJob, anApplication, anEmployer, aSeeker, manyApplications } from '../api-setup.ts'
import { looksRight } from '../crawl/page-findings.ts'
import { expect, sendHeldActs, test } from '../fixtures.ts'

test('many are answered at a time with a reason, and each of them reads it', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const seekers = [await aSeeker(await person('Ana')), await aSeeker(await person('Ben'))]
  const jobId = await aJob(employer, 'Night baker')
  for (const seeker of seekers) await anApplication(seeker, jobId)

  const { page } = employer
  await page.goto('/employer')
  await page.getByText('Select all 2').last().click()
  await page.getByRole('button', { name: 'Answer 2 applicants' }).click()
  const dialog = page.getByRole('dialog')
  await looksRight(page)
  await dialog.getByRole('button', { name: /^Reject 2/ }).click()
  await expect(dialog.getByText(/reason/i).first()).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Reason' }).click()
  await page.getByRole('option', { name: 'The position has been filled' }).click()
  await dialog.getByRole('textbox', { name: 'Feedback' }).fill('We found somebody who lives next door.')
  await dialog.getByRole('button', { name: /^Reject 2/ }).click()
  await sendHeldActs(page)
  await expect(page.getByText(/2 of 2 sent/).first()).toBeVisible()

  for (const seeker of seekers) {
    await seeker.page.goto('/applications')
    await looksRight(seeker.page)
    await seeker.page.getByRole('link', { name: 'Night baker' }).first().click()
    await expect(seeker.page.getByText('We found somebody who lives next door.').first()).toBeVisible()
    await expect(seeker.page.getByText(/position has been filled/).first()).toBeVisible()
    await looksRight(seeker.page)
  }
})

test('the fourth post of a month is refused in the words that everybody knows, and its text is kept', async ({
  person,
}) => {
  const employer = await anEmployer(await person('Carla'))
  for (const title of ['Baker', 'Pastry chef', 'Line cook']) await aJob(employer, title)
  const { page, troubles } = employer
  await page.goto('/employer/jobs/new')
  await page.getByLabel('Job title').fill('Barista')
  await page.getByRole('combobox', { name: 'Category' }).fill('Food and hospitality')
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Minimum' }).fill('18')
  await page.getByRole('textbox', { name: 'Maximum' }).fill('22')
  await page.getByRole('textbox', { name: 'Description' }).fill('Coffee.')
  await page.getByRole('button', { name: 'Publish job' }).click()
  await expect(page.getByRole('alert')).toContainText('You have reached your monthly job posting limit.')
  await looksRight(page)
  troubles.length = 0 // the refused call stands in the console as the failed request that it is
  await page.reload()
  await expect(page.getByLabel('Job title')).toHaveValue('Barista')
})

test('a seeker at the limit sees why, withdraws one, and applies as a top choice that the employer sees first', async ({
  person,
}) => {
  const [employer, kitchen] = [await anEmployer(await person('Carla')), await anEmployer(await person('Dora'))]
  const [ana, ben] = [await aSeeker(await person('Ana')), await aSeeker(await person('Ben'))]
  const jobId = await aJob(employer, 'Night baker')
  await anApplication(ben, jobId)
  await manyApplications(ana, kitchen, 30)

  const { page } = ana
  await page.goto('/home')
  await expect(page.getByText('You have 30 unanswered applications, the most you can have at a time.')).toBeVisible()
  const apply = async () => {
    await page.goto(`/jobs/${jobId}`)
    await page.getByRole('button', { name: 'Apply with your profile' }).last().click()
    return page.getByRole('dialog')
  }
  const refused = await apply()
  await expect(refused.getByRole('heading', { name: /You have 30 unanswered applications/ })).toBeVisible()
  await expect(refused.getByText('0 of 30 left')).toBeVisible()
  await looksRight(page)
  await refused.getByRole('link', { name: 'See who owes you an answer' }).click()
  await page.getByRole('link', { name: /^Cook/ }).first().click()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()

  const sheet = await apply()
  await expect(sheet.getByText('1 of 30 left')).toBeVisible({ timeout: 20_000 })
  // One person has applied to the job, and that person waits.
  await expect(sheet.getByText('1 person', { exact: true })).toHaveCount(2)
  await sheet.getByRole('button', { name: 'Looks good' }).click()
  await sheet.getByRole('button', { name: 'Skip' }).click()
  await sheet.getByRole('checkbox', { name: 'Make this a top choice' }).check()
  await sheet.getByRole('textbox', { name: 'Why this job?' }).fill('I grew up above this bakery.')
  await looksRight(page)
  await sheet.getByRole('button', { name: 'Send application' }).click()
  await expect(sheet.getByText(/due in/i)).toBeVisible()

  const company = employer.page
  await company.goto(`/employer/jobs/${jobId}/applicants`)
  const names = company.locator('button[data-applicant]')
  await expect(names).toHaveCount(2)
  await expect(names.first()).toContainText('Ana')
  await expect(company.getByText('Top choice', { exact: true }).first()).toBeVisible()
  await names.first().click()
  await expect(company.getByText('I grew up above this bakery.').first()).toBeVisible()
  await looksRight(company)
})
