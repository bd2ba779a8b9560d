import type { AnswerClaim } from '@hearback/contract/hiring/answer-claims.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { createQueryClient } from '../../api/query-client.ts'
import { ClaimPanel } from './ClaimPanel.tsx'
import { ClaimQuestion } from './ClaimQuestion.tsx'

const id = '01a1ff6f-2694-7772-bd72-625ca24d1a00'
const claimed = (outcome: AnswerClaim['outcome']): AnswerClaim => ({
  channel: 'phone',
  answeredOn: '2026-11-20',
  claimedAt: '2026-11-21T12:00:00.000Z',
  settlesAt: '2026-11-28T12:00:00.000Z',
  outcome,
})

let refusal: { code: string; message: string; fields?: Record<string, string> } | undefined
let sent: { path: string; body: unknown }[]

beforeEach(async () => {
  await page.viewport(360, 740)
  refusal = undefined
  sent = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    sent.push({ path: new URL(url, location.href).pathname, body: JSON.parse(String(body)) })
    if (refusal) return Response.json(refusal, { status: 409 })
    return Response.json({ success: true, claim: claimed(null) })
  })
})
afterEach(() => vi.unstubAllGlobals())

const inClient = (children: React.ReactNode) =>
  renderUi(<QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>)
const forEmployer = (answerClaim?: AnswerClaim, awaitsAnswer = true) =>
  inClient(
    <ClaimPanel
      application={{
        _id: id,
        awaitsAnswer,
        appliedAt: '2026-11-10T12:00:00.000Z',
        applicant: { firstName: 'Ana', lastName: 'Ruiz' } as never,
        answerClaim,
      }}
    />,
  )
const forSeeker = (answerClaim?: AnswerClaim, awaitsAnswer = true) =>
  inClient(
    <ClaimQuestion
      application={{
        _id: id,
        awaitsAnswer,
        jobDetails: { company: { businessName: 'Copper Kettle Bakery' } } as never,
        answerClaim,
      }}
    />,
  )
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('an employer says how and when they answered', async () => {
  await forEmployer()
  await button('I answered elsewhere').click()
  await page.getByRole('radio', { name: 'In person' }).click()
  await page.getByLabelText('When did you answer?').fill('2026-11-20')
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await button('Save').click()
  await expect
    .poll(() => sent)
    .toEqual([
      { path: `/api/jobapplication/claim-answer/${id}`, body: { channel: 'in_person', answeredOn: '2026-11-20' } },
    ])
})

test('a refused day is shown at its field', async () => {
  refusal = {
    code: 'invalid_input',
    message: 'Choose the day of the application or a later day',
    fields: { answeredOn: 'Choose the day of the application or a later day' },
  }
  await forEmployer()
  await button('I answered elsewhere').click()
  await button('Save').click()
  await expect.element(page.getByText('Choose the day of the application or a later day')).toBeVisible()
})

test.each([
  [null, 'Claimed. Counts once'],
  ['objected', 'heard nothing and is still waiting'],
  ['confirmed', 'confirmed it.'],
  ['uncontested', 'Counts as your answer.'],
] as const)('an employer reads what became of a claim: %s', async (outcome, words) => {
  await forEmployer(claimed(outcome), outcome === null || outcome === 'objected')
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByText('By phone, Nov 20, 2026')).toBeVisible()
})

test.each([
  ['Yes, they answered', true],
  ['No, I heard nothing', false],
])('a seeker presses once: %s', async (label, heard) => {
  await forSeeker(claimed(null))
  await expect.element(page.getByText('says they answered you by phone on Nov 20, 2026.')).toBeVisible()
  await expectAccessible()
  await button(label).click()
  await expect.poll(() => sent).toEqual([{ path: `/api/jobapplication/settle-claim/${id}`, body: { heard } }])
})

test('a seeker who is too late reads why', async () => {
  refusal = { code: 'step_not_allowed', message: 'There is nothing to confirm for this application anymore.' }
  await forSeeker(claimed(null))
  await button('No, I heard nothing').click()
  await expect.element(page.getByText('There is nothing to confirm for this application anymore.')).toBeVisible()
})

test('an objection to an application that is over asks for nothing more', async () => {
  await forSeeker(claimed('objected'), false)
  await expect.element(page.getByText('You told us that you heard nothing.')).toBeVisible()
  await expect.element(page.getByText('still owes you an answer')).not.toBeInTheDocument()
})
