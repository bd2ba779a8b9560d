import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { clearSession, setSession } from '../../api/session.ts'
import { ContactForm } from './ContactForm.tsx'

/** Fake response; records the requests. */
function network(status: number, body: object | string) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_url: string, request: RequestInit) => {
    sent.push(JSON.parse(String(request.body)))
    return Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))
  })
  return sent
}
afterEach(() => {
  vi.unstubAllGlobals()
  clearSession()
})

const fill = (name: string, text: string) => userEvent.fill(page.getByRole('textbox', { name }), text)
const send = () => page.getByRole('button', { name: 'Send message' }).click()

test('a visitor enters an email and gets a confirmation', async () => {
  const sent = network(200, { message: 'Thank you. We’ll reply by email.' })
  await renderUi(<ContactForm />)
  await expectAccessible()
  await fill('Name', 'Ana')
  await fill('Email', 'ana@mail.example')
  await fill('Message', 'How do I change my name?')
  await send()
  await expect.element(page.getByRole('heading', { name: 'Message sent' })).toHaveFocus()
  expect(sent).toEqual([{ name: 'Ana', email: 'ana@mail.example', message: 'How do I change my name?' }])
  await expectAccessible()
})

test('the start of a message can be completed and sent', async () => {
  const sent = network(200, { message: 'Thank you.' })
  await renderUi(<ContactForm prefilled={'Copper is my company: https://jobs.example/companies/1'} />)
  await fill('Name', 'Ana')
  await fill('Email', 'ana@mail.example')
  await userEvent.click(page.getByRole('textbox', { name: 'Message' }))
  await userEvent.keyboard('{Control>}{End}{/Control} I own it.')
  await send()
  await expect.element(page.getByRole('heading', { name: 'Message sent' })).toHaveFocus()
  expect(sent).toMatchObject([{ message: 'Copper is my company: https://jobs.example/companies/1 I own it.' }])
})

test('a signed-in user is not asked for an email', async () => {
  const user = { _id: 'ana', email: 'ana@mail.example', userType: 'jobseeker', emailVerified: true } as const
  setSession({ token: 't', user })
  const sent = network(200, { message: 'Thank you.' })
  await renderUi(<ContactForm />)
  await expect.element(page.getByText('We’ll reply to ana@mail.example.')).toBeVisible()
  await fill('Name', 'Ana')
  await fill('Message', 'Hello.')
  await send()
  await expect.element(page.getByRole('heading', { name: 'Message sent' })).toBeVisible()
  expect(sent).toEqual([{ name: 'Ana', message: 'Hello.' }])
})

test('a visitor who leaves everything empty is told at each field', async () => {
  const sent = network(200, {})
  await renderUi(<ContactForm />)
  await send()
  for (const name of ['Name', 'Email', 'Message'])
    await expect.element(page.getByRole('textbox', { name })).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
})

test.each([
  [422, { message: 'Enter an email address', code: 'invalid_input' }, 'Enter an email address'],
  [502, '<html>', 'Error sending message, Only 2 messages in 24 hours.'],
])('a refusal with %i keeps what was typed and says why', async (status, body, sentence) => {
  network(status, body)
  await renderUi(<ContactForm />)
  await fill('Name', 'Ana')
  await fill('Email', 'ana@mail.example')
  await fill('Message', 'Hello.')
  await send()
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence)
  await expect.element(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello.')
})
