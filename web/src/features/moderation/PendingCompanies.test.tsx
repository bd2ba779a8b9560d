import type { PendingCompany } from '@hearback/contract/trust/company-approval.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { queryClient } from '../../api/query-client.ts'
import { PendingCompanies, PendingCompaniesLink } from './PendingCompanies.tsx'

afterEach(() => {
  queryClient().clear()
  vi.unstubAllGlobals()
})

const company = (businessName: string, facts: Partial<PendingCompany> = {}): PendingCompany => ({
  _id: crypto.randomUUID(),
  businessName,
  companyWebsite: null,
  createdAt: '2026-11-20T06:00:00.000Z',
  domains: [],
  openJobs: 0,
  jobs: [],
  reports: 0,
  ...facts,
})

interface Listed {
  companies: PendingCompany[]
  required?: boolean
}

/** A server with these waiting companies, one for each page, and the bodies of its approvals. */
function serve({ companies, required = true }: Listed) {
  const waiting = [...companies]
  const approvals: unknown[] = []
  const handle = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    if (request.method === 'POST') {
      approvals.push(await request.json())
      waiting.shift()
      return Response.json({ success: true })
    }
    const at = waiting.findIndex(({ _id }) => _id === url.searchParams.get('after')) + 1
    const shown = waiting.slice(at, at + 1)
    const next = at + 1 < waiting.length ? shown[0]?._id : null
    const counts = { open: waiting.length, none: 1000 }
    return Response.json({ success: true, required, companies: shown, next, counts })
  }
  vi.stubGlobal('fetch', vi.fn(handle))
  return approvals
}

const show = (ui = <PendingCompanies />) =>
  renderUi(<QueryClientProvider client={queryClient()}>{ui}</QueryClientProvider>)

test('a waiting company is shown with what a moderator looks at, and is approved with a reason', async () => {
  const jobs = [{ _id: 'j1', jobTitle: 'Pastry chef' }]
  const facts = { companyWebsite: 'https://kettle.example', domains: ['kettle.example'], openJobs: 4, jobs, reports: 2 }
  const approvals = serve({ companies: [company('Copper Kettle', facts), company('Willow Creek')] })
  await show()
  await expect.element(page.getByText('https://kettle.example')).toBeVisible()
  await expect.element(page.getByText('Claimed domains: kettle.example')).toBeVisible()
  await expect.element(page.getByText(/^4 open jobs:/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Pastry chef' })).toBeVisible()
  await expect.element(page.getByText('2 reports')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Approve Copper Kettle' }).click()
  const dialog = page.getByRole('dialog', { name: 'Approve Copper Kettle' })
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Reason' }), 'I called them.')
  await dialog.getByRole('button', { name: 'Approve company' }).click()
  await expect.element(page.getByText('The company was approved.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Copper Kettle' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Willow Creek' })).toBeVisible()
  expect(approvals).toEqual([{ reason: 'I called them.' }])
})

test('an approval can be canceled', async () => {
  const approvals = serve({ companies: [company('Copper Kettle')] })
  await show()
  await page.getByRole('button', { name: 'Approve Copper Kettle' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(approvals).toEqual([])
})

test('further companies are loaded below the first, and long counts are capped', async () => {
  serve({ companies: [company('Copper Kettle'), company('Willow Creek')] })
  await show()
  await expect.element(page.getByRole('link', { name: 'No open jobs 1000+' })).toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(page.getByRole('link', { name: 'Willow Creek' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Copper Kettle' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

test('the page of reports links to the list with its count only where companies need approval', async () => {
  serve({ companies: [company('Copper Kettle')] })
  const { unmount } = await show(<PendingCompaniesLink />)
  await expect.element(page.getByRole('link', { name: 'Companies to approve 1' })).toBeVisible()
  await unmount()
  queryClient().clear()
  serve({ companies: [], required: false })
  await show(
    <>
      <PendingCompaniesLink />
      <PendingCompanies />
    </>,
  )
  await expect.element(page.getByText('Approval is off')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Companies to approve/ })).not.toBeInTheDocument()
})
