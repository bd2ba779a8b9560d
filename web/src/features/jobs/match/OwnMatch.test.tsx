import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../../test/render-ui.tsx'
import { queryClient } from '../../../api/query-client.ts'
import { clearSession, setSession } from '../../../api/session.ts'
import { OwnMatch } from './OwnMatch.tsx'

const job = {
  _id: '019a0000-0000-7000-8000-000000000001',
  jobTitle: 'Baker',
  category: 'Food and hospitality',
  skills: ['Baking', 'Food safety'],
  description: '',
  employmentType: 'part_time',
  workplace: 'onsite',
  location: { city: 'Boise', country: 'US', latitude: 43.6, longitude: -116.2 },
  estimatedFrom: 19,
  estimatedTo: 24,
  payPeriod: 'hour',
  currency: 'USD',
} as unknown as Job
const profile = {
  skill: ['Baking'],
  location: { latitude: 43.61, longitude: -116.21 },
  jobCategory: 'Food and hospitality',
  hourlyRate: 20,
  availability: 'Evenings and weekends',
}
afterEach(async () => {
  queryClient().clear()
  clearSession()
  localStorage.clear()
  vi.unstubAllGlobals()
  await page.viewport(1280, 800)
})

const top = () => page.getByText('About this posting').element().getBoundingClientRect().top
const show = () =>
  renderUi(
    <QueryClientProvider client={queryClient()}>
      <div style={{ maxWidth: 700 }}>
        <OwnMatch job={job} heading="h2" />
        <p>About this posting</p>
      </div>
    </QueryClientProvider>,
  )

test.each([1280, 390])(
  'the page of a job does not move when the match arrives on a window of %d pixels',
  async (width) => {
    await page.viewport(width, 844)
    const { promise, resolve } = Promise.withResolvers<Response>()
    vi.stubGlobal('fetch', () => promise)
    const user = { _id: 'u', email: 'ana@mail.example', userType: 'jobseeker', emailVerified: true } as const
    setSession({ token: 't', user: { ...user, profileComplete: true } })
    await show()
    await expect.element(page.getByText('About this posting')).toBeVisible()
    const before = top()
    resolve(Response.json({ success: true, profile }))
    await expect.element(page.getByRole('button', { name: 'Not interested' })).toBeVisible()
    await expectAccessible()
    expect(Math.abs(top() - before)).toBeLessThan(30)
  },
)

test('visitors have no match, and no place for one', async () => {
  await show()
  await expect.element(page.getByText('About this posting')).toBeVisible()
  expect(page.getByText('About this posting').element().previousElementSibling?.getBoundingClientRect().height).toBe(0)
})
