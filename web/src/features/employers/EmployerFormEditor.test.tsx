import type { Employer } from '@hearback/contract/people/employers.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { queryClient } from '../../api/query-client.ts'
import { clearSession, setSession } from '../../api/session.ts'
import { EmployerFormEditor } from './EmployerFormEditor.tsx'

const profile = {
  _id: 'c',
  firstName: 'Hana',
  lastName: 'Reed',
  businessName: 'Crust',
  businessLocation: 'Boise, ID',
  businessDescription: 'Bread.',
  benefits: ['Free bread'],
  version: 'v1',
} as unknown as Employer

let stored: Employer
let saves: Record<string, unknown>[]
let answerLater: Promise<void> | undefined

const byColleague = (change: Partial<Employer>) => {
  stored = { ...stored, ...change, version: `${stored.version}+` }
}

beforeEach(() => {
  stored = profile
  saves = []
  answerLater = undefined
  setSession({ token: 'a', user: { _id: 'c', email: 'a@x.example', userType: 'employer', emailVerified: true } })
  vi.stubGlobal('fetch', async (_input: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'PUT') return Response.json({ profile: stored, photos: [], industries: [], sizes: [], places: [] })
    const { version, ...fields } = JSON.parse(String(body))
    saves.push({ version, ...fields })
    await answerLater
    const lastEdit = { name: 'Otto', isYou: false, at: null }
    if (version !== stored.version)
      return Response.json({ code: 'conflict', message: 'Changed.', lastEdit }, { status: 409 })
    byColleague(fields)
    return Response.json({ profile: stored })
  })
})
afterEach(() => {
  clearSession()
  queryClient().clear()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const show = () =>
  renderUi(
    <QueryClientProvider client={queryClient()}>
      <EmployerFormEditor profile={profile} />
    </QueryClientProvider>,
  )
const about = () => page.getByRole('textbox', { name: /About/ }).first()
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('only changed fields are sent, and the list of another tab stays', async () => {
  await show()
  await userEvent.fill(about(), 'Bread and cake.')
  byColleague({ benefits: ['Paid holidays'] })
  await button('Save').click()
  await expect.poll(() => page.getByRole('alert').first().element().textContent).toContain('Otto saved changes')
  await button('Save both').click()
  await vi.waitFor(() => expect(stored.businessDescription).toBe('Bread and cake.'))
  expect(stored.benefits).toEqual(['Paid holidays'])
  expect(saves.at(-1)).toEqual({ version: 'v1+', businessDescription: 'Bread and cake.' })
})

test('what is typed while a save is under way is kept, and not yet saved', async () => {
  let answer = () => {}
  answerLater = new Promise((resolve) => {
    answer = resolve
  })
  await show()
  await userEvent.fill(about(), 'One.')
  await button('Save').click()
  await vi.waitFor(() => expect(saves).toHaveLength(1))
  await userEvent.fill(about(), 'Two.')
  answer()
  await expect.element(page.getByText('Saved. It’s live.')).toBeVisible()
  await expect.element(about()).toHaveValue('Two.')
  answerLater = undefined
  await button('Save').click()
  await vi.waitFor(() => expect(saves).toHaveLength(2))
  expect(saves[1]).toEqual({ version: 'v1+', businessDescription: 'Two.' })
})
