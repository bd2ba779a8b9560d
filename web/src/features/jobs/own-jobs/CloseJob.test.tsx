import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../../test/render-ui.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CloseJob } from './CloseJob.tsx'

const job = { _id: '01a1ff6f-2694-7772-bd72-625ca24d1ab7', jobTitle: 'Baker', status: 'open' } as const
const noOne = { waiting: 0, inProgress: 0, hired: 0 }

/** Fake server with the counts of a job; records the requests that change something. */
function network(counts: typeof noOne, refusal?: { status: number; body: object }) {
  const sent: unknown[] = []
  const server = { refusal }
  vi.stubGlobal('fetch', (address: string, request: RequestInit) => {
    if (address.includes('/templates')) return Promise.resolve(Response.json({ templates: [] }))
    if (request.method === 'GET') return Promise.resolve(Response.json(counts))
    sent.push(request.method === 'DELETE' ? 'undo' : JSON.parse(String(request.body)))
    if (server.refusal) return Promise.resolve(Response.json(server.refusal.body, { status: server.refusal.status }))
    const closing = { hired: 'here', tells: counts.waiting, undoUntil: '2026-11-30T12:00:00.000Z' }
    return Promise.resolve(Response.json({ job: { ...job, status: 'closed' }, closing }))
  })
  return { sent, server }
}
afterEach(() => vi.unstubAllGlobals())

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const choose = (name: string) => page.getByRole('radio', { name }).click()
const show = () =>
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <CloseJob job={job}>{(close) => <Button onClick={close}>Open</Button>}</CloseJob>
    </QueryClientProvider>,
  )

test('asks whether someone was hired, and closes only with an answer', async () => {
  const { sent } = network(noOne)
  await show()
  await press('Open')
  await expectAccessible()
  await press('Close job')
  await expect.element(page.getByText('Say whether you hired someone')).toBeVisible()
  expect(sent).toEqual([])
  await choose('No')
  await press('Close job')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent).toEqual([{ hired: 'no_one', tell: false }])
})

test('tells everyone who waits, and says who is left as they are', async () => {
  const { sent } = network({ waiting: 3_000, inProgress: 2, hired: 0 })
  await show()
  await press('Open')
  await expect.element(page.getByText('3,000 people are still waiting', { exact: false })).toBeVisible()
  await expect.element(page.getByText('2 people are shortlisted', { exact: false })).toBeVisible()
  await choose('Yes, someone from elsewhere')
  await userEvent.type(page.getByRole('textbox', { name: 'Message' }), 'Thank you.')
  await expectAccessible()
  await press('Close and tell 3,000 people')
  await expect.element(page.getByText('3,000 people will be told.', { exact: false })).toBeVisible()
  expect(sent).toEqual([{ hired: 'elsewhere', tell: true, message: 'Thank you.' }])
})

test('a hire from here is the answer that is already chosen', async () => {
  const { sent } = network({ waiting: 1, inProgress: 0, hired: 1 })
  await show()
  await press('Open')
  await press('Close without telling them')
  await vi.waitFor(() => expect(sent).toEqual([{ hired: 'here', tell: false }]))
})

test('a failure keeps the dialog with the message, for another try', async () => {
  const { sent, server } = network(
    { waiting: 1, inProgress: 0, hired: 1 },
    { status: 503, body: { code: 'unavailable', message: 'We are back soon.' } },
  )
  await show()
  await press('Open')
  await userEvent.type(page.getByRole('textbox', { name: 'Message' }), 'Thank you.')
  await press('Close and tell 1 person')
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Thank you.')
  server.refusal = undefined
  await press('Close and tell 1 person')
  await expect.element(page.getByText('1 person will be told.', { exact: false })).toBeVisible()
  expect(sent).toHaveLength(2)
})

test('can be undone while no one has been told', async () => {
  const { sent } = network({ waiting: 1, inProgress: 0, hired: 1 })
  await show()
  await press('Open')
  await press('Close and tell 1 person')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await vi.waitFor(() => expect(sent.at(-1)).toBe('undo'))
})
