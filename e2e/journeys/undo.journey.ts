import { getApplication } from '@hearback/contract/hiring/applications.ts'
import { aJob, anApplication, anEmployer, aSeeker, type Member } from '../api-setup.ts'
import { looksRight } from '../crawl/page-findings.ts'
import { expect, test } from '../fixtures.ts'

const FEEDBACK = 'We found somebody who lives next door.'

async function statusOf({ call }: Member, id: string): Promise<string> {
  return (await call(getApplication, { params: { id } })).application.status
}

test('a rejection undone by key keeps its text, and is sent after ten seconds', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const seeker = await aSeeker(await person('Ana'))
  const jobId = await aJob(employer, 'Night baker')
  const { application } = await anApplication(seeker, jobId)

  const { page } = employer
  await page.goto(`/employer/jobs/${jobId}/applicants?applicant=${application._id}`)
  await page.getByRole('button', { name: 'Reject with a reason' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Reject/ })
  const feedback = dialog.getByRole('textbox', { name: 'Feedback' })
  await feedback.focus()
  await page.keyboard.type(FEEDBACK)
  await dialog.getByRole('button', { name: 'Send rejection' }).press('Enter')
  await expect(page.getByText(/^Sending to Ana/)).toBeVisible()
  await looksRight(page)
  await expect(dialog).toBeHidden()
  const undo = page.getByRole('button', { name: 'Undo' })
  // Outside the sheet of a phone, which keeps single keys to itself.
  if (await page.locator('[aria-modal=true]').count()) await undo.press('Enter')
  else await page.keyboard.press('z')
  await expect(feedback).toHaveValue(FEEDBACK)
  await expect(undo).toBeHidden()
  expect(await statusOf(seeker, application._id)).toBe('viewed')

  await dialog.getByRole('button', { name: 'Send rejection' }).press('Enter')
  await expect(page.getByText(/^Rejection sent to Ana/)).toBeVisible()
  expect(await statusOf(seeker, application._id)).toBe('rejected')
  await seeker.page.goto(`/applications/${application._id}`)
  await expect(seeker.page.getByText(FEEDBACK).first()).toBeVisible()
})

test('undoing a bulk answer restores the selection, and leaving the page sends immediately', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const seekers = [await aSeeker(await person('Ana')), await aSeeker(await person('Ben'))]
  const jobId = await aJob(employer, 'Night baker')
  const sent: [Member, string][] = []
  for (const seeker of seekers) sent.push([seeker, (await anApplication(seeker, jobId)).application._id])

  const { page } = employer
  await page.goto('/employer')
  await page.getByRole('checkbox', { name: 'Select all 2' }).press('Space')
  await page.getByRole('button', { name: 'Answer 2 applicants' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Feedback' }).focus()
  await page.keyboard.type(FEEDBACK)
  await dialog.getByRole('button', { name: /^Reject 2/ }).press('Enter')
  await expect(page.getByText('Sending to 2 applicants.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await looksRight(page)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'Feedback' })).toHaveValue(FEEDBACK)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('checkbox', { name: 'Select all 2' })).toBeChecked()

  await page.getByRole('button', { name: 'Answer 2 applicants' }).press('Enter')
  await dialog.getByRole('button', { name: /^Reject 2/ }).press('Enter')
  await expect(page.getByText('Sending to 2 applicants.')).toBeVisible()
  await page.goto('/pricing')
  for (const [seeker, id] of sent) await expect.poll(() => statusOf(seeker, id)).toBe('rejected')
})
