import { describe, expect, test } from 'vitest'
import { type MatchedJob, type MatchedSeeker, matchOf } from './match.ts'

/** Real posts of USAJOBS and NYC Open Data (public domain), shortened. */
const nurse: MatchedJob = {
  jobTitle: 'Nurse Practitioner (Mental Health) @ Marion, IL',
  category: 'Healthcare & Medical',
  skills: ['Nursing', 'Mental Health', 'Scheduling'],
  description: 'Appointment: Permanent; schedule: Full-time.',
  employmentType: 'full_time',
  workplace: 'onsite',
  location: { city: 'Marion', country: 'US', latitude: 37.73061, longitude: -88.93313 },
  estimatedFrom: 81_259,
  estimatedTo: 117_797,
  payPeriod: 'year',
  currency: 'USD',
}
const electrician: MatchedJob = {
  ...nurse,
  jobTitle: 'Supervisor Electrician',
  category: 'Public Safety',
  skills: ['Supervision', 'Environmental Science', 'Safety'],
  location: { city: 'New York', country: 'US', latitude: 40.71427, longitude: -74.00597 },
  estimatedFrom: 68,
  estimatedTo: 68,
  payPeriod: 'hour',
}
const seeker: MatchedSeeker = {
  skill: ['nursing', 'Sales'],
  location: { latitude: 37.9, longitude: -88.9 },
  hourlyRate: 40,
  jobCategory: 'Health care',
  availability: 'Full-time',
}
const match = (job: Partial<MatchedJob>, person: Partial<MatchedSeeker> = {}) =>
  matchOf({ ...nurse, ...job }, { ...seeker, ...person })

describe('skills', () => {
  test('are split into those the seeker has and those that are missing', () => {
    expect(match({}).skills).toEqual({
      fit: 'partly',
      have: ['Nursing'],
      missing: ['Mental Health', 'Scheduling'],
      named: [],
    })
    expect(match({}, { skill: ['scheduling', 'NURSING ', 'mental  health'] }).skills.fit).toBe('fits')
    expect(match({}, { skill: [] }).skills.fit).toBe('misses')
  })

  test('match regardless of case, accents, signs and plural', () => {
    const skills = ['Node.js', 'Pâtisserie', 'Forklifts', 'R&D', 'C++']
    const { have, missing } = match({ skills }, { skill: ['NodeJS', 'patisserie', 'forklift', 'r and d', 'C'] }).skills
    expect(have).toEqual(['Node.js', 'Pâtisserie', 'Forklifts', 'R&D'])
    expect(missing).toEqual(['C++'])
  })

  test('of a job without a list are those that its text names', () => {
    const bare = { skills: [], description: 'You schedule surgery, and nursing of patients is yours.' }
    expect(match(bare).skills).toEqual({ fit: 'unknown', have: [], missing: [], named: ['nursing'] })
  })
})

describe('distance', () => {
  test('fits up to 30 km, fits in part up to 80, and is kept even when it does not fit', () => {
    expect(match({}).distance).toMatchObject({ fit: 'fits', km: expect.closeTo(19.06, 1) })
    expect(match({}, { location: { latitude: 38.2, longitude: -88.9 } }).distance.fit).toBe('partly')
    expect(matchOf(electrician, seeker).distance).toMatchObject({ fit: 'misses', km: expect.closeTo(1320, -2) })
  })

  test('is ignored for remote jobs and never guessed', () => {
    expect(match({ workplace: 'remote' }, { location: null }).distance).toMatchObject({ fit: 'fits', km: undefined })
    expect(match({}, { location: null }).distance).toMatchObject({ fit: 'unknown', lacks: 'seeker' })
    const nowhere = { city: null, country: null, latitude: null, longitude: null }
    expect(match({ location: nowhere }).distance).toMatchObject({ fit: 'unknown', lacks: 'job' })
  })
})

describe('pay', () => {
  test('is compared per hour for any period', () => {
    expect(match({}).pay).toEqual({ fit: 'fits', asked: 40, offered: { from: 39.07, to: 56.63 }, lacks: undefined })
    const daily = { payPeriod: 'day', estimatedFrom: 160, estimatedTo: 240 } as const
    expect(match(daily, { hourlyRate: 31 }).pay).toMatchObject({ fit: 'partly', offered: { from: 20, to: 30 } })
    expect(match(daily, { hourlyRate: 33.01 }).pay.fit).toBe('misses')
    expect(match(daily, { hourlyRate: 30 }).pay.fit).toBe('fits')
  })

  test('is not compared if either side is missing, or in another currency', () => {
    expect(match({ estimatedFrom: null, estimatedTo: null }).pay).toMatchObject({ fit: 'unknown', lacks: 'job' })
    expect(match({}, { hourlyRate: null }).pay).toMatchObject({ fit: 'unknown', lacks: 'seeker' })
    expect(match({ currency: 'EUR' }).pay).toMatchObject({ fit: 'unknown', lacks: 'currency', offered: undefined })
  })
})

describe('availability', () => {
  test('is compared by its employment types', () => {
    expect(match({}).availability).toEqual({ fit: 'fits', said: 'Full-time', against: 'full_time' })
    expect(match({}, { availability: 'Part time or summer only' }).availability.fit).toBe('misses')
    expect(match({ employmentType: null }).availability.fit).toBe('unknown')
  })

  test('is compared by times of day and week if the title names any', () => {
    const nights = { jobTitle: 'Baker, nights' }
    expect(match(nights, { availability: 'Nights' }).availability).toMatchObject({ fit: 'fits', against: ['nights'] })
    expect(match(nights, { availability: 'Evenings and weekends' }).availability.fit).toBe('misses')
    expect(match({}, { availability: 'Weekends only' }).availability.fit).toBe('unknown')
    expect(match({}, { availability: 'Right away' }).availability).toMatchObject({ fit: 'unknown', said: 'Right away' })
  })
})

test('the category fits by its words, and partly by one shared word', () => {
  expect(match({}).category.fit).toBe('partly')
  expect(match({}, { jobCategory: 'medical and healthcare' }).category.fit).toBe('fits')
  expect(match({}, { jobCategory: 'Legal' }).category.fit).toBe('misses')
  expect(match({}, { jobCategory: null }).category.fit).toBe('unknown')
})

test('data hidden by the visibility level counts as unknown', () => {
  const { hourlyRate: _rate, availability: _said, ...ring1 } = seeker
  const { pay, availability } = matchOf(nurse, ring1)
  expect([pay.fit, availability.fit]).toEqual(['unknown', 'unknown'])
})
