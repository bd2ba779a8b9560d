import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { createQueryClient } from '../../api/query-client.ts'
import { clearSession, currentSession, setSession } from '../../api/session.ts'
import { EmployerFormSteps } from './EmployerFormSteps.tsx'

const user = { _id: 'u1', email: 'hugo@bakery.example', userType: 'employer', emailVerified: true } as const
const realFetch = globalThis.fetch
let sent: { url: string; body: unknown }[] = []
let answer: () => Response

beforeEach(() => {
  sent = []
  answer = () => Response.json({ profile: { _id: 'u1' } })
  setSession({ token: 'secret', user })
  globalThis.fetch = async (url, init = {}) => {
    if (String(url).startsWith('/api/places')) return Response.json({ places: [] })
    sent.push({ url: String(url), body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body })
    return answer()
  }
})
afterEach(() => {
  globalThis.fetch = realFetch
  clearSession()
})

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

async function fillFirstStep() {
  await page.getByRole('textbox', { name: 'First name' }).fill('Hugo')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Brandt')
  await page.getByRole('textbox', { name: 'Company' }).fill('Bakery Boise')
  await page.getByRole('combobox', { name: 'Location' }).fill('Boise')
  await userEvent.tab()
}

async function open() {
  const onDone = vi.fn()
  const onExists = vi.fn()
  await renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <EmployerFormSteps id="u1" onDone={onDone} onExists={onExists} />
    </QueryClientProvider>,
  )
  return { onDone, onExists }
}

test('the first step requires all required fields', async () => {
  await open()
  await press('Next')
  await expect.element(page.getByRole('textbox', { name: 'First name' })).toHaveFocus()
  await expect.element(page.getByText(/Step 1 of 2/u)).toBeInTheDocument()
  await fillFirstStep()
  await press('Next')
  await expect.element(page.getByText(/Step 2 of 2/u)).toBeInTheDocument()
  await expectAccessible()
  expect(sent).toEqual([])
})

test('the second step sends both without empty fields and completes the profile', async () => {
  const { onDone } = await open()
  await fillFirstStep()
  await press('Next')
  await page.getByRole('textbox', { name: 'Website' }).fill('bakery.example')
  await press('Save company')
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(sent).toEqual([
    {
      url: '/api/hruser/addhrprofile',
      body: {
        firstName: 'Hugo',
        lastName: 'Brandt',
        businessName: 'Bakery Boise',
        businessLocation: 'Boise',
        companyWebsite: 'bakery.example',
      },
    },
  ])
  expect(currentSession()?.user.profileComplete).toBe(true)
})

test('a benefit that is too long is an error of its field, and nothing is sent', async () => {
  await open()
  await fillFirstStep()
  await press('Next')
  const benefits = page.getByRole('combobox', { name: 'Benefits' })
  await userEvent.fill(benefits, `Free lunch, ${'x'.repeat(101)}`)
  await userEvent.tab()
  await press('Save company')
  await expect.element(page.getByText('At most 100 characters')).toBeVisible()
  await expect.element(benefits).toHaveFocus()
  expect(sent).toEqual([])
})

test('returns to the first step for a field rejected by the server', async () => {
  answer = () =>
    Response.json(
      { code: 'invalid_input', message: 'Check', fields: { businessName: 'This name is taken' } },
      { status: 422 },
    )
  await open()
  await fillFirstStep()
  await press('Next')
  await press('Save company')
  await expect.element(page.getByText('This name is taken')).toBeInTheDocument()
  await expect.element(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Bakery Boise')
})

test('continues if the profile already exists', async () => {
  answer = () => Response.json({ code: 'profile_exists', message: 'You already have one' }, { status: 409 })
  const { onExists } = await open()
  await fillFirstStep()
  await press('Next')
  await press('Save company')
  await expect.poll(() => onExists.mock.calls.length).toBeGreaterThan(0)
})
