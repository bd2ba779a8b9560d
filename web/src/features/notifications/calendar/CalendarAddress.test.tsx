import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../../test/render-ui.tsx'
import { CalendarAddress } from './CalendarAddress.tsx'

afterEach(() => vi.unstubAllGlobals())

/** Fake server that numbers its addresses; returns what it was asked. */
function network(first: string | null = null) {
  const asked: string[] = []
  let address = first
  vi.stubGlobal('fetch', (_url: string, { method = 'GET' }: RequestInit) => {
    asked.push(method)
    if (method === 'POST') address = `https://jobs.example/calendars/${asked.length}.ics`
    if (method === 'DELETE') address = null
    return Promise.resolve(Response.json(method === 'DELETE' ? {} : { address }))
  })
  return asked
}

const show = () =>
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <CalendarAddress />
    </QueryClientProvider>,
  )
const press = (name: string) => page.getByRole('button', { name }).click()
const dialog = page.getByRole('dialog')

test('makes an address that a calendar program opens and people copy', async () => {
  network()
  await show()
  await press('Get a calendar address')
  await expect.element(page.getByText('https://jobs.example/calendars/2.ics')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Open in calendar app' }))
    .toHaveAttribute('href', 'webcal://jobs.example/calendars/2.ics')
  await expectAccessible()
})

test('replaces an address after a question that says what ends', async () => {
  const asked = network('https://jobs.example/calendars/0.ics')
  await show()
  await press('Replace address')
  await expect.element(dialog.getByText('stops working immediately', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked).toEqual(['GET'])
  await press('Replace address')
  await dialog.getByRole('button', { name: 'Replace address' }).click()
  await expect.element(page.getByText('https://jobs.example/calendars/2.ics')).toBeVisible()
})

test('removes an address', async () => {
  const asked = network('https://jobs.example/calendars/0.ics')
  await show()
  await press('Remove address')
  await dialog.getByRole('button', { name: 'Remove address' }).click()
  await expect.element(page.getByRole('button', { name: 'Get a calendar address' })).toBeVisible()
  expect(asked).toEqual(['GET', 'DELETE'])
})

test('says why there is no address', async () => {
  vi.stubGlobal('fetch', (_url: string, { method = 'GET' }: RequestInit) =>
    Promise.resolve(
      method === 'GET'
        ? Response.json({ address: null })
        : Response.json({ code: 'too_many_requests', message: 'Try again in a minute.' }, { status: 429 }),
    ),
  )
  await show()
  await press('Get a calendar address')
  await expect.element(page.getByText('Try again in a minute.')).toBeVisible()
})

test('a long address stays inside its column', async () => {
  network(`https://jobs.example/calendars/${'a'.repeat(300)}.ics`)
  const { container } = await show()
  await expect.element(page.getByText(/a{300}/u)).toBeVisible()
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth)
})
