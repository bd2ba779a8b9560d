import type { Report } from '@hearback/contract/trust/reports.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { clearSession, setSession } from '../../api/session.ts'
import { ReportButton } from './ReportButton.tsx'
import { ReportReview } from './ReportReview.tsx'

const job = { kind: 'job', id: 'j1', name: 'Night baker', ownerId: 'carla', path: '/jobs/j1/night-baker' } as const
const report = { caseNumber: 'HB-7K2Q-9D' } as Report
const signIn = (_id: string) =>
  setSession({ token: 't', user: { _id, email: 'ana@mail.example', userType: 'jobseeker', emailVerified: true } })

/** Fake response; records the requests. */
function network(status: number, body: object | string) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    sent.push([url, JSON.parse(String(request.body))])
    return Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))
  })
  return sent
}
afterEach(() => {
  vi.unstubAllGlobals()
  clearSession()
})

const show = (at?: string) =>
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <ReportButton {...job} />
    </QueryClientProvider>,
    at,
  )
const open = () => page.getByRole('button', { name: 'Report this job' }).click()
const choose = (name: string) => page.getByRole('radio', { name }).click()
const send = () => page.getByRole('button', { name: 'Send report' }).click()

test('sends a report with its reason and shows the case number', async () => {
  signIn('ana')
  const sent = network(200, { report, message: 'Thank you.' })
  await show()
  await open()
  await choose('Asks for money or bank details')
  await expect.element(page.getByText(/Don’t send money/)).toBeVisible()
  await expectAccessible()
  await userEvent.fill(page.getByRole('textbox', { name: 'What happened?' }), '200 dollars for a uniform.')
  await send()
  await expect.element(page.getByRole('heading', { name: 'Case number HB-7K2Q-9D' })).toHaveFocus()
  expect(sent).toEqual([
    ['/api/postjob/reportjob/j1', { reason: 'asks_for_money', details: '200 dollars for a uniform.' }],
  ])
  await expectAccessible()
})

test('sends nothing without a reason, or with "something else" without details', async () => {
  signIn('ana')
  const sent = network(200, { report, message: '' })
  await show()
  await open()
  await send()
  await expect.element(page.getByText('Choose a reason')).toBeVisible()
  await expect.element(page.getByRole('radio').first()).toHaveFocus()
  await choose('Something else')
  await send()
  await expect.element(page.getByRole('textbox', { name: 'What happened?' })).toHaveFocus()
  await expect.element(page.getByText('Describe what’s wrong')).toBeVisible()
  expect(sent).toEqual([])
})

test.each([
  [409, { message: 'You have already reported this.', code: 'already_reported' }, 'You have already reported this.'],
  [502, '<html>', 'Failed to report review'],
])('a report refused with %i keeps what was typed and says why', async (status, body, sentence) => {
  signIn('ana')
  network(status, body)
  await show()
  await open()
  await choose('Something else')
  await userEvent.fill(page.getByRole('textbox', { name: 'What happened?' }), 'It is odd.')
  await send()
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence)
  await expect.element(page.getByRole('textbox', { name: 'What happened?' })).toHaveValue('It is odd.')
})

test('a visitor signs in first, then the dialog opens', async () => {
  await show()
  const link = page.getByRole('link', { name: 'Report this job' })
  await expect.element(link).toHaveAttribute('href', '/login?next=%2Fjobs%2Fj1%2Fnight-baker%3Freport%3D1')
  signIn('ana')
  await show('/jobs/j1/night-baker?report=1')
  await expect.element(page.getByRole('dialog', { name: 'Report this job' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a visitor who wants to report a review finds the dialog of that review open after the sign-in', async () => {
  const reviews = ['r1', 'r2'].map((id) => (
    <ReportReview key={id} id={id} author={`Author of ${id}`} isOwn={false} path="/companies/c1/acme" />
  ))
  await renderUi(<QueryClientProvider client={new QueryClient()}>{reviews}</QueryClientProvider>)
  const link = page.getByRole('link', { name: 'Report' }).nth(1)
  await expect.element(link).toHaveAttribute('href', '/login?next=%2Fcompanies%2Fc1%2Facme%3Freport%3Dr2')
  signIn('ana')
  await renderUi(
    <QueryClientProvider client={new QueryClient()}>{reviews}</QueryClientProvider>,
    '/companies/c1/acme?report=r2',
  )
  await expect.element(page.getByRole('dialog', { name: 'Report this review' })).toBeVisible()
  expect(page.getByRole('dialog').elements()).toHaveLength(1)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('owners cannot report their own content', async () => {
  signIn('carla')
  await show()
  await expect.element(page.getByRole('button', { name: 'Report this job' })).not.toBeInTheDocument()
})
