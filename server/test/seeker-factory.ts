import type { TestApp } from './app.ts'
import { anAccount, type Person } from './factories.ts'

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

/** A job seeker with a profile, signed in; published unless said otherwise. */
export async function aSeeker(app: TestApp, facts: SeekerFacts = {}): Promise<Person> {
  const person = await anAccount(app, 'jobseeker', facts.name)
  await app.db
    .insertInto('seekers')
    .values({
      user_id: person._id,
      first_name: facts.firstName ?? 'Ana',
      last_name: facts.lastName ?? 'Ruiz',
      nickname: facts.nickname ?? null,
      job_title: facts.jobTitle ?? 'Baker',
      skills: facts.skill ?? ['baking'],
      city: facts.city ?? 'Boise',
      latitude: facts.point?.latitude ?? null,
      longitude: facts.point?.longitude ?? null,
      published_at: facts.published === false ? null : new Date(),
    })
    .execute()
  return person
}
