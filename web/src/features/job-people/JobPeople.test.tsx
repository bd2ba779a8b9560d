import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { createQueryClient } from '../../api/query-client.ts'
import { clearSession, setSession } from '../../api/session.ts'
import { JobPeople } from './JobPeople.tsx'

const OWNER = { _id: 'u1', email: 'hugo@bakery.example', userType: 'employer', emailVerified: true } as const
const RECRUITER = { ...OWNER, _id: 'u2', company: { _id: 'u1', role: 'recruiter' } } as const
const hugo = { _id: 'u1', firstName: 'Hugo', lastName: 'Brandt', email: 'hugo@bakery.example', role: 'owner' }
const dana = {
  ...hugo,
  _id: 'u2',
  firstName: 'Dana',
  lastName: 'Ríos',
  email: 'dana@bakery.example',
  role: 'recruiter',
}

let members: object[]
let people: object
let sent: [path: string, body: object][]
beforeEach(() => {
  members = [hugo, dana]
  people = { lead: 'u1', recruiters: [], contributors: [], muted: false }
  sent = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const { pathname } = new URL(url, location.href)
    if (method === 'GET') return Response.json(pathname.endsWith('/team') ? { members, invitations: [] } : { people })
    const change = JSON.parse(String(body))
    sent.push([pathname, change])
    people = { ...people, ...change }
    return Response.json({ people })
  })
})
afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

const show = async (user: typeof OWNER | typeof RECRUITER) => {
  setSession({ token: 't', user } as never)
  return renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <JobPeople jobId="j1" />
    </QueryClientProvider>,
  )
}
const colleague = () => page.getByRole('checkbox', { name: 'Dana Ríos' })

test('an owner adds a recruiter to the people of a job, and mutes it', async () => {
  await show(OWNER)
  await colleague().click()
  await expect.element(colleague()).toBeChecked()
  await page.getByRole('switch', { name: /^Mute this job/ }).click()
  await expect
    .poll(() => sent)
    .toEqual([
      ['/api/postjob/people/j1', { lead: 'u1', recruiters: ['u2'], contributors: [] }],
      ['/api/postjob/muted/j1', { muted: true }],
    ])
  await expectAccessible()
})

test('a recruiter who does not lead the job sees its people, and mutes it', async () => {
  await show(RECRUITER)
  await expect.element(colleague()).toBeDisabled()
  await expect.element(page.getByText('Only owners and the lead can change the people of this job.')).toBeVisible()
  await expect.element(page.getByRole('switch', { name: /^Mute this job/ })).toBeEnabled()
})

test('a company of one sees nothing of it', async () => {
  members = [hugo]
  const { container } = await show(OWNER)
  await expect.poll(() => container.textContent).toBe('Test')
})
