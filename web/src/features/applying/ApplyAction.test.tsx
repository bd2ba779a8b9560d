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
