import type { Page } from '@playwright/test'
import { expect, type Person, password, test } from '../fixtures.ts'
import { publishProfile, setUpCompany, signUp } from '../people.ts'

/** By the form that is open. */
async function signIn(page: Page, { email }: Person): Promise<void> {
  await page.getByLabel('E-mail').pressSequentially(email)
  await page.getByRole('textbox', { name: 'Password' }).pressSequentially(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

test('a tab starts over for the person who signs in to another account in a second tab', async ({ person }) => {
  const [ana, bob] = [await person('Ana'), await person('Bob')]
  await signUp(ana, 'I look for work')
  await publishProfile(ana)
  await signUp(bob, 'I hire')
  await setUpCompany(bob, 'Crust & Crumb')
  const device = await person('Device')
  const second = await device.page.context().newPage()
  await second.goto('/login')
  await device.page.goto('/login')
  await signIn(device.page, ana)
  await device.page.goto('/settings/account')
  await expect(device.page.locator('#main').getByText(ana.email)).toBeVisible()
  await signIn(second, bob)
  await expect(device.page.locator('#main').getByText(bob.email)).toBeVisible({ timeout: 30_000 })
  await expect(device.page.getByText(ana.email)).toHaveCount(0)
})

test('somebody whose browser keeps no data stays signed in for the tab', async ({ person }) => {
  const ana = await person('Ana')
  await signUp(ana, 'I look for work')
  await publishProfile(ana)
  const { page } = await person('Private')
  await page.addInitScript(`Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`)
  await page.goto('/login')
  await signIn(page, ana)
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Messages' }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Messages' }).first().click()
  await expect(page).toHaveURL(/\/messages/)
})

test('a tab that is older than the deployed pages reaches the page that was clicked', async ({ person }) => {
  const visitor = await person('Visitor')
  const { page } = visitor
  await page.goto('/about')
  let isDeployed = false
  const loads: string[] = []
  page.on('framenavigated', (frame) => loads.push(new URL(frame.url()).pathname))
  await page.route('**/assets/*.js', (route) =>
    isDeployed || loads.includes('/contact') ? route.continue() : route.fulfill({ status: 404, body: '' }),
  )
  await page
    .getByRole('link', { name: /contact/i })
    .last()
    .click()
  await expect(page).toHaveURL(/\/contact/)
  isDeployed = true
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(loads.filter((path) => path === '/about')).toEqual([])
  visitor.troubles.length = 0 // the missing parts stand in the console as the failed requests that they are
})
