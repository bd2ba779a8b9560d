import { useSearchParams } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { MapPlace } from './MapPlace.tsx'

const drawn = vi.fn()
function Land() {
  drawn()
  return <p>Land</p>
}
const Query = () => <output>{useSearchParams()[0].toString()}</output>
const show = (at: string, ready = true) =>
  renderUi(
    <>
      <MapPlace title="Map of jobs" className="map" ready={ready}>
        {() => <Land />}
      </MapPlace>
      <Query />
    </>,
    at,
  )
const link = (name: string) => page.getByRole('link', { name, exact: true })

test.each([1440, 390])('at %i pixels the map is loaded once it is opened, and the search stays', async (width) => {
  drawn.mockClear()
  await page.viewport(width, 900)
  await show('/jobs?keyword=baker')
  await expect.element(link('Map')).toBeVisible()
  expect(drawn).not.toHaveBeenCalled()
  await link('Map').click()
  await expect.element(page.getByText('Land')).toBeVisible()
  await expect.element(page.getByText('keyword=baker&map=open')).toBeInTheDocument()
  await (width > 1400 ? link('Hide map') : page.getByRole('button', { name: 'List' })).click()
  await expect.element(page.getByText('Land')).not.toBeInTheDocument()
  await expect.element(page.getByText('keyword=baker', { exact: true })).toBeInTheDocument()
})

test('a map that is open says that it is loading until its list is there', async () => {
  await page.viewport(1440, 900)
  await show('/jobs?map=open', false)
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading the map' })).toBeVisible()
})
