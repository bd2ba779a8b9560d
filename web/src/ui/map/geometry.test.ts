import { expect, test } from 'vitest'
import { equidistant, mercator, ringsWithin } from './geometry.ts'

const boise = { latitude: 43.6135, longitude: -116.2035 }
const from = equidistant(boise).at

test('projects a place with the true distance and direction from the center', () => {
  expect(from(boise)).toEqual({ x: expect.closeTo(0), y: expect.closeTo(0) })
  const north = from({ ...boise, latitude: boise.latitude + 1 })
  expect(north).toEqual({ x: expect.closeTo(0), y: expect.closeTo(-111.2, 0) })
  const portland = from({ latitude: 45.5234, longitude: -122.6762 })
  expect(Math.hypot(portland.x, portland.y)).toBeCloseTo(553, -1)
  expect(portland.x).toBeLessThan(0)
  expect(portland.y).toBeLessThan(0)
})

test('the projection of tiles agrees with true distances within 1% up to 50 km', () => {
  const tiles = mercator(boise)
  for (const [latitude, longitude] of [
    [44.0, -116.2035],
    [43.2, -116.2035],
    [43.6135, -115.6],
    [43.9, -116.6],
  ] as const) {
    const [flat, tiled] = [from({ latitude, longitude }), tiles.at({ latitude, longitude })]
    const off = Math.hypot(flat.x - tiled.x, flat.y - tiled.y)
    expect(off / Math.hypot(flat.x, flat.y)).toBeLessThan(0.01)
  }
})

test('distances are short across the date line', () => {
  const spot = equidistant({ latitude: 0, longitude: 179.9 }).at({ latitude: 0, longitude: -179.9 })
  expect(spot.x).toBeCloseTo(22.2, 0)
})

test.each([
  ['Boise', equidistant(boise)],
  ['a point on the date line', equidistant({ latitude: -17, longitude: 179.9 })],
  ['the north pole', equidistant({ latitude: 90, longitude: 0 })],
  ['Boise on tiles', mercator(boise)],
  ['a point on the date line on tiles', mercator({ latitude: -17, longitude: 179.9 })],
])('finds the point of each spot around %s again', (_, { at, pointAt }) => {
  for (const [x, y] of [
    [0, 0],
    [10, -20],
    [-450, 3],
    [0, 500],
  ] as const) {
    const spot = at(pointAt({ x, y }))
    expect(spot).toEqual({ x: expect.closeTo(x, 3), y: expect.closeTo(y, 3) })
  }
  expect(Math.abs(pointAt({ x: 400, y: 0 }).longitude)).toBeLessThanOrEqual(180)
})

test.each([
  [25, 25, [10, 20]],
  [10, 10, [5]],
  [5, 5, [2, 4]],
  [100, 100, [50]],
  [500, 500, [200, 400]],
  [25, 6, [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24]],
])('rings of a rim at %i km of which %i km are seen are whole numbers inside it', (rim, seen, rings) => {
  expect(ringsWithin(rim, seen)).toEqual(rings)
})
