import { listJobDrafts, saveJobDraft } from '@hearback/contract/jobs/job-drafts.ts'
import { aJob, anEmployer } from '../api-setup.ts'
import { looksRight } from '../crawl/page-findings.ts'
import { expect, test } from '../fixtures.ts'

test('a draft is kept in the account, continued from the list, and gone once it is published', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const { page } = employer
  const drafts = async () => (await employer.call(listJobDrafts, {})).drafts
  await page.goto('/employer/jobs/new')
  await page.getByLabel('Job title').pressSequentially('Night baker')
  await page.getByRole('combobox', { name: 'Category' }).pressSequentially('Food')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Your draft is saved in your account.')).toBeVisible()
  expect((await drafts()).map(({ values }) => values.jobTitle)).toEqual(['Night baker'])

  // Another device has changed the draft meanwhile.
  const [draft] = await drafts()
  if (!draft) throw new Error('no draft')
  const { _id: id, revision, values } = draft
  await employer.call(saveJobDraft, {
    params: { id },
    body: { revision, values: { ...values, location: 'Nampa, ID' } },
  })
  await page.goto('/employer/jobs')
  await expect(page.getByRole('heading', { name: 'Drafts' })).toBeVisible()
  await looksRight(page)
  await page.getByRole('link', { name: 'Continue Night baker' }).click()
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('Nampa, ID')
  await page.getByRole('textbox', { name: 'Minimum' }).pressSequentially('18')
  await page.getByRole('textbox', { name: 'Maximum' }).pressSequentially('22')
  await page.getByRole('textbox', { name: 'Description' }).pressSequentially('Bread.')
  await page.getByText('More about the work').click()
  await page.getByRole('checkbox', { name: 'Night shift' }).check()
  await page.getByRole('textbox', { name: 'Minimum hours per week' }).pressSequentially('20')
  await page.getByRole('textbox', { name: 'Maximum hours per week' }).pressSequentially('37.5')
  await page.getByRole('checkbox', { name: 'Paid time off' }).check()
  await page.getByRole('textbox', { name: 'Neighborhood' }).pressSequentially('Old Town')
  await looksRight(page)
  const otherTab = await page.context().newPage()
  await expect(page.getByText('Your draft is saved in your account.')).toBeVisible()
  await otherTab.goto(page.url())
  await expect(otherTab.getByRole('textbox', { name: 'Maximum', exact: true })).toHaveValue('22')
  await page.getByRole('button', { name: 'Publish job' }).click()
  await expect(page).toHaveURL(/\/employer\/jobs\/[0-9a-f-]{36}$/)
  await expect(page.getByText('20–37.5 hours a week')).toBeVisible()
  await expect(page.getByText('Paid time off')).toBeVisible()
  expect(await drafts()).toEqual([])

  await otherTab.getByRole('button', { name: 'Publish job' }).click()
  await expect(otherTab.getByText('This draft was already published.')).toBeVisible()
  await otherTab.close()
  await page.goto('/employer/jobs/new')
  await expect(page.getByLabel('Job title')).toHaveValue('')
  expect(await drafts()).toEqual([])
  employer.troubles.length = 0 // the console notes the refused requests
})

test('a job is duplicated into a new draft, which can be deleted and restored', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  await aJob(employer, 'Night baker')
  const { page } = employer
  await page.goto('/employer/jobs')
  await page.getByRole('button', { name: 'More actions for Night baker' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByLabel('Job title')).toHaveValue('Night baker')
  await expect(page.getByRole('textbox', { name: 'Minimum' })).toHaveValue('18')
  await expect(page.getByText('2 posts left this month')).toBeVisible()
  await page.getByLabel('Job title').press('End')
  await page.getByLabel('Job title').pressSequentially(' in Nampa')
  await expect(page.getByText('Your draft is saved in your account.')).toBeVisible()
  await looksRight(page)
  await page.goto('/employer/jobs')
  await page.getByRole('button', { name: 'Delete draft Night baker in Nampa' }).click()
  await expect(page.getByRole('heading', { name: 'Drafts' })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Night baker in Nampa', exact: true })).toBeVisible()
})
