import { aJob, anEmployer, aSeeker } from '../api-setup.ts'
import { looksRight } from '../crawl/page-findings.ts'
import { expect, password, test } from '../fixtures.ts'

test('a job seeker reports a job, and finds its case number on the page, in the mail and in the list', async ({
  person,
}) => {
  const employer = await anEmployer(await person('Carla'))
  const { page, email, troubles } = await aSeeker(await person('Ana'))
  const jobId = await aJob(employer, 'Uniform tester')

  await page.goto(`/jobs/${jobId}`)
  await page.getByRole('button', { name: 'Report this job' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Asks for money or bank details' }).check({ force: true })
  await dialog.getByRole('textbox', { name: 'What happened?' }).fill('200 dollars for a uniform.')
  await looksRight(page)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  const heading = dialog.getByRole('heading', { name: /Case number HB-/ })
  await expect(heading).toBeFocused()
  await looksRight(page)
  const [caseNumber = ''] = /HB-\w{4}-\w{2}/.exec((await heading.textContent()) ?? '') ?? []
  await expect(async () => {
    const outbox = await (await page.request.get('/dev/outbox')).text()
    expect(outbox).toContain(`<h2>We received your report ${caseNumber}</h2><p>To ${email}`)
  }).toPass({ timeout: 30_000 })

  await dialog.getByRole('link', { name: 'See your reports' }).click()
  await expect(page.getByRole('heading', { name: 'Uniform tester' })).toBeVisible()
  await expect(page.getByText(caseNumber)).toBeVisible()
  await expect(page.getByText('Awaiting decision')).toBeVisible()
  await looksRight(page)

  await page.getByRole('link', { name: 'Uniform tester' }).click()
  await page.getByRole('button', { name: 'Report this job' }).click()
  await dialog.getByRole('radio', { name: 'It’s a scam' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByRole('alert')).toContainText(`Your case number is ${caseNumber}`)
  troubles.length = 0 // the refused call stands in the console as the failed request that it is

  await employer.page.goto(`/jobs/${jobId}`)
  await expect(employer.page.getByRole('heading', { name: 'Uniform tester' })).toBeVisible()
  await expect(employer.page.getByText('This is your job.')).toBeVisible()
  await expect(employer.page.getByRole('button', { name: 'Report this job' })).toBeHidden()
})

test('a visitor who reports a company signs in, and finds the question open', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const jobId = await aJob(employer, 'Baker')
  const { email } = await aSeeker(await person('Ana'))
  const { page } = await person('Visitor')
  await page.goto(`/jobs/${jobId}`)
  await page
    .getByRole('link', { name: /^Bakery of/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Report this company' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this company' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/companies\/[^?]+$/)
})
