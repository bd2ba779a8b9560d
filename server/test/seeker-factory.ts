import { findPlace } from '../src/features/places/places.service.ts'
import { publishTalents } from '../src/search/index/write-documents.sql.ts'
import type { TestApp } from './app.ts'
import { manyAccounts, type Person, type Persons } from './factories.ts'

export interface SeekerFacts {
  name?: string
  firstName?: string
  lastName?: string
  nickname?: string
  jobTitle?: string
  skill?: string[]
  city?: string
  point?: { latitude: number; longitude: number }
  published?: boolean
}

/** A signed-in job seeker with a profile: a baker in Boise, published and findable by default. */
export async function aSeeker(app: Persons, facts: SeekerFacts = {}): Promise<Person> {
  const [person] = await manySeekers(app, [facts])
  if (!person) throw new Error('no job seeker')
  return person
}

/** As many job seekers as facts, with few statements. */
export async function manySeekers(app: Persons, all: readonly SeekerFacts[]): Promise<Person[]> {
  if (all.length === 0) return []
  const names = all.map(({ name }) => name)
  const people = await manyAccounts(app, 'jobseeker', names)
  const cities = [...new Set(all.map(({ city = 'Boise' }) => city))]
  const places = new Map(await Promise.all(cities.map(async (city) => [city, await findPlace(app.db, city)] as const)))
  const rows = all.map(({ city = 'Boise', ...facts }, index) => {
    const place = places.get(city)
    const point = facts.point ?? place
    return {
      user_id: people[index]?._id ?? '',
      first_name: facts.firstName ?? 'Ana',
      last_name: facts.lastName ?? 'Ruiz',
      nickname: facts.nickname ?? null,
      job_title: facts.jobTitle ?? 'Baker',
      skills: facts.skill ?? ['baking'],
      city,
      location_text: city,
      place_id: place?.id ?? null,
      latitude: point?.latitude ?? null,
      longitude: point?.longitude ?? null,
      published_at: facts.published === false ? null : new Date(),
    }
  })
  await app.db.insertInto('seekers').values(rows).execute()
  const ids = people.map(({ _id }) => _id)
  await app.db.transaction().execute((tx) => publishTalents(tx, ids))
  return people
}

/** Two invented towns, for tests that depend on a place: Millbury in Idaho and Ryeford in Germany. */
export async function someTowns(app: TestApp): Promise<void> {
  const population = 5_000
  await app.db
    .insertInto('places')
    .values([
      {
        id: 1_000_000_101,
        name: 'Millbury',
        search_name: 'millbury',
        region: 'ID',
        country: 'US',
        latitude: 43.5,
        longitude: -116.25,
        population,
      },
      {
        id: 1_000_000_102,
        name: 'Ryeford',
        search_name: 'ryeford',
        region: null,
        country: 'DE',
        latitude: 52.5,
        longitude: 13.25,
        population,
      },
    ])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
