import type { Database } from '../src/db/database.ts'
import { CellShares } from '../src/search/estimate/area-cover.ts'
import type { SearchStatistics } from '../src/search/estimate/statistics.ts'
import { publishJobs } from '../src/search/index/write-documents.sql.ts'

/** Pseudo-random integers below n, deterministic by seed. */
export function seededNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

export const cities = [
  { id: 5586437, name: 'Boise', country: 'US', latitude: 43.6135, longitude: -116.20345 },
  { id: 2643743, name: 'London', country: 'GB', latitude: 51.50853, longitude: -0.12574 },
  { id: 2950159, name: 'Berlin', country: 'DE', latitude: 52.52437, longitude: 13.41053 },
  { id: 2198148, name: 'Suva', country: 'FJ', latitude: -18.14161, longitude: 178.44149 },
  { id: 2729907, name: 'Longyearbyen', country: 'SJ', latitude: 78.22334, longitude: 15.64689 },
] as const

const domains = ['software', 'night', 'regional', 'senior', 'kitchen', 'school', 'piano', 'bicycle']
const roles = ['engineer', 'manager', 'nurse', 'driver', 'baker', 'technician', 'horologist']
const words = [
  'team',
  'experience',
  'customers',
  'project',
  'safety',
  'machines',
  'reports',
  'garden',
  'violin',
  'copper',
]
const categories = ['Health', 'Engineering', 'Food & Drink']
const kinds = ['full_time', 'part_time', null]

export async function anEmployerRow(db: Database, name = 'Acme Works'): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values({
      email: `${name.replaceAll(' ', '').toLowerCase()}@x.example`,
      phone: '+12085550100',
      password_hash: '-',
      user_type: 'employer',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('employers')
    .values({ user_id: id, first_name: 'Ann', last_name: 'Lee', business_name: name })
    .execute()
  return id
}

export async function insertCities(db: Database): Promise<void> {
  const rows = cities.map((city) => ({ ...city, population: 1_000_000, search_name: city.name.toLowerCase() }))
  await db
    .insertInto('places')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Jobs in five cities or without one, with a small vocabulary of partly frequent words; published in batches. */
export async function insertJobs(db: Database, count: number): Promise<void> {
  const below = seededNumbers(count)
  const employer = await anEmployerRow(db)
  await insertCities(db)
  for (let at = 0; at < count; at += 1_000) {
    const rows = Array.from({ length: Math.min(1_000, count - at) }, (_, row) => aJobRow(employer, at + row, below))
    const inserted = await db.insertInto('jobs').values(rows).returning('id').execute()
    const ids = inserted.map((row) => row.id)
    await db.transaction().execute((tx) => publishJobs(tx, ids))
  }
}

function aJobRow(employer: string, number: number, below: (n: number) => number) {
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  /** Prefers earlier entries. */
  const pickEarly = <T>(list: readonly T[]): T => list[Math.min(below(list.length), below(list.length))] as T
  const pay = below(4) === 0 ? null : 20_000 + below(80) * 1_000
  return {
    employer_id: employer,
    title: `${pick(domains)} ${pickEarly(roles)}`,
    category: pick(categories),
    description: `${below(10) > 0 ? 'work every day' : 'rest'} ${Array.from({ length: 6 }, () => pickEarly(words)).join(' ')}`,
    skills: [pick(words)],
    employment_type: pick(kinds),
    pay_from: pay,
    pay_to: pay && pay + 5_000,
    pay_period: 'year',
    source: 'test',
    source_id: String(number),
    published_at: new Date(Date.UTC(2026, 10, 20) - below(90) * 86_400_000 + number),
    ...(below(10) < 7 ? around(pick(cities), below) : nowhere),
  }
}

const nowhere = { city: null, place_id: null, latitude: null, longitude: null }
function around(city: (typeof cities)[number], below: (n: number) => number) {
  const east = city.longitude + (below(2000) - 1000) / 600
  return {
    city: city.name,
    place_id: city.id,
    latitude: city.latitude + (below(2000) - 1000) / 2500,
    longitude: ((east + 540) % 360) - 180,
  }
}

/** The statistics of an empty table. */
export const emptyStatistics: SearchStatistics = {
  rows: 0,
  lastSeq: 0,
  blocks: [],
  lexemeShares: new Map(),
  rarestShare: 0,
  cells: new CellShares(),
  placeShares: new Map(),
  placeRegions: new Map(),
  regionalWords: new Set(),
  hasPayLevels: true,
}
