import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../../test/render-ui.tsx'
import { queryClient } from '../../../api/query-client.ts'
import { JobResults } from './JobResults.tsx'
import { readSearch } from './job-search.ts'

const boise = { label: 'Boise, ID, United States', latitude: 43.6, longitude: -116.2 }

/** Server with 12 jobs of any kind in Boise, 3 of the words elsewhere, none without the filters. */
function totalOf({ keyword, location, workplace }: { keyword?: string; location?: string; workplace?: string[] }) {
  if (keyword && location) return 0
  return workplace?.length ? 3 : 12
}
const requested: object[] = []
function serve() {
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit = {}) => {
    const form = JSON.parse(String(body ?? '{}')) as object
    if (body) requested.push(form)
    const reply = url.includes('categories')
      ? { categories: [{ name: 'Retail', jobs: 4 }] }
      : { jobs: [], total: totalOf(form), totalIsExact: true, totalPages: 1, place: null }
    return Promise.resolve(new Response(JSON.stringify({ success: true, ...reply }), { status: 200 }))
  })
}
afterEach(() => {
  queryClient().clear()
  vi.unstubAllGlobals()
})

const show = (query: string, place: typeof boise | null) => {
  const change = vi.fn()
  const search = readSearch(new URLSearchParams(query))
  const found = { jobs: [], total: 0, totalIsExact: true, totalPages: 0, place } as never
  const results = (
    <QueryClientProvider client={queryClient()}>
      <JobResults search={search} found={found} change={change} picked={undefined} onPick={undefined} />
    </QueryClientProvider>
  )
  return { change, screen: renderUi(results) }
}

test('names an unknown place as the reason', async () => {
  const { change, screen } = show('location=Nowhereville&workplace=remote', null)
  await screen
  await expect.element(page.getByText('We couldn’t find “Nowhereville”')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Search everywhere' }).click()
  expect(change).toHaveBeenCalledExactlyOnceWith({ location: '' })
})

test('explains that nothing matches in a known place', async () => {
  const { screen } = show('location=Boise', boise)
  await screen
  await expect.element(page.getByText('No jobs match your search')).toBeVisible()
})

test('offers wider searches that find something, with their counts, and categories', async () => {
  serve()
  const { screen } = show('keyword=baker&location=Boise&workplace=remote', boise)
  await screen
  const everywhere = page.getByRole('link', { name: '3 jobs if you search everywhere' })
  await expect.element(everywhere).toHaveAttribute('href', '/jobs?keyword=baker&workplace=remote')
  const anyWork = page.getByRole('link', { name: '12 jobs of any kind in Boise' })
  await expect.element(anyWork).toHaveAttribute('href', '/jobs?location=Boise')
  await expect.element(page.getByRole('link', { name: 'Retail' })).toHaveAttribute('href', '/jobs?category=Retail')
  expect(requested).toHaveLength(3)
  expect(page.getByText('without the filters').elements()).toEqual([])
  await expectAccessible()
})

const responseStats = { finished: 0, answered: 0, answeredShare: null, medianDays: null }
/** A job as searches list it. */
const aJob = (jobTitle: string) => ({
  _id: jobTitle,
  hr: 'c1',
  company: { _id: 'c1', businessName: 'Quillfeather', profilePicture: null, rating: null, responseStats },
  ...{ jobTitle, category: 'Other', estimatedFrom: null, estimatedTo: null, payPeriod: 'hour', currency: 'USD' },
  ...{ payStated: false, wideRange: false, skills: [], employmentType: 'full_time', workplace: 'onsite' },
  ...{ location: { city: 'Boise', region: null, country: 'US', latitude: null, longitude: null }, status: 'open' },
  ...{ timeZone: 'America/Boise', publishedAt: '2026-11-09T18:27:35.668Z', imported: false },
})

test('related jobs stand under a heading of their own, after those that match', async () => {
  const jobs = ['Waitress', 'Barista'].map(aJob)
  const found = { jobs, total: 2, totalIsExact: true, totalPages: 1, place: null, relatedFrom: 1 } as never
  const search = readSearch(new URLSearchParams('keyword=waitress'))
  await renderUi(
    <QueryClientProvider client={queryClient()}>
      <JobResults search={search} found={found} change={vi.fn()} picked={undefined} onPick={undefined} />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText('Barista')).toBeVisible()
  const rows = [...document.querySelectorAll('ul > li')].map((row) => row.textContent)
  expect(rows).toEqual([expect.stringContaining('Waitress'), 'Related jobs', expect.stringContaining('Barista')])
  await expectAccessible()
})
