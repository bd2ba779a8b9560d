import type { MatchedJob } from '@hearback/contract/hiring/match.ts'
import { matchOf } from '@hearback/contract/hiring/match.ts'
import { expect, test } from 'vitest'
import { wordsOf } from './match-words.ts'

const job: MatchedJob = {
  jobTitle: 'Baker, nights',
  category: 'Food and hospitality',
  skills: ['Baking', 'Food safety'],
  description: 'Bake bread.',
  employmentType: 'full_time',
  workplace: 'onsite',
  location: { city: 'Boise', country: 'US', latitude: 43.6135, longitude: -116.20345 },
  estimatedFrom: 19,
  estimatedTo: 24,
  payPeriod: 'hour',
  currency: 'USD',
}
const person = {
  skill: ['baking'],
  location: { latitude: 43.64, longitude: -116.2 },
  jobCategory: 'Food and hospitality',
  hourlyRate: 26.5,
  availability: 'Nights',
}

test('every part has its reason, in the same order', () => {
  expect(wordsOf(matchOf(job, person), job).map(({ part, fit, short, reason }) => [part, fit, short, reason])).toEqual([
    ['skills', 'partly', '1 of 2 skills', '1 of 2: Baking. Missing: Food safety.'],
    ['distance', 'fits', '3.0 km away', 'About 3.0 km in a straight line from the place of the profile to Boise.'],
    ['pay', 'misses', 'pay below asked', '$26.50 an hour is asked; the job pays $19 to $24 an hour. $2.50 short.'],
    ['availability', 'fits', 'nights', 'Available: “Nights”; the job is nights.'],
    ['category', 'fits', 'same kind of work', 'Food and hospitality, as the profile says.'],
  ])
})

test('missing data has an explanation too, but is not on cards', () => {
  const bare: MatchedJob = {
    ...job,
    skills: [],
    location: { city: null, country: null, latitude: null, longitude: null },
    estimatedFrom: null,
    estimatedTo: null,
  }
  const nobody = { skill: [], location: null, jobCategory: null }
  const words = wordsOf(matchOf(bare, nobody), bare)
  expect(words.map(({ fit, short }) => [fit, short])).toEqual(words.map(() => ['unknown', undefined]))
  expect(words.every(({ reason }) => reason.endsWith('.'))).toBe(true)
})
