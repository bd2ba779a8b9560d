import { expect, test } from 'vitest'
import { geographyAround } from './geography.ts'
import { loadGeography } from './load-geography.ts'

/** Whether land covers the center of the map, by the rule that a browser fills paths with. */
async function isLandAt(latitude: number, longitude: number, reachKm = 150): Promise<boolean> {
  const context = document.createElement('canvas').getContext('2d')
  const { land } = await geographyAround({ latitude, longitude }, reachKm)
  return context?.isPointInPath(new Path2D(land), 0, 0) ?? false
}

test.each([
  ['Boise', 43.6, -116.2, true],
  ['Madrid', 40.42, -3.7, true],
  ['Suva, near the date line', -17.8, 178.2, true],
  ['the Pacific', 20, -150, false],
  ['Lake Michigan', 43.5, -87, false],
  ['the south pole', -89.9, 0, true],
])('land covers %s or not', async (_, latitude, longitude, isLand) => {
  expect(await isLandAt(latitude, longitude)).toBe(isLand)
})

test('draws the borders of states and countries that are near', async () => {
  const boise = await geographyAround({ latitude: 43.6, longitude: -116.2 }, 300)
  expect(boise.states).not.toBe('')
  expect(boise.borders).toBe('')
  expect((await geographyAround({ latitude: 32.5, longitude: -117 }, 100)).borders).not.toBe('')
})

test.each([500, 5_000, 19_000, 60_000])('land around Boise up to %i km is drawn', async (reachKm) => {
  expect(await isLandAt(43.6, -116.2, reachKm)).toBe(true)
})

test('a worker draws the same', async () => {
  const around = { latitude: 43.6, longitude: -116.2 }
  expect(await loadGeography(around, 150)).toEqual(await geographyAround(around, 150))
})
