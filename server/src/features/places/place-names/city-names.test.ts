import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { loadPlaces } from '../load-places.service.ts'
import { findNamedPlace, findPlace, placeLabel } from '../places.service.ts'
import { cityNames, qualifiedNames } from './city-names.corpus.ts'

const app = testApp()
beforeAll(() => loadPlaces(app.db), 120_000)

const linesOf = (corpus: string) =>
  corpus
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const)

const codeOf = (town: { country: string; region: string | null } | undefined) =>
  town && (town.country === 'US' ? `US-${town.region}` : town.country)

async function wrong(cases: readonly (readonly [expected: string, text: string])[], find: typeof findPlace) {
  const found: string[] = []
  for (const [expected, text] of cases) {
    const town = await find(app.db, text)
    if (codeOf(town) !== expected) found.push(`${text}: ${town ? placeLabel(town) : 'unknown'}, not ${expected}`)
  }
  return found
}

describe('a large city', () => {
  const cases = linesOf(cityNames).flatMap(([code, names]) => names.split(', ').map((name) => [code, name] as const))

  it('is meant by its names in common languages, before small towns of that name', async () => {
    expect(cases.length).toBeGreaterThan(300)
    expect(await wrong(cases, findPlace)).toEqual([])
  })

  it('is found without corrections too', async () => {
    expect(await wrong(cases, findNamedPlace)).toEqual([])
  })
})

it('a given country or region decides', async () => {
  const cases = linesOf(qualifiedNames)
  expect(cases.length).toBeGreaterThan(100)
  expect(await wrong(cases, findNamedPlace)).toEqual([])
})
