import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type MatchedJob, type MatchedSeeker, matchOf } from '@hearback/contract/hiring/match.ts'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../../../shared/data')

test('every part of 22,861 real posts beside real profiles is what its facts say', ({ skip }) => {
  const posts = join(folder, 'jobs.public.ndjson.gz')
  skip(!existsSync(posts), 'the file of real posts, too large for the repository, is not beside it')
  const people = rowsOf<TalentRow>(join(folder, 'talents.ndjson.gz')).map(seekerOf)
  const fits = { skills: new Set(), distance: new Set(), pay: new Set(), availability: new Set(), category: new Set() }
  for (const [at, row] of rowsOf<PostRow>(posts).entries()) {
    const job = jobOf(row)
    const person = people[at % people.length] as MatchedSeeker
    const found = matchOf(job, person)
    for (const part of Object.keys(fits) as (keyof typeof fits)[]) fits[part].add(found[part].fit)
    expect([...found.skills.have, ...found.skills.missing].toSorted()).toEqual(job.skills.toSorted())
    expect(found.distance.fit === 'unknown').toBe(job.location.latitude === null || person.location === null)
    expect(found.pay.fit === 'unknown').toBe(
      job.estimatedFrom === null || job.currency !== 'USD' || (person.hourlyRate ?? null) === null,
    )
  }
  // Every outcome occurs in the real data, so each assertion above is exercised.
  expect(Object.fromEntries(Object.entries(fits).map(([part, seen]) => [part, [...seen].toSorted()]))).toEqual({
    skills: ['fits', 'misses', 'partly', 'unknown'],
    distance: ['fits', 'misses', 'partly', 'unknown'],
    pay: ['fits', 'misses', 'partly', 'unknown'],
    availability: ['fits', 'misses', 'unknown'],
    category: ['fits', 'misses', 'partly'],
  })
})

interface PostRow {
  jobTitle: string
  category?: string
  skills?: string[]
  description?: string
  employmentType?: string
  city?: string
  country?: string
  lat?: number
  lng?: number
  salaryFrom?: number
  salaryTo?: number
  currency?: string
  salaryPeriod?: 'YEAR' | 'HOUR' | 'DAY'
}
interface TalentRow {
  skill: string[]
  jobCategory: string
  hourlyRate?: number
  availability: string
  latitude?: number
  longitude?: number
}
const rowsOf = <T>(file: string): T[] =>
  gunzipSync(readFileSync(file))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

const PERIODS = { YEAR: 'year', HOUR: 'hour', DAY: 'day' } as const

const jobOf = (row: PostRow): MatchedJob => ({
  jobTitle: row.jobTitle,
  category: row.category ?? 'Other',
  skills: row.skills ?? [],
  description: row.description ?? '',
  employmentType: row.employmentType === 'Full-time' ? 'full_time' : null,
  workplace: 'onsite',
  location: placeOf(row),
  ...rangeOf(row),
  payPeriod: PERIODS[row.salaryPeriod ?? 'HOUR'],
  currency: row.currency ?? 'USD',
})

const placeOf = ({ city, country, lat, lng }: PostRow): MatchedJob['location'] => ({
  city: city ?? null,
  country: country ?? null,
  latitude: lat ?? null,
  longitude: lng ?? null,
})

const rangeOf = ({ salaryFrom, salaryTo }: PostRow) =>
  salaryFrom && salaryTo
    ? { estimatedFrom: salaryFrom, estimatedTo: salaryTo }
    : { estimatedFrom: null, estimatedTo: null }

const seekerOf = ({ latitude, longitude, ...row }: TalentRow): MatchedSeeker => ({
  ...row,
  location: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
})
