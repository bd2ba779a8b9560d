import { addTemplate } from '@hearback/contract/hiring/answering.ts'
import { createAlert } from '@hearback/contract/jobs/alerts.ts'
import { aJob, anApplication, anEmployer, aSeeker } from '../api-setup.ts'
import { looksRight } from '../crawl/page-findings.ts'
import { expect, test } from '../fixtures.ts'

test('the first steps of a company and a seeker lead to their pages, and disappear once done', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const { page } = employer
  await page.goto('/employer')
  const steps = page.getByRole('region', { name: 'Get started' })
  await expect(steps.getByText('0 of 3 done')).toBeVisible()
  await looksRight(page)
  const jobId = await aJob(employer, 'Night baker')
  await employer.call(addTemplate, { body: { name: 'Filled', body: 'The position has been filled.' } })
  await page.reload()
  await expect(steps.getByText('2 of 3 done')).toBeVisible()
  await expect(steps.getByRole('link')).toHaveCount(1)
  await steps.getByRole('link', { name: 'Describe your company' }).click()
  await page.getByRole('textbox', { name: 'About the company' }).pressSequentially('We bake bread at night.')
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.getByRole('link', { name: 'Today' }).first().click()
  await expect(page.getByRole('heading', { name: 'Hiring funnel, last 90 days' })).toBeVisible()
  await expect(steps).toBeHidden()

  const seeker = await aSeeker(await person('Ana'))
  await seeker.page.goto('/applications')
  const own = seeker.page.getByRole('region', { name: 'Get started' })
  await expect(own.getByRole('link')).toHaveCount(3)
  await looksRight(seeker.page)
  await seeker.call(createAlert, { body: { keyword: 'baker' } })
  await anApplication(seeker, jobId)
  await seeker.page.reload()
  await expect(own.getByText('2 of 3 done')).toBeVisible()
  await own.getByRole('link', { name: 'Complete your profile' }).click()
  await expect(seeker.page).toHaveURL(/\/profile$/)
})
