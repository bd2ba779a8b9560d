import type { Offer } from '@hearback/contract/hiring/offers.ts'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../../test/render-ui.tsx'
import { sendHeldActs } from '../../../held-acts/held-acts.ts'
import { OwnOfferActs } from './OwnOfferActs.tsx'

const offer = {
  _id: 'o1',
  status: 'accepted',
  nextSteps: ['rescinded'],
  jobSeeker: 's1',
  jobSeekerProfile: { displayName: 'Ana G.', firstName: 'Ana', lastName: 'Garcia' },
  company: { businessName: 'Stone Oven' },
  history: [{ to: 'pending' }, { to: 'accepted' }],
  details: {},
} as unknown as Offer

/** Fake server with one offer; records the steps that it is asked for. */
function network(status: number, message = '') {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_: string, request: RequestInit) => {
    if (request.method !== 'GET') sent.push(JSON.parse(String(request.body)))
    const body = request.method === 'GET' ? { offer, templates: [] } : { offer, message }
    return Promise.resolve(Response.json(body, { status: request.method === 'GET' ? 200 : status }))
  })
  return sent
}
afterEach(async () => {
  await sendHeldActs()
  vi.unstubAllGlobals()
})

function Letter() {
  const { data } = useQuery({ queryKey: ['offers', 'detail', 'o1'], queryFn: () => current })
  return data ? (
    <>
      <p>It is {data.status}</p>
      <OwnOfferActs offer={data} wide />
    </>
  ) : null
}
let current = offer
const show = (shown: Offer = offer) => {
  current = shown
  return renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <Letter />
    </QueryClientProvider>,
  )
}
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const dialog = page.getByRole('dialog')
const reason = dialog.getByRole('textbox')

async function rescind() {
  await press('Rescind offer')
  await userEvent.fill(reason, 'The bakery burned down.')
  await dialog.getByRole('button', { name: 'Rescind offer' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
}

test('a rescission shows immediately, and is sent after the time for undoing it', async () => {
  const sent = network(200)
  await show()
  await rescind()
  await expect.element(page.getByText('It is rescinded')).toBeVisible()
  await expect.element(page.getByText('Sending to Ana Garcia.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Rescind offer' }).query()).toBeNull()
  await expectAccessible()
  expect(sent).toEqual([])
  await sendHeldActs()
  expect(sent).toEqual([{ status: 'rescinded', reason: 'The bakery burned down.' }])
  await expect.element(page.getByText(/^Offer rescinded/)).toBeVisible()
})

test('an undone rescission is not sent, and its reason is shown again', async () => {
  const sent = network(200)
  await show()
  await rescind()
  await press('Undo')
  await expect.element(reason).toHaveValue('The bakery burned down.')
  await expect.element(page.getByText('It is accepted')).toBeVisible()
  await sendHeldActs()
  expect(sent).toEqual([])
})

test('a refused rescission says so, and its reason can be edited', async () => {
  network(409, 'This offer is already rescinded.')
  await show()
  await rescind()
  await sendHeldActs()
  await expect.element(page.getByText(/Ana Garcia wasn’t rescinded. This offer is already/)).toBeVisible()
  await expect.element(page.getByText('It is accepted')).toBeVisible()
  await press('Edit')
  await expect.element(reason).toHaveValue('The bakery burned down.')
})

test('a withdrawn offer can be made again only once the withdrawal is sent', async () => {
  network(200)
  const pending = { ...offer, status: 'pending', nextSteps: ['withdrawn'], history: [{ to: 'pending' }] } as Offer
  await show(pending)
  await press('Withdraw')
  await dialog.getByRole('button', { name: 'Withdraw offer' }).click()
  await expect.element(page.getByText('It is withdrawn')).toBeVisible()
  expect(page.getByRole('button', { name: /offer/i }).query()).toBeNull()
})
