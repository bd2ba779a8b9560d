import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../../test/render-ui.tsx'
import { queryClient } from '../../../api/query-client.ts'
import { clearSession, setSession } from '../../../api/session.ts'
import { readSearch } from './job-search.ts'
import { OwnPlaceLink } from './OwnPlaceLink.tsx'

const boise = { city: 'Boise, ID, United States', location: { latitude: 43.61, longitude: -116.2 } }
let profile: object
beforeEach(() => {
  profile = { ...boise }
  vi.stubGlobal('fetch', async () => Response.json({ success: true, profile }))
  signIn('jobseeker')
})
afterEach(() => {
  queryClient().clear()
  clearSession()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const signIn = (userType: 'jobseeker' | 'employer') =>
  setSession({ token: 't', user: { _id: 'u', email: 'ana@mail.example', userType, emailVerified: true } })
const own = (part: object) => Object.assign(profile, part)
const speak = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)
const show = async (query?: string) => {
  const screen = await renderUi(
    <QueryClientProvider client={queryClient()}>
      <OwnPlaceLink {...(query !== undefined && { search: readSearch(new URLSearchParams(query)) })} />
      <p>Shown</p>
    </QueryClientProvider>,
  )
  await expect.element(page.getByText('Shown')).toBeVisible()
  return screen
}
const link = () => page.getByRole('link')
const asked = () =>
  Object.fromEntries(new URL(link().element().getAttribute('href') ?? '', location.origin).searchParams)

test.each([
  [['en-US'], 'Within 30 mi of Boise'],
  [['en-GB'], 'Within 30 mi of Boise'],
  [['en-CA'], 'Within 50 km of Boise'],
  [['de', 'es-MX'], 'Within 50 km of Boise'],
])('a reader of %j is offered the own place with the unit of the region', async (tags, text) => {
  speak(...tags)
  await show()
  await expect.element(page.getByRole('link', { name: text, exact: true })).toBeVisible()
  await expectAccessible()
  expect(asked()).toEqual({ location: boise.city, latitude: '43.61', longitude: '-116.2', radius: '50' })
})

test('the other parts of the search stay, and its first page is shown', async () => {
  await show('keyword=baker&shift=night&sort=pay&page=3')
  await expect.element(link()).toBeVisible()
  expect(asked()).toMatchObject({ keyword: 'baker', shift: 'night', sort: 'pay', radius: '50' })
  expect(asked()).not.toHaveProperty('page')
})

test.each(['location=Nampa', 'latitude=43&longitude=-116&radius=20'])('a search with %s has a place', async (query) => {
  await show(query)
  await expect.element(link()).not.toBeInTheDocument()
})

test.each([
  ['a seeker without a town', () => own({ city: null })],
  ['a seeker whose town is unknown', () => own({ location: null })],
  ['an employer', () => signIn('employer')],
  ['a visitor', () => clearSession()],
])('%s is offered no place', async (_, become) => {
  become()
  await show()
  await expect.element(link()).not.toBeInTheDocument()
})

test('the radius that was last used around the own place is offered, and none of another place', async () => {
  speak('en-CA')
  const around = (place: string, radius: number) =>
    `location=${encodeURIComponent(place)}&latitude=43.61&longitude=-116.2&radius=${radius}`
  const own = await show(around(boise.city, 10))
  await expect.poll(() => localStorage.getItem('hearback.own-radius')).toContain('10')
  await own.unmount()
  const other = await show(around('Nampa, ID, United States', 80))
  await other.unmount()
  await show('keyword=baker')
  await expect.element(page.getByRole('link', { name: 'Within 10 km of Boise' })).toBeVisible()
})
