import type { Page } from '@playwright/test'
import { anEmployer, aSeeker } from '../api-setup.ts'
import { expect, type Person, password, test } from '../fixtures.ts'
import { publishProfile, signUp } from '../people.ts'

type Account = Pick<Person, 'email'>

/** By the form that is open. */
async function signIn(page: Page, { email }: Account): Promise<void> {
  await page.getByLabel('Email').pressSequentially(email)
  await page.getByRole('textbox', { name: 'Password' }).pressSequentially(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** A device where Ana is signed in on her account page, and a second tab where Bob is about to. */
async function twoAccounts(person: (name: string) => Promise<Person>) {
  const [ana, bob] = [await aSeeker(await person('Ana')), await anEmployer(await person('Bob'))]
  const device = await person('Device')
  await device.page.addInitScript(HELD_EVENTS)
  const second = await device.page.context().newPage()
  await second.goto('/login')
  await device.page.goto('/login')
  await signIn(device.page, ana)
  await device.page.goto('/settings/account')
  await expect(device.page.locator('#main').getByText(ana.email)).toBeVisible()
  return { ana, bob, first: device.page, second }
}

/** Frozen tabs and those in the back-forward cache get no storage events; `window.held` makes a tab such a one. */
const HELD_EVENTS = `addEventListener('storage', (event) => {
  if (window.held) event.stopImmediatePropagation()
}, { capture: true })`

/** Ends the session of the device as other tabs hear it. */
async function signOut(page: Page): Promise<void> {
  await page.goto('/about')
  await page.evaluate(() => localStorage.removeItem('hearback.session'))
}

async function showsOnly(page: Page, shown: Account, gone: Account): Promise<void> {
  await expect(page.locator('#main').getByText(shown.email)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(gone.email)).toHaveCount(0)
}

test('a tab starts over when another user signs in in a second tab', async ({ person }) => {
  const { ana, bob, first, second } = await twoAccounts(person)
  await signIn(second, bob)
  await showsOnly(first, bob, ana)
})

test('a tab starts over for another user whose session it has read before the event', async ({ person }) => {
  const { ana, bob, first, second } = await twoAccounts(person)
  await first.evaluate('window.held = true')
  await signIn(second, bob)
  await first.getByRole('link', { name: 'Privacy' }).first().click()
  await expect(first).toHaveURL(/privacy/)
  const reloaded = first.waitForEvent('load')
  await first.evaluate(`setTimeout(() => {
    window.held = false
    dispatchEvent(new StorageEvent('storage', { key: 'hearback.session' }))
  })`)
  await reloaded
  await first.goto('/settings/account')
  await showsOnly(first, bob, ana)
})

for (const [name, wake] of [
  ['comes out of the back-forward cache', "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))"],
  ['is shown again', "document.dispatchEvent(new Event('visibilitychange'))"],
] as const) {
  test(`a tab that missed what happened starts over when it ${name}`, async ({ person }) => {
    const { ana, bob, first, second } = await twoAccounts(person)
    await first.evaluate('window.held = true')
    await signIn(second, bob)
    await expect(first.locator('#main').getByText(ana.email)).toBeVisible()
    await first.evaluate(wake)
    await showsOnly(first, bob, ana)
  })

  test(`a tab that missed a sign-out leaves the private page when it ${name}`, async ({ person }) => {
    const { ana, first, second } = await twoAccounts(person)
    await first.evaluate('window.held = true')
    await signOut(second)
    await expect(first.locator('#main').getByText(ana.email)).toBeVisible()
    await first.evaluate(wake)
    await expect(first).toHaveURL(/\/login/)
    await expect(first.getByText(ana.email)).toHaveCount(0)
  })
}

test('Back and Forward after a sign-out show nothing of the former user', async ({ person }) => {
  const { ana, bob, first, second } = await twoAccounts(person)
  await first.goto('/about')
  await signOut(second)
  await second.goto('/login')
  await first.goBack()
  await expect(first).toHaveURL(/\/login/)
  await expect(first.getByText(ana.email)).toHaveCount(0)
  await signIn(second, bob)
  await first.goto('/settings/account')
  await showsOnly(first, bob, ana)
  await first.goBack()
  await first.goForward()
  await showsOnly(first, bob, ana)
})

test('somebody whose browser keeps no data stays signed in for the tab', async ({ person }) => {
  const ana = await person('Ana')
  await signUp(ana, 'I’m looking for work')
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

/** Paths of the documents that a page requests from now on. */
function documentLoads(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}

/** Lets all chunks be missing, as in a tab that is older than the deployed build, until `isDeployed` says otherwise. */
async function withoutChunks(page: Page, isDeployed: () => boolean): Promise<void> {
  await page.route('**/assets/*.js', (route) =>
    isDeployed() ? route.continue() : route.fulfill({ status: 404, body: '' }),
  )
}

/**
 * Opens a page with all parts that load once the browser is idle, which a slow machine is only long after the network. A part that is
 * missing later would reload the page by itself.
 */
async function openWithIdleParts(page: Page, path: string): Promise<void> {
  const idleParts = ['/IdleWatches-', '/record-view-'].map((part) =>
    page.waitForResponse((response) => response.url().includes(part)),
  )
  await page.goto(path)
  await Promise.all(idleParts)
  await page.waitForLoadState('networkidle')
}

/** Safari before 26.2 and Firefox before 147 have no Navigation API. */
for (const [browser, script] of [
  ['with', ''],
  ['without', `Object.defineProperty(window, 'navigation', { value: undefined })`],
]) {
  test(`an outdated tab reaches the clicked page by one full load ${browser} the Navigation API`, async ({
    person,
  }) => {
    const visitor = await person('Visitor')
    const { page } = visitor
    if (script) await page.addInitScript(script)
    await openWithIdleParts(page, '/about')
    const loads = documentLoads(page)
    await withoutChunks(page, () => loads.includes('/contact'))
    await page
      .getByRole('link', { name: /contact/i })
      .last()
      .click()
    await expect(page).toHaveURL(/\/contact/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(loads).toEqual(['/contact'])
    visitor.troubles.length = 0 // The missing chunks are in the console as failed requests.
  })
}

test('an outdated tab keeps typed text when a part of its page is missing, and offers the reload', async ({
  person,
}) => {
  const visitor = await person('Visitor')
  const { page } = visitor
  await openWithIdleParts(page, '/contact')
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.pressSequentially('Half a message')
  let isDeployed = false
  await withoutChunks(page, () => isDeployed)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Control+k')
  const notice = page.getByRole('status').filter({ hasText: 'This page has been updated' })
  await expect(notice).toBeVisible()
  await expect(message).toHaveValue('Half a message')
  isDeployed = true
  await notice.getByRole('button', { name: 'Reload' }).click()
  await expect(message).toHaveValue('')
  visitor.troubles.length = 0
})

test('an outdated tab without typed text reloads by itself when a part of its page is missing', async ({ person }) => {
  const visitor = await person('Visitor')
  const { page } = visitor
  await openWithIdleParts(page, '/contact')
  const loads = documentLoads(page)
  await withoutChunks(page, () => loads.length > 0)
  await page.keyboard.press('Control+k')
  await expect.poll(() => loads).toEqual(['/contact'])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  visitor.troubles.length = 0
})
