import type { Offer } from '@hearback/contract/hiring/offers.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../../test/render-ui.tsx'
import { queryClient } from '../../../api/query-client.ts'
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
