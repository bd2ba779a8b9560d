import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { queryClient } from '../../api/query-client.ts'
import { emailDelivery } from './accounts.queries.ts'
import { EmailDelivery } from './EmailDelivery.tsx'

const undeliverable = {
  email: `${'a'.repeat(200)}@people.example`,
  reason: '550 5.1.1 No such user: https://mail.example/?p=NoSuchUser.<b>a</b>',
  until: '2026-12-30T12:00:00.000Z',
}

let sent: string[]
let isRefused: boolean
beforeEach(() => {
  sent = []
  isRefused = false
  vi.stubGlobal('fetch', (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') sent.push(`${method} ${url}`)
    const isStopped = sent.length === 0 || isRefused
    const refusal = { success: false, code: 'too_many_requests', message: 'Too many attempts.' }
    const [status, body] =
      method !== 'GET' && isRefused
        ? [429, refusal]
        : [200, { success: true, undeliverable: isStopped ? undeliverable : null }]
    return Promise.resolve(new Response(JSON.stringify(body), { status }))
  })
})
afterEach(() => {
  queryClient().clear()
  vi.unstubAllGlobals()
})

function Delivery({ onChangeEmail }: { onChangeEmail: () => void }) {
  const { data } = useQuery(emailDelivery())
  return data?.undeliverable && <EmailDelivery undeliverable={data.undeliverable} onChangeEmail={onChangeEmail} />
}
const show = (onChangeEmail = () => {}) =>
  renderUi(
    <QueryClientProvider client={queryClient()}>
      <Delivery onChangeEmail={onChangeEmail} />
    </QueryClientProvider>,
  )
const notice = page.getByRole('alert')
const tryAgain = page.getByRole('button', { name: 'Try again now' })

test('tells the address, what the mail server said, and the day, without overflow at 320 pixels', async () => {
  const { email, reason } = undeliverable
  await page.viewport(320, 700)
  await show()
  await expect
    .element(notice.getByRole('paragraph'))
    .toHaveTextContent(
      `Emails to ${email} aren’t arriving. Check the address for typos. Until Dec 30, 2026, we’ll only send codes you ask for. The mail server said: “${reason}”`,
    )
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await expectAccessible()
})

test('sends emails again on request, and is gone', async () => {
  await show()
  await tryAgain.click()
  await expect.element(page.getByText('We’re sending emails to this address again.')).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()
  expect(sent).toEqual(['POST /api/auth/email-delivery/retry'])
})

test('tells why a request was refused', async () => {
  isRefused = true
  await show()
  await tryAgain.click()
  await expect.element(page.getByText(/Too many/)).toBeVisible()
})

test('leads to the change of the address', async () => {
  const change = vi.fn()
  await show(change)
  await page.getByRole('button', { name: 'Change email' }).click()
  expect(change).toHaveBeenCalledOnce()
})
