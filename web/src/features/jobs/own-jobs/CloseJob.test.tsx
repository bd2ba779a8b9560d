import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../../test/render-ui.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CloseJob } from './CloseJob.tsx'

const job = { _id: '01a1ff6f-2694-7772-bd72-625ca24d1ab7', jobTitle: 'Baker', status: 'open' } as const

/** Fake server with `waiting` ids by status; records the requests that change something. */
function network(waiting: { applied: string[]; viewed: string[] }, refusals: Record<string, [number, object]> = {}) {
  const sent: unknown[] = []
  const found = (address: string) => {
    const query = new URL(address, 'http://localhost').searchParams
    const ids = waiting[query.get('status') as 'applied'] ?? []
    const counts = { applied: waiting.applied.length, viewed: waiting.viewed.length, rejected: 7 }
    return { counts, applications: ids.map((_id) => ({ _id })), total: ids.length, totalPages: 1 }
  }
  vi.stubGlobal('fetch', (address: string, request: RequestInit) => {
    if (address.includes('/templates')) return Promise.resolve(Response.json({ templates: [] }))
    if (request.method === 'GET') return Promise.resolve(Response.json(found(address)))
    const body = JSON.parse(String(request.body))
    sent.push(body)
    const [status, refusal] = refusals[body.status ?? body.newStatus] ?? []
    if (refusal) return Promise.resolve(Response.json(refusal, { status: status as number }))
    const results = body.ids?.map((_id: string) => ({ _id, done: true, error: null, code: null }))
    return Promise.resolve(Response.json(results ? { results } : { job: { ...job, status: body.status } }))
  })
  return sent
}
afterEach(() => vi.unstubAllGlobals())

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const show = () =>
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <CloseJob job={job}>{(close) => <Button onClick={close}>Close</Button>}</CloseJob>
    </QueryClientProvider>,
  )

test('closes a job immediately if no one is waiting', async () => {
  const sent = network({ applied: [], viewed: [] })
  await show()
  await press('Close')
  await vi.waitFor(() => expect(sent).toEqual([{ status: 'closed' }]))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('asks about waiting applicants, closes first, and tells each of them', async () => {
  const sent = network({ applied: ['a', 'b'], viewed: ['c'] })
  await show()
  await press('Close')
  await expect.element(page.getByText('3 people are waiting for an answer.', { exact: false })).toBeVisible()
  await expectAccessible()
  await userEvent.type(page.getByRole('textbox', { name: 'Message' }), 'Thank you.')
  await press('Close and tell 3 people')
  await expect.element(page.getByText('We told 3 of 3 people.', { exact: false })).toBeVisible()
  expect(sent).toEqual([
    { status: 'closed' },
    { ids: ['a', 'b', 'c'], newStatus: 'rejected', reasonCode: 'position_filled', employerFeedback: 'Thank you.' },
  ])
})

test('closes without telling anyone', async () => {
  const sent = network({ applied: ['a'], viewed: [] })
  await show()
  await press('Close')
  await press('Close without telling them')
  await vi.waitFor(() => expect(sent).toEqual([{ status: 'closed' }]))
})

test('a failed answer keeps the message, and a retry does not stumble over the closed job', async () => {
  const refusals: Record<string, [number, object]> = {
    rejected: [503, { code: 'unavailable', message: 'We are back soon.' }],
  }
  const sent = network({ applied: ['a'], viewed: [] }, refusals)
  await show()
  await press('Close')
  await userEvent.type(page.getByRole('textbox', { name: 'Message' }), 'Thank you.')
  await press('Close and tell 1 person')
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Thank you.')
  delete refusals.rejected
  refusals.closed = [409, { code: 'step_not_allowed', message: 'The job is closed.' }]
  await press('Close and tell 1 person')
  await expect.element(page.getByText('We told 1 of 1 person.', { exact: false })).toBeVisible()
  expect(sent).toHaveLength(4)
})
