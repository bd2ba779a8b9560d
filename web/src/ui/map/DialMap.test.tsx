import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { DialMap } from './DialMap.tsx'
import type { MapPin } from './groups.ts'
import { MapSheet } from './MapSheet.tsx'

const circle = { latitude: 43.6, longitude: -116.2, km: 25, searched: true }
const towns = [
  { name: 'Boise', latitude: 43.61, longitude: -116.2 },
  { name: 'Kuna', latitude: 43.49, longitude: -116.38 },
]
const pin = (id: string, title: string, latitude: number, longitude: number): MapPin => ({
  id,
  ids: [id],
  label: '$19–$24',
  title,
  note: 'Acme, Boise',
  latitude,
  longitude,
})
const apart = [pin('baker', 'Baker', 43.7, -116.2), pin('nurse', 'Nurse', 43.5, -116.2)]
const together = [pin('baker', 'Baker', 43.6, -116.2), pin('nurse', 'Nurse', 43.6, -116.2)]

function draw(pins: readonly MapPin[], selected?: string, others: readonly (typeof towns)[number][] = []) {
  const onPick = vi.fn()
  const onArea = vi.fn()
  const map = (
    <div style={{ width: 400, height: 600 }}>
      <p data-on-map="nurse">
        <button type="button">Card of the nurse</button>
      </p>
      <DialMap
        label="Map"
        circle={circle}
        towns={[...towns, ...others]}
        pins={pins}
        selected={selected}
        onPick={onPick}
        onArea={onArea}
        groupWords={() => 'jobs here'}
        note="Rounded."
      />
    </div>
  )
  return { onPick, onArea, screen: renderUi(map) }
}

test('a pin is a button labeled with its pay, then its job', async () => {
  const { onPick, screen } = draw(apart)
  await (await screen).getByRole('button', { name: /^\$19–\$24 Baker, Acme, Boise$/ }).click()
  expect(onPick).toHaveBeenCalledExactlyOnceWith('baker')
  await expectAccessible()
})

test('labels rings, rim and towns, and credits the source of the towns', async () => {
  const { screen } = draw(apart)
  const map = await screen
  for (const name of ['5 mi', '10 mi', '15 mi', 'Kuna']) await expect.element(map.getByText(name)).toBeVisible()
  await expect.element(map.getByRole('link', { name: 'GeoNames' })).toBeVisible()
  await expect.element(map.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible()
})

test('pins at one place form a group that lists them if no zoom separates them', async () => {
  const { onPick, screen } = draw(together)
  const map = await screen
  await map.getByRole('button', { name: '2 jobs here' }).click()
  const list = map.getByRole('region', { name: '2 jobs here' })
  await expect.element(list.getByRole('heading')).toHaveFocus()
  await expectAccessible()
  await list.getByRole('button', { name: 'Close list' }).click()
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(map.getByRole('region', { name: 'Map' })).toHaveFocus()
  await map.getByRole('button', { name: '2 jobs here' }).click()
  await list.getByRole('button', { name: /Nurse/ }).click()
  expect(onPick).toHaveBeenCalledExactlyOnceWith('nurse')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(map.getByRole('region', { name: 'Map' })).toHaveFocus()
})

test('a group of separable pins zooms to them', async () => {
  const { screen } = draw([...together.slice(0, 1), pin('nurse', 'Nurse', 43.61, -116.19), ...apart])
  const map = await screen
  await map.getByRole('button', { name: '2 jobs here' }).click()
  await expect.element(map.getByRole('button', { name: /Nurse/ })).toBeVisible()
  await map.getByRole('button', { name: 'Reset the map' }).click()
  await expect.element(map.getByRole('button', { name: '2 jobs here' })).toBeVisible()
})

test('highlights the selected pin, and the pin of the hovered or focused card', async () => {
  const { screen } = draw(apart, 'baker')
  const map = await screen
  await expect.element(map.getByRole('button', { name: /Baker/ })).toHaveAttribute('aria-current', 'true')
  const nurse = () => map.getByRole('button', { name: /Nurse/ }).element().closest('li')?.hasAttribute('data-marked')
  expect(nurse()).toBe(false)
  ;(map.getByText('Card of the nurse').element() as HTMLElement).focus()
  await expect.poll(nurse).toBe(true)
})

test('the selected pin hides no other', async () => {
  const above = pin('nurse', 'Nurse', 43.63, -116.2)
  const { screen } = draw([pin('baker', 'Baker', 43.6, -116.2), above], 'baker')
  const map = await screen
  const boxOf = (name: RegExp) => map.getByRole('button', { name }).element().getBoundingClientRect()
  await expect.element(map.getByRole('button', { name: /Baker/ })).toBeVisible()
  const [baker, nurse] = [boxOf(/Baker/), boxOf(/Nurse/)]
  expect(baker.top >= nurse.bottom || baker.bottom <= nurse.top).toBe(true)
})

test('omits names of towns beyond or across the rim, and of towns named by a pin', async () => {
  const town = { ...pin('Meridian', 'People', 43.61, -116.39), label: 'Meridian 12', town: 'Meridian' }
  const { screen } = draw([town], undefined, [
    { name: 'Horseshoe Bend', latitude: 43.6, longitude: -115.91 },
    { name: 'Idaho City', latitude: 43.83, longitude: -115.83 },
    { name: 'Meridian', latitude: 43.63, longitude: -116.35 },
  ])
  const map = await screen
  await expect.element(map.getByText('Kuna')).toBeVisible()
  for (const name of ['Horseshoe Bend', 'Idaho City']) await expect.element(map.getByText(name)).not.toBeInTheDocument()
  await expect.element(map.getByText('Meridian', { exact: true })).not.toBeInTheDocument()
})

test('arrow keys pan the map, and the focus stays in it', async () => {
  const { screen } = draw(apart)
  const map = await screen
  const baker = map.getByRole('button', { name: /Baker/ })
  const top = () => baker.element().getBoundingClientRect().top
  await expect.element(baker).toBeVisible()
  const before = top()
  ;(baker.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(top).toBeCloseTo(before + 90, 0)
  await expect.element(map.getByRole('region', { name: 'Map' })).toHaveFocus()
})

test('searches the visible area once the user moved the map', async () => {
  const { onArea, screen } = draw(apart)
  const map = await screen
  const search = map.getByRole('button', { name: 'Search this area' })
  await expect.element(map.getByRole('button', { name: /Baker/ })).toBeVisible()
  await expect.element(search).not.toBeInTheDocument()
  ;(map.getByRole('region', { name: 'Map' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  await search.click()
  const [area] = onArea.mock.lastCall ?? []
  expect(area.latitude).toBeLessThan(circle.latitude)
  expect(area.longitude).toBeGreaterThan(circle.longitude)
  expect(area.radius).toBeGreaterThan(10)
  expect(area.radius).toBeLessThan(30)
  await expectAccessible()
})

test('draws land, water and borders under the pins', async () => {
  const map = await draw(apart).screen
  const land = () => map.container.querySelector('path')?.getAttribute('d')?.length ?? 0
  await expect.poll(land).toBeGreaterThan(100)
})

test('a full-screen map is a dialog that Escape and its button close', async () => {
  const onClose = vi.fn()
  const screen = await renderUi(
    <MapSheet title="Map of the jobs" onClose={onClose}>
      <p>A map</p>
    </MapSheet>,
  )
  await expect.element(screen.getByRole('dialog', { name: 'Map of the jobs' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  await page.getByRole('button', { name: 'List' }).click()
  expect(onClose).toHaveBeenCalledTimes(2)
})
