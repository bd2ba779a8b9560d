import { findPlace } from '../src/features/places/places.service.ts'
import { publishTalents } from '../src/search/index/write-documents.sql.ts'
import type { TestApp } from './app.ts'
import { anAccount, type Person, type Persons } from './factories.ts'

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
  const person = await anAccount(app, 'jobseeker', facts.name)
  const city = facts.city ?? 'Boise'
  const place = await findPlace(app.db, city)
  const point = facts.point ?? place
  await app.db
    .insertInto('seekers')
    .values({
      user_id: person._id,
      first_name: facts.firstName ?? 'Ana',
      last_name: facts.lastName ?? 'Ruiz',
      nickname: facts.nickname ?? null,
      job_title: facts.jobTitle ?? 'Baker',
      skills: facts.skill ?? ['baking'],
      city: city,
      location_text: city,
      place_id: place?.id ?? null,
      latitude: point?.latitude ?? null,
      longitude: point?.longitude ?? null,
      published_at: facts.published === false ? null : new Date(),
    })
    .execute()
  await app.db.transaction().execute((tx) => publishTalents(tx, [person._id]))
  return person
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
