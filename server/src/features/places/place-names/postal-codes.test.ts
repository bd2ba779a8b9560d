import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { loadPlaces } from '../load-places.service.ts'
import { findLocation } from '../locations.service.ts'
import { findNamedPlace } from '../places.service.ts'
import { countryName } from './countries.rules.ts'
import { noPostalCodes, postalCodesAlone, withPostalCodes } from './postal-codes.corpus.ts'
import { isPostalCode } from './postal-codes.rules.ts'

const app = testApp()
beforeAll(() => loadPlaces(app.db), 120_000)

describe('a postal code beside its city', () => {
  it.each(withPostalCodes)('%s is %s in %s', async (text, name, country) => {
    const expected = await findNamedPlace(app.db, `${name}, ${countryName(country)}`)
    expect(expected).toMatchObject({ country })
    expect(await findNamedPlace(app.db, text)).toMatchObject({ id: expected?.id })
  })
})

describe('a postal code alone that stands in no table', () => {
  it.each(postalCodesAlone)('%j is said to be one, and no town is guessed', async (code) => {
    expect(await findLocation(app.db, code)).toEqual({ kind: 'unknownPostalCode', code })
  })

  it('is named in the reply of a search', async () => {
    const found = await app.caller().call(searchJobs, { body: { location: 'SW1A 1AA' } })
    expect(found).toMatchObject({ total: 0, place: null, area: null, unknownPostalCode: 'SW1A 1AA' })
  })

  it('is not a ZIP code of the United States', async () => {
    expect(await findLocation(app.db, '10115')).toMatchObject({ kind: 'point', label: 'New York, NY 10115' })
  })
})

it.each(noPostalCodes)('%j is no postal code alone', (text) => {
  expect(isPostalCode(text)).toBe(false)
})
