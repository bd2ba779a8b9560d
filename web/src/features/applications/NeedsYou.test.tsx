import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { queryClient } from '../../api/query-client.ts'
import { clearSession, setSession } from '../../api/session.ts'
import { NeedsYou } from './NeedsYou.tsx'

const applicationId = '019a0000-0000-7000-8000-000000000001'
const entry = { applicationId, jobTitle: 'Baker', company: 'Crust' }
const NOTHING = { offersToAnswer: 0, slotsToPick: { count: 0, first: null }, nextInterview: null, overdueAnswers: 0 }

async function show(agenda: object, { bar = false } = {}) {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ success: true, ...NOTHING, ...agenda }), { status: 200 })),
  )
  return renderUi(
    <QueryClientProvider client={queryClient()}>
      <NeedsYou bar={bar} />
      <p>Below</p>
    </QueryClientProvider>,
  )
}
afterEach(() => {
  queryClient().clear()
  clearSession()
  localStorage.clear()
  vi.unstubAllGlobals()
})
const hrefs = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))

test('links to each thing that waits for a seeker', async () => {
  await show({
    offersToAnswer: 2,
    slotsToPick: { count: 1, first: entry },
    nextInterview: { ...entry, company: 'Copper', at: '2030-01-08T17:00:00.000Z' },
    overdueAnswers: 1,
  })
  await expect.element(page.getByRole('link', { name: '2 offers to answer' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Pick an interview time with Crust' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Interview on Tue, Jan 8.* with Copper/ })).toBeVisible()
  expect(hrefs()).toEqual([
    '/offers?status=pending',
    `/applications/${applicationId}`,
    `/applications/${applicationId}`,
    '/applications?sort=due',
  ])
  await expectAccessible()
})

test('several invitations lead to the list', async () => {
  await show({ slotsToPick: { count: 3, first: entry } })
  await expect.element(page.getByRole('link', { name: '3 interview times to pick' })).toBeVisible()
  expect(hrefs()).toEqual(['/applications?status=interview'])
})

test('shows nothing when nothing waits', async () => {
  await show({})
  await vi.waitFor(() => expect(queryClient().isFetching()).toBe(0))
  expect(page.getByRole('navigation').elements()).toEqual([])
})

test('the first page of the job search on a device is not pushed down, and the next one has its space', async () => {
  const user = { _id: applicationId, email: 'a@x.example', userType: 'jobseeker', emailVerified: true } as const
  setSession({ token: 'a', user })
  const settled = () => vi.waitFor(() => expect(queryClient().isFetching()).toBe(0))
  const first = await show({ overdueAnswers: 1 }, { bar: true })
  await settled()
  const below = page.getByText('Below').element().getBoundingClientRect().top
  expect(page.getByRole('navigation').elements()).toEqual([])
  await first.unmount()
  queryClient().clear()
  await show({ overdueAnswers: 1 }, { bar: true })
  expect(page.getByText('Below').element().getBoundingClientRect().top).toBe(below + 45)
  await expect.element(page.getByRole('navigation', { name: 'Needs you' })).toBeVisible()
})
