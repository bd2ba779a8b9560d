import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { followCall } from '../../api/connection.ts'
import { KEPT_AT } from '../../api/copy-headers.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { OfflineWatch } from './OfflineWatch.tsx'

const copy = () => new Response('', { headers: { [KEPT_AT]: new Date().toISOString() } })
let replies: Response[] = []

function Reading() {
  useQuery({
    queryKey: ['reading'],
    queryFn: () => {
      followCall()(replies.shift() ?? new Response(''))
      return 'read'
    },
  })
  return null
}

afterEach(() => vi.useRealTimers())

test('a copy that was read after the connection came back is fetched again, and the banner leaves', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  replies = [copy(), copy()]
  await renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <Reading />
      <OfflineWatch madeAt={undefined} />
    </QueryClientProvider>,
  )
  const banner = page.getByText(/^You’re offline\./)
  await expect.element(banner).toBeVisible()
  await vi.advanceTimersByTimeAsync(5_000)
  await expect.poll(() => replies).toHaveLength(0)
  await expect.element(banner).toBeVisible()
  await vi.advanceTimersByTimeAsync(5_000)
  await expect.element(banner).not.toBeInTheDocument()
})
