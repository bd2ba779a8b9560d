import { aJob, anApplication, anEmployer, aSeeker } from '../api-setup.ts'
import { looksRight } from '../crawl/page-findings.ts'
import { expect, test } from '../fixtures.ts'

test('each answer opens the next applicant, by keys or by buttons', async ({ person, isMobile }) => {
  const employer = await anEmployer(await person('Carla'))
  const jobId = await aJob(employer, 'Night baker')
  const ids: string[] = []
  for (const name of ['Ana', 'Ben', 'Dora']) {
    const { application } = await anApplication(await aSeeker(await person(name)), jobId)
    ids.push(application._id)
  }
  const { page } = employer
  await page.goto(`/employer/jobs/${jobId}/applicants?applicant=${ids[0]}`)
  await expect(page.getByText('1 of 3', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Shortlist', exact: true })).toBeVisible()
  await looksRight(page)

  // Single keys do nothing in the sheet of a phone, which is a dialog.
  if (isMobile) await page.getByRole('button', { name: 'Shortlist', exact: true }).press('Enter')
  else await page.keyboard.press('s')
  await expect(page.getByText('2 of 3', { exact: true })).toBeVisible()
  expect(page.url()).toContain(ids[1])

  const reject = page.getByRole('button', { name: 'Reject with a reason' })
  await expect(reject).toBeVisible()
  if (isMobile) await reject.press('Enter')
  else await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: /^Reject/ })
  await dialog.getByRole('textbox', { name: 'Feedback' }).focus()
  await page.keyboard.type('We found somebody who lives next door.')
  await dialog.getByRole('button', { name: 'Send rejection' }).press('Enter')
  await expect(page.getByText('3 of 3', { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
  await looksRight(page)

  if (isMobile) await page.getByRole('button', { name: 'Previous applicant' }).press('Enter')
  else await page.keyboard.press('p')
  await expect(page.getByText('2 of 3', { exact: true })).toBeVisible()
})
