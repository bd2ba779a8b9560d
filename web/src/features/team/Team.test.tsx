import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { createQueryClient } from '../../api/query-client.ts'
import { clearSession, currentSession, type SessionUser, setSession, useSession } from '../../api/session.ts'
import { TeamView } from './TeamView.tsx'

const OWNER = { _id: 'u1', email: 'hugo@bakery.example', userType: 'employer', emailVerified: true } as const
const RECRUITER = { ...OWNER, _id: 'u2', company: { _id: 'u1', role: 'recruiter' } } as const
const hugo = {
  _id: 'u1',
  firstName: 'Hugo',
  lastName: 'Brandt',
  email: 'hugo@bakery.example',
  role: 'owner',
  joinedAt: '2026-11-02T12:00:00.000Z',
}
const dana = {
  ...hugo,
  _id: 'u2',
  firstName: 'Dana',
  lastName: 'Cole',
  email: 'dana@bakery.example',
  role: 'recruiter',
}
const invitation = {
  _id: 'i1',
  email: 'eve@bakery.example',
  role: 'recruiter',
  createdAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-11-27T12:00:00.000Z',
  expired: false,
}
const lastOwner = () =>
  Response.json(
    { code: 'last_owner', message: 'A company needs an owner. Make someone else an owner first.' },
    { status: 409 },
  )

let team: { members: object[]; invitations: object[] }
let sent: string[]
let answer: (call: string) => Response | undefined

beforeEach(() => {
  team = { members: [hugo, dana], invitations: [] }
  sent = []
  answer = () => undefined
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${new URL(url, location.href).pathname}${typeof body === 'string' ? ` ${body}` : ''}`
    if (method !== 'GET') sent.push(call)
    return answer(call) ?? Response.json(method === 'GET' ? team : { invitation })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  clearSession()
})

const onLeft = vi.fn()
function Shown() {
  const user = useSession()?.user
  return user && <TeamView user={user} onLeft={onLeft} />
}
async function open(user: SessionUser = OWNER) {
  setSession({ token: 'secret', user })
  await renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <Shown />
    </QueryClientProvider>,
  )
}
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const entry = (name: string) => page.getByRole('menuitem', { name, exact: true })
const dialog = () => page.getByRole('dialog')

test('lists members with address, role and the day they joined', async () => {
  await open()
  await expect.element(page.getByText('dana@bakery.example')).toBeVisible()
  await expect.element(page.getByText('Joined Nov 2, 2026').first()).toBeVisible()
  await expect.element(button('Recruiter Dana Cole')).toBeVisible()
  await expectAccessible()
})

test('a founder without a profile is listed by the address', async () => {
  team.members = [{ ...hugo, firstName: '', lastName: '' }]
  await open()
  await expect.element(page.getByText('hugo@bakery.example')).toBeVisible()
  expect(page.getByText('hugo@bakery.example').elements()).toHaveLength(1)
})

test('an owner makes a recruiter an owner by one choice', async () => {
  await open()
  await button('Recruiter Dana Cole').click()
  team.members = [hugo, { ...dana, role: 'owner' }]
  await entry('Make owner').click()
  await expect.element(page.getByText('Dana Cole is now an owner.')).toBeVisible()
  await expect.element(button('Owner Dana Cole')).toBeVisible()
  expect(sent).toEqual(['PATCH /api/team/members/u2 {"role":"owner"}'])
})

test('the only owner cannot step down or leave, and is told how', async () => {
  await open()
  await expect.element(page.getByText(/You’re the only owner/)).toBeVisible()
  expect(button(/Hugo Brandt/).elements()).toHaveLength(0)
})

test('says that a company needs an owner when another one stepped down meanwhile', async () => {
  team.members = [hugo, { ...dana, role: 'owner' }]
  await open()
  await button('Owner Dana Cole').click()
  answer = (call) => (call.startsWith('PATCH') ? lastOwner() : undefined)
  await entry('Make recruiter').click()
  await expect.element(page.getByRole('alert').getByText(/A company needs an owner\./)).toBeVisible()
})

test('an owner who steps down is asked first, and can change nothing afterwards', async () => {
  team.members = [hugo, { ...dana, role: 'owner' }]
  await open()
  await button('Owner Hugo Brandt').click()
  await entry('Become a recruiter').click()
  await expect.element(dialog().getByText(/Only another owner can make you an owner again\./)).toBeVisible()
  expect(sent).toEqual([])
  team.members = [
    { ...dana, role: 'owner' },
    { ...hugo, role: 'recruiter' },
  ]
  await dialog().getByRole('button', { name: 'Become a recruiter' }).click()
  await expect.element(page.getByText('Only owners can invite people and change roles.')).toBeVisible()
  expect(currentSession()?.user.company).toEqual({ _id: 'u1', role: 'recruiter' })
  expect(button('Invite someone').elements()).toHaveLength(0)
})

test('removing a member says what happens and asks first', async () => {
  await open()
  await button('Recruiter Dana Cole').click()
  await entry('Remove from the team').click()
  await expect.element(dialog().getByText(/Remove Dana Cole from the team\?/)).toBeVisible()
  await expect.element(dialog().getByText(/They’ll be signed out right away/)).toBeVisible()
  await expectAccessible()
  expect(sent).toEqual([])
  team.members = [hugo]
  await dialog().getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(page.getByText('Dana Cole is no longer on the team.')).toBeVisible()
  expect(sent).toEqual(['DELETE /api/team/members/u2'])
})

test('a recruiter reads the team and can only leave', async () => {
  await open(RECRUITER)
  await expect.element(page.getByText('Only owners can invite people and change roles.')).toBeVisible()
  expect(button('Invite someone').elements()).toHaveLength(0)
  expect(button(/Hugo Brandt/).elements()).toHaveLength(0)
  await button('Recruiter Dana Cole').click()
  expect(page.getByRole('menuitem').elements()).toHaveLength(1)
  await entry('Leave the company').click()
  await dialog().getByRole('button', { name: 'Leave', exact: true }).click()
  await vi.waitFor(() => expect(onLeft).toHaveBeenCalledOnce())
  expect(sent).toEqual(['DELETE /api/team/members/u2'])
})

test('a recruiter who became an owner meanwhile can manage the team', async () => {
  team.members = [hugo, { ...dana, role: 'owner' }]
  await open(RECRUITER)
  await expect.element(button('Invite someone')).toBeVisible()
  expect(currentSession()?.user.company?.role).toBe('owner')
})

test('a company of one learns what a team is good for', async () => {
  team.members = [hugo]
  await open()
  await expect.element(page.getByRole('heading', { name: 'Hiring is easier together' })).toBeVisible()
  await expectAccessible()
})

test('a company without a profile sets it up before it invites', async () => {
  team.members = [hugo]
  await open({ ...OWNER, profileComplete: false })
  await expect.element(page.getByRole('link', { name: 'Set up your company' })).toBeVisible()
  expect(button('Invite someone').elements()).toHaveLength(0)
})

test('an invitation is typed, sent with the role, and listed', async () => {
  team.members = [hugo]
  await open()
  await button('Invite someone').click()
  await dialog().getByRole('textbox', { name: 'Work email' }).click()
  await userEvent.keyboard('eve@bakery.example')
  await dialog().getByText('Owner', { exact: true }).click()
  await expectAccessible()
  team.invitations = [{ ...invitation, role: 'owner' }]
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Invitation sent to eve@bakery.example.')).toBeVisible()
  expect(sent).toEqual(['POST /api/team/invitations {"email":"eve@bakery.example","role":"owner"}'])
  await expect.element(page.getByText('Owner · Expires Nov 27, 2026')).toBeVisible()
})

test('keeps the typed address when the person is already a member', async () => {
  team.members = [hugo]
  answer = (call) =>
    call.startsWith('POST')
      ? Response.json(
          { code: 'already_member', message: 'This person is already a member of your company.' },
          { status: 409 },
        )
      : undefined
  await open()
  await button('Invite someone').click()
  await dialog().getByRole('textbox', { name: 'Work email' }).fill('DANA@bakery.example')
  await dialog().getByRole('button', { name: 'Send invitation' }).click()
  await expect.element(dialog().getByText(/already a member/)).toBeVisible()
  await expect.element(dialog().getByRole('textbox', { name: 'Work email' })).toHaveValue('DANA@bakery.example')
})

test('an expired invitation is marked, sent again and canceled', async () => {
  team.invitations = [{ ...invitation, expired: true }]
  await open()
  await expect.element(page.getByText('Recruiter · Expired Nov 27, 2026')).toBeVisible()
  await expectAccessible()
  await button('Send again to eve@bakery.example').click()
  await expect.element(page.getByText('Invitation sent to eve@bakery.example.')).toBeVisible()
  await button('Cancel invitation to eve@bakery.example').click()
  await dialog().getByRole('button', { name: 'Cancel invitation' }).click()
  await expect.element(page.getByText('The invitation to eve@bakery.example was canceled.')).toBeVisible()
  expect(sent.slice(1)).toEqual(['DELETE /api/team/invitations/i1'])
})

test('with 50 open invitations one has to be canceled first', async () => {
  team.invitations = Array.from({ length: 50 }, (_, i) => ({ ...invitation, _id: `i${i}`, email: `${i}@b.example` }))
  await open()
  await expect.element(page.getByText(/You have 50 open invitations/)).toBeVisible()
  expect(button('Invite someone').elements()).toHaveLength(0)
})

test('offers to load the team again after a failure', async () => {
  answer = () => Response.json({}, { status: 400 })
  await open()
  await expect.element(page.getByText('We couldn’t load your team.')).toBeVisible()
  answer = () => undefined
  await button('Try again').click()
  await expect.element(page.getByText('dana@bakery.example')).toBeVisible()
})
