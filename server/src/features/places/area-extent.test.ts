import { expect, test } from 'vitest'
import { distanceKm } from '../../search/model/area.ts'
import { areaHolding } from './area-extent.ts'

const boise = { latitude: 43.6, longitude: -116.2 }
const nampa = { latitude: 43.54, longitude: -116.56 }

test('a circle holds all points and little more', () => {
  const area = areaHolding([boise, nampa])
  const reach = Math.max(...[boise, nampa].map((point) => distanceKm(area ?? boise, point)))
  expect(area?.km).toBeGreaterThan(reach)
  expect(area?.km).toBeLessThan(reach * 1.3)
})

test('one point has its surroundings, none has no circle', () => {
  expect(areaHolding([boise])).toEqual({
    ...boise,
    latitude: expect.closeTo(43.6),
    longitude: expect.closeTo(-116.2),
    km: 10,
  })
  expect(areaHolding([])).toBeNull()
})

test('two sides of the date line are neighbors', () => {
  const area = areaHolding([
    { latitude: 0, longitude: 179.9 },
    { latitude: 0, longitude: -179.9 },
  ])
  expect(Math.abs(area?.longitude ?? 0)).toBeCloseTo(180)
  expect(area?.km).toBeLessThan(20)
})

test('points that cancel each other out still have a circle', () => {
  const area = areaHolding([
    { latitude: 0, longitude: 0 },
    { latitude: 0, longitude: 180 },
  ])
  expect(area?.km).toBeGreaterThan(10_000)
})
