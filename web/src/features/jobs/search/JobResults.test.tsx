import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../../test/render-ui.tsx'
import { JobResults } from './JobResults.tsx'
import { readSearch } from './job-search.ts'

const boise = { label: 'Boise, ID, United States', latitude: 43.6, longitude: -116.2 }

const show = (query: string, place: typeof boise | null) => {
  const change = vi.fn()
  const search = readSearch(new URLSearchParams(query))
  const found = { jobs: [], total: 0, totalIsExact: true, totalPages: 0, place } as never
  const results = <JobResults search={search} found={found} change={change} picked={undefined} onPick={undefined} />
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
