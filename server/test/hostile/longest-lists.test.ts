import { randomUUID } from 'node:crypto'
import { readNotifications } from '@hearback/contract/accounts/notifications.ts'
import type { Endpoint } from '@hearback/contract/endpoint.ts'
import { bulkUpdateStatus } from '@hearback/contract/hiring/answering.ts'
import { closeJobs } from '@hearback/contract/hiring/clock/job-closings.ts'
import { createAlert } from '@hearback/contract/jobs/alerts.ts'
import { countFilters } from '@hearback/contract/jobs/filter-counts.ts'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { EmploymentType, Workplace } from '@hearback/contract/jobs/jobs.ts'
import { mapJobs, mapTalents } from '@hearback/contract/jobs/maps.ts'
import { Benefit, ExperienceLevel, Shift } from '@hearback/contract/jobs/work-details.ts'
import { listTalents, searchTalents } from '@hearback/contract/people/seekers.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { anEmployer } from '../employer-factory.ts'
import { anAccount, type Person } from '../factories.ts'
import '../matchers.ts'
import { fewestStatements } from '../statements.ts'

const app = testApp()
let employer: Person
let seeker: Person
beforeEach(async () => {
  employer = await anEmployer(app)
  seeker = await anAccount(app, 'jobseeker')
})

const words = (count: number, length: number) =>
  Array.from({ length: count }, (_, n) => `${n} ${'x'.repeat(length)}`.slice(0, length))
const jobs = {
  keyword: words(60, 3).join(' ').slice(0, limits.oneLine),
  location: 'x'.repeat(limits.oneLine),
  category: words(limits.filterValues, limits.oneLine),
  employmentType: Object.values(EmploymentType.def.entries),
  workplace: Object.values(Workplace.def.entries),
  shift: Shift.options,
  experienceLevel: ExperienceLevel.options,
  benefits: Benefit.options,
  payFrom: 1,
}
const talents = { skill: words(limits.listItems, limits.listItem), keyword: jobs.keyword, city: jobs.location }
/** The last is the number of searches of a call, if it is not one: counts of choices leave out each chosen filter in turn. */
const searches: [string, Endpoint, Record<string, unknown>, number?][] = [
  ['jobs', searchJobs, { ...jobs, postedWithin: 365, page: 10, resultsPerPage: limits.pageSize, sort: 'relevance' }],
  ['choices of filters', countFilters, jobs, 9],
  ['jobs on the map', mapJobs, jobs],
  ['talents', listTalents, { ...talents, limit: limits.pageSize }],
  ['talents by the other call', searchTalents, { ...talents, limit: limits.pageSize }],
  ['talents on the map', mapTalents, talents],
]

test.each(searches)(
  'a search of %s with every filter at its maximum is bounded',
  async (_, endpoint, body, count = 1) => {
    const search = () => employer.call(endpoint, { body } as never)
    await search()
    expect((await fewestStatements(search)).length).toBeLessThanOrEqual(25 * count)
  },
)

const tooLong = (schema: string) => Array.from({ length: 20_000 }, () => schema)
test.each([
  ['category', tooLong('x')],
  ['employmentType', tooLong('full_time')],
  ['workplace', tooLong('remote')],
  ['shift', tooLong('day')],
  ['experienceLevel', tooLong('mid')],
  ['benefits', tooLong('tips')],
])('20,000 values of %s are refused with the field named', async (field, values) => {
  const body = { [field]: values }
  await expect(app.caller().call(searchJobs, { body } as never)).toBeRefused('invalid_input', field)
  await expect(app.caller().call(mapJobs, { body } as never)).toBeRefused('invalid_input', field)
  await expect(seeker.call(createAlert, { body } as never)).toBeRefused('invalid_input', field)
})

const ids = (count: number) => Array.from({ length: count }, () => randomUUID())
const lists: [string, 'employer' | 'seeker', Endpoint, object][] = [
  ['a saved search', 'seeker', createAlert, jobs],
  ['closings', 'employer', closeJobs, { ids: ids(limits.bulkClosing), hired: 'no_one' }],
  ['answers', 'employer', bulkUpdateStatus, { ids: ids(limits.bulkAnswer), newStatus: 'shortlisted' }],
  ['read notifications', 'seeker', readNotifications, { ids: ids(limits.pageSize) }],
]

test.each(lists)('%s with the longest lists is accepted', async (_, who, endpoint, body) => {
  const by = who === 'employer' ? employer : seeker
  expect(await by.call(endpoint, { body } as never)).toMatchObject({ success: true })
})

test('repeated values of a filter count once', async () => {
  const { alert } = await seeker.call(createAlert, { body: { keyword: 'baker', workplace: ['remote', 'remote'] } })
  expect(alert.workplace).toEqual(['remote'])
})

test('saved searches that hold more than a search takes are cut, and equal ones become one', async () => {
  const { readFile } = await import('node:fs/promises')
  const migration = await readFile(new URL('../../migrations/0050-bounded-saved-searches.sql', import.meta.url), 'utf8')
  const { alert } = await seeker.call(createAlert, { body: { keyword: 'miller', category: ['0'] } })
  const { rows } = await app.pool.query<{ filters: object }>('select filters from alerts where id = $1', [alert._id])
  const long = (count: number) => ({ ...rows[0]?.filters, category: Array.from({ length: count }, (_, n) => `${n}`) })
  await app.pool.query('update alerts set filters = $2 where id = $1', [alert._id, long(12_000)])
  await app.pool.query(`insert into alerts (user_id, name, filters) values ($1, 'again', $2)`, [
    seeker._id,
    long(11_000),
  ])
  await app.pool.query(migration)
  const { rows: left } = await app.pool.query<{ filters: { category: string[] } }>(
    `select filters from alerts where filters->>'keyword' = 'miller'`,
  )
  expect(left.map(({ filters }) => filters.category)).toEqual([long(20).category])
})
