import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../../test/render-ui.tsx'
import { queryClient } from '../../../api/query-client.ts'
import { clearSession, setSession } from '../../../api/session.ts'
import { OwnJobEditor } from './OwnJobEditor.tsx'

const id = '01a1ff6f-2694-7772-bd72-625ca24d1a00'
const job = {
  _id: id,
  hr: 'c',
  jobTitle: 'Baker',
  category: 'Food',
  estimatedFrom: 20,
  estimatedTo: 25,
  payPeriod: 'hour',
  currency: 'USD',
  skills: ['flour'],
  physicalRequirements: '',
  description: 'Bread every day.',
  employmentType: null,
  workplace: 'onsite',
  location: { city: 'Boise', region: 'Idaho', country: 'US', latitude: 43.6, longitude: -116.2 },
  lastDay: '2027-01-10',
  expiresAt: '2027-01-11T07:00:00.000Z',
  status: 'open',
} as unknown as Job

const company = {
  _id: 'c',
  businessName: 'Crust',
  profilePicture: null,
  rating: null,
  rescindedOffers: 0,
  responseStats: { answeredShare: null, medianDays: null, finished: 0 },
}

/** The stored job; a save of another version than its own is refused. */
let stored: { job: Job; version: string }
let saves: Record<string, unknown>[]
let lastEdit: object
const saved = vi.fn()

const byColleague = (change: Partial<Job>) => {
  stored = { job: { ...stored.job, ...change }, version: `${stored.version}+` }
}

beforeEach(() => {
  stored = { job, version: 'v1' }
  saves = []
  lastEdit = { name: 'Noor', isYou: false, at: new Date(Date.now() - 120_000).toISOString() }
  saved.mockClear()
  setSession({ token: 'a', user: { _id: 'c', email: 'a@x.example', userType: 'employer', emailVerified: true } })
  vi.stubGlobal('fetch', async (input: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname } = new URL(input, location.origin)
    if (method === 'PUT') {
      const change = JSON.parse(String(body))
      saves.push(change)
      const { version, ...fields } = change
      if (version !== stored.version)
        return Response.json({ code: 'conflict', message: 'Changed.', lastEdit }, { status: 409 })
      byColleague(fields)
      return Response.json({ job: stored.job })
    }
    if (pathname.endsWith(`/fetchjobs/${id}`))
      return Response.json({ job: stored.job, version: stored.version, facts: {}, pay: null, similar: [] })
    return Response.json({ profile: company, skills: [], categories: [], places: [], total: 0 })
  })
})
afterEach(() => {
  clearSession()
  queryClient().clear()
  vi.unstubAllGlobals()
})

const show = () =>
  renderUi(
    <QueryClientProvider client={queryClient()}>
      <OwnJobEditor id={id} onSaved={saved} />
    </QueryClientProvider>,
  )
const description = () => page.getByRole('textbox', { name: /^Description/ })
const title = () => page.getByRole('textbox', { name: /^Job title/ })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const says = (words: string) =>
  expect.poll(() => page.getByRole('alert').first().element().textContent).toContain(words)

test('a save over the text of a colleague shows both, and overwrites it only knowingly', async () => {
  await show()
  await userEvent.fill(description(), 'Rye.')
  byColleague({ description: 'Rye, by hand.' })
  await button('Save').click()
  await says('Noor saved changes while you were editing.')
  await says('Rye, by hand.')
  await expect.element(description()).toHaveValue('Rye.')
  await expectAccessible()
  expect(stored.job.description).toBe('Rye, by hand.')
  await button('Save mine over it').click()
  await vi.waitFor(() => expect(saved).toHaveBeenCalled())
  expect(saves).toEqual([
    { description: 'Rye.', version: 'v1' },
    { description: 'Rye.', version: 'v1+' },
  ])
})

test('many long changes leave room for the form on a phone', async () => {
  await page.viewport(390, 844)
  await show()
  await userEvent.fill(description(), 'Rye.')
  byColleague({
    description: 'We bake at night.\n'.repeat(80),
    jobTitle: 'Head baker',
    estimatedFrom: 24,
    estimatedTo: 29,
    skills: ['Sourdough', 'Rye', 'Lamination'],
    shifts: ['night'],
  })
  await button('Save').click()
  await says('Noor saved changes')
  const notice = page.getByRole('alert').first()
  // Its first line is below the top, with some of the form above.
  await expect.poll(() => notice.element().getBoundingClientRect().top).toBeGreaterThan(100)
  await expect.element(button('Load saved version')).toBeInViewport()
  await expectAccessible()
})

test('changes of different fields are both kept', async () => {
  await show()
  await userEvent.fill(description(), 'Rye.')
  byColleague({ jobTitle: 'Head baker' })
  await button('Save').click()
  await says('Head baker')
  await button('Save both').click()
  await vi.waitFor(() => expect(saved).toHaveBeenCalled())
  expect(stored.job).toMatchObject({ jobTitle: 'Head baker', description: 'Rye.' })
})

test('the saved version can be loaded, and one’s own changes brought back', async () => {
  await show()
  await userEvent.fill(description(), 'Rye.')
  byColleague({ description: 'Rye, by hand.', jobTitle: 'Head baker' })
  await button('Save').click()
  await button('Load saved version').click()
  await expect.element(description()).toHaveValue('Rye, by hand.')
  await expect.element(title()).toHaveValue('Head baker')
  await button('Bring back my changes').click()
  await expect.element(description()).toHaveValue('Rye.')
  await expect.element(title()).toHaveValue('Head baker')
  await button('Save').click()
  await vi.waitFor(() => expect(saved).toHaveBeenCalled())
  expect(saves.at(-1)).toEqual({ description: 'Rye.', version: 'v1+' })
})

test('a third save before the choice is not overwritten either', async () => {
  await show()
  await userEvent.fill(description(), 'Rye.')
  byColleague({ description: 'One.' })
  await button('Save').click()
  await says('One.')
  byColleague({ description: 'Two.' })
  lastEdit = { name: null, isYou: true, at: null }
  await button('Save mine over it').click()
  await says('You saved changes in another window')
  await says('Two.')
  expect(stored.job.description).toBe('Two.')
})

test('a refetch in the background neither changes the form nor hides the conflict', async () => {
  await show()
  await userEvent.fill(description(), 'Rye.')
  byColleague({ jobTitle: 'Head baker', description: 'Rye, by hand.' })
  await queryClient().refetchQueries({ queryKey: ['jobs', 'detail', id] })
  await expect.element(title()).toHaveValue('Baker')
  await button('Save').click()
  await says('Noor saved changes')
  expect(saves).toEqual([{ description: 'Rye.', version: 'v1' }])
})
