import type { Application } from '@hearback/contract/hiring/applications.ts'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { sendHeldActs } from '../../held-acts/held-acts.ts'
import { Withdraw } from './Withdraw.tsx'

const own = { _id: 'a1', status: 'viewed', nextSteps: ['withdrawn'] } as unknown as Application

function network(status = 200) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_: string, request: RequestInit) => {
    if (request.method !== 'GET') sent.push(JSON.parse(String(request.body)))
    return Promise.resolve(Response.json({ application: own, message: 'You have been hired.' }, { status }))
  })
  return sent
}
afterEach(async () => {
  await sendHeldActs()
  vi.unstubAllGlobals()
})

function Page() {
  const { data } = useQuery({ queryKey: ['applications', 'detail', 'a1'], queryFn: () => own })
  return data ? (
    <>
      <p>It is {data.status}</p>
      <Withdraw application={data} company="Stone Oven" afterwards="" />
    </>
  ) : null
}

async function withdraw() {
  await renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  )
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect.element(page.getByText('It is withdrawn')).toBeVisible()
  await expect.element(page.getByText('Sending to Stone Oven.')).toBeVisible()
}

test('a withdrawal shows immediately, and is sent after the time for undoing it', async () => {
  const sent = network()
  await withdraw()
  expect(sent).toEqual([])
  await sendHeldActs()
  expect(sent).toEqual([{ newStatus: 'withdrawn' }])
})

test('an undone withdrawal is not sent', async () => {
  const sent = network()
  await withdraw()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('It is viewed')).toBeVisible()
  await sendHeldActs()
  expect(sent).toEqual([])
})

test('a refused withdrawal says why', async () => {
  network(409)
  await withdraw()
  await sendHeldActs()
  await expect.element(page.getByText(/Stone Oven wasn’t withdrawn. You have been hired/)).toBeVisible()
  await expect.element(page.getByText('It is viewed')).toBeVisible()
})
