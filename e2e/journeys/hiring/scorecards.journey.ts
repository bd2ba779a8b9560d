import type { Page } from '@playwright/test'
import { aJob, anApplication, anEmployer, aSeeker, joinCompany } from '../../api-setup.ts'
import { looksRight } from '../../crawl/page-findings.ts'
import { expect, test } from '../../fixtures.ts'

const rate = (page: Page, criterion: string, word: string) =>
  page.getByRole('group', { name: criterion, exact: true }).getByRole('radio', { name: word, exact: true }).check()

test('an owner and a recruiter score one applicant, and see each other’s scorecards only after their own', async ({
  person,
}) => {
  const founder = await anEmployer(await person('Carla'))
  const recruiter = await person('Dana')
  await joinCompany(founder, recruiter, 'recruiter')
  const jobId = await aJob(founder, 'Night baker')
  const { application } = await anApplication(await aSeeker(await person('Ana')), jobId)
  const applicant = `/employer/jobs/${jobId}/applicants?applicant=${application._id}`
  const [owners, theirs] = [founder.page, recruiter.page]

  await owners.goto(applicant)
  await owners.getByRole('link', { name: 'Set scorecard criteria' }).click()
  await owners.getByRole('button', { name: 'Add a criterion' }).click()
  await owners.keyboard.type('Oven')
  await owners.getByRole('button', { name: 'Add a criterion' }).click()
  await owners.keyboard.type('Calm under pressure')
  await looksRight(owners)
  await owners.getByRole('button', { name: 'Save criteria' }).click()
  await expect(owners.getByText('Criteria saved.')).toBeVisible()

  await owners.goto(applicant)
  await owners.getByRole('button', { name: 'Score this applicant' }).click()
  await rate(owners, 'Oven', 'Exceeds')
  await owners.getByRole('group', { name: 'Oven', exact: true }).getByRole('textbox').fill('Steady with the stone oven')
  await looksRight(owners)
  await owners.getByRole('button', { name: 'Save scorecard' }).click()
  await expect(owners.getByText('Steady with the stone oven')).toBeVisible()

  await theirs.goto(applicant)
  await expect(theirs.getByText('1 scorecard is hidden until you save yours. Written by Carla.')).toBeVisible()
  await expect(theirs.getByText('Steady with the stone oven')).toBeHidden()
  await theirs.getByRole('button', { name: 'Score this applicant' }).click()
  await rate(theirs, 'Calm under pressure', 'Below')
  await theirs.getByRole('button', { name: 'Save scorecard' }).click()
  await expect(theirs.getByText('Steady with the stone oven')).toBeVisible()
  await looksRight(theirs)

  await owners.reload()
  const danas = owners.getByRole('listitem').filter({ hasText: 'Dana' }).filter({ hasText: 'Calm under pressure' })
  await expect(danas).toContainText('Below')
})
