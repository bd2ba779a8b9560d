import type { Locator, Page } from '@playwright/test'
import { looksRight } from './crawl/page-findings.ts'
import { codeFor, expect, type Person, password } from './fixtures.ts'

/** From the sign-up page to the confirmed account, looking at every page on the way. Ends on the onboarding page. */
export async function signUp({ page, email }: Person, side: 'I’m looking for work' | 'I’m hiring'): Promise<void> {
  await page.goto('/signup')
  await looksRight(page)
  await page.getByRole('radio', { name: side }).check({ force: true })
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill('+1 208 555 0100')
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
  await looksRight(page)
  await page.getByLabel('Code').fill(await codeFor(page, email))
  await expect(page).toHaveURL(/\/onboarding/)
}

/** The company in two steps. Ends on the employer's home. */
export async function setUpCompany({ page, name }: Person, businessName: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your company' })).toBeVisible()
  await looksRight(page)
  await page.getByLabel('First name').fill(name)
  await page.getByLabel('Last name').fill('Alvarez')
  await page.getByRole('textbox', { name: 'Company' }).fill(businessName)
  await page.getByRole('combobox', { name: 'Location' }).fill('Boise, ID')
  await page.getByRole('option', { name: /Boise/ }).first().click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Save company' }).click()
  await expect(page).toHaveURL(/\/employer$/)
}

/** The profile in its short form. Ends where the onboarding leads to. */
export async function publishProfile({ page, name }: Person): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible()
  await looksRight(page)
  await page.getByLabel('First name').fill(name)
  await page.getByLabel('Last name').fill('Becker')
  await page.getByLabel('Job title').fill('Baker')
  await page.getByRole('combobox', { name: 'Skills' }).fill('Sourdough')
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'City' }).fill('Boise, ID')
  await page.getByRole('option', { name: /Boise/ }).first().click()
  await page.getByRole('button', { name: 'Publish my profile' }).click()
  await expect(page).not.toHaveURL(/\/onboarding/)
}

/** Signs in with an existing account in the dialog over the page. */
export async function signInOver(dialog: Locator, email: string): Promise<void> {
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).last().click()
  await dialog.getByLabel('Email').pressSequentially(email)
  await dialog.getByRole('textbox', { name: 'Password' }).pressSequentially(password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).first().click()
}

/** Closes the filters of the applicants: a sheet on phones, a part of the page elsewhere. */
export async function closeFilters(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Show|Mostrar) \d+ / })
    .or(page.getByRole('button', { name: /^(Filters|Filtros)/, expanded: true }))
    .last()
    .click()
}
