import type { Page } from '@playwright/test'
import { aSeeker } from '../api-setup.ts'
import { expect, type Person, password, test } from '../fixtures.ts'

/** A page that has no scripts until they may come. */
async function aSlowPage({ page }: Person): Promise<{ page: Page; letScriptsCome: () => void }> {
  const slow = await page.context().newPage()
  const { promise: scriptsMayCome, resolve: letScriptsCome } = Promise.withResolvers<void>()
  await slow.route('**/*.js', async (route) => {
    await scriptsMayCome
    await route.continue()
  })
  return { page: slow, letScriptsCome }
}

test('a press before the scripts of a page are loaded takes effect when they are', async ({ person }) => {
  const { page, letScriptsCome } = await aSlowPage(await person('Quinn'))
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about', { waitUntil: 'commit' })
  // On a phone the button is not shown; it is there all the same.
  await page.getByRole('button', { name: 'Use dark theme', includeHidden: true }).first().dispatchEvent('click')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light')
  letScriptsCome()
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

for (const key of ['a press', 'Enter'])
  test(`who signs in by ${key} before the scripts are loaded is signed in when they are`, async ({ person }) => {
    const seeker = await aSeeker(await person('Ana'))
    const { page, letScriptsCome } = await aSlowPage(await person('Quinn'))
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByLabel('Email').pressSequentially(seeker.email)
    await page.getByRole('textbox', { name: 'Password' }).pressSequentially(password)
    if (key === 'Enter') await page.keyboard.press('Enter')
    else await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    letScriptsCome()
    await expect(page).not.toHaveURL(/login/u)
  })

test('a panel that opens without scripts is known to be open when they come', async ({ person }) => {
  const { page, letScriptsCome } = await aSlowPage(await person('Quinn'))
  await page.goto('/jobs', { waitUntil: 'commit' })
  const category = page.getByRole('button', { name: 'Category' })
  await category.click()
  await expect(category).not.toHaveAttribute('data-open')
  letScriptsCome()
  await expect(category).toHaveAttribute('data-open', 'true')
})
