import { aJob, anApplication, anEmployer, aSeeker, joinCompany } from '../../api-setup.ts'
import { looksRight } from '../../crawl/page-findings.ts'
import { expect, test } from '../../fixtures.ts'

test('an owner adds a contributor to a job, who reads an applicant, writes a note, and sees no other job', async ({
  person,
}) => {
  const founder = await anEmployer(await person('Carla'))
  const contributor = await person('Dana')
  await joinCompany(founder, contributor, 'contributor')
  const [bread, cake] = [await aJob(founder, 'Night baker'), await aJob(founder, 'Confectioner')]
  await anApplication(await aSeeker(await person('Ana')), bread)
  const [owners, theirs] = [founder.page, contributor.page]

  await theirs.goto('/employer')
  await expect(theirs.getByText('You’re not on a job yet')).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Post a job' })).toBeHidden()
  await looksRight(theirs)

  await owners.goto(`/employer/jobs/${bread}`)
  await owners.getByRole('group', { name: 'Contributors' }).getByRole('checkbox', { name: 'Dana Cole' }).check()
  await looksRight(owners)

  await expect(async () => {
    await theirs.goto('/employer/jobs')
    await expect(theirs.getByRole('link', { name: 'Night baker', exact: true })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(theirs.getByText('Confectioner')).toBeHidden()
  await looksRight(theirs)
  await theirs.getByRole('link', { name: 'Night baker', exact: true }).click()
  await expect(theirs.getByRole('link', { name: 'Edit', exact: true })).toBeHidden()
  await looksRight(theirs)
  await theirs.goto(`/employer/jobs/${bread}/applicants`)
  await theirs
    .getByRole('button', { name: /^Ana\b/ })
    .first()
    .click()
  await expect(theirs.getByRole('heading', { name: 'Cover letter' })).toBeVisible()
  await expect(theirs.getByRole('button', { name: /^(Reject|Decline|Message)/ })).toBeHidden()
  await theirs.getByRole('button', { name: 'Write a note' }).click()
  await theirs.getByRole('textbox', { name: 'New note' }).fill('Calm at the oven.')
  await theirs.getByRole('button', { name: 'Add note' }).click()
  await expect(theirs.getByText('Calm at the oven.').first()).toBeVisible()
  await looksRight(theirs)

  await theirs.goto(`/employer/jobs/${cake}/applicants`)
  await expect(theirs.getByText('This isn’t your job.')).toBeVisible()
  await theirs.waitForLoadState('networkidle')
  contributor.troubles.length = 0 // the refused call stands in the console as the failed request that it is
  await theirs.goto('/messages')
  await expect(theirs.getByRole('heading', { name: 'This page isn’t for contributors' })).toBeVisible()
  await looksRight(theirs)
})
