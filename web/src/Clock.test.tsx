import type { Endpoint } from '@hearback/contract/endpoint.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { renderUi } from '../test/render-ui.tsx'
import { call } from './api/call.ts'
import { KEPT_AT } from './api/copy-headers.ts'
import { learnPageTime, learnServerTime, onClockChange, serverNow } from './clock.ts'
import { ResendCode } from './features/accounts/ResendCode.tsx'
import { firstDate } from './features/answering/week-grid.ts'
import { byDay } from './features/notifications/by-day.ts'
import { AnswerCountdown, ValidityClock } from './ui/figures/Countdowns.tsx'
import { Countdown, RelativeTime } from './ui/text/RelativeTime.tsx'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
/** Server time, from which the devices differ. */
const truth = Date.parse('2026-11-26T12:00:00.500Z')
const headersAt = (at: number, others: Record<string, string> = {}) =>
  new Headers({ date: new Date(at).toUTCString(), ...others })
const setDevice = (ahead: number) => vi.useFakeTimers({ toFake: ['Date'], now: truth + ahead })
const at = (ahead: number) => new Date(truth + ahead).toISOString()

const realFetch = globalThis.fetch
beforeEach(() => {
  setDevice(0)
  learnServerTime(headersAt(truth), 0)
})
afterEach(() => {
  vi.useRealTimers()
  learnServerTime(headersAt(Date.now()), 0)
  globalThis.fetch = realFetch
})

const wrongBy = [
  ['3 days ahead', 3 * DAY],
  ['3 days behind', -3 * DAY],
  ['14 hours ahead', 14 * HOUR],
  ['5 hours behind', -5 * HOUR],
  ['a year behind', -365 * DAY],
] as const

describe.each(wrongBy)('on a device whose clock is %s', (_, ahead) => {
  const ping = {
    method: 'GET',
    path: '/api/ping',
    access: 'public',
    summary: '',
    reply: z.object({}),
  } satisfies Endpoint
  const learn = async () => {
    globalThis.fetch = async () => new Response('{}', { headers: headersAt(truth) })
    await call(ping, {})
  }

  test('learns the server time from any response', async () => {
    setDevice(ahead)
    await learn()
    expect(Math.abs(serverNow() - truth)).toBeLessThan(1_000)
  })

  test('clocks and countdowns use the server time, even if rendered before it is known', async () => {
    setDevice(ahead)
    await renderUi(
      <>
        <p>
          <AnswerCountdown dueAt={at(6 * DAY)} />
        </p>
        <p>
          <ValidityClock from={at(-DAY)} until={at(2 * DAY)} />
        </p>
        <p>
          Open for <Countdown at={at(5 * HOUR)} />
        </p>
        <p>
          Said <RelativeTime at={at(-2 * DAY)} />
        </p>
        <p>
          Begins <RelativeTime at={at(2 * HOUR + 60_000)} upcoming />
        </p>
      </>,
    )
    await learn()
    await expect.element(page.getByText('Answer due in 6 days')).toBeVisible()
    await expect.element(page.getByText('Expires in 2 days')).toBeVisible()
    await expect.element(page.getByText(/^Open for 5 hours/)).toBeVisible()
    await expect.element(page.getByText(/^Said 2 days ago/)).toBeVisible()
    await expect.element(page.getByText(/^Begins in 2 hours/)).toBeVisible()
  })

  test('today is the current day of the server', async () => {
    setDevice(ahead)
    await learn()
    expect(firstDate('UTC', serverNow())).toBe('2026-11-26')
    const notification = { createdAt: at(-60_000) } as Parameters<typeof byDay>[0][number]
    expect(byDay([notification], serverNow())[0]?.name).toBe('Today')
  })

  test('the wait for another code takes 30 seconds, even if the device clock changes', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval'], now: truth + ahead })
    await renderUi(
      <QueryClientProvider client={new QueryClient()}>
        <ResendCode />
      </QueryClientProvider>,
    )
    await expect.element(page.getByRole('button')).toHaveTextContent('Resend code (30 s)')
    await learn()
    vi.setSystemTime(truth)
    vi.advanceTimersByTime(20_000)
    await expect.element(page.getByRole('button')).toHaveTextContent('Resend code (10 s)')
    vi.advanceTimersByTime(10_000)
    await expect.element(page.getByRole('button')).toBeEnabled()
  })
})

describe('the time of the server', () => {
  test.each([
    ['a header that counts whole seconds', headersAt(truth), 0],
    ['a slow request', headersAt(truth - 4_000), 8_000],
    ['no header', new Headers(), 0],
    ['a header that is no date', new Headers({ date: 'yesterday' }), 0],
    ['a copy whose age is known', headersAt(truth - 90_000, { age: '90' }), 0],
    ['an age that is no number', headersAt(truth, { age: 'old' }), 0],
  ])('stays that of a clock that is right, with %s', (_, headers, tookMs) => {
    learnServerTime(headers, tookMs)
    expect(serverNow()).toBe(truth)
  })

  test('is not learned from cached copies', async () => {
    globalThis.fetch = async () => new Response('{}', { headers: headersAt(truth - DAY, { [KEPT_AT]: at(-DAY) }) })
    await call({ method: 'GET', path: '/api/x', access: 'public', summary: '', reply: z.object({}) }, {})
    expect(serverNow()).toBe(truth)
  })

  test('is at least the render time of the page, and never set back by an old page', () => {
    setDevice(-3 * DAY)
    learnPageTime(truth)
    expect(serverNow()).toBe(truth)
    learnPageTime(truth - 10 * DAY)
    expect(serverNow()).toBe(truth)
  })

  test('follows a change of the device clock and notifies once', () => {
    setDevice(3 * DAY)
    learnServerTime(headersAt(truth), 20)
    const heard = vi.fn()
    const stop = onClockChange(heard)
    setDevice(0)
    learnServerTime(headersAt(truth), 20)
    learnServerTime(headersAt(truth), 20)
    stop()
    expect(serverNow()).toBe(truth)
    expect(heard).toHaveBeenCalledOnce()
  })
})
