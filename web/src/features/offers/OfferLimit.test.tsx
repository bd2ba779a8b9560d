import type { Offer } from '@hearback/contract/hiring/offers.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { sendHeldActs } from '../../held-acts/held-acts.ts'
import { OfferButton } from './OfferButton.tsx'

const earlier = {
  _id: 'o1',
  status: 'declined',
  details: { title: 'Baker', pay: 21, payPeriod: 'hour', currency: 'USD' },
} as unknown as Offer
const sentence = 'You’ve sent all the offers your plan includes this month.'

/** Fake server that refuses the first offer with this code, and accepts the second. */
function network(code: string) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Promise.resolve(Response.json({ templates: [], jobs: [], offer: earlier }))
    sent.push(JSON.parse(String(body)))
    if (sent.length === 1) return Promise.resolve(Response.json({ code, message: sentence }, { status: 403 }))
    return Promise.resolve(Response.json({ offer: { ...earlier, _id: 'o2', status: 'pending' } }))
  })
  return sent
}
afterEach(async () => {
  await sendHeldActs()
  vi.unstubAllGlobals()
})

const dialog = page.getByRole('dialog')
const show = () =>
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <OfferButton to={{ _id: 'a1', name: 'Ana G.' }} earlier={earlier} />
    </QueryClientProvider>,
  )
async function send() {
  await dialog.getByRole('button', { name: 'Send offer' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await sendHeldActs()
}

test('an offer over the limit of the plan is kept, and its form says so with a link to plans', async () => {
  const sent = network('offer_limit_reached')
  await show()
  await page.getByRole('button', { name: 'Make an offer to Ana G.' }).click()
  await send()
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(`${sentence} View plans`)
  await expect.element(dialog.getByRole('link', { name: 'View plans' })).toHaveAttribute('href', '/billing')
  await expectAccessible()
  await send()
  expect(sent).toHaveLength(2)
  await page.getByRole('button', { name: 'Make an offer to Ana G.' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Send offer' })).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'View plans' })).not.toBeInTheDocument()
})

test('another refusal leads to no plans', async () => {
  network('offer_pending')
  await show()
  await page.getByRole('button', { name: 'Make an offer to Ana G.' }).click()
  await send()
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Send offer' })).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'View plans' })).not.toBeInTheDocument()
})
