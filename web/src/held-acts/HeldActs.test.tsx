import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../test/render-ui.tsx'
import { clearSession, setSession } from '../api/session.ts'
import { signOut } from '../api/sign-out.ts'
import { undoLatest } from '../ui/feedback/toast-store.ts'
import { holdAct, sendHeldActs } from './held-acts.ts'
import type { HeldRequest } from './held-requests.ts'
import { orphanedActs } from './stored-acts.ts'
import { UnsentActs } from './UnsentActs.tsx'

const HELD = 'hearback.held-acts'
const signIn = (_id: string) =>
  setSession({
    token: `token of ${_id}`,
    user: { _id, email: `${_id}@people.example`, userType: 'employer', emailVerified: true },
  })

interface Sent {
  url: string
  keepalive: boolean | undefined
}

/** Fake server; records the requests that change something. */
function network(status = 200, application: object = { nextSteps: ['shortlisted'], history: [] }) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', (url: string, { method, keepalive }: RequestInit) => {
    if (method !== 'GET') sent.push({ url, keepalive })
    const isRefused = method !== 'GET' && status !== 200
    return Promise.resolve(Response.json({ application, message: 'Refused.' }, { status: isRefused ? status : 200 }))
  })
  return sent
}

const shortlisting = (id: string): HeldRequest => ({
  kind: 'step',
  input: { params: { id }, body: { newStatus: 'shortlisted' } },
})

function hold(id: string, request: HeldRequest = shortlisting(id)) {
  const ended: boolean[] = []
  const told: string[] = []
  holdAct({
    request,
    who: id,
    show: () => (isRolledBack) => void ended.push(isRolledBack),
    done: () => told.push('done'),
    failed: (message) => told.push(message),
    undone: () => told.push('undone'),
    after: () => undefined,
  })
  return { ended, told }
}

const crash = (heldAt: number) => {
  const input = { params: { id: 'a1' }, body: { newStatus: 'shortlisted' } }
  const act = { kind: 'step', id: 'x', who: 'Ana', tab: 'gone', heldAt, input }
  localStorage.setItem(HELD, JSON.stringify({ acts: [act], userId: 'carla', at: heldAt }))
}

beforeEach(async () => {
  network()
  await sendHeldActs()
  clearSession()
  localStorage.clear()
  signIn('carla')
  return () => vi.unstubAllGlobals()
})

test('of several held acts only the undone one is not sent', async () => {
  const sent = network()
  const first = hold('a1')
  const second = hold('a2')
  undoLatest()
  await sendHeldActs()
  expect(sent.map(({ url }) => url)).toEqual([expect.stringContaining('a1')])
  expect(first).toEqual({ ended: [false], told: ['done'] })
  expect(second).toEqual({ ended: [true], told: ['undone'] })
  expect(localStorage.getItem(HELD)).toBeNull()
})

test('a later act for the same application replaces the held one', async () => {
  const sent = network()
  const first = hold('a1')
  hold('a1')
  await sendHeldActs()
  expect(sent).toHaveLength(1)
  expect(first).toEqual({ ended: [true], told: [] })
})

test('an act for an offer does not replace one for an application', async () => {
  const sent = network()
  hold('a1')
  hold('a1', { kind: 'offer', input: { params: { id: 'a1' }, body: { status: 'withdrawn', reason: '' } } })
  await sendHeldActs()
  expect(sent).toHaveLength(2)
})

test('canceling an interview replaces a held invitation to it', async () => {
  const sent = network()
  hold('a1')
  hold('a1', { kind: 'cancel', input: { params: { id: 'a1' }, body: { reason: '' } } })
  await sendHeldActs()
  expect(sent.map(({ url }) => url)).toEqual([expect.stringContaining('/interview/a1/cancel')])
})

test('a closed page sends what it holds, in requests that outlive it', () => {
  const sent = network()
  hold('a1')
  dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(sent).toEqual([{ url: expect.stringContaining('a1'), keepalive: true }])
})

test('signing out sends first', async () => {
  const sent = network()
  hold('a1')
  signOut()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[0]?.url).toContain('a1')
})

test('another account does not send what an earlier one held', async () => {
  const sent = network()
  hold('a1')
  signIn('dora')
  await sendHeldActs()
  expect(sent).toEqual([])
})

test('a refused act is rolled back with the reason, and forgotten', async () => {
  network(409)
  const { ended, told } = hold('a1')
  await sendHeldActs()
  expect({ ended, told }).toEqual({ ended: [true], told: ['Refused.'] })
  expect(localStorage.getItem(HELD)).toBeNull()
})

test('an act that a crash interrupted is offered again, and sent only on request', async () => {
  const sent = network()
  crash(1)
  await renderUi(<UnsentActs />)
  await expect.element(page.getByRole('dialog', { name: 'You have an unsent answer' }), { timeout: 8000 }).toBeVisible()
  expect(sent).toEqual([])
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect.element(page.getByText('Sent to Ana.')).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(localStorage.getItem(HELD)).toBeNull()
})

test('an interrupted act that the server has processed is forgotten', async () => {
  const sent = network(200, { nextSteps: ['shortlisted'], history: [{ to: 'shortlisted', at: new Date(2000) }] })
  crash(1)
  await renderUi(<UnsentActs />)
  await vi.waitFor(() => expect(localStorage.getItem(HELD)).toBeNull(), 8000)
  expect(sent).toEqual([])
})

test.each([
  ['first ones', ['a1', 'a2', 'a3'], 'a3'],
  ['last ones', ['a1', 'a2', 'a3'], 'a1'],
  ['first five of six', ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'], 'a6'],
])('an interrupted bulk answer of which only the %s were answered is offered again', async (_, ids, due) => {
  vi.stubGlobal('fetch', (url: string) => {
    const nextSteps = url.endsWith(due) ? ['rejected'] : []
    return Promise.resolve(Response.json({ application: { nextSteps, history: [] } }))
  })
  const input = { body: { ids, newStatus: 'rejected' } }
  const act = { kind: 'many', id: 'x', who: '3 applicants', tab: 'gone', heldAt: 1, input }
  localStorage.setItem(HELD, JSON.stringify({ acts: [act], userId: 'carla', at: 1 }))
  expect(await orphanedActs()).toMatchObject([{ id: 'x' }])
})

test('an interrupted bulk answer of which all were answered is forgotten', async () => {
  network(200, { nextSteps: [], history: [] })
  const input = { body: { ids: ['a1', 'a2'], newStatus: 'rejected' } }
  const act = { kind: 'many', id: 'x', who: '2 applicants', tab: 'gone', heldAt: 1, input }
  localStorage.setItem(HELD, JSON.stringify({ acts: [act], userId: 'carla', at: 1 }))
  expect(await orphanedActs()).toEqual([])
  expect(localStorage.getItem(HELD)).toBeNull()
})

const interrupted = (request: HeldRequest) => {
  const act = { ...request, id: 'x', who: 'Ana', tab: 'gone', heldAt: 1_000 }
  localStorage.setItem(HELD, JSON.stringify({ acts: [act], userId: 'carla', at: 1_000 }))
}
const reply = (body: object) => vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body)))
const rescission: HeldRequest = {
  kind: 'offer',
  input: { params: { id: 'o1' }, body: { status: 'rescinded', reason: 'The bakery burned down.' } },
}
const cancellation: HeldRequest = { kind: 'cancel', input: { params: { id: 'a1' }, body: { reason: 'I am ill.' } } }
const noShow: HeldRequest = { kind: 'no-show', input: { params: { id: 'a1' } } }
const newOffer: HeldRequest = {
  kind: 'new-offer',
  input: { body: { hr: 'carla', jobSeeker: 's1', details: 'Come and bake with us.' } },
}
const invited = (at: number) => ({ to: 'interview', at: new Date(at) })

test.each([
  ['a rescission', rescission, { offer: { nextSteps: ['rescinded'] } }, ['x']],
  ['a rescission that the server has processed', rescission, { offer: { nextSteps: [] } }, []],
  [
    'a cancellation',
    cancellation,
    { application: { status: 'interview', interviewInvitation: {}, history: [invited(500)] } },
    ['x'],
  ],
  [
    'a cancellation that the server has processed',
    cancellation,
    { application: { status: 'interview', interviewInvitation: null, history: [invited(500)] } },
    [],
  ],
  [
    'a cancellation before which the times were changed',
    cancellation,
    { application: { status: 'interview', interviewInvitation: {}, history: [invited(500), invited(2_000)] } },
    [],
  ],
  [
    'a cancellation of an application that was withdrawn',
    cancellation,
    { application: { status: 'withdrawn', interviewInvitation: {}, history: [invited(500)] } },
    [],
  ],
  [
    'a no-show',
    noShow,
    { application: { status: 'interview', interviewInvitation: { picked: 'x' }, interviewChanges: [] } },
    ['x'],
  ],
  [
    'a no-show that the server has processed',
    noShow,
    {
      application: {
        status: 'interview',
        interviewInvitation: { picked: 'x' },
        interviewChanges: [{ kind: 'no_show', isCurrent: true }],
      },
    },
    [],
  ],
  ['an offer', newOffer, { offers: [{ createdAt: new Date(500) }] }, ['x']],
  ['an offer that the server has processed', newOffer, { offers: [{ createdAt: new Date(2_000) }] }, []],
])('%s that a crash interrupted is offered again only while it is due', async (_, request, body, due) => {
  reply(body)
  interrupted(request)
  expect((await orphanedActs()).map(({ id }) => id)).toEqual(due)
})

test('an interrupted rescission is offered with its reason', async () => {
  reply({ offer: { nextSteps: ['rescinded'] } })
  interrupted(rescission)
  await renderUi(<UnsentActs />)
  const dialog = page.getByRole('dialog', { name: 'This wasn’t sent' })
  await expect.element(dialog, { timeout: 8000 }).toBeVisible()
  await expect.element(dialog.getByText(/^You rescinded your offer to Ana/)).toBeVisible()
  await expect.element(dialog.getByText('The bakery burned down.')).toBeVisible()
})

test('an act that another open tab holds is not offered here', async () => {
  reply({ offer: { nextSteps: ['rescinded'] } })
  const held = Promise.withResolvers<void>()
  void navigator.locks.request('hearback.tab.gone', () => held.promise)
  interrupted(rescission)
  expect(await orphanedActs()).toEqual([])
  held.resolve()
  await vi.waitFor(async () => expect(await orphanedActs()).toHaveLength(1))
})

test('without a connection an act is rolled back, told, and stored for the next visit', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { ended, told } = hold('a1')
  await sendHeldActs()
  expect(ended).toEqual([true])
  expect(told).toHaveLength(1)
  expect(localStorage.getItem(HELD)).toContain('a1')
})

test.each([
  ['back by an hour', -3_600_000, 1],
  ['ahead by a minute', 60_000, 1],
  ['ahead by an hour, as after sleep', 3_600_000, 0],
])('with the clock set %s, an act is sent unless it may be out of date', async (_, by, requests) => {
  const sent = network()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const { ended } = hold('a1')
  vi.setSystemTime(Date.now() + by)
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(ended).toHaveLength(1))
  expect(sent).toHaveLength(requests)
})
