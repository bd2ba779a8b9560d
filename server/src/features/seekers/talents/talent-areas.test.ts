import { searchTalents } from '@hearback/contract/people/seekers.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { anEmployer } from '../../../../test/employer-factory.ts'
import type { Person } from '../../../../test/factories.ts'
import { aSeeker } from '../../../../test/seeker-factory.ts'

const app = testApp()
let acme: Person
const towns = ['Boise, ID', 'Columbus, OH', 'Cleveland, OH', 'Akron, OH', 'Portland, OR', 'Munich, Germany']
beforeEach(async () => {
  acme = await anEmployer(app)
  for (const city of towns) await aSeeker(app, { nickname: city, city })
})

const search = (body: object) => acme.call(searchTalents, { body })
const found = async (body: object) => (await search(body)).profiles.map(({ displayName }) => displayName).toSorted()
const idaho = ['Boise, ID']
const lake = ['Akron, OH', 'Cleveland, OH']
const ohio = [...lake, 'Columbus, OH']

describe('a radius together with a place by its name', () => {
  it.each([
    ['Ohio', 40, ohio],
    ['Ohio', 1, ohio],
    ['OH', 40, ohio],
    ['Ohio, USA', 40, ohio],
    ['Idaho', 5, idaho],
    ['Germany', 10, ['Munich, Germany']],
    ['Alemania', 10, ['Munich, Germany']],
    ['Bayern', 10, ['Munich, Germany']],
    ['Texas', 500, []],
    ['Cleveland, OH', 1, ['Cleveland, OH']],
    ['Cleveland, OH', 80, lake],
    ['Cleveland', 80, lake],
    ['83702', 1, []],
    ['83702', 40, idaho],
    ['43215', 40, ['Columbus, OH']],
    ['43215', 300, ohio],
  ])('%s with %i km finds the people there', async (city, radius, expected) => {
    expect(await found({ city, radius })).toEqual(expected)
  })

  it('says that an area was searched as a whole', async () => {
    expect(await search({ city: 'Ohio', radius: 40 })).toMatchObject({
      area: { label: 'Ohio', country: 'US', region: 'OH' },
      place: null,
      unknownPostalCode: null,
    })
  })

  it('says around which point a town or a ZIP code was searched', async () => {
    const boise = { latitude: expect.closeTo(43.6, 0), longitude: expect.closeTo(-116.2, 0) }
    expect(await search({ city: 'Boise', radius: 40 })).toMatchObject({
      area: null,
      place: { label: 'Boise, ID, United States', ...boise },
    })
    expect((await search({ city: '83702', radius: 40 })).place).toMatchObject({ label: 'Boise, ID 83702', ...boise })
  })

  it('names a postal code that it does not know', async () => {
    expect(await search({ city: 'SW1A 1AA', radius: 40 })).toMatchObject({
      total: 0,
      place: null,
      area: null,
      unknownPostalCode: 'SW1A 1AA',
    })
  })

  it('gives way to a point', async () => {
    expect(await found({ city: 'Ohio', latitude: 43.61, longitude: -116.2, radius: 40 })).toEqual(idaho)
  })
})
