import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { ApiError } from '../../api/call.ts'
import { VerdictForm } from './VerdictForm.tsx'

const choose = (name: RegExp) => page.getByRole('radio', { name }).click()
const reason = (text: string) => userEvent.fill(page.getByRole('textbox', { name: 'Reason' }), text)
const decide = () => page.getByRole('button', { name: 'Decide' }).click()

test('an upheld report needs a measure and a reason', async () => {
  const send = vi.fn(() => Promise.resolve())
  await renderUi(<VerdictForm kind="job" send={send} onStale={() => undefined} />)
  await choose(/^Uphold/)
  await reason('There is no such job.')
  await decide()
  await expect.element(page.getByText('Choose an action')).toBeVisible()
  await expectAccessible()
  await choose(/^Hide it/)
  await decide()
  await expect
    .poll(() => send.mock.calls)
    .toEqual([[{ outcome: 'upheld', measure: 'hide', reason: 'There is no such job.' }]])
})

test('a dismissed report has no measure, whatever was chosen before', async () => {
  const send = vi.fn(() => Promise.resolve())
  await renderUi(<VerdictForm kind="message" send={send} onStale={() => undefined} />)
  await choose(/^Uphold/)
  await expect.element(page.getByRole('radio', { name: /^Hide it/ })).not.toBeInTheDocument()
  await choose(/^Warn/)
  await choose(/^Dismiss/)
  await reason('It is a joke.')
  await decide()
  await expect
    .poll(() => send.mock.calls)
    .toEqual([[{ outcome: 'dismissed', measure: 'none', reason: 'It is a joke.' }]])
})

test('after a conflict it keeps the reason and offers to reload', async () => {
  const stale = vi.fn()
  const refuse = () => Promise.reject(new ApiError(409, { code: 'conflict', message: 'Decided meanwhile.' }))
  await renderUi(<VerdictForm kind="job" send={refuse} onStale={stale} />)
  await choose(/^Dismiss/)
  await reason('Fine.')
  await decide()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Decided meanwhile.')
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('Fine.')
  await page.getByRole('button', { name: 'Reload' }).click()
  expect(stale).toHaveBeenCalled()
})
