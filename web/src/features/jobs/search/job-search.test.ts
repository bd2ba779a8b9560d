import { expect, test } from 'vitest'
import { filtersOn, readSearch, requestOf, usualSort, withoutFilters, writeSearch } from './job-search.ts'

const read = (query: string) => readSearch(new URLSearchParams(query))
const written = (query: string) => String(writeSearch(read(query)))

test('the URL round-trips the search', () => {
  const address =
    'keyword=baker&location=Boise&category=Food&category=Retail&employmentType=part_time&workplace=remote&skills=Welding&skills=Blueprint+reading&shift=night&experienceLevel=mid&benefits=tips' +
    '&postedWithin=7&answersShare=80&answersWithinDays=7&hideApplied=true&sort=answers&latitude=0&longitude=-116.2&radius=25&payFrom=18.5&payPeriod=day&page=3'
  expect(Object.fromEntries(new URLSearchParams(written(address)))).toEqual(
    Object.fromEntries(new URLSearchParams(address)),
  )
})

test('ignores invalid values of the URL', () => {
  const nonsense =
    'page=x&payFrom=-3&postedWithin=1.5&workplace=moon&shift=moon&benefits=moon&experienceLevel=moon&sort=best&employmentType=&radius=0' +
    '&answersShare=81&answersWithinDays=0&hideApplied=maybe'
  expect(written(nonsense)).toBe('')
})

test.each([
  'latitude=1&longitude=2',
  'latitude=1&radius=5',
  'longitude=2&radius=5',
  'latitude=91&longitude=2&radius=5',
])('no coordinate and no radius is sent unless all three are there: %s', (query) => {
  const sent = requestOf(read(query))
  expect(sent).not.toHaveProperty('latitude')
  expect(sent).not.toHaveProperty('longitude')
  expect(sent).not.toHaveProperty('radius')
})

test('sorts by relevance with a keyword, else by the newest, unless chosen', () => {
  expect(requestOf(read('keyword=baker'))).toMatchObject({ sort: 'relevance' })
  expect(requestOf(read(''))).toMatchObject({ sort: 'newest' })
  expect(requestOf(read('keyword=baker&sort=newest'))).toMatchObject({ sort: 'newest' })
  expect(usualSort(read('keyword=baker'), true)).toBe('match')
  expect(written('keyword=baker&sort=relevance')).toBe('keyword=baker&sort=relevance')
})

test('omits the pay period without an amount', () => {
  expect(requestOf(read('payPeriod=year'))).not.toHaveProperty('payPeriod')
  expect(written('payPeriod=year')).toBe('')
})

test('clearing the filters keeps the words and the place', () => {
  const search = read('keyword=baker&location=Boise&workplace=remote&payFrom=20&postedWithin=7&page=2')
  expect(filtersOn(search)).toBe(3)
  expect(String(writeSearch(withoutFilters(search)))).toBe('keyword=baker&location=Boise')
})

test('a radius of "any" removes the place and is not kept', () => {
  expect(written('keyword=baker&location=Boise&latitude=43.6&longitude=-116.2&radius=any')).toBe('keyword=baker')
})

test('an amount has the decimals of its currency', () => {
  const amounts = ['1.255', '1.2550', '1,255', '1200.5', '1.2345'].map((amount) =>
    ['KWD', 'USD', 'JPY'].map((currency) => read(`payFrom=${amount}&payCurrency=${currency}`).payFrom),
  )
  expect(amounts).toEqual([
    [1.255, 1_255, 1_255],
    [1.255, 1.26, 1],
    [1_255, 1_255, 1_255],
    [1_200.5, 1_200.5, 1_201],
    [1.235, 1.23, 1],
  ])
  expect(written('payFrom=1.255&payCurrency=KWD')).toBe('payFrom=1.2550&payPeriod=hour&payCurrency=KWD')
})

test('an order by pay keeps its currency without an amount', () => {
  expect(written('sort=pay&payCurrency=EUR')).toBe('payCurrency=EUR&sort=pay')
  expect(requestOf(read('sort=pay&payCurrency=EUR'))).toMatchObject({ sort: 'pay', payCurrency: 'EUR' })
  expect(requestOf(read('payCurrency=EUR'))).not.toHaveProperty('payCurrency')
})
