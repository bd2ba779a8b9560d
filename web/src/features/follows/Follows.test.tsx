import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { tabStorage } from '../../api/device-storage.ts'
import { queryClient } from '../../api/query-client.ts'
import { clearSession, setSession } from '../../api/session.ts'
import { AccountDialogContext } from '../../routing/account-dialog.ts'
import { FollowButton } from './FollowButton.tsx'
import { FollowedList } from './FollowedList.tsx'
import { FollowerCount } from './FollowerCount.tsx'
import { COMPANY_TO_FOLLOW } from './follow-key.ts'

const crust = { _id: '019a0000-0000-7000-8000-000000000001', businessName: 'Crust' }
let ids: string[]
let sent: string[]
let refusal: Response | undefined
const followed = () =>
  ids.map((_id) => ({ company: { ...crust, _id }, openJobs: 2, followedAt: '2026-11-01T00:00:00Z' }))

function held(url: string): object {
  if (url.endsWith('/followers')) return { followers: 7 }
  return url.endsWith('/ids') ? { ids } : { companies: followed() }
}

beforeEach(() => {
  ids = []
  sent = []
  refusal = undefined
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    if (method === 'GET') return Response.json(held(url))
    sent.push(method)
    if (refusal) return refusal
    ids = method === 'PUT' ? [url.split('/').at(-1) ?? ''] : []
    return Response.json({ success: true })
  })
})
afterEach(() => {
  queryClient().clear()
  clearSession()
  tabStorage.removeItem(COMPANY_TO_FOLLOW)
  vi.unstubAllGlobals()
})
const show = (ui: ReactNode) => renderUi(<QueryClientProvider client={queryClient()}>{ui}</QueryClientProvider>)
const signIn = (userType: 'jobseeker' | 'employer' = 'jobseeker') =>
  setSession({ token: 't', user: { _id: 'u', email: 'ana@mail.example', userType, emailVerified: true } })
const button = (name: string | RegExp) => page.getByRole('button', { name })

test('a visitor who presses Follow follows by itself after signing in, once', async () => {
  const ask = vi.fn()
  await show(
    <AccountDialogContext value={ask}>
      <FollowButton company={crust} />
    </AccountDialogContext>,
  )
  await page.getByRole('link', { name: 'Follow' }).click()
  expect(ask).toHaveBeenCalledOnce()
  expect(sent).toEqual([])
  signIn()
  await expect.element(button(/^Following/u)).toBeVisible()
  await expect.element(page.getByText(/You’re following Crust/u)).toBeVisible()
  expect(sent).toEqual(['PUT'])
  await expectAccessible()
})

test.each([
  ['another company', `${Date.now()} 019a0000-0000-7000-8000-000000000009`],
  ['this company yesterday', `${Date.now() - 86_400_000} ${crust._id}`],
  ['nothing readable', 'x'],
])('a wish for %s follows nothing', async (_name, wish) => {
  tabStorage.setItem(COMPANY_TO_FOLLOW, wish)
  signIn()
  await show(<FollowButton company={crust} />)
  await expect.element(button('Follow')).toBeEnabled()
  expect(sent).toEqual([])
})

test('the button knows after a reload, unfollows with undo, and rolls back a refusal', async () => {
  ids = [crust._id]
  signIn()
  await show(<FollowButton company={crust} />)
  await button(/^Following/u).click()
  await expect.element(button('Follow')).toBeVisible()
  await button('Undo').click()
  await expect.element(button(/^Following/u)).toBeVisible()
  await expect.poll(() => sent).toEqual(['DELETE', 'PUT'])
  refusal = Response.json({ code: 'unavailable', message: 'Not just now.' }, { status: 503 })
  await button(/^Following/u).click()
  await expect.element(page.getByText('Not just now.')).toBeVisible()
  await expect.element(button(/^Following/u)).toBeVisible()
})

test('employers see no follow button, and the number of their followers', async () => {
  signIn('employer')
  await show(
    <>
      <FollowButton company={crust} />
      <FollowerCount />
    </>,
  )
  await expect.element(page.getByText('7 people follow your company.')).toBeVisible()
  await expect.element(button('Follow')).not.toBeInTheDocument()
})

test('the list unfollows, moves the focus, and says how to begin once it is empty', async () => {
  ids = [crust._id]
  signIn()
  await show(<FollowedList />)
  await expect.element(page.getByText('2 open jobs')).toBeVisible()
  await expectAccessible()
  await button('Unfollow Crust').click()
  await expect.element(page.getByText(/^Open a company’s page/u)).toBeVisible()
  expect(sent).toEqual(['DELETE'])
  await expectAccessible()
})
