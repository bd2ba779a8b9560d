import { aJob, anApplication, anEmployer, aSeeker, invitationFor } from '../../api-setup.ts'
import { looksRight } from '../../crawl/page-findings.ts'
import { expect, password, test } from '../../fixtures.ts'

test('a founder invites a recruiter, who joins, works on the same applicants, and is removed', async ({ person }) => {
  const founder = await anEmployer(await person('Carla'))
  const jobId = await aJob(founder, 'Night baker')
  await anApplication(await aSeeker(await person('Ana')), jobId)
  const recruiter = await person('Dana')

  const { page } = founder
  await page.goto('/settings/team')
  await expect(page.getByRole('heading', { name: 'Hiring is easier together' })).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: 'Invite someone' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Work email' }).pressSequentially(recruiter.email)
  await looksRight(page)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(`Invitation sent to ${recruiter.email}.`)).toBeVisible()
  await looksRight(page)

  const link = await invitationFor(page, recruiter.email)
  const other = recruiter.page
  await other.goto(link)
  await expect(other.getByRole('heading', { name: /^Join / })).toBeVisible()
  expect(other.url()).not.toContain('#')
  await looksRight(other)
  await other.reload()
  await other.getByRole('textbox', { name: 'First name' }).pressSequentially('Dana')
  await other.getByRole('textbox', { name: 'Last name' }).pressSequentially('Cole')
  await other.getByRole('textbox', { name: 'Password' }).pressSequentially(password)
  await other.getByRole('button', { name: 'Create account and join' }).click()
  await expect(other).toHaveURL(/\/employer$/)
  await expect(other.getByText(/^Welcome to /)).toBeVisible()

  for (const each of [page, other]) {
    await each.goto(`/employer/jobs/${jobId}/applicants`)
    await expect(each.getByText(/^Ana\b/).first()).toBeVisible()
  }

  await other.goto('/employer/company')
  await expect(other.getByText('Only owners of the company can change this page.')).toBeVisible()
  await looksRight(other)
  await other.goto('/billing')
  await expect(other.getByText('Only owners of the company can change the plan and see invoices.')).toBeVisible()
  await looksRight(other)
  await other.goto('/settings/team')
  await expect(other.getByText('Only owners can invite people and change roles.')).toBeVisible()
  await looksRight(other)

  await page.goto('/settings/team')
  await page.getByRole('button', { name: 'Recruiter Dana Cole' }).click()
  await page.getByRole('menuitem', { name: 'Make owner' }).click()
  await expect(page.getByText('Dana Cole is now an owner.')).toBeVisible()
  // The other page follows by itself.
  await expect(other.getByRole('button', { name: 'Invite someone' })).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: 'Owner Dana Cole' }).click()
  await page.getByRole('menuitem', { name: 'Remove from the team' }).click()
  await looksRight(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Dana Cole is no longer on the team.')).toBeVisible()

  await expect(
    other.getByText('Were you removed from your company’s team? Sign in to see what you can still do.'),
  ).toBeVisible()
  await expect(other).toHaveURL(/\/login/)
  await other.getByLabel('Email').pressSequentially(recruiter.email)
  await other.getByRole('textbox', { name: 'Password' }).pressSequentially(password)
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(other.getByRole('heading', { name: 'You’re not on a team right now' })).toBeVisible()
  await looksRight(other)
})
