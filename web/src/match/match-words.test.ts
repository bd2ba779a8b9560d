import type { MatchedJob, MatchedSeeker } from '@hearback/contract/hiring/match.ts'
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
  expect(
    wordsOf(matchOf(job, person), job, 'km').map(({ part, fit, short, reason }) => [part, fit, short, reason]),
  ).toEqual([
    ['skills', 'partly', '1 of 2 skills', '1 of 2: Baking. Missing: Food safety.'],
    ['distance', 'fits', '3.0 km away', 'About 3.0 km from them to Boise, in a straight line.'],
    [
      'pay',
      'misses',
      'pays less than asked',
      'Asking $26.50 an hour; this job pays $19 to $24 an hour. That’s $2.50 less.',
    ],
    ['availability', 'fits', 'nights', 'Available: “Nights”; this job is nights.'],
    ['category', 'fits', 'same field', 'Food and hospitality, same as their profile.'],
  ])
})

test('the seeker is addressed in the reasons of their own match', () => {
  const reasonsFor = (seeker: MatchedSeeker) =>
    wordsOf(matchOf(job, seeker), job, 'km', true).map(({ reason }) => reason)
  expect(reasonsFor(person).slice(1)).toEqual([
    'About 3.0 km from you to Boise, in a straight line.',
    'You ask for $26.50 an hour; this job pays $19 to $24 an hour. That’s $2.50 less.',
    'Available: “Nights”; this job is nights.',
    'Food and hospitality, same as your profile.',
  ])
  expect(reasonsFor({ skill: [], location: null, jobCategory: null }).slice(1)).toEqual([
    'You haven’t added your location.',
    'You haven’t set a rate; this job pays $19 to $24 an hour.',
    'You haven’t said when you can work.',
    'You haven’t chosen a field; this job is in Food and hospitality.',
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
  const words = wordsOf(matchOf(bare, nobody), bare, 'km')
  expect(words.map(({ fit, short }) => [fit, short])).toEqual(words.map(() => ['unknown', undefined]))
  expect(words.every(({ reason }) => reason.endsWith('.'))).toBe(true)
})
