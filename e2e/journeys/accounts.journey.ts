import { looksRight } from '../crawl/page-findings.ts'
import { codeFor, everyLinkLeadsSomewhere, expect, password, test } from '../fixtures.ts'
import { publishProfile, signUp } from '../people.ts'

test('somebody signs up, signs out, forgets the password, and is back with a new one', async ({ person }) => {
  const ana = await person('Ana')
  const { page, email } = ana
  await signUp(ana, 'I’m looking for work')
  await publishProfile(ana)
  await page.goto('/settings/security')
  await expect(page.getByRole('heading', { name: 'Security' })).toBeVisible()
  await looksRight(page)
  await everyLinkLeadsSomewhere(page)
  await page.goto('/settings/account')
  await looksRight(page)
  await page.goto('/settings/privacy')
  await looksRight(page)
  await page.evaluate('localStorage.removeItem("hearback.session")')

  await page.goto('/login')
  await looksRight(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Wrong email or password.')).toBeVisible()
  ana.troubles.length = 0 // the refused sign-in stands in the console as the failed request that it is

  await page.goto('/forgot-password')
  await looksRight(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: /code/i }).click()
  await expect(page).toHaveURL(/\/reset-password/)
  await looksRight(page)
  await page.getByLabel('Code').fill(await codeFor(page, email, 'reset'))
  await page.getByRole('textbox', { name: 'New password' }).fill(`${password} again`)
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click()
  await expect(page).not.toHaveURL(/\/reset-password/)
})

test('a visitor without an account sees the public pages', async ({ person }) => {
  const { page } = await person('Visitor')
  for (const path of ['/', '/jobs', '/companies', '/pricing', '/about', '/how-we-count', '/policies/privacy']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await looksRight(page)
    await everyLinkLeadsSomewhere(page)
  }
  await page.goto('/saved')
  await expect(page).toHaveURL(/\/login\?next=%2Fsaved/)
})
