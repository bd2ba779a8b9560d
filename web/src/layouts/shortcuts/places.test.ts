import { pagePatterns } from '@hearback/contract/values/page-patterns.ts'
import { expect, test } from 'vitest'
import { matching } from './matching.ts'
import { placesOf, type Viewer } from './places.ts'

const VIEWERS: Viewer[] = ['visitor', 'jobseeker', 'employer', 'contributor', 'former', 'admin']

// Reachable only by a mail, a payment, an issuer, a form or a lost connection, or actions.
const LED_TO = [
  'verify-email',
  'login/continue',
  'reset-password',
  'unsubscribe',
  'confirm-experience',
  'answer-applicant',
  'join',
  'offline',
]
const STEPS = ['checkout', 'checkout/done', 'checkout/cancelled', 'onboarding', 'employer/jobs/new']

test('every page without parameters is listed for a user type', () => {
  const known = new Set(VIEWERS.flatMap(placesOf).map(({ to }) => to))
  const open = pagePatterns.map((pattern) => pattern.replace(/\/:\w+\?$/u, '')).filter((path) => !path.includes(':'))
  expect(open.filter((path) => !known.has(path) && ![...LED_TO, ...STEPS].includes(path.slice(1)))).toEqual([])
})

test('names, paths and letters of the listed pages are unique', () => {
  for (const viewer of VIEWERS) {
    const places = placesOf(viewer)
    const letters = places.flatMap(({ letter }) => letter ?? [])
    expect(new Set(places.map(({ to }) => to)).size, viewer).toBe(places.length)
    expect(new Set(places.map(({ label }) => label)).size, viewer).toBe(places.length)
    expect(new Set(letters).size, viewer).toBe(letters.length)
  }
})

test('matches prefixes of words, names before synonyms', () => {
  const all = [{ label: 'Offers', words: 'jobs' }, { label: 'Saved jobs' }, { label: 'Café' }]
  expect(matching(all, 'jo').map(({ label }) => label)).toEqual(['Saved jobs', 'Offers'])
  expect(matching(all, 'JOBS sav')).toEqual([{ label: 'Saved jobs' }])
  expect(matching(all, 'cafe')).toEqual([{ label: 'Café' }])
  expect(matching(all, 'obs')).toEqual([])
  expect(matching(all, '')).toEqual(all)
})
