import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { queryClient } from '../../api/query-client.ts'
import { clearSession, setSession } from '../../api/session.ts'
import { ApplyAction } from './ApplyAction.tsx'

afterEach(() => {
  clearSession()
  queryClient().clear()
  vi.unstubAllGlobals()
})

const job = { _id: 'j1', jobTitle: 'Baker', status: 'open', company: { businessName: 'Stone Oven' } } as Job

const action = () =>
  renderUi(
    <QueryClientProvider client={queryClient()}>
      <ApplyAction job={job} path="/jobs/j1/baker" />
    </QueryClientProvider>,
  )

test('a visitor signs in and returns to applying', async () => {
  await action()
  const link = page.getByRole('link', { name: 'Apply with your profile' })
  await expect.element(link).toHaveAttribute('href', '/login?next=%2Fjobs%2Fj1%2Fbaker%3Fapply%3D1')
})

test('a seeker with an unconfirmed email confirms it first and returns, without any request', async () => {
  const asked = vi.fn()
  vi.stubGlobal('fetch', asked)
  setSession({ token: 't', user: { _id: 'u', email: 'ana@x.example', userType: 'jobseeker', emailVerified: false } })
  await action()
  const link = page.getByRole('link', { name: 'Confirm your email to apply' })
  await expect.element(link).toHaveAttribute('href', '/verify-email?next=%2Fjobs%2Fj1%2Fbaker%3Fapply%3D1')
  expect(asked).not.toHaveBeenCalled()
})

const atSource = async (sourceUrl?: string) =>
  renderUi(
    <QueryClientProvider client={queryClient()}>
      <ApplyAction job={{ ...job, imported: true, ...(sourceUrl && { sourceUrl }) }} path="/jobs/j1/baker" />
    </QueryClientProvider>,
  )

test('an imported job leads to its page at the source, in a new tab', async () => {
  await atSource('https://www.bakery.example/jobs/1?ref=a')
  const link = page.getByRole('link', { name: 'Apply at bakery.example (opens in a new tab)' })
  await expect.element(link).toHaveAttribute('href', 'https://www.bakery.example/jobs/1?ref=a')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener nofollow ugc')
})

test.each([undefined, 'javascript:alert(1)', 'https://bank.example@evil.example/'])(
  'an imported job with the address %s has no link',
  async (sourceUrl) => {
    await atSource(sourceUrl)
    await expect.element(page.getByText(/gave no link/)).toBeVisible()
    await expect.element(page.getByRole('link')).not.toBeInTheDocument()
  },
)
