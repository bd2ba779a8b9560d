import { getPushSettings, type PushMessage } from '@hearback/contract/accounts/push.ts'
import type { Page } from '@playwright/test'
import { aSeeker } from '../api-setup.ts'
import { looksRight } from '../crawl/page-findings.ts'
import { expect, test } from '../fixtures.ts'
import { launchFullChromium } from '../installation.ts'

test.use({ launchOptions: launchFullChromium })

const offer: PushMessage = {
  kind: 'offer_received',
  group: 'offers',
  path: '/offers',
  language: 'en',
  tag: 'offer_received /offers',
  data: { company: 'Crust', job: 'Baker' },
}

/** A browser whose push service takes it; the real ones are out of reach here. */
const SUBSCRIBES = `
  const kept = 'test.subscription'
  const address = 'https://push.example.com/' + (localStorage['test.address'] ??= Math.random())
  const bytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0)).buffer
  const made = (key) => ({
    endpoint: address,
    options: { applicationServerKey: bytes(key) },
    toJSON: () => ({ endpoint: address, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }),
    unsubscribe: async () => { localStorage.removeItem(kept); return true },
  })
  PushManager.prototype.subscribe = async ({ applicationServerKey: key }) => { localStorage.setItem(kept, key); return made(key) }
  PushManager.prototype.getSubscription = async () => { const key = localStorage.getItem(kept); return key ? made(key) : null }
`

/**
 * Delivers a push message to the service worker and waits until its notification is shown.
 * Chromium loses a notification that is queried while it appears.
 */
async function push(page: Page, message: Partial<PushMessage> = {}): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) found(first.registrationId)
    })
  })
  let displayed = 0
  session.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent: { eventName } }) => {
    if (eventName === 'Notification displayed') displayed++
  })
  const service = 'notifications'
  await session.send('BackgroundService.startObserving', { service })
  await session.send('BackgroundService.setRecording', { service, shouldRecord: true })
  await session.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  const data = JSON.stringify({ ...offer, ...message })
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
  await expect.poll(() => displayed).toBe(1)
  await session.send('BackgroundService.clearEvents', { service })
  await session.detach()
}

const shown = (page: Page) =>
  page.evaluate<string[]>(`(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body }) => title + ': ' + body)
  })()`)

test('somebody turns this device on, is told in their language, and nothing of it is left when they sign out', async ({
  person,
}) => {
  const seeker = await aSeeker(await person('Alma', { keeps: true }))
  const { page } = seeker
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript(SUBSCRIBES)
  await page.goto('/settings/notifications')
  await page.getByRole('button', { name: 'Turn on notifications' }).click()
  await expect(page.getByText('Notifications are on for this device.', { exact: true })).toBeVisible()
  await looksRight(page)
  expect(await seeker.call(getPushSettings, {})).toMatchObject({ here: true, named: true })
  await page.reload()
  await expect(page.getByText('Notifications are on for this device.', { exact: true })).toBeVisible()

  await push(page)
  await expect.poll(() => shown(page)).toEqual(['Offers: Crust sent you an offer for Baker.'])
  await push(page, { language: 'es' })
  await expect.poll(() => shown(page)).toEqual(['Ofertas: Crust te envió una oferta para Baker.'])
  await page.goto('/offers')
  await expect.poll(() => shown(page)).toEqual([])

  await push(page, { path: '/applications', tag: 'about an application' })
  await expect.poll(() => shown(page)).toHaveLength(1)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect.poll(() => page.evaluate(`localStorage.getItem('test.subscription')`)).toBeNull()
  await expect.poll(() => shown(page)).toEqual([])
})
