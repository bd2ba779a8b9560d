import { generateSync } from 'otplib'
import { looksRight } from '../crawl/page-findings.ts'
import { expect, type Person, password, test } from '../fixtures.ts'
import { publishProfile, signUp } from '../people.ts'

/** The TOTP code now, or `stepsFromNow` steps of 30 seconds later. A code of the next step is valid for at least a minute. */
const codeOf = (secret: string, stepsFromNow: number) =>
  generateSync({ strategy: 'totp', secret, epoch: Math.floor(Date.now() / 1_000) + stepsFromNow * 30 })

async function enterPassword({ page, email }: Person): Promise<void> {
  await page.evaluate('localStorage.removeItem("hearback.session")')
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** The password is refused as enough, which stands in the console as the failed request that it is. */
async function enterPasswordForTwoSteps(ana: Person): Promise<void> {
  await enterPassword(ana)
  await expect(ana.page.getByRole('heading', { name: 'Enter the code from your app' })).toBeVisible()
  // The console may report the refused request after the page has changed.
  await expect.poll(() => ana.troubles.length).toBe(1)
  ana.troubles.length = 0
}

test('somebody turns two-step sign-in on, signs in with a code and with a recovery code, and turns it off', async ({
  person,
}) => {
  const ana = await person('Ana')
  const { page } = ana
  const dialog = page.getByRole('dialog')
  await signUp(ana, 'I’m looking for work')
  await publishProfile(ana)

  await page.goto('/settings/security')
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(password)
  await looksRight(page)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  await looksRight(page)
  const key = await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
  const secret = key?.replaceAll(' ', '') ?? ''
  await dialog.getByLabel('Code from the app').fill(codeOf(secret, 0))
  await expect(dialog.getByRole('button', { name: 'I’ve saved my codes' })).toBeVisible()
  await looksRight(page)
  const recoveryCodes = await dialog.getByRole('listitem').allTextContents()
  expect(recoveryCodes).toHaveLength(10)
  await dialog.getByRole('button', { name: 'I’ve saved my codes' }).click()
  await expect(page.getByText(/^On since/)).toBeVisible()
  await looksRight(page)

  await enterPasswordForTwoSteps(ana)
  await looksRight(page)
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 1))
  await expect(page).not.toHaveURL(/\/login/)

  await enterPasswordForTwoSteps(ana)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await looksRight(page)
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCodes[0] ?? '')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)

  await page.goto('/settings/security')
  await expect(page.getByText(/^You have 9 recovery codes left/)).toBeVisible()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(password)
  await dialog.getByRole('textbox', { name: /recovery code/ }).fill(recoveryCodes[1] ?? '')
  await looksRight(page)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible()

  await enterPassword(ana)
  await expect(page).not.toHaveURL(/\/login/)
})
