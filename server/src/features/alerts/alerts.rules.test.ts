import { AlertFilters } from '@hearback/contract/jobs/alerts.ts'
import { expect, test } from 'vitest'
import { distributeJobs, matchesEveryJob, nameOf, pathOf } from './alerts.rules.ts'

const filters = (part: object) => AlertFilters.parse(part)

test.each([
  [{ keyword: 'Baker', location: 'Boise' }, 'Baker in Boise'],
  [{ keyword: 'Baker', workplace: ['remote', 'hybrid'] }, 'Baker remote or hybrid'],
  [{ category: ['Food', 'Retail'] }, 'Food, Retail'],
  [{ latitude: 43, longitude: -116, radius: 10 }, 'Jobs within 10 km'],
  [{ payFrom: 30 }, 'Jobs'],
  [{ keyword: 'x'.repeat(200) }, 'x'.repeat(80)],
])('%j is called %s', (part, name) => {
  expect(nameOf(filters(part))).toBe(name)
})

test('a search asks for something by a word, a place or a filter', () => {
  for (const part of [
    { keyword: 'a' },
    { location: 'b' },
    { payFrom: 20 },
    { workplace: 'remote' },
    { category: 'Food' },
  ])
    expect(matchesEveryJob(filters(part))).toBe(false)
  expect(matchesEveryJob(filters({ latitude: 0, longitude: 0, radius: 5 }))).toBe(false)
  expect(matchesEveryJob(filters({}))).toBe(true)
  expect(matchesEveryJob(filters({ latitude: 0, longitude: 0, payPeriod: 'year' }))).toBe(true)
})

test('the page of a search holds all of it, the newest first', () => {
  const part = { keyword: 'night baker', latitude: 0, longitude: -116.2, radius: 10, category: ['A', 'B'], payFrom: 20 }
  expect(pathOf(filters(part))).toBe(
    '/jobs?keyword=night+baker&latitude=0&longitude=-116.2&radius=10&category=A&category=B&payFrom=20&payPeriod=hour&sort=newest',
  )
  expect(pathOf(filters({ location: 'Boise', radius: 10 }))).toBe('/jobs?location=Boise')
})

test('a mail shows ten jobs, shared out among the searches', () => {
  const news = (count: number) => ({ jobs: Array.from({ length: count }, (_, i) => i), total: count })
  const shown = (...counts: number[]) => distributeJobs(counts.map(news)).map((one) => one.shown.length)
  expect(shown(30)).toEqual([10])
  expect(shown(30, 30)).toEqual([5, 5])
  expect(shown(1, 30)).toEqual([1, 9])
  expect(shown(30, 1, 30)).toEqual([4, 1, 5])
  expect(shown(...Array.from({ length: 12 }, () => 3)).reduce((sum, one) => sum + one, 0)).toBe(10)
})
