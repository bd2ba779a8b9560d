import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { SeekerHome } from '@hearback/contract/jobs/seeker-home.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { queryClient } from '../../api/query-client.ts'
import { clearSession, setSession } from '../../api/session.ts'
import { signOut } from '../../api/sign-out.ts'
import { undoLatest } from '../../ui/feedback/toast-store.ts'
import type { DismissibleJob } from './NeedsList.tsx'
import { SeekerHomeView } from './SeekerHomeView.tsx'

const job = {
  _id: '019a0000-0000-7000-8000-000000000001',
  jobTitle: 'Baker',
  company: { _id: '019a0000-0000-7000-8000-000000000002', businessName: 'Crust' },
  location: { city: 'Boise', country: 'US' },
} as unknown as Job
const nothing = { count: 0, first: [] }
const home: SeekerHome = {
  applicationBudget: { limit: 30, used: 0 },
  offers: nothing,
  slotsToPick: nothing,
  overdueAnswers: nothing,
  chatRequests: 0,
  unreadMessages: 0,
  unreadNotifications: 0,
  nextInterview: null,
  jobs: [],
  savedSearches: [],
  followedCompanies: 0,
  followedJobs: [],
  viewedJobs: [job],
  recentSearches: [],
}
let sent: string[]
let answers: { ok: boolean }
let current: SeekerHome

beforeEach(() => {
  sent = []
  current = home
  answers = { ok: true }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    if (method === 'GET')
      return Response.json({ home: sent.length > 0 && answers.ok ? { ...current, viewedJobs: [] } : current })
    sent.push(`${method} ${new URL(url, location.href).pathname}`)
    return answers.ok ? Response.json({ success: true }) : Response.json({ message: 'Refused.' }, { status: 500 })
  })
  setSession({ token: 't', user: { _id: 'u', email: 'ana@mail.example', userType: 'jobseeker', emailVerified: true } })
})
afterEach(() => {
  vi.useRealTimers()
  queryClient().clear()
  clearSession()
  vi.unstubAllGlobals()
})

const dismiss = (job: DismissibleJob) => <button type="button">Not interested in {job.jobTitle}</button>
const show = () =>
  renderUi(
    <QueryClientProvider client={queryClient()}>
      <SeekerHomeView
        hasProfile
        dismiss={dismiss}
        jobs={() => null}
        searches={() => null}
        recentSearches={() => null}
      />
    </QueryClientProvider>,
  )
const viewed = () => page.getByRole('link', { name: 'Baker' })
const clear = () => page.getByRole('button', { name: 'Clear recently viewed jobs' }).click()
const cleared = () => sent.filter((one) => one.startsWith('DELETE'))

test('cleared jobs come back by undo, and the server keeps them', async () => {
  const { unmount } = await show()
  await clear()
  await expect.element(viewed()).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(viewed()).toBeVisible()
  await clear()
  undoLatest()
  await expect.element(viewed()).toBeVisible()
  await unmount()
  expect(sent).toEqual([])
})

test.each([
  ['the page is left', (unmount: () => unknown) => unmount()],
  ['the browser is closed', () => window.dispatchEvent(new Event('pagehide'))],
  ['the seeker signs out', () => signOut()],
])('cleared jobs are deleted once when %s', async (_, leave) => {
  const { unmount } = await show()
  await clear()
  expect(sent).toEqual([])
  await leave(unmount)
  await expect.poll(cleared).toHaveLength(1)
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  await unmount()
  expect(cleared()).toHaveLength(1)
})

test('cleared jobs are deleted after ten seconds', async () => {
  await show()
  await expect.element(viewed()).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  document.querySelector<HTMLButtonElement>('button[aria-label="Clear recently viewed jobs"]')?.click()
  vi.advanceTimersByTime(9_900)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(200)
  vi.useRealTimers()
  await expect.poll(cleared).toHaveLength(1)
  await expect.element(viewed()).not.toBeInTheDocument()
})

test('cleared jobs come back where the server refuses', async () => {
  answers.ok = false
  await show()
  await clear()
  window.dispatchEvent(new Event('pagehide'))
  await expect.element(page.getByText('Refused.')).toBeVisible()
  await expect.element(viewed()).toBeVisible()
})

test('invitations to apply lead to their chats, and each can be dismissed', async () => {
  const invitation = {
    chatId: '019a0000-0000-7000-8000-000000000003',
    job: job._id,
    jobTitle: 'Night baker 夜',
    company: 'Crust',
    invitedAt: '2026-01-02T10:00:00Z',
  }
  current = { ...home, jobInvitations: { count: 2, first: [invitation] } }
  await show()
  const link = page.getByRole('link', { name: 'Crust invites you to apply' })
  await expect.element(link).toHaveAttribute('href', `/messages/${invitation.chatId}`)
  await expect.element(page.getByRole('button', { name: 'Not interested in Night baker 夜' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'All 2 invitations to apply' })).toBeVisible()
})

test('a home that was stored on the device before there were invitations is shown', async () => {
  await show()
  await expect.element(page.getByText('Nothing is waiting for you right now.')).toBeVisible()
})
