import { isIP } from 'node:net'
import type { CDPSession } from '@playwright/test'
import { looksRight } from '../crawl/page-findings.ts'
import { expect, type Person, password, test } from '../fixtures.ts'
import { publishProfile, signUp } from '../people.ts'

/** The device's own place for passkeys, with a fingerprint that is always right. It answers by itself what begins while it is `present`. */
async function aDevice({ page }: Person) {
  const browser: CDPSession = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const passkeys = async () => (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials
  return {
    passkeys,
    present: (enabled: boolean) =>
      browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    put: (credential: Awaited<ReturnType<typeof passkeys>>[number]) =>
      browser.send('WebAuthn.addCredential', { authenticatorId, credential }),
  }
}

const leave = (ana: Person) => ana.page.evaluate('localStorage.removeItem("hearback.session")')

test('somebody adds a passkey, signs in by it, renames it and removes it', async ({ person, baseURL }) => {
  // biome-ignore lint/suspicious/noSkippedTests: E2E_BASE_URL may be an address where browsers know no passkeys
  test.skip(isIP(new URL(baseURL ?? '').hostname) > 0, 'a passkey belongs to a name, not to an address of numbers')
  const ana = await person('Ana')
  const { page } = ana
  const dialog = page.getByRole('dialog')
  await signUp(ana, 'I’m looking for work')
  await publishProfile(ana)
  const device = await aDevice(ana)

  await page.goto('/settings/security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(password)
  await looksRight(page)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Passkey added.')).toBeVisible()
  await expect(page.getByText('Not used yet')).toBeVisible()
  expect(await device.passkeys()).toHaveLength(1)
  await looksRight(page)

  await device.present(false)
  await leave(ana)
  await page.goto('/login')
  await looksRight(page)
  await device.present(true)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).not.toHaveURL(/\/login/)

  // Where the browser offers passkeys with the e-mail, the device is asked without a press.
  await leave(ana)
  await page.goto('/login')
  await expect(page).not.toHaveURL(/\/login/)

  await page.goto('/settings/security')
  await expect(page.getByText('Not used yet')).toBeHidden()
  await page.getByRole('button', { name: 'Rename' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('My own device')
  await looksRight(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('My own device').first()).toBeVisible()

  const [kept] = await device.passkeys()
  await page.getByRole('button', { name: 'Remove' }).click()
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(password)
  await looksRight(page)
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('The passkey was removed.')).toBeVisible()
  await expect(page.getByText('My own device')).toHaveCount(0)

  await expect.poll(device.passkeys).toHaveLength(0)

  // A device that was not told still has it; what the server refuses stands in the console as the failed request that it is.
  if (kept) await device.put(kept)
  await leave(ana)
  await page.goto('/login')
  await expect(page.getByText('This passkey doesn’t work here.')).toBeVisible()
  ana.troubles.length = 0
  await expect(page).toHaveURL(/\/login/)
})
