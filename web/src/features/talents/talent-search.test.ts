import { expect, test } from 'vitest'
import { readTalentSearch, requestOf, writeTalentSearch } from './talent-search.ts'

const read = (address: string) => readTalentSearch(new URLSearchParams(address))

test('the URL holds the whole search', () => {
  const address =
    'skill=Baking&skill=Food+safety&keyword=night&city=Boise&radius=25&latitude=43.6&longitude=-116.2&category=Food&availability=Nights&minYears=3&maxRate=25&verified=true&lastSeen=month&sort=seen&page=2'
  expect(writeTalentSearch(read(address)).toString()).toBe(address)
})

test('sends radius and coordinates together or not at all', () => {
  const all = { radius: 25, latitude: 43.6, longitude: -116.2 }
  expect(requestOf(read('radius=25&latitude=43.6&longitude=-116.2'))).toMatchObject(all)
  for (const address of ['radius=25', 'latitude=43.6&longitude=-116.2', 'radius=25&latitude=43.6']) {
    const request = requestOf(read(address))
    for (const name of Object.keys(all)) expect(request).not.toHaveProperty(name)
  }
})

test('ignores invalid values of the URL', () => {
  expect(
    read('radius=far&latitude=91&longitude=1&minYears=2.5&maxRate=24&verified=x&lastSeen=earlier&sort=age&page=-3'),
  ).toEqual({
    skill: [],
    keyword: '',
    city: '',
    point: undefined,
    radius: undefined,
    category: '',
    availability: '',
    minYears: undefined,
    maxRate: undefined,
    verified: false,
    lastSeen: undefined,
    sort: 'best',
    page: 1,
  })
})
