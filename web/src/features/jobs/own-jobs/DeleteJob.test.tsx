import type { OwnedJob } from '@hearback/contract/jobs/jobs.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../../test/render-ui.tsx'
import { clearSession, setSession } from '../../../api/session.ts'
import { OwnJobList } from './OwnJobList.tsx'

const job = (_id: string, status: OwnedJob['status']) =>
  ({
    _id,
    jobTitle: `Baker ${_id}`,
    status,
    estimatedFrom: 20,
    estimatedTo: 25,
    currency: 'USD',
    payPeriod: 'hour',
    workplace: 'onsite',
    location: { city: 'Boise', country: 'US' },
    expiresAt: '2026-01-01T00:00:00Z',
    lastDay: '2026-01-01',
  }) as unknown as OwnedJob

let sent: string[] = []
beforeEach(() => {
  const user = { _id: 'hana', email: 'hana@x.example', userType: 'employer', emailVerified: true } as const
  setSession({ token: 't', user })
})
afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

/** Fake server that lists one job a page. */
function serve(listed: OwnedJob[], refusal?: string) {
  sent = []
  const deleted = new Set<string>()
  const pageOf = (number: number) => {
    const jobs = listed.filter(({ _id }) => !deleted.has(_id))
    return { jobs: jobs.slice(number - 1, number), total: jobs.length, totalPages: jobs.length, statusCounts: {} }
  }
  const acted = (method: string, pathname: string) => {
    sent.push(`${method} ${pathname}`)
    if (refusal) return Response.json({ code: 'step_not_allowed', message: refusal }, { status: 409 })
    const id = pathname.split('/').at(-1) ?? ''
    if (method === 'DELETE') deleted.add(id)
    else deleted.delete(id)
    return Response.json({ success: true })
  }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    return method === 'GET' ? Response.json(pageOf(Number(searchParams.get('page') ?? 1))) : acted(method, pathname)
  })
}

const show = (address = '/') =>
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <OwnJobList />
    </QueryClientProvider>,
    address,
  )

const more = (id: string) => page.getByRole('button', { name: `More actions for Baker ${id}` })
const remove = async (id: string) => {
  await more(id).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
}
const title = (id: string) => page.getByRole('link', { name: `Baker ${id}`, exact: true })

test('an ended job is deleted, and the undo brings it back', async () => {
  serve([job('a', 'closed')])
  await show()
  await remove('a')
  await expect.element(page.getByText('is deleted.', { exact: false })).toBeVisible()
  await expect.element(title('a')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(title('a')).toBeVisible()
  expect(sent).toEqual(['DELETE /api/postjob/deletejob/a', 'POST /api/postjob/restorejob/a'])
})

test('an open job has no such action', async () => {
  serve([job('a', 'open')])
  await show()
  await more('a').click()
  await expect.element(page.getByRole('menuitem', { name: 'Close' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument()
})

test('the last job of the last page leads to the page before it', async () => {
  serve([job('a', 'expired'), job('b', 'expired')])
  await show('/?page=2')
  await remove('b')
  await expect.element(title('a')).toBeVisible()
})

test('a refused deletion keeps the job and says why', async () => {
  serve([job('a', 'closed')], 'People are still waiting for an answer.')
  await show()
  await remove('a')
  await expect.element(page.getByText('People are still waiting for an answer.')).toBeVisible()
  await expect.element(title('a')).toBeVisible()
})
