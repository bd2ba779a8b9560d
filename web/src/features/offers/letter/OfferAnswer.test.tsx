import type { Offer } from '@hearback/contract/hiring/offers.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../../test/render-ui.tsx'
import { queryClient } from '../../../api/query-client.ts'
import { sendHeldActs } from '../../../held-acts/held-acts.ts'
import { OfferAnswer } from './OfferAnswer.tsx'

afterEach(() => queryClient().clear())

const offer = { _id: 'o1', company: { businessName: 'Stone Oven' }, details: {} } as unknown as Offer

test('on a phone both answer buttons are at the bottom of the screen, of equal size', async () => {
  await page.viewport(390, 844)
  await renderUi(
    <QueryClientProvider client={queryClient()}>
      <p style={{ height: 2000 }}>A long letter</p>
      <OfferAnswer offer={offer} atFoot />
    </QueryClientProvider>,
  )
  const boxes = ['Accept', 'Decline'].map((name) =>
    page.getByRole('button', { name, exact: true }).element().getBoundingClientRect(),
  )
  for (const { bottom, height } of boxes) {
    expect(bottom).toBeLessThanOrEqual(844)
    expect(height).toBeGreaterThanOrEqual(44)
  }
  expect(boxes[0]?.width).toBe(boxes[1]?.width)
  await expectAccessible()
})

test('declining is confirmed by another button than accepting', async () => {
  await renderUi(
    <QueryClientProvider client={queryClient()}>
      <OfferAnswer offer={offer} />
    </QueryClientProvider>,
  )
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  const confirm = page.getByRole('dialog').getByRole('button', { name: /^Decline/ })
  await expect.element(confirm).toHaveAttribute('data-variant', 'danger')
})

test('an acceptance is sent after the time for undoing it, and not at all once it is undone', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return Promise.resolve(Response.json({ offer }))
  })
  await renderUi(
    <QueryClientProvider client={queryClient()}>
      <OfferAnswer offer={offer} />
    </QueryClientProvider>,
  )
  const accept = async () => {
    await page.getByRole('button', { name: 'Accept', exact: true }).click()
    await page.getByRole('button', { name: 'Accept offer' }).click()
    await expect.element(page.getByText('Sending to Stone Oven.')).toBeVisible()
  }
  await accept()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await sendHeldActs()
  expect(sent).toEqual([])
  await accept()
  await sendHeldActs()
  expect(sent).toEqual([{ status: 'accepted' }])
  vi.unstubAllGlobals()
})
