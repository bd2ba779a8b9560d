import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakePush, noFakePush, publicKey } from '../../../test/fake-push.ts'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { readCachedSubscription } from '../../api/push/cached-subscription.ts'
import { isPushedTo } from '../../api/push/push-device.ts'
import { queryClient } from '../../api/query-client.ts'
import { clearSession, setSession } from '../../api/session.ts'
import { PushOffer } from './PushOffer.tsx'
import { ThisDevice } from './ThisDevice.tsx'

const ana = { _id: 'ana', email: 'ana@people.example', userType: 'jobseeker', emailVerified: true } as const
const PATH = '/api/notifications/push'

let held: { publicKey: string; here: boolean; named: boolean; groups: Record<string, boolean> }
let sent: [method: string, body: unknown][]
let isTaken: boolean

const answers: Record<string, (body: Record<string, unknown>) => void> = {
  [`PUT ${PATH}`]: ({ named }) => Object.assign(held, { here: true, named }),
  [`DELETE ${PATH}`]: () => Object.assign(held, { here: false }),
  [`PATCH ${PATH}`]: ({ groups }) => Object.assign(held.groups, groups),
}

beforeEach(() => {
  const groups = { applications: true, interviews: true, messages: true, offers: true }
  held = { publicKey, here: false, named: true, groups }
  sent = []
  isTaken = true
  setSession({ token: 'token', user: ana })
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit) => {
    const given = body ? JSON.parse(String(body)) : undefined
    if (method !== 'GET') sent.push([method, given])
    answers[`${method} ${url}`]?.(given)
    const answer = url.endsWith('/try') ? { taken: isTaken } : held
    return Promise.resolve(new Response(JSON.stringify({ success: true, ...answer }), { status: 200 }))
  })
})
afterEach(async () => {
  queryClient().clear()
  clearSession()
  localStorage.clear()
  await caches.delete('hearback-push')
  vi.unstubAllGlobals()
  noFakePush()
})

const show = (ui: React.ReactNode = <ThisDevice side="jobseeker" />) =>
  renderUi(<QueryClientProvider client={queryClient()}>{ui}</QueryClientProvider>)
const notifyMe = page.getByRole('button', { name: 'Turn on notifications' })
const isOn = page.getByText('Notifications are on for this device.', { exact: true })

/** A device with push enabled. */
async function anOn() {
  const push = fakePush({ permission: 'granted' })
  await push.subscribe()
  held.here = true
  await show()
  await expect.element(isOn).toBeVisible()
  return push
}

test('asks for permission only after a click, then enables push', async () => {
  const push = fakePush()
  await show()
  await expect.element(notifyMe).toBeVisible()
  await expectAccessible()
  expect(push.asked).toBe(0)
  await notifyMe.click()
  await expect.element(isOn).toBeVisible()
  const endpoint = 'https://push.example.com/1'
  const keys = { p256dh: 'key', auth: 'secret' }
  expect(sent).toEqual([['PUT', { endpoint, keys, named: true }]])
  await expect.poll(readCachedSubscription).toEqual({ endpoint, auth: 'secret', publicKey })
  expect(isPushedTo('ana')).toBe(true)
  expect(isPushedTo('bea')).toBe(false)
  await expectAccessible()
})

test('explains how to allow push after a denial', async () => {
  const push = fakePush()
  push.answer = 'default'
  await show()
  await notifyMe.click()
  await expect.element(page.getByText(/You didn’t allow notifications/)).toBeVisible()
  push.answer = 'denied'
  await notifyMe.click()
  await expect.element(page.getByText(/Your browser is blocking notifications/)).toBeVisible()
  expect(notifyMe.elements()).toEqual([])
  expect(sent).toEqual([])
})

test('reports an unreachable push service and offers a retry', async () => {
  const push = fakePush()
  push.reachesService = false
  await show()
  await notifyMe.click()
  await expect.element(page.getByText(/couldn’t reach its push service/)).toBeVisible()
  push.reachesService = true
  await notifyMe.click()
  await expect.element(isOn).toBeVisible()
})

test('shows push as off if the browser lost its subscription, whatever the server knows', async () => {
  fakePush({ permission: 'granted' })
  held.here = true
  await show()
  await expect.element(notifyMe).toBeVisible()
})

test('saves groups and the name setting immediately', async () => {
  await anOn()
  for (const name of [/^Offers/, /^Show names/]) {
    await page.getByRole('switch', { name }).click()
    await expect.element(page.getByRole('switch', { name })).not.toBeChecked()
  }
  await expect
    .poll(() => sent)
    .toMatchObject([
      ['PATCH', { groups: { offers: false } }],
      ['PUT', { named: false }],
    ])
})

test('reports an example that fails to arrive', async () => {
  await anOn()
  isTaken = false
  await page.getByRole('button', { name: 'Send a test notification' }).click()
  await expect.element(page.getByText(/didn’t arrive/)).toBeVisible()
})

test('turning it off removes the subscription from the server and the browser', async () => {
  const push = await anOn()
  await page.getByRole('button', { name: 'Turn off on this device' }).click()
  await expect.element(notifyMe).toBeVisible()
  expect(sent).toEqual([['DELETE', undefined]])
  expect(push.subscription).toBeUndefined()
  expect(isPushedTo('ana')).toBe(false)
})

test('without push support it suggests adding the app on an iPhone, and nothing elsewhere', async () => {
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true })
  const real = Object.getOwnPropertyDescriptor(window, 'PushManager') ?? {}
  Reflect.deleteProperty(window, 'PushManager')
  try {
    const shown = await show()
    await expect.element(page.getByText(/can’t show notifications when Hearback is closed/)).toBeVisible()
    await shown.unmount()
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone)', configurable: true })
    await show()
    await expect.element(page.getByText(/Add to Home Screen/)).toBeVisible()
  } finally {
    Object.defineProperty(window, 'PushManager', real)
  }
})

test('suggests push once, and never after the browser asked for permission', async () => {
  const push = fakePush()
  const first = await show(<PushOffer />)
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect.element(notifyMe).not.toBeInTheDocument()
  expect(push.asked).toBe(0)
  await first.unmount()
  const again = await show(<PushOffer />)
  expect(notifyMe.elements()).toEqual([])
  await again.unmount()
  localStorage.clear()
  push.permission = 'denied'
  await show(<PushOffer />)
  expect(notifyMe.elements()).toEqual([])
})

test('accepting the suggestion enables push on this device', async () => {
  fakePush()
  await show(<PushOffer />)
  await notifyMe.click()
  await expect.element(notifyMe).not.toBeInTheDocument()
  expect(sent).toMatchObject([['PUT', { named: true }]])
})
