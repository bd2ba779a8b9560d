import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../../test/render-ui.tsx'
import { createQueryClient } from '../../../api/query-client.ts'
import { clearSession, type SessionUser, setSession } from '../../../api/session.ts'
import { JoinView } from './JoinView.tsx'

const invitation = {
  company: { _id: 'c1', businessName: 'Copper Kettle Bakery' },
  email: 'dana@bakery.example',
  role: 'recruiter',
  expiresAt: '2026-12-06T12:00:00.000Z',
  hasAccount: false,
}
const DANA = { _id: 'u2', email: 'dana@bakery.example', userType: 'employer', emailVerified: true } as const
const ended = () =>
  Response.json(
    { code: 'invitation_ended', message: 'This invitation has expired, was canceled or was already used.' },
    { status: 409 },
  )

let read: () => Response
let reply: () => Response
let sent: { path: string; body: unknown }[]

beforeEach(() => {
  sent = []
  read = () => Response.json(invitation)
  reply = () => Response.json({ authtoken: 'new', user: { ...DANA, hasProfile: true } })
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    const path = new URL(url, location.href).pathname
    if (path.endsWith('/invitation')) return read()
    sent.push({ path, body: typeof body === 'string' ? JSON.parse(body) : body })
    return reply()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  clearSession()
})

async function open(user?: SessionUser, token = 'secret-token') {
  if (user) setSession({ token: 'old', user })
  const onJoined = vi.fn()
  await renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <JoinView token={token} onJoined={onJoined} />
    </QueryClientProvider>,
  )
  return onJoined
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const box = (name: string) => page.getByRole('textbox', { name, exact: true })

test('shows company, address, role and until when, and accepts nothing by itself', async () => {
  await open()
  await expect.element(page.getByRole('heading', { name: 'Join Copper Kettle Bakery' })).toBeVisible()
  await expect.element(page.getByText('The team invited dana@bakery.example as a recruiter.')).toBeVisible()
  await expect.element(page.getByText('The invitation is valid until Dec 6, 2026.')).toBeVisible()
  await expectAccessible()
  expect(sent).toEqual([])
})

test('a new account is typed and joins in the language of the page', async () => {
  const onJoined = await open()
  await box('First name').click()
  await userEvent.keyboard('Dana')
  await userEvent.tab()
  await userEvent.keyboard('Cole')
  await userEvent.tab()
  await userEvent.keyboard('correct horse battery{Enter}')
  await vi.waitFor(() =>
    expect(onJoined).toHaveBeenCalledWith(expect.objectContaining({ authtoken: 'new' }), 'Copper Kettle Bakery'),
  )
  const body = {
    token: 'secret-token',
    firstName: 'Dana',
    lastName: 'Cole',
    password: 'correct horse battery',
    language: 'en',
  }
  expect(sent).toEqual([{ path: '/api/team/join', body }])
})

test('names the missing fields and sends nothing', async () => {
  await open()
  await button('Create account and join').click()
  await expect.element(box('First name')).toHaveAttribute('aria-invalid', 'true')
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('autocomplete')).toBe('given-name'))
  expect(sent).toEqual([])
})

test('an address with an account signs in, and comes back', async () => {
  read = () => Response.json({ ...invitation, hasAccount: true })
  await open()
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?next=%2Fjoin')
})

test('asks to sign in when the address got an account while the form was filled', async () => {
  await open()
  await box('First name').fill('Dana')
  await box('Last name').fill('Cole')
  await box('Password').fill('correct horse battery')
  reply = () => Response.json({ code: 'email_taken', message: 'An account exists.' }, { status: 409 })
  read = () => Response.json({ ...invitation, hasAccount: true })
  await button('Create account and join').click()
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('an account without a company joins by a press, whatever the case of its address', async () => {
  read = () => Response.json({ ...invitation, hasAccount: true })
  const onJoined = await open({ ...DANA, email: 'Dana@Bakery.example', profileComplete: false })
  await box('First name').fill('Dana')
  await box('Last name').fill('Cole')
  reply = () => Response.json({ user: { ...DANA, hasProfile: true } })
  await button('Join the team').click()
  await vi.waitFor(() =>
    expect(onJoined).toHaveBeenCalledWith(expect.objectContaining({ authtoken: 'old' }), 'Copper Kettle Bakery'),
  )
  expect(sent[0]?.path).toBe('/api/team/accept')
})

test('a former member joins again', async () => {
  await open({ ...DANA, company: null })
  await expect.element(button('Join the team')).toBeVisible()
})

test('another account is never joined: signing out leads to the form', async () => {
  await open({ ...DANA, _id: 'u3', email: 'eve@bakery.example' })
  await expect.element(page.getByText(/signed in as eve@bakery.example, but this invitation is for/)).toBeVisible()
  expect(button('Join the team').elements()).toHaveLength(0)
  await expectAccessible()
  await button('Sign out').click()
  await expect.element(button('Create account and join')).toBeVisible()
  expect(sent.map(({ path }) => path)).not.toContain('/api/team/accept')
})

test('a job seeker is told to ask for another address', async () => {
  await open({ ...DANA, userType: 'jobseeker' })
  await expect.element(page.getByText(/You use this address to look for work/)).toBeVisible()
})

test('a member of the company is led home, one of another company told why not', async () => {
  await open({ ...DANA, company: { _id: 'c1', role: 'recruiter' } })
  await expect.element(page.getByText('You’re already on this team.')).toBeVisible()
  setSession({ token: 'old', user: { ...DANA, profileComplete: true } })
  await expect.element(page.getByText(/it can only belong to one/)).toBeVisible()
})

test('an ended invitation says what to do, also when it ends while the form is filled', async () => {
  await open()
  await box('First name').fill('Dana')
  await box('Last name').fill('Cole')
  await box('Password').fill('correct horse battery')
  reply = ended
  read = ended
  await button('Create account and join').click()
  await expect.element(page.getByRole('heading', { name: 'This invitation no longer works' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  await expectAccessible()
})

test('a link without a token asks for the complete one', async () => {
  await open(undefined, '')
  await expect.element(page.getByRole('heading', { name: 'Open the link in your invitation' })).toBeVisible()
})

test('offers to load the invitation again after a failure', async () => {
  read = () => Response.json({}, { status: 400 })
  await open()
  await expect.element(page.getByText('We couldn’t load your invitation.')).toBeVisible()
  read = () => Response.json(invitation)
  await button('Try again').click()
  await expect.element(page.getByRole('heading', { name: 'Join Copper Kettle Bakery' })).toBeVisible()
})
