import type { Page } from '@playwright/test'
import { aJob, anEmployer } from '../api-setup.ts'
import { expect, type Person, test, translatePage } from '../fixtures.ts'

/** Translates what the server sent before the page's own scripts run. React reports the mismatch and renders the page again. */
async function translatedEarly({ page }: Person): Promise<void> {
  await page.addInitScript(translatePage(`(run) => document.addEventListener('readystatechange', run, { once: true })`))
}

const isMismatch = (trouble: string) => /Minified React error #(418|423|425)|hydrat/iu.test(trouble)

/** Expects translated texts and one heading. */
async function works(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect.poll(() => page.locator('#main font').count()).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
}

async function turnsColors(page: Page): Promise<void> {
  const html = page.locator('html')
  const before = await html.getAttribute('data-mantine-color-scheme')
  await page.getByRole('button', { name: /^Use (dark|light) theme$/ }).click()
  await expect(html).not.toHaveAttribute('data-mantine-color-scheme', before ?? '')
}

test('pages that a browser translates before their scripts run still work', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const job = await aJob(employer, 'Night baker')
  const visitor = await person('Visitor')
  const { page } = visitor
  await translatedEarly(visitor)
  for (const path of ['/', '/jobs', `/jobs/${job}`, `/companies/${employer.id}`, '/pricing', '/contact']) {
    await works(page, path)
    await turnsColors(page)
  }
  for (const path of ['/signup', '/login']) await works(page, path)

  await page.getByLabel('Email').pressSequentially(visitor.email)
  await page.getByRole('textbox', { name: 'Password' }).pressSequentially('a wrong password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await works(page, '/signup')
  await page.getByLabel('Email').pressSequentially(visitor.email)
  await expect(page.getByLabel('Email')).toHaveValue(visitor.email)
  expect(visitor.troubles.filter((trouble) => !isMismatch(trouble) && !/status of 401/u.test(trouble))).toEqual([])
  visitor.troubles.length = 0
})
