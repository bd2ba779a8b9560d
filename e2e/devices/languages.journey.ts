import { languageNames } from '@hearback/contract/values/languages.ts'
import { expect, type Page } from '@playwright/test'
import { aSeeker } from '../api-setup.ts'
import { looksRight } from '../crawl/page-findings.ts'
import { test } from '../fixtures.ts'

/** Plans are called by their names in every language. */
const NAMES = /^(Employer|Seeker) \w+$/

/** The lines of a page that are sentences. */
async function sentencesOn(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await expect(page.locator('h1:visible').first()).toBeVisible()
  const lines = (await page.evaluate<string>('document.body.innerText')).split('\n').map((line) => line.trim())
  return lines.filter((line) => /\p{L}{3}.*\s.*\p{L}{3}/u.test(line) && !NAMES.test(line))
}

test('a visitor reads every public page without data in Spanish, and none of its sentences in English', async ({
  person,
}) => {
  const { page } = await person('Vera')
  await page.goto('/about')
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: languageNames.es }).click()
  await expect(page).toHaveURL('/es/about')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await looksRight(page)
  const paths = ['/about', '/pricing', '/how-we-count', '/contact', '/login', '/signup', '/forgot-password']
  for (const path of [
    ...paths,
    '/policies/privacy',
    '/policies/terms',
    '/policies/community',
    '/policies/accessibility',
  ]) {
    const english = new Set(await sentencesOn(page, path))
    expect(english.size).toBeGreaterThan(0)
    const same = (await sentencesOn(page, `/es${path}`)).filter((line) => english.has(line))
    expect(same, path).toEqual([])
  }
})

test('somebody chooses Spanish for pages and mails, and the links of a page stay in it', async ({ person }) => {
  const { page } = await aSeeker(await person('Ana'))
  await page.goto('/settings/account')
  await page.getByRole('radio', { name: languageNames.es }).click()
  await expect(page).toHaveURL('/es/settings/account')
  await expect(page.getByRole('radio', { name: languageNames.es })).toBeChecked()
  await looksRight(page)
  await page.locator('a[href="/es/settings/security"]').first().click()
  await expect(page).toHaveURL('/es/settings/security')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})
