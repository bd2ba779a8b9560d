import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { queryClient } from '../../api/query-client.ts'
import { ReviewList } from './ReviewList.tsx'
import { useReviews } from './reviews.mutations.ts'

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
  queryClient().clear()
})

function Probe() {
  const { write } = useReviews()
  const [said, setSaid] = useState('')
  const send = () => write('hr', {} as never).catch((error: Error) => setSaid(error.message))
  return (
    <>
      <button type="button" onClick={() => void send()}>
        Send
      </button>
      <p>{said}</p>
    </>
  )
}

test.each([
  [409, '{"message":"You reviewed them."}', 'Error 409: You reviewed them.'],
  [502, '<html>Bad gateway</html>', 'Error 502: Unexpected response from the server (502).'],
  [500, '{}', 'Error 500: Unexpected response from the server (500).'],
])('a review that failed with %d says so with its status', async (status, body, words) => {
  globalThis.fetch = async () => new Response(body, { status })
  await renderUi(
    <QueryClientProvider client={queryClient()}>
      <Probe />
    </QueryClientProvider>,
  )
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByText(words)).toBeVisible()
})

const summary = { average: null, count: 2, communication: null, serviceQuality: null, stars: [2, 0, 0, 0, 0] }
const nothing = { success: true as const, reviews: [], summary, total: 0, totalPages: 0 }

test('a filter without reviews says so and leads back to all, also below three reviews', async () => {
  globalThis.fetch = async () => Response.json(nothing)
  await renderUi(
    <QueryClientProvider client={queryClient()}>
      <ReviewList subject={{ id: 'c', side: 'employer' }} name="Crust" empty="None" actions={() => null} />
    </QueryClientProvider>,
    '/companies/c?stars=5&reviews=3&sort=lowest',
  )
  await expect.element(page.getByText(/^No reviews with 5 of 5 stars\./u)).toBeVisible()
  const all = page.getByRole('link', { name: 'Show all reviews' })
  await expect.element(all).toHaveAttribute('href', '/companies/c?sort=lowest')
  await expectAccessible()
})
