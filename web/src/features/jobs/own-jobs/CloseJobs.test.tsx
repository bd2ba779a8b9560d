import type { OwnedJob } from '@hearback/contract/jobs/jobs.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../../test/render-ui.tsx'
import { OwnJobRows } from './OwnJobRows.tsx'

const jobs = ['Baker', 'Cook', 'Waiter'].map((jobTitle, n) => ({
  _id: `01a1ff6f-2694-7772-bd72-625ca24d1ab${n}`,
  jobTitle,
  status: n === 2 ? 'closed' : 'open',
  location: { city: null, region: null, country: null, latitude: null, longitude: null },
  workplace: 'remote',
  estimatedFrom: 20,
  estimatedTo: 25,
  currency: 'USD',
  payPeriod: 'hour',
  expiresAt: '2027-03-01T00:00:00.000Z',
  lastDay: '2027-03-01',
})) as unknown as OwnedJob[]

/** Fake server: two people wait for each job. Records what changes something. */
function network(refused: string[] = []) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (address: string, request: RequestInit) => {
    if (address.includes('/templates')) return Promise.resolve(Response.json({ templates: [] }))
    if (request.method === 'GET') return Promise.resolve(Response.json({ waiting: 2, inProgress: 0, hired: 0 }))
    sent.push(request.method === 'DELETE' ? `undo ${address.at(-1)}` : JSON.parse(String(request.body)))
    const closing = { hired: 'no_one', tells: 2, undoUntil: '2026-11-30T12:00:00.000Z' }
    const results = jobs
      .filter(({ status }) => status === 'open')
      .map(({ _id }) =>
        refused.includes(_id)
          ? { _id, closing: null, error: 'We couldn’t find this job.', code: 'not_found' }
          : { _id, closing, error: null, code: null },
      )
    return Promise.resolve(Response.json({ results, job: jobs[0] }))
  })
  return sent
}
afterEach(() => vi.unstubAllGlobals())

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const show = () =>
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <OwnJobRows jobs={jobs} />
    </QueryClientProvider>,
  )

test('closes the selected jobs with one answer and one message, and can undo them', async () => {
  const sent = network()
  await show()
  await expect.element(page.getByRole('checkbox', { name: 'Select “Waiter”' })).not.toBeInTheDocument()
  await page.getByRole('checkbox', { name: 'Select all 2 that aren’t closed' }).click()
  await expectAccessible()
  await press('Close 2 jobs')
  await page.getByRole('radio', { name: 'No', exact: true }).click()
  await userEvent.type(page.getByRole('textbox', { name: 'Message' }), 'Thank you.')
  await expectAccessible()
  await press('Close and tell 4 people')
  await expect.element(page.getByText('2 jobs are closed. 4 people will be told.', { exact: false })).toBeVisible()
  const ids = jobs.filter(({ status }) => status === 'open').map(({ _id }) => _id)
  expect(sent).toEqual([{ ids, hired: 'no_one', tell: true, message: 'Thank you.' }])
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await vi.waitFor(() => expect(sent.slice(1)).toEqual(['undo 0', 'undo 1']))
})

test('names a job that was not closed', async () => {
  network([jobs[1]?._id ?? ''])
  await show()
  await page.getByRole('checkbox', { name: 'Select all 2 that aren’t closed' }).click()
  await press('Close 2 jobs')
  await page.getByRole('radio', { name: 'No', exact: true }).click()
  await press('Close without telling them')
  await expect
    .element(page.getByText('“Cook” wasn’t closed. We couldn’t find this job.', { exact: false }))
    .toBeVisible()
  await expect.element(page.getByText('1 job is closed.', { exact: false })).toBeVisible()
})
