import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { queryClient } from '../../api/query-client.ts'
import { ApplicationList } from './ApplicationList.tsx'

const asked: URLSearchParams[] = []

async function show(counts: Record<string, number>, path = '/applications') {
  asked.length = 0
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname, searchParams } = new URL(address, location.origin)
    if (!pathname.endsWith('/mine')) return Promise.resolve(Response.json({}, { status: 404 }))
    asked.push(searchParams)
    const none = searchParams.get('keyword') === 'zzz'
    return Promise.resolve(Response.json({ applications: [], total: 0, totalPages: 0, counts: none ? {} : counts }))
  })
  await renderUi(
    <QueryClientProvider client={queryClient()}>
      <ApplicationList />
    </QueryClientProvider>,
    path,
  )
}
afterEach(() => {
  queryClient().clear()
  vi.unstubAllGlobals()
})
const box = () => page.getByRole('searchbox', { name: 'Search your applications' })
const last = () => Object.fromEntries(asked.at(-1) ?? [])

test('a few applications have no search field', async () => {
  await show({ applied: 5 })
  await expect.element(page.getByRole('link', { name: 'All 5' })).toBeVisible()
  expect(box().query()).toBeNull()
})

test('typing searches without Enter, keeps the status, and begins at the first page', async () => {
  await show({ applied: 9, rejected: 2 }, '/applications?status=rejected&page=3')
  await userEvent.type(box(), ' crumb ')
  await vi.waitFor(() => expect(last()).toMatchObject({ keyword: 'crumb', status: 'rejected', page: '1' }))
  await expect.element(box()).toHaveValue(' crumb ')
  await expect
    .element(page.getByRole('link', { name: 'Sent 9' }))
    .toHaveAttribute('href', expect.stringContaining('keyword=crumb'))
  await expectAccessible()
})

test('a search without results says so, and leads to all applications, which empties the field', async () => {
  await show({ applied: 9 }, '/applications?keyword=zzz')
  await expect.element(page.getByRole('heading', { name: 'No applications match your search' })).toBeVisible()
  await page.getByRole('link', { name: 'See all applications' }).click()
  await expect.element(box()).toHaveValue('')
  await expect
    .element(page.getByRole('link', { name: 'Sent 9' }))
    .toHaveAttribute('href', '/applications?status=applied')
})

test('Enter searches immediately, and Escape empties the field', async () => {
  await show({ applied: 9 })
  await userEvent.type(box(), 'zzz{Enter}')
  await vi.waitFor(() => expect(last()).toMatchObject({ keyword: 'zzz' }))
  await userEvent.keyboard('{Escape}')
  await expect.element(box()).toHaveValue('')
  await expect
    .element(page.getByRole('link', { name: 'Sent 9' }))
    .toHaveAttribute('href', '/applications?status=applied')
})
