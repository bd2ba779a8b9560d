import type { AnswerClaim } from '@hearback/contract/hiring/clock/answer-claims.ts'
import type { Seeker } from '@hearback/contract/people/seekers.ts'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { createQueryClient } from '../../api/query-client.ts'
import { ClaimPanel } from './ClaimPanel.tsx'
import { ClaimQuestion } from './ClaimQuestion.tsx'

const id = '01a1ff6f-2694-7772-bd72-625ca24d1a00'
const day = (daysAgo: number) => {
  const date = new Date(Date.now() - daysAgo * 86_400_000)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().split('T')[0] ?? ''
}
const claimWith = (more: Partial<AnswerClaim> = {}): AnswerClaim => ({
  channel: 'phone',
  answeredOn: '2026-11-20',
  claimedAt: '2026-11-21T12:00:00.000Z',
  settlesAt: '2026-11-28T12:00:00.000Z',
  outcome: null,
  ...more,
})

interface Shown {
  _id: string
  awaitsAnswer: boolean
  appliedAt: string
  applicant: Seeker
  jobDetails: { company: { businessName: string } }
  answerClaim?: AnswerClaim
}
const waiting: Shown = {
  _id: id,
  awaitsAnswer: true,
  appliedAt: new Date(Date.now() - 5 * 86_400_000).toISOString(),
  applicant: { firstName: 'Ana', lastName: 'Ruiz' } as Seeker,
  jobDetails: { company: { businessName: 'Copper Kettle Bakery' } },
}

let current: Shown
let refusal: { status: number; body?: object } | undefined
let sent: { path: string; body: Record<string, unknown> }[]
/** Calls wait for it. */
let held: Promise<void> | undefined

beforeEach(async () => {
  await page.viewport(360, 740)
  current = { ...waiting }
  refusal = undefined
  held = undefined
  sent = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    const { pathname: path } = new URL(url, location.href)
    sent.push({ path, body: JSON.parse(String(body)) })
    await held
    if (refusal?.body === undefined && refusal) throw new TypeError('Failed to fetch')
    if (refusal) return Response.json({ success: false, ...refusal.body }, { status: refusal.status })
    current = { ...current, ...afterCall(path, JSON.parse(String(body))) }
    return Response.json({ success: true, claim: current.answerClaim })
  })
})
afterEach(() => vi.unstubAllGlobals())

function afterCall(path: string, body: Record<string, never>): Partial<Shown> {
  if (path.includes('/claim-answer/')) return { answerClaim: claimWith(body) }
  const outcome = body.heard ? 'confirmed' : 'objected'
  return { awaitsAnswer: !body.heard, answerClaim: claimWith({ outcome }) }
}

/** The application as the caller's list of applications has it, which is fetched again after each call. */
function Application({ side }: { side: 'employer' | 'seeker' }) {
  const { data } = useQuery({ queryKey: ['applications', id], queryFn: async () => ({ ...current }) })
  if (!data) return null
  return side === 'employer' ? <ClaimPanel application={data} /> : <ClaimQuestion application={data as never} />
}
const open = (side: 'employer' | 'seeker') =>
  renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <Application side={side} />
    </QueryClientProvider>,
  )
const button = (name: string) => page.getByRole('button', { name, exact: true })
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)

describe('an employer who answered elsewhere', () => {
  const openForm = async () => {
    await open('employer')
    await button('I answered elsewhere').click()
  }

  test('says how and when, and reads what has to happen before it counts', async () => {
    await openForm()
    await expect.element(page.getByRole('radio', { name: 'By phone' })).toBeChecked()
    await expect
      .element(page.getByText(/We’ll ask Ana Ruiz\. It counts as your answer once they confirm it/u))
      .toBeVisible()
    await expectAccessible()
    fits()
    await page.getByRole('radio', { name: 'In person' }).click()
    await page.getByLabelText(/^When did you answer\?/u).fill(day(2))
    await button('Save').click()
    await expect.element(page.getByText(/^You answered elsewhere: in person/u)).toBeVisible()
    await expect
      .element(page.getByText(/Claimed\. Counts once Ana Ruiz confirms it, or on Nov 28, 2026/u))
      .toBeVisible()
    expect(sent).toEqual([
      { path: `/api/jobapplication/claim-answer/${id}`, body: { channel: 'in_person', answeredOn: day(2) } },
    ])
    fits()
    await expectAccessible()
  })

  test('saves a call of today by one press, once', async () => {
    await openForm()
    let release = () => {}
    held = new Promise((resolve) => {
      release = resolve
    })
    await button('Save').click()
    await button('Save').click()
    release()
    await expect.element(page.getByText(/^You answered elsewhere: by phone/u)).toBeVisible()
    expect(sent).toEqual([
      { path: `/api/jobapplication/claim-answer/${id}`, body: { channel: 'phone', answeredOn: day(0) } },
    ])
  })

  test('may cancel: nothing is sent', async () => {
    await openForm()
    await button('Cancel').click()
    await expect.element(button('I answered elsewhere')).toBeVisible()
    expect(sent).toEqual([])
  })

  test('is asked for the day without one, which the field marks', async () => {
    await openForm()
    await page.getByLabelText(/^When did you answer\?/u).fill('')
    await button('Save').click()
    await expect.element(page.getByLabelText(/^When did you answer\?/u)).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByLabelText(/^When did you answer\?/u)).toHaveFocus()
    expect(sent).toEqual([])
    await expectAccessible()
  })

  test('reads at the field that the day is wrong, and keeps what was chosen', async () => {
    await openForm()
    const message = 'Choose the day of the application or a later day'
    refusal = { status: 422, body: { code: 'invalid_input', message, fields: { answeredOn: message } } }
    await page.getByRole('radio', { name: 'By email' }).click()
    await button('Save').click()
    await expect.element(page.getByText(message)).toBeVisible()
    await expect.element(page.getByRole('radio', { name: 'By email' })).toBeChecked()
    expect(page.getByText(message).elements()).toHaveLength(1)
    refusal = undefined
    await button('Save').click()
    await expect.element(page.getByText(/^You answered elsewhere: by email/u)).toBeVisible()
  })

  test.each([
    [
      'who was faster',
      {
        status: 409,
        body: { code: 'conflict', message: 'Someone already said that this application was answered elsewhere.' },
      },
      /^Someone already said/u,
    ],
    [
      'that claims are paused',
      { status: 403, body: { code: 'claims_paused', message: 'Three people told us.' } },
      /^Three people told us/u,
    ],
    ['that the server failed', { status: 500, body: {} }, /^Your answer couldn’t be saved/u],
    ['that there is no connection', { status: 0 }, /offline|connection/iu],
  ] as const)('reads %s, and may try again', async (_, refused, words) => {
    await openForm()
    refusal = refused
    await button('Save').click()
    await expect.element(page.getByText(words)).toBeVisible()
    await expectAccessible()
    refusal = undefined
    await button('Save').click()
    await expect.element(page.getByText(/^You answered elsewhere/u)).toBeVisible()
  })

  test.each([
    ['confirmed', false, /Ana Ruiz confirmed it\./u],
    ['uncontested', false, /Counts as your answer\./u],
    ['objected', true, /Ana Ruiz heard nothing and is still waiting\. Please answer here\./u],
    ['objected', false, /Ana Ruiz told us that they heard nothing\./u],
  ] as const)('sees a claim that was %s (waiting: %s)', async (outcome, awaitsAnswer, words) => {
    current = { ...waiting, awaitsAnswer, answerClaim: claimWith({ outcome }) }
    await open('employer')
    await expect.element(page.getByText(words)).toBeVisible()
    await expectAccessible()
    fits()
  })

  test.each([
    ['an application that waits for nothing', { awaitsAnswer: false }],
    ['a claim that an answer here ended', { answerClaim: claimWith({ outcome: 'answered' }) }],
    ['a claim that a withdrawal ended', { answerClaim: claimWith({ outcome: 'ended' }) }],
  ])('is not asked about %s', async (_, more) => {
    current = { ...waiting, ...more }
    const { container } = await open('employer')
    await expect.poll(() => container.querySelector('main')?.children.length).toBe(1)
    expect(page.getByRole('button').elements()).toEqual([])
  })
})

describe('a job seeker', () => {
  beforeEach(() => {
    current = { ...waiting, answerClaim: claimWith() }
  })

  test.each([
    ['phone', /says they answered you by phone on /u],
    ['email', /says they answered you by email on /u],
    ['in_person', /says they answered you in person on /u],
    ['other', /says they answered you outside of Hearback on /u],
  ] as const)('is asked about an answer by %s, and until when', async (channel, words) => {
    current = { ...waiting, answerClaim: claimWith({ channel }) }
    await open('seeker')
    await expect.element(page.getByRole('region', { name: 'Did they answer you?' })).toBeVisible()
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(page.getByText(/If you don’t tell us otherwise by Nov 28, 2026/u)).toBeVisible()
    await expectAccessible()
    fits()
  })

  test('confirms it by one press', async () => {
    await open('seeker')
    await button('Yes, they answered').click()
    await expect.element(page.getByText(/^Copper Kettle Bakery answered you outside of Hearback on /u)).toBeVisible()
    expect(sent).toEqual([{ path: `/api/jobapplication/settle-claim/${id}`, body: { heard: true } }])
    await expectAccessible()
  })

  test('objects by one press: the application waits on', async () => {
    await open('seeker')
    await button('No, I heard nothing').click()
    await expect.element(page.getByText(/Copper Kettle Bakery still owes you an answer\./u)).toBeVisible()
    expect(sent).toEqual([{ path: `/api/jobapplication/settle-claim/${id}`, body: { heard: false } }])
    await expectAccessible()
  })

  test('cannot say the opposite while the first press is under way', async () => {
    await open('seeker')
    let release = () => {}
    held = new Promise((resolve) => {
      release = resolve
    })
    await button('No, I heard nothing').click()
    await button('Yes, they answered').click({ force: true })
    await button('No, I heard nothing').click()
    release()
    await expect.element(page.getByText(/still owes you an answer\./u)).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('reads why it could not be saved, and may try again', async () => {
    await open('seeker')
    refusal = { status: 500, body: { code: 'internal', message: 'Something went wrong on our side.' } }
    await button('No, I heard nothing').click()
    await expect.element(page.getByText('Something went wrong on our side.')).toBeVisible()
    await expect.element(button('No, I heard nothing')).toBeVisible()
    await expectAccessible()
    refusal = undefined
    await button('No, I heard nothing').click()
    await expect.element(page.getByText(/still owes you an answer\./u)).toBeVisible()
  })

  test('who was too late sees what counts, and why', async () => {
    await open('seeker')
    current = { ...waiting, awaitsAnswer: false, answerClaim: claimWith({ outcome: 'uncontested' }) }
    refusal = {
      status: 409,
      body: { code: 'step_not_allowed', message: 'There is nothing to confirm for this application anymore.' },
    }
    await button('No, I heard nothing').click()
    await expect.element(page.getByText(/^Copper Kettle Bakery answered you outside of Hearback/u)).toBeVisible()
  })
})
