import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../../../test/render-ui.tsx'
import { readSearch } from '../job-search.ts'
import { DistanceFilter } from './DistanceFilter.tsx'
import { distancePill } from './filter-choices.ts'

const boise = { label: 'Boise, ID', latitude: 43.6, longitude: -116.2, country: 'US' }

const filter = (query: string, place: typeof boise | null, onChange = vi.fn()) => {
  const search = readSearch(new URLSearchParams(query))
  return renderUi(
    <form aria-label="Filters">
      <input type="hidden" name="location" value={search.location} />
      <DistanceFilter search={search} change={vi.fn()} place={place} onChange={onChange} />
    </form>,
  )
}
const sent = () => {
  const form = page.getByRole('form').element() as HTMLFormElement
  return readSearch(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])))
}

test('searches a town within 15 miles by default, and the filter shows it without a parameter', async () => {
  await filter('location=Boise', boise)
  await expect.element(page.getByRole('radio', { name: 'Within 15 mi' })).toBeChecked()
  expect(sent()).toMatchObject({ location: 'Boise', circle: undefined })
  expect(distancePill(readSearch(new URLSearchParams('location=Boise')), boise, 'mi')).toBe('Within 15 mi')
})

test('anywhere removes the place', async () => {
  const onChange = vi.fn(sent)
  await filter('location=Boise&latitude=43.6&longitude=-116.2&radius=50', boise, onChange)
  await expect.element(page.getByRole('radio', { name: 'Within 30 mi' })).toBeChecked()
  await page.getByRole('radio', { name: 'Anywhere' }).click()
  expect(onChange).toHaveReturnedWith(expect.objectContaining({ location: '', circle: undefined }))
})

test('searches everywhere without a place, and disables the distance', async () => {
  await filter('keyword=baker', null)
  const anywhere = page.getByRole('radio', { name: 'Anywhere' })
  await expect.element(anywhere).toBeChecked()
  await expect.element(anywhere).toBeDisabled()
})

test('shows 15 miles around the device’s position', async () => {
  await filter('latitude=43.6&longitude=-116.2&radius=25', null)
  await expect.element(page.getByRole('radio', { name: 'Within 15 mi' })).toBeChecked()
  expect(sent().circle).toEqual({ latitude: 43.6, longitude: -116.2, radius: 25 })
})
