import type { Locator } from '@playwright/test'
import { aJob, anEmployer, aSeeker } from '../api-setup.ts'
import { looksRight } from '../crawl/page-findings.ts'
import { codeFor, expect, password, test } from '../fixtures.ts'
import { publishProfile } from '../people.ts'

/** Signs in with an existing account in the dialog over the page. */
async function signInOver(dialog: Locator, email: string) {
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).last().click()
  await dialog.getByLabel('Email').pressSequentially(email)
  await dialog.getByRole('textbox', { name: 'Password' }).pressSequentially(password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).first().click()
}

test('a visitor who applies creates an account over the job, and goes on with the application', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const jobId = await aJob(employer, 'Night baker')
  const visitor = await person('Ana')
  const { page, email } = visitor
  await page.goto(`/jobs/${jobId}`)
  await page.getByRole('link', { name: 'Apply with your profile' }).first().click()
  const dialog = page.getByRole('dialog', { name: /^Apply for Night baker at Bakery of carla/ })
  await looksRight(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/jobs\/[^?]+$/)

  await page.getByRole('link', { name: 'Apply with your profile' }).first().click()
  await expect(dialog.getByRole('radio')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).last().click()
  await expect(dialog.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
  await looksRight(page)
  await dialog.getByRole('button', { name: 'Create an account' }).click()
  await dialog.getByLabel('Email').pressSequentially(email)
  await dialog.getByLabel('Phone').pressSequentially('+1 208 555 0100')
  await dialog.getByRole('textbox', { name: 'Password' }).pressSequentially(password)
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Code').fill(await codeFor(page, email))
  await publishProfile(visitor)
  await expect(page).toHaveURL(/\/jobs\/.+\?apply=1$/)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('jobs saved on the device before the sign-in are in the account after it', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const jobId = await aJob(employer, 'Night baker')
  const { email } = await aSeeker(await person('Ana'))
  const { page } = await person('Visitor')
  await page.goto(`/jobs/${jobId}`)
  const save = page.getByRole('button', { name: 'Save Night baker' })
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  await save.click()
  await page.getByRole('button', { name: 'Save to an account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save to an account' })
  await signInOver(dialog, email)
  await expect(dialog).toBeHidden()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/saved')
  await expect(page.getByRole('link', { name: 'Night baker' }).first()).toBeVisible()
  expect(await page.evaluate('localStorage.getItem("hearback.saved-jobs")')).toBeNull()
})

test('a search that a visitor wants to save is saved once they have signed in', async ({ person }) => {
  const { email } = await aSeeker(await person('Ana'))
  const { page } = await person('Visitor')
  await page.goto('/jobs?keyword=night+baker')
  await page.getByRole('link', { name: 'Save this search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this search' })
  await signInOver(dialog, email)
  await expect(page.getByRole('link', { name: 'Search saved' })).toBeVisible()
})
