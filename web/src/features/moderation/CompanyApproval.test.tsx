import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { queryClient } from '../../api/query-client.ts'
import { CompanyApproval } from './CompanyApproval.tsx'

afterEach(() => {
  queryClient().clear()
  vi.unstubAllGlobals()
})

/** A server with this company; returns the paths and bodies of what moderators sent. */
function serve(approvedAt: string | null, refusal?: object) {
  const company = { listed: approvedAt !== null, approvedAt, domains: [] }
  const sent: unknown[] = []
  const handle = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    if (request.method === 'GET') return Response.json({ success: true, ...company })
    sent.push([new URL(request.url).pathname, await request.json()])
    if (refusal) return Response.json(refusal, { status: 409 })
    Object.assign(company, { listed: false, approvedAt: null })
    return Response.json({ success: true })
  }
  vi.stubGlobal('fetch', vi.fn(handle))
  return sent
}

const show = () =>
  renderUi(
    <QueryClientProvider client={queryClient()}>
      <CompanyApproval id="c1" />
    </QueryClientProvider>,
  )
const dialog = () => page.getByRole('dialog', { name: 'Withdraw approval' })

async function withdraw(reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Withdraw approval' }).click()
  await expect.element(dialog().getByText('Its owners are told why.', { exact: false })).toBeVisible()
  await userEvent.fill(dialog().getByRole('textbox', { name: 'Reason' }), reason)
  await dialog().getByRole('button', { name: 'Withdraw approval' }).click()
}

test('an approval is withdrawn with a reason, and the company can be approved again', async () => {
  const sent = serve('2026-11-20T06:00:00.000Z')
  await show()
  await expect.element(page.getByText(/^Approved on/)).toBeVisible()
  await withdraw('The number is that of a bar.')
  await expect.element(page.getByText('The approval was withdrawn.')).toBeVisible()
  expect(sent).toEqual([['/api/admin/companies/c1/approval/withdrawal', { reason: 'The number is that of a bar.' }]])
  await expect.element(page.getByRole('button', { name: 'Approve company' })).toBeVisible()
  await expect.element(page.getByText(/neither verified nor approved/)).toBeVisible()
  await expectAccessible()
})

test('a withdrawal that another moderator was faster with is named in the dialog', async () => {
  serve('2026-11-20T06:00:00.000Z', { code: 'conflict', message: 'This company isn’t approved.' })
  await show()
  await withdraw('Closed.')
  await expect.element(dialog().getByText('This company isn’t approved.')).toBeVisible()
})

test('a withdrawal needs a reason', async () => {
  const sent = serve('2026-11-20T06:00:00.000Z')
  await show()
  await withdraw('')
  await expect.element(dialog().getByRole('textbox', { name: 'Reason' })).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
})
