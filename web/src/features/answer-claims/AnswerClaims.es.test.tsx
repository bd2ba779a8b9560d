import type { AnswerClaim } from '@hearback/contract/hiring/clock/answer-claims.ts'
import type { Seeker } from '@hearback/contract/people/seekers.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { createQueryClient } from '../../api/query-client.ts'
import { ClaimPanel } from './ClaimPanel.tsx'
import { ClaimQuestion } from './ClaimQuestion.tsx'

vi.mock('@hearback/texts/web/locale.ts', () => import('@hearback/texts/es/web/locale.ts'))
vi.mock('@hearback/texts/web/refusals.ts', () => import('@hearback/texts/es/web/refusals.ts'))
vi.mock('@hearback/texts/web/answer-claims.ts', () => import('@hearback/texts/es/web/answer-claims.ts'))
afterEach(() => vi.unstubAllGlobals())

const claim: AnswerClaim = {
  channel: 'phone',
  answeredOn: '2026-11-20',
  claimedAt: '2026-11-21T12:00:00.000Z',
  settlesAt: '2026-11-28T12:00:00.000Z',
  outcome: null,
}
const application = {
  _id: '01a1ff6f-2694-7772-bd72-625ca24d1a00',
  awaitsAnswer: true,
  appliedAt: '2026-11-18T12:00:00.000Z',
  applicant: { firstName: 'Ana', lastName: 'Ruiz' } as Seeker,
  jobDetails: { company: { businessName: 'Panadería Sol' } } as never,
}
const refuse = (code: string, message: string, status = 409) =>
  vi.stubGlobal('fetch', async () => Response.json({ success: false, code, message }, { status }))
const open = (ui: ReactNode) => renderUi(<QueryClientProvider client={createQueryClient()}>{ui}</QueryClientProvider>)

test('an employer reads the form and its refusal in Spanish', async () => {
  await page.viewport(360, 740)
  refuse('conflict', 'Someone already said that this application was answered elsewhere.')
  await open(<ClaimPanel application={application} />)
  await page.getByRole('button', { name: 'Respondí por otro medio' }).click()
  await expect.element(page.getByRole('radio', { name: 'Por teléfono' })).toBeChecked()
  await expect.element(page.getByText(/^Se lo preguntaremos a Ana Ruiz\./u)).toBeVisible()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect
    .element(page.getByText('Alguien ya dijo que se respondió a esta candidatura por otro medio.'))
    .toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expectAccessible()
})

test('an employer reads in Spanish what was claimed, and until when it can be objected to', async () => {
  await open(<ClaimPanel application={{ ...application, answerClaim: claim }} />)
  const words =
    'Respondiste por otro medio: por teléfono, 20 nov 2026. Por confirmar. Cuenta cuando Ana Ruiz lo confirme, o el 28 nov 2026.'
  await expect.element(page.getByText(/^Respondiste por otro medio/u)).toHaveTextContent(words)
})

test('a job seeker is asked, and reads a refusal, in Spanish', async () => {
  await page.viewport(360, 740)
  refuse('step_not_allowed', 'There is nothing to confirm for this application anymore.')
  await open(<ClaimQuestion application={{ ...application, answerClaim: claim }} />)
  await expect.element(page.getByRole('region', { name: '¿Te respondieron?' })).toBeVisible()
  await expect.element(page.getByText(/^Panadería Sol dice que te respondió por teléfono el /u)).toBeVisible()
  await page.getByRole('button', { name: 'No, no me respondieron' }).click()
  await expect.element(page.getByText('Ya no hay nada que confirmar en esta candidatura.')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expectAccessible()
})
