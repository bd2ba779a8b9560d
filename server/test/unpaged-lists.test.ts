import type { Endpoint } from '@hearback/contract/endpoint.ts'
import { listChats } from '@hearback/contract/hiring/chat.ts'
import { listJobsOfEmployer } from '@hearback/contract/jobs/jobs.ts'
import { listEmployers } from '@hearback/contract/people/employers.ts'
import { expect, test } from 'vitest'
import { type Caller, testApp } from './app.ts'
import { anEmployer } from './employer-factory.ts'
import { aJob } from './job-factory.ts'
import { aLinkedChat } from './list-scenarios.ts'
import { aSeeker } from './seeker-factory.ts'

// One seeker has more applications than the budget allows.
const app = testApp({ APPLICATION_BUDGET: '100' })

interface List {
  by: Caller
  endpoint: Endpoint
  input?: object
  /** The page size when only `page` is given. */
  usual: number
}

/** Creates `rows` rows, and returns how to list them. */
const lists: Record<string, (rows: number) => Promise<List>> = {
  async jobs(rows) {
    const by = await anEmployer(app)
    for (let i = 0; i < rows; i += 1) await aJob(app, { by })
    return { by, endpoint: listJobsOfEmployer, input: { params: { id: by._id } }, usual: 20 }
  },
  async chats(rows) {
    const by = await aSeeker(app)
    for (let i = 0; i < rows; i += 1) await aLinkedChat(app, by)
    return { by, endpoint: listChats, usual: 30 }
  },
  async profiles(rows) {
    for (let i = 0; i < rows; i += 1) await anEmployer(app)
    return { by: app.caller(), endpoint: listEmployers, usual: 20 }
  },
}

test.each(Object.entries(lists))(
  '%s without page and limit are all there, with either they are paged',
  async (name, make) => {
    const { by, endpoint, input, usual } = await make(33)
    const pageOf = async (query?: object) => {
      const page = (await by.call(endpoint, { ...input, ...(query && { query }) } as never)) as Record<string, unknown>
      return [(page[name] as object[]).length, page.total, page.totalPages]
    }
    expect(await pageOf()).toEqual([33, 33, 1])
    expect(await pageOf({ page: 1 })).toEqual([usual, 33, 2])
    expect(await pageOf({ page: 2 })).toEqual([33 - usual, 33, 2])
    expect(await pageOf({ limit: 15 })).toEqual([15, 33, 3])
  },
)

test('a list without paging holds 1,000 rows at most, and says how many there are', async () => {
  const by = await anEmployer(app)
  const id = await aJob(app, { by })
  await app.pool.query(
    `insert into jobs (employer_id, title, category, description, skills, pay_from, pay_to, pay_period, currency, workplace,
       status, published_at, expires_at)
     select employer_id, title, category, description, skills, pay_from, pay_to, pay_period, currency, workplace,
       status, published_at, expires_at
     from jobs, generate_series(1, 1000) where id = $1`,
    [id],
  )
  const { jobs, total, totalPages } = await by.call(listJobsOfEmployer, { params: { id: by._id } })
  expect([jobs.length, total, totalPages]).toEqual([1_000, 1_001, 2])
})
