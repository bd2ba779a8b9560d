import type { Notification } from '@hearback/contract/accounts/notifications.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { queryClient } from '../../api/query-client.ts'
import { takeNotification } from './held-notifications.ts'
import { NotificationList } from './NotificationList.tsx'
import { NotificationPanel } from './NotificationPanel.tsx'
import { Unsubscribe } from './Unsubscribe.tsx'

const one = (part: Partial<Notification>): Notification => ({
  _id: '019a0000-0000-7000-8000-000000000001',
  kind: 'application_moved',
  data: { company: 'Crust', job: 'Baker', status: 'shortlisted' },
  path: '/applications/1',
  readAt: null,
  createdAt: new Date().toISOString(),
  ...part,
})
const earlier = one({
  _id: '019a0000-0000-7000-8000-000000000002',
  path: '/applications/2',
  readAt: '2026-11-01T00:00:00Z',
})

let held: { notifications: Notification[]; unread: number; total: number; totalPages: number }
let sent: unknown[]
beforeEach(() => {
  held = { notifications: [one({}), earlier], unread: 1, total: 2, totalPages: 1 }
  sent = []
  vi.stubGlobal('fetch', (url: string, { method, body }: RequestInit) => {
    if (method === 'POST') sent.push(body ? JSON.parse(String(body)) : url)
    const answers = [
      ['/api/notifications/read', { unread: 0 }],
      ['/api/notifications/subscription', { group: 'offers', mail: true }],
      ['/api/notifications/unsubscribe', { group: 'offers', mail: false }],
      ['/api/notifications', held],
    ] as const
    const answer = answers.find(([path]) => url.startsWith(path))?.[1]
    return Promise.resolve(new Response(JSON.stringify({ success: true, ...answer }), { status: 200 }))
  })
})
afterEach(() => {
  queryClient().clear()
  vi.unstubAllGlobals()
})

const show = (ui: React.ReactNode) => renderUi(<QueryClientProvider client={queryClient()}>{ui}</QueryClientProvider>)
const entries = () => page.getByRole('link', { name: /shortlist/ })

test('marks all notifications as read with one click and keeps the focus', async () => {
  await show(<NotificationList />)
  await expect.element(page.getByText('1 new', { exact: true })).toBeVisible()
  await expect.element(entries().first()).toHaveAttribute('href', '/applications/1')
  await expect.element(page.getByRole('link', { name: /^New: Crust shortlisted you for Baker/ })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.element(page.getByText('You’re all caught up.')).toHaveFocus()
  expect(page.getByRole('link', { name: /^New:/ }).elements()).toEqual([])
  expect(sent).toEqual([{ all: true }])
})

test('following a notification marks only it as read', async () => {
  const close = vi.fn()
  await show(<NotificationPanel close={close} />)
  await entries().first().click()
  await expect.element(page.getByRole('link', { name: /^New:/ })).not.toBeInTheDocument()
  await entries().nth(1).click()
  expect(sent).toEqual([{ ids: [one({})._id] }])
  expect(close).toHaveBeenCalledTimes(2)
})

test('a new notification appears on top, once', async () => {
  await show(<NotificationPanel close={() => undefined} />)
  await expect.element(entries().first()).toBeVisible()
  const arrived = one({ _id: '019a0000-0000-7000-8000-000000000003', kind: 'offer_received', path: '/offers/1' })
  takeNotification(arrived)
  takeNotification(arrived)
  await expect.element(page.getByRole('link').first()).toHaveAttribute('href', '/offers/1')
  expect(page.getByRole('link', { name: /^New:/ }).elements()).toHaveLength(2)
  await expectAccessible()
})

test('the panel is operable with the keyboard', async () => {
  await show(<NotificationPanel close={() => undefined} />)
  await expect.element(entries().first()).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Mark all as read' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Notifications' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(entries().first()).toHaveFocus()
})

test('a mail link changes nothing until confirmed, without a sign-in', async () => {
  await show(<Unsubscribe token="a.b.c" />)
  const button = page.getByRole('button', { name: 'Turn off these emails' })
  await expect.element(button).toBeVisible()
  await expectAccessible()
  expect(sent).toEqual([])
  await button.click()
  await expect.element(page.getByText(/Emails about offers are off/)).toBeVisible()
  expect(sent).toEqual(['/api/notifications/unsubscribe?token=a.b.c'])
})

test('explains what to do for a link without a token', async () => {
  await show(<Unsubscribe token="" />)
  await expect.element(page.getByText(/This link is incomplete/)).toBeVisible()
  await expectAccessible()
})
