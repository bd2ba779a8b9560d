import type { MailAnswer, MailStep } from '@hearback/contract/hiring/mail-answers.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { createQueryClient } from '../../api/query-client.ts'
import { MailAnswerView } from './MailAnswerView.tsx'

const inTenMinutes = () => new Date(Date.now() + 10 * 60_000).toISOString()
const shown = {
  applicant: 'Ana Ruiz',
  jobTitle: 'Baker for the night shift',
  company: 'Copper Kettle Bakery',
  appliedAt: '2026-11-20T12:00:00.000Z',
  answerDueAt: '2026-12-04T12:00:00.000Z',
  steps: ['rejected', 'interview', 'message'] as MailStep[],
  latest: null as MailAnswer | null,
  nonce: 'a.b.c',
}
const latest = (outcome: MailAnswer['outcome']): MailAnswer => ({
  _id: '01a1ff6f-2694-7772-bd72-625ca24d1a00',
  step: 'rejected',
  reasonCode: 'location',
  message: '',
  by: 'Rita',
  runsAt: inTenMinutes(),
  outcome,
})

let current = { ...shown }
let refusal: { code: string; message: string } | undefined
let sent: { path: string; body: Record<string, unknown> }[]

beforeEach(async () => {
  await page.viewport(360, 740)
  current = { ...shown }
  refusal = undefined
  sent = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    const path = new URL(url, location.href).pathname
    if (path.endsWith('/page')) return Response.json({ page: current })
    sent.push({ path, body: JSON.parse(String(body)) })
    if (refusal) return Response.json(refusal, { status: 409 })
    current = path.endsWith('/undo')
      ? { ...shown, latest: latest('undone') }
      : { ...shown, steps: [], latest: latest(null) }
    return Response.json({ page: current })
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = (asked: MailStep = 'rejected', token: string | undefined = 'secret') =>
  renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <MailAnswerView token={token} asked={asked} />
    </QueryClientProvider>,
  )
const button = (name: string) => page.getByRole('button', { name, exact: true })
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)

test('shows the person and the step, fits a phone, and sends nothing by itself', async () => {
  await open()
  await expect.element(page.getByRole('heading', { name: 'Answer Ana Ruiz' })).toBeVisible()
  await expect
    .element(page.getByText('Ana Ruiz applied for Baker for the night shift at Copper Kettle Bakery.'))
    .toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Not a fit' })).toBeChecked()
  await expectAccessible()
  fits()
  expect(sent).toEqual([])
})

test('is sent by one press once there is a reason, and undone by another', async () => {
  await open()
  await button('Send the rejection').click()
  await expect.element(page.getByText('Choose a reason')).toBeVisible()
  expect(sent).toEqual([])
  await page.getByRole('radio', { name: 'The location doesn’t work' }).click()
  await button('Send the rejection').click()
  await expect.element(page.getByText(/^Rita chose an answer: Not a fit/u)).toBeVisible()
  expect(sent[0]).toMatchObject({
    path: '/api/mail-answers',
    body: { token: 'secret', nonce: 'a.b.c', step: 'rejected', reasonCode: 'location' },
  })
  fits()
  await expectAccessible()
  await button('Undo').click()
  await expect.element(page.getByText('Undone. Nothing was sent.')).toBeVisible()
  await expect.element(button('Send the rejection')).toBeVisible()
  expect(sent[1]).toMatchObject({ path: '/api/mail-answers/undo', body: { id: latest(null)._id } })
})

test('invites by one press, with words that can be changed, and keeps typed ones when the step changes', async () => {
  await open('interview')
  const words = page.getByRole('textbox', { name: 'Invitation' })
  await expect
    .element(words)
    .toHaveValue(
      'Thanks for applying for Baker for the night shift. We’d like to meet you. Which days and times work for you this week or next?',
    )
  await button('Send the invitation').click()
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.body).toMatchObject({ step: 'interview' })
  expect(sent[0]?.body).not.toHaveProperty('reasonCode')
})

test('keeps what was typed when another answer is chosen', async () => {
  await open('message')
  await page.getByRole('textbox', { name: 'Message' }).click()
  await userEvent.keyboard('Come by.')
  await page.getByRole('radio', { name: 'Invite' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Invitation' })).toHaveValue('Come by.')
})

test('shows why an answer was refused, and what has become of the application', async () => {
  await open('interview')
  await expect.element(button('Send the invitation')).toBeVisible()
  current = { ...shown, steps: [], latest: latest('answered') }
  refusal = { code: 'step_not_allowed', message: 'This application has already been answered.' }
  await button('Send the invitation').click()
  await expect.element(page.getByText(/^Someone answered this application in the meantime/u)).toBeVisible()
})

test.each([
  ['sent', /^Sent: Not a fit/u],
  ['answered', /so this answer wasn’t sent/u],
  ['not_possible', /could no longer be sent/u],
] as const)('tells an answer that is %s', async (outcome, words) => {
  current = { ...shown, steps: [], latest: latest(outcome) }
  await open()
  await expect.element(page.getByText(words)).toBeVisible()
  await expectAccessible()
})

test('says what to do without the complete link', async () => {
  await open('rejected', '')
  await expect.element(page.getByRole('heading', { name: 'Open the button in your email' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
})
