import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../../test/render-ui.tsx'
import { queryClient } from '../../../api/query-client.ts'
import { clearSession, setSession } from '../../../api/session.ts'
import { SaveButton } from './SaveButton.tsx'

afterEach(() => {
  clearSession()
  queryClient().clear()
  vi.unstubAllGlobals()
})

test('saves a job optimistically, and rolls back with the error on failure', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) => {
    if (method === 'GET') return Response.json({ ids: [] })
    await promise
    return Response.json({ code: 'not_found', message: 'This job is gone.' }, { status: 404 })
  })
  setSession({ token: 't', user: { _id: 'u', email: 'ana@x.example', userType: 'jobseeker', emailVerified: true } })
  await renderUi(
    <QueryClientProvider client={queryClient()}>
      <SaveButton job={{ _id: 'j1', jobTitle: 'Baker' }} />
    </QueryClientProvider>,
  )
  const button = page.getByRole('button', { name: 'Save Baker' })
  await vi.waitFor(() => expect(queryClient().getQueryData(['jobs', 'saved', 'ids'])).toEqual({ ids: [] }))
  await button.click()
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  resolve()
  await expect.element(page.getByText('This job is gone.')).toBeVisible()
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
})
