import { readFileSync } from 'node:fs'
import { looksRight } from '../crawl/page-findings.ts'
import { expect, password, test } from '../fixtures.ts'
import { publishProfile, signUp } from '../people.ts'

test('somebody takes everything along, deletes the account, and comes back within the days of grace', async ({
  person,
}) => {
  const ana = await person('Ana')
  const { page, email, troubles } = ana
  await signUp(ana, 'I’m looking for work')
  await publishProfile(ana)

  await page.goto('/settings/data')
  await expect(page.getByRole('heading', { name: 'Your data', exact: true })).toBeVisible()
  await looksRight(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^hearback-\d{4}-\d{2}-\d{2}\.json$/)
  const { tables } = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(tables.users.rows).toMatchObject([{ email }])
  expect(tables.seekers.rows).toMatchObject([{ first_name: 'Ana', skills: ['Sourdough'] }])
  await expect(page.getByText(/^\d+ entries saved/)).toBeVisible()

  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account' })
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(password)
  await looksRight(page)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText(/^Your account will be deleted on .* To keep it, sign in before then\.$/)).toBeVisible()

  troubles.length = 0 // what the page asked for in the very moment of the deletion is refused, as it should be

  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto('/notifications')
  await expect(page.getByText('You signed in again, so we kept your account.').first()).toBeVisible()
})
