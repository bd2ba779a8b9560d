import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ana } from '../test/chat-fixtures.ts'
import { fakeServer } from '../test/fake-socket.ts'
import { renderUi } from '../test/render-ui.tsx'
import { clearSession, currentSession, setSession } from './api/session.ts'
import { keepConnected } from './api/socket.ts'
import { ResendCode } from './features/accounts/ResendCode.tsx'
import { keptJobDraft } from './features/jobs/form/job-draft.ts'
import { NEW_JOB } from './features/jobs/form/job-form-values.ts'
import { useJobDraft } from './features/jobs/form/use-job-draft.ts'
import { Countdown } from './ui/text/RelativeTime.tsx'

vi.mock('socket.io-client', () => import('../test/fake-socket.ts'))

const MINUTE = 60_000
const begin = Date.parse('2026-11-26T12:00:00Z')
let stop = () => {}
beforeEach(() => {
  fakeServer.reset()
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'], now: begin })
  setSession({ token: 'a', user: { _id: ana, email: 'ana@x.example', userType: 'jobseeker', emailVerified: true } })
})
afterEach(() => {
  show('visible')
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  clearSession()
})

function show(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
/** The device sleeps: its clock moves on, and no timer fires. */
const sleep = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE)
const connect = async () => {
  stop = keepConnected()
  await vi.waitFor(() => fakeServer.connect())
}

function Form() {
  useJobDraft({ ...NEW_JOB, jobTitle: 'Baker' }, true)
  return <p>Form</p>
}

test('a countdown is right as soon as the tab is shown after a sleep', async () => {
  await renderUi(
    <p>
      Open for <Countdown at={new Date(begin + 180 * MINUTE).toISOString()} />
    </p>,
  )
  await expect.element(page.getByText(/Open for 3 hours/u)).toBeVisible()
  show('hidden')
  sleep(120)
  show('visible')
  await expect.element(page.getByText(/Open for (?:1 hour|60 minutes)/u)).toBeVisible()
})

test('the wait for another code is over after a sleep', async () => {
  await renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <ResendCode />
    </QueryClientProvider>,
  )
  await expect.element(page.getByRole('button')).toBeDisabled()
  show('hidden')
  vi.advanceTimersByTime(31_000)
  show('visible')
  await expect.element(page.getByRole('button')).toBeEnabled()
})

test('the socket connects again after a sleep, although it still looks connected', async () => {
  await connect()
  const reconnected = vi.spyOn(fakeServer.socket, 'connect')
  sleep(30)
  vi.advanceTimersByTime(20_000)
  expect(reconnected).toHaveBeenCalledOnce()
})

test('a tab whose timers are throttled to one a minute keeps its connection', async () => {
  await connect()
  const reconnected = vi.spyOn(fakeServer.socket, 'connect')
  show('hidden')
  for (let minute = 0; minute < 10; minute += 1) {
    vi.setSystemTime(Date.now() + 40_000)
    vi.advanceTimersByTime(20_000)
  }
  show('visible')
  expect(reconnected).not.toHaveBeenCalled()
})

test('a session that expired during a sleep ends at the reconnect', async () => {
  await connect()
  sleep(24 * 60)
  vi.advanceTimersByTime(20_000)
  fakeServer.refuse('not_signed_in')
  expect(currentSession()).toBeUndefined()
})

test('the draft of a job is kept when the tab is hidden before its delay is over', async () => {
  await renderUi(<Form />)
  show('hidden')
  expect(keptJobDraft()?.values.jobTitle).toBe('Baker')
})
