import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { sendHeldActs } from '../../held-acts/held-acts.ts'
import { InterviewList } from './InterviewList.tsx'
import { PastInterviews } from './PastInterviews.tsx'

const SLOT = '2099-03-02T15:00:00.000Z'
const ana = {
  _id: 'a1',
  job: 'j1',
  status: 'interview',
  nextSteps: ['interview', 'rejected'],
  jobTitle: 'Baker',
  applicant: { _id: 's1', displayName: 'Ana G.', firstName: 'Ana', lastName: 'Garcia' },
  interviewInvitation: { mode: 'onsite', place: '', minutes: 30, slots: [SLOT], picked: SLOT, message: '' },
} as unknown as Applicant

/** Fake server with one interview; records what it is asked to cancel. */
function network(status = 200, message = '') {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    if (request.method === 'GET')
      return Promise.resolve(Response.json({ interviews: [ana], total: 1, totalPages: 1, page: 1 }))
    sent.push([url.split('/api')[1], JSON.parse(String(request.body))])
    return Promise.resolve(Response.json({ application: ana, message }, { status }))
  })
  return sent
}
afterEach(async () => {
  await sendHeldActs()
  vi.unstubAllGlobals()
})

const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
const dialog = page.getByRole('dialog')

async function cancel() {
  await renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <InterviewList onInvite={() => undefined} />
    </QueryClientProvider>,
  )
  await press(/^Cancel interview/)
  await userEvent.fill(dialog.getByRole('textbox'), 'I am ill.')
  await dialog.getByRole('button', { name: 'Cancel interview' }).click()
  await expect.element(page.getByText('Interview canceled')).toBeVisible()
}

test('a canceled interview stays in its place and shows as canceled until it is sent', async () => {
  const sent = network()
  await cancel()
  await expect.element(page.getByRole('heading', { name: /March 2/ })).toBeVisible()
  expect(page.getByRole('button', { name: /^Cancel interview/ }).query()).toBeNull()
  await expectAccessible()
  expect(sent).toEqual([])
  await sendHeldActs()
  expect(sent).toEqual([['/jobapplication/interview/a1/cancel', { reason: 'I am ill.' }]])
})

test('an undone cancellation keeps the interview, and its reason is shown again', async () => {
  const sent = network()
  await cancel()
  await press('Undo')
  await expect.element(dialog.getByRole('textbox')).toHaveValue('I am ill.')
  await expect.element(page.getByText('Interview canceled')).not.toBeInTheDocument()
  await sendHeldActs()
  expect(sent).toEqual([])
})

test('a refused cancellation says why, and keeps the interview', async () => {
  network(409, 'The interview has already started.')
  await cancel()
  await sendHeldActs()
  await expect.element(page.getByText(/Ana Garcia wasn’t canceled. The interview has already started/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Cancel interview/ })).toBeVisible()
})

test('a no-show shows immediately, is sent after the time for undoing it, and not at all once it is undone', async () => {
  const slot = '2026-03-02T15:00:00.000Z'
  const over = { ...ana, interviewInvitation: { ...ana.interviewInvitation, slots: [slot], picked: slot } }
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit) => {
    if (method !== 'GET') sent.push(url.split('/api')[1])
    const past = { _id: 'p1', slot, minutes: 30, mode: 'onsite', place: '', outcome: 'held', reason: '' }
    const interviews = [{ ...past, application: over }]
    return Promise.resolve(Response.json({ interviews, application: over, total: 1, totalPages: 1, page: 1 }))
  })
  await renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <PastInterviews />
    </QueryClientProvider>,
  )
  const mark = async () => {
    await press(/^Mark as no-show/)
    await dialog.getByRole('button', { name: 'Mark as no-show' }).click()
    await expect.element(page.getByText('No-show', { exact: true })).toBeVisible()
  }
  await mark()
  await press('Undo')
  await expect.element(page.getByText('No-show', { exact: true })).not.toBeInTheDocument()
  await sendHeldActs()
  expect(sent).toEqual([])
  await mark()
  await sendHeldActs()
  expect(sent).toEqual(['/jobapplication/interview/a1/no-show'])
})
