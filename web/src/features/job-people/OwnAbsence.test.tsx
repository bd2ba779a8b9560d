import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { createQueryClient } from '../../api/query-client.ts'
import { OwnAbsence } from './OwnAbsence.tsx'

const user = { _id: 'u1', email: 'hugo@bakery.example', userType: 'employer', emailVerified: true } as const
const hugo = { _id: 'u1', firstName: 'Hugo', lastName: 'Brandt', email: user.email, role: 'owner' }
const dana = { ...hugo, _id: '01900000-0000-7000-8000-000000000002', firstName: 'Dana', lastName: 'Ríos' }

afterEach(() => vi.unstubAllGlobals())

const show = (members: object[], absence: object | null, sent: unknown[] = []) => {
  let stored = absence
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method === 'GET')
      return Response.json(url.endsWith('/absence') ? { absence: stored } : { members, invitations: [] })
    stored = method === 'PUT' ? JSON.parse(String(body)) : null
    sent.push([method, stored])
    return Response.json({ absence: stored })
  })
  return renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <OwnAbsence user={user} />
    </QueryClientProvider>,
  )
}

test('a member types the last day away, chooses a colleague, and comes back', async () => {
  const sent: unknown[] = []
  await show([hugo, dana], null, sent)
  await page.getByRole('button', { name: 'Set out of office' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Last day away' })).toHaveAttribute('aria-invalid', 'true')
  await userEvent.click(page.getByRole('textbox', { name: 'Last day away' }), { position: { x: 20, y: 20 } })
  await userEvent.keyboard('12242030')
  await page.getByRole('combobox', { name: 'Who gets your reminders' }).click()
  await page.getByRole('option', { name: 'Dana Ríos' }).click()
  await page.getByRole('button', { name: 'Set out of office' }).click()
  await expect.element(page.getByText('Through Dec 24, 2030, Dana Ríos gets your reminders.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'I’m back' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Last day away' })).toBeVisible()
  expect(sent).toEqual([
    ['PUT', { until: '2030-12-24', coveredBy: dana._id }],
    ['DELETE', null],
  ])
})

test('an absence whose colleague has left says who gets the reminders now', async () => {
  await show([hugo, dana], { until: '2030-12-24', coveredBy: null })
  await expect.element(page.getByText(/the owners get your reminders/)).toBeVisible()
})

test('a company of one sees nothing of it', async () => {
  const { container } = await show([hugo], null)
  await expect.poll(() => container.textContent).toBe('Test')
})
