import { mapTalents } from '@hearback/contract/jobs/maps.ts'
import { searchTalents, updateSeekerProfile } from '@hearback/contract/people/seekers.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm } from '../../src/search/model/area.ts'
import { testApp } from '../app.ts'
import { anEmployer } from '../employer-factory.ts'
import type { Person } from '../factories.ts'
import { inLong, noteFigures } from '../long.ts'
import { aSeeker } from '../seeker-factory.ts'

const app = testApp()
interface Point {
  latitude: number
  longitude: number
}

/** A cell of the grid of migration 0008; offsets are fractions of it from the center. */
const step = 0.02
const middle = 2_180 * step
const width = step / Math.cos((middle * Math.PI) / 180)
const inCell = (north: number, east: number): Point => ({
  latitude: middle + north * step,
  longitude: (Math.round(-116.2 / width) + east) * width,
})
const [southWest, northEast] = [inCell(-0.48, -0.48), inCell(0.48, 0.48)]

/** All that a company learns about a location by searching from these points: the results, and the smallest radius with a match. */
async function learned(hana: Person, from: readonly Point[]): Promise<unknown[]> {
  const ask = (point: Point, radius: number) => hana.call(searchTalents, { body: { ...point, radius } })
  const all: unknown[] = []
  for (const point of from) {
    let [least, most] = [0, 500]
    while (most - least > 0.01) {
      const radius = (least + most) / 2
      const { total } = await ask(point, radius)
      if (total > 0) most = radius
      else least = radius
    }
    const { profiles } = await ask(point, 500)
    const { pins } = await hana.call(mapTalents, { body: { ...point, radius: 500 } })
    all.push(
      most,
      profiles.map(({ updatedAt: _, ...profile }) => profile),
      pins,
    )
  }
  return all
}

test('three searches by radius tell the same of homes that are 3 km apart, so that no guess comes within 1 km of both', async () => {
  expect(distanceKm(southWest, northEast)).toBeGreaterThan(2)
  const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
  const live = async (home: Point) => {
    await ana.call(updateSeekerProfile, { params: { id: ana._id }, body: { ...home } })
    return learned(hana, from)
  }
  const part = fc.double({ min: -0.48, max: 0.48, noNaN: true })
  const homes = fc
    .sample(fc.tuple(part, part), { seed: 1, numRuns: inLong(20, 1) })
    .map(([north, east]) => inCell(north, east))
  const offset = fc.double({ min: -0.3, max: 0.3, noNaN: true })
  const from = fc
    .sample(fc.tuple(offset, offset), { seed: 2, numRuns: 3 })
    .map(([north, east]) => ({ latitude: middle + north, longitude: southWest.longitude + east }))
  const first = await live(southWest)
  expect(JSON.stringify(first)).toContain('distanceKm')
  for (const home of [northEast, ...homes]) expect(await live(home)).toEqual(first)
  // Proves that the results depend on the location: they differ in the next cell.
  expect(await live(inCell(1.1, 0))).not.toEqual(first)
  noteFigures('P34', {
    'homes of one cell': homes.length + 2,
    'km between the farthest': distanceKm(southWest, northEast).toFixed(2),
  })
}, 120_000)
