import type { Alert } from '@hearback/contract/jobs/alerts.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { queryClient } from '../../api/query-client.ts'
import { clearSession, setSession } from '../../api/session.ts'
import { AccountDialogContext } from '../../routing/account-dialog.ts'
import { AlertList } from './AlertList.tsx'
import { PauseSearch } from './PauseSearch.tsx'
import { SaveSearch } from './SaveSearch.tsx'

const bread: Alert = {
  _id: '019a0000-0000-7000-8000-000000000001',
  name: 'Bread in Boise',
  keyword: 'baker',
  location: 'Boise',
  latitude: null,
  longitude: null,
  radius: null,
  category: [],
  employmentType: ['part_time'],
  workplace: [],
  payFrom: 20,
  payPeriod: 'hour',
  payCurrency: 'USD',
  answersShare: null,
  answersWithinDays: null,
  hideApplied: false,
  paused: false,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
}

/** Fake server with one saved search; records the requests. */
let held: Alert[]
let sent: unknown[]
const linkReply = (method: string) => ({ name: bread.name, mail: method === 'GET' })
function reply(method: string, form: object) {
  if (method === 'GET') return { alerts: held }
  const alert = { ...bread, ...held[0], ...form }
  held = method === 'DELETE' ? [] : [alert]
  return { alert }
}
beforeEach(() => {
  held = [bread]
  sent = []
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit) => {
    const form = JSON.parse(String(body ?? '{}')) as object
    if (method !== 'GET') sent.push([method, url, form])
    const answer = url.includes('token=') ? linkReply(method) : reply(method, form)
    return Promise.resolve(new Response(JSON.stringify({ success: true, ...answer }), { status: 200 }))
  })
})
afterEach(() => {
  queryClient().clear()
  clearSession()
  vi.unstubAllGlobals()
})
const show = (ui: React.ReactNode, at?: string) =>
  renderUi(<QueryClientProvider client={queryClient()}>{ui}</QueryClientProvider>, at)
const signIn = (userType: 'jobseeker' | 'employer') =>
  setSession({ token: 't', user: { _id: 'u', email: 'ana@mail.example', userType, emailVerified: true } })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('rolls back a failed removal or pause and shows the error', async () => {
  await show(<AlertList />)
  await expect.element(button('Remove Bread in Boise')).toBeVisible()
  const reply = Promise.withResolvers<void>()
  const answering = globalThis.fetch
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    if (request.method === 'GET') return answering(url, request)
    await reply.promise
    return Response.json({ code: 'unavailable', message: 'Not just now.' }, { status: 503 })
  })
  await button('Remove Bread in Boise').click()
  await expect.element(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible()
  reply.resolve()
  await expect.element(page.getByText('Not just now.')).toBeVisible()
  await expect.element(button('Remove Bread in Boise')).toBeVisible()
  await button('Dismiss').click()
  await button('Pause Bread in Boise').click()
  await expect.element(page.getByText('Not just now.')).toBeVisible()
  await expect.element(button('Pause Bread in Boise')).toBeVisible()
})

test('a saved search shows its criteria and links to its jobs, newest first', async () => {
  await show(<AlertList />)
  await expect
    .element(page.getByRole('link', { name: 'Bread in Boise' }))
    .toHaveAttribute(
      'href',
      '/jobs?keyword=baker&location=Boise&employmentType=part_time&payFrom=20&payPeriod=hour&sort=newest',
    )
  await expect.element(page.getByText('“baker” · near Boise · Part time · from $20 per hour')).toBeVisible()
  await expectAccessible()
})

test('a search is paused, and resumed', async () => {
  await show(<AlertList />)
  await button('Pause Bread in Boise').click()
  await expect.element(page.getByText('Paused', { exact: true })).toBeVisible()
  await expect.element(page.getByText('“Bread in Boise” is paused.')).toBeVisible()
  await expectAccessible()
  await button('Resume Bread in Boise').click()
  await expect.element(button('Pause Bread in Boise')).toBeVisible()
  expect(sent.map((one) => (one as unknown[])[2])).toEqual([{ paused: true }, { paused: false }])
})

test('renames a search in a dialog that traps and restores the focus', async () => {
  await show(<AlertList />)
  await button('Rename Bread in Boise').click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect.element(name).toHaveFocus()
  await expectAccessible()
  await userEvent.fill(name, '')
  await button('Save').click()
  await expect.element(page.getByText('Please fill this in')).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.fill(name, 'Loaves')
  await button('Save').click()
  await expect.element(page.getByRole('link', { name: 'Loaves' })).toBeVisible()
  expect(sent).toEqual([['PATCH', `/api/alerts/${bread._id}`, { name: 'Loaves' }]])
})

test('undo restores a removed search, including its paused state', async () => {
  held = [{ ...bread, paused: true }]
  await show(<AlertList />)
  await button('Remove Bread in Boise').click()
  await expect.element(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible()
  await expectAccessible()
  await button('Undo').click()
  await expect.element(page.getByRole('link', { name: 'Bread in Boise' })).toBeVisible()
  await expect.element(page.getByText('Paused', { exact: true })).toBeVisible()
})

test('the button beside the jobs saves the search, then links to the saved searches', async () => {
  signIn('jobseeker')
  held = []
  await show(
    <SaveSearch search={{ keyword: 'baker', location: 'Boise', employmentType: ['part_time'], payFrom: 20 }} />,
  )
  await button('Save this search').click()
  await expect.element(page.getByRole('link', { name: 'Search saved' })).toHaveAttribute('href', '/alerts')
  expect(sent).toMatchObject([['POST', '/api/alerts', { keyword: 'baker', timeZone: expect.any(String) }]])
  await expectAccessible()
})

test('visitors sign in first and return; employers see no button', async () => {
  await show(<SaveSearch search={{ keyword: 'baker' }} />, '/jobs?keyword=baker')
  const link = page.getByRole('link', { name: 'Save this search' })
  await expect.element(link).toHaveAttribute('href', '/login?next=%2Fjobs%3Fkeyword%3Dbaker')
  signIn('employer')
  await expect.element(link).not.toBeInTheDocument()
})

test('a search that a visitor asked to save is saved after the sign-in, and once', async () => {
  const ask = vi.fn()
  held = []
  const search = { keyword: 'baker', location: 'Boise', employmentType: ['part_time' as const], payFrom: 20 }
  const ui = <SaveSearch search={search} />
  await show(<AccountDialogContext value={ask}>{ui}</AccountDialogContext>, '/jobs?keyword=baker')
  await page.getByRole('link', { name: 'Save this search' }).click()
  expect(ask).toHaveBeenCalledOnce()
  expect(sent).toEqual([])
  signIn('jobseeker')
  await expect.element(page.getByRole('link', { name: 'Search saved' })).toBeVisible()
  expect(sent).toMatchObject([['POST', '/api/alerts', { keyword: 'baker' }]])
  expect(sessionStorage.getItem('hearback.search-to-save')).toBeNull()
})

test.each([
  ['another search', 0, '?keyword=nurse'],
  ['one asked for an hour ago', 60 * 60_000, '?keyword=baker'],
  ['one asked for in the future', -60_000, '?keyword=baker'],
])('a link saves nothing, nor does %s', async (_, age, query) => {
  sessionStorage.setItem('hearback.search-to-save', `${Date.now() - age} ${query}`)
  signIn('jobseeker')
  await show(<SaveSearch search={{ keyword: 'baker' }} />, '/jobs?keyword=baker')
  await expect.element(button('Save this search')).toBeVisible()
  expect(sent).toEqual([])
  sessionStorage.removeItem('hearback.search-to-save')
})

test('a mail link pauses the search after a confirmation, without a sign-in', async () => {
  await show(<PauseSearch token="a.b" />)
  await expect.element(button('Pause this search')).toBeVisible()
  await expectAccessible()
  expect(sent).toEqual([])
  await button('Pause this search').click()
  await expect.element(page.getByText(/is paused and won’t send emails/)).toBeVisible()
  expect(sent).toEqual([['POST', '/api/alerts/unsubscribe?token=a.b', {}]])
})
