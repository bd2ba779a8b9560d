import { randomUUID } from 'node:crypto'
import { AlertFilters } from '@hearback/contract/jobs/alerts.ts'
import { SavedTalentFilters } from '@hearback/contract/people/saved-talents.ts'
import { sortFilterLists } from '../features/alerts/alerts.rules.ts'
import type { RowOf } from './demo.sql.ts'
import { before } from './rows.ts'
import type { DemoSeeker } from './seekers.ts'

const savers = 10

/** Saved searches of the first people: their work where they live, remote work of their trade, and one that is paused. */
export function alertRows(
  seekers: readonly DemoSeeker[],
  seekerIds: readonly string[],
  now: Date,
): { alerts: RowOf<'alerts'>[]; digests: RowOf<'alert_digests'>[] } {
  const row = (userId: string, name: string, form: object, daysAgo: number): RowOf<'alerts'> => ({
    user_id: userId,
    name,
    filters: JSON.stringify(sortFilterLists(AlertFilters.parse(form))),
    created_at: before(now, daysAgo),
    updated_at: before(now, daysAgo),
    seen_until: now,
  })
  const those = seekers.slice(0, savers).map((seeker, i) => ({ ...seeker, userId: seekerIds[i] ?? '' }))
  return {
    alerts: those.flatMap(({ userId, jobTitle, town, trade: { category }, hourlyRate }, i) => [
      row(userId, `${jobTitle} in ${town}`, { keyword: jobTitle, location: town }, 30 - i),
      row(userId, `${category}, from home`, { category, workplace: 'remote' }, 21 - i),
      { ...row(userId, category, { category, payFrom: hourlyRate }, 14 - i), paused_at: before(now, 3) },
    ]),
    digests: those.map(({ userId }) => ({ user_id: userId, time_zone: 'America/Boise', next_at: before(now, -1) })),
  }
}

/** Each of the first people follows three companies; several follow the first, so that it sees a number. */
export const followRows = (
  seekerIds: readonly string[],
  employerIds: readonly string[],
  now: Date,
): RowOf<'company_follows'>[] =>
  seekerIds.slice(0, savers).flatMap((seeker_id, i) => {
    const companies = new Set([i < 6 ? 0 : i, 3 * i + 5, 2 * i + 11].map((number) => number % employerIds.length))
    return [...companies].map((number, place) => ({
      seeker_id,
      employer_id: employerIds[number] ?? '',
      created_at: before(now, 20 - i - place),
      seen_until: now,
    }))
  })

const companies = 5
const peopleOfAList = 4

/** A saved search and a list of people of each of the first companies. */
export function savedTalentRows(
  seekers: readonly DemoSeeker[],
  { seekerIds, employerIds }: { seekerIds: readonly string[]; employerIds: readonly string[] },
  now: Date,
): {
  searches: RowOf<'talent_searches'>[]
  lists: RowOf<'talent_lists'>[]
  people: RowOf<'talent_list_people'>[]
} {
  const those = employerIds.slice(0, companies).map((employerId, i) => ({ employerId, id: randomUUID(), i }))
  const { jobTitle = '', town = '' } = seekers[0] ?? {}
  return {
    searches: those.map(({ employerId, i }) => ({
      employer_id: employerId,
      slot: 1,
      name: `${jobTitle} in ${town}`,
      filters: JSON.stringify(SavedTalentFilters.parse({ keyword: jobTitle, city: town })),
      visited_at: before(now, 90),
      created_at: before(now, 100 - i),
    })),
    lists: those.map(({ employerId, id, i }) => ({
      id,
      employer_id: employerId,
      slot: 1,
      name: 'Summer season',
      created_at: before(now, 30 - i),
    })),
    people: those.flatMap(({ id, i }) =>
      Array.from({ length: peopleOfAList }, (_, place) => ({
        list_id: id,
        slot: place + 1,
        seeker_id: seekerIds[(i * peopleOfAList + place) % seekerIds.length] ?? '',
        added_at: before(now, 20 - place),
      })),
    ),
  }
}
