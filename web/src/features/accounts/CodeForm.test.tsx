import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { CodeForm } from './CodeForm.tsx'

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
})

function serverAnswers(status: number, body: unknown) {
  const bodies: unknown[] = []
  globalThis.fetch = async (_, init = {}) => {
    bodies.push(JSON.parse(String(init.body)))
    return Response.json(body, { status })
  }
  return bodies
}

const code = () => page.getByRole('textbox', { name: 'Code' })

test('six digits submit themselves once', async () => {
  const bodies = serverAnswers(200, { authtoken: 't', user: { _id: 'u1' } })
  const onDone = vi.fn()
  await renderUi(<CodeForm action="Confirm" onDone={onDone} />)
  await userEvent.type(code(), '12345')
  expect(bodies).toEqual([])
  await userEvent.type(code(), '6')
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(bodies).toEqual([{ code: '123456' }])
})

test('a wrong code marks the field, stays editable, and is reported once', async () => {
  serverAnswers(422, { code: 'wrong_code', message: 'The code is wrong or has expired. Request a new one.' })
  await renderUi(<CodeForm action="Confirm" onDone={() => undefined} />)
  await code().fill('000000')
  await expect.element(page.getByText(/The code is wrong/u)).toBeInTheDocument()
  await expect.element(code()).toHaveValue('000000')
  await expect.element(code()).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
})
