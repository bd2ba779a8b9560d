import { searchJobs, suggestSearch } from '@hearback/contract/jobs/job-search.ts'
import { describe, expect, test, vi } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import type { Database } from '../../db/database.ts'
import { rebuildLexicon } from '../../search/index/lexicon.sql.ts'
import { createSuggestionCounts } from './suggestion-counts.service.ts'

const db = {} as Database

describe('counts of suggestions', () => {
  const held = (waitMs = 20) => {
    const asked: string[] = []
    const answers = new Map<string, (jobs: number) => void>()
    const counts = createSuggestionCounts({
      waitMs,
      count: (keyword) => {
        asked.push(keyword)
        return new Promise((resolve) => answers.set(keyword, resolve))
      },
    })
    return { asked, answers, read: (...keywords: string[]) => counts(keywords, db) }
  }

  test('are read once for all readers, whatever the case, at most two at a time', async () => {
    const { asked, answers, read } = held(60_000)
    const first = read('Baker')
    void read('baker', 'bakery', 'barista')
    await vi.waitFor(() => expect(asked).toEqual(['baker', 'bakery']))
    answers.get('baker')?.(12)
    expect(await first).toEqual({ Baker: 12 })
    await vi.waitFor(() => expect(asked).toEqual(['baker', 'bakery', 'barista']))
    expect(await read('baker')).toEqual({ baker: 12 })
    expect(asked).toHaveLength(3)
  })

  test('that are late are left out, and there for the next reader', async () => {
    const { answers, read } = held()
    expect(await read('baker')).toEqual({})
    answers.get('baker')?.(3)
    await vi.waitFor(async () => expect(await read('baker')).toEqual({ baker: 3 }))
  })

  test('that fail are left out and read again', async () => {
    let calls = 0
    const read = createSuggestionCounts({
      count: async () => {
        calls += 1
        if (calls === 1) throw new Error('The database is away.')
        return 5
      },
    })
    expect(await read(['baker'], db)).toEqual({})
    expect(await read(['baker'], db)).toEqual({ baker: 5 })
  })

  test('of more keywords than fit the queue are left out, not waited for', async () => {
    const { asked, read } = held()
    const keywords = Array.from({ length: 200 }, (_, index) => `word${index}`)
    expect(await read(...keywords)).toEqual({})
    expect(asked).toHaveLength(2)
  })
})

const app = testApp()

test('a suggestion has the number of jobs that its search finds', async () => {
  const by = await anEmployer(app)
  for (const title of ['Zitherist', 'Zitherist', 'Zithermaker']) await aJob(app, { by, title })
  await aJob(app, { by, title: 'Cook', description: 'Meals for a zitherist.' })
  await aJob(app, { by, title: 'Zitherist', status: 'closed' })
  await rebuildLexicon(app.db, 'job_search')
  const suggest = () => app.caller().call(suggestSearch, { query: { query: 'zither' } })
  await vi.waitFor(async () => expect(Object.keys((await suggest()).counts)).toHaveLength(2))
  const { suggestions, counts } = await suggest()
  expect(suggestions).toEqual(['zitherist', 'zithermaker'])
  for (const keyword of suggestions) {
    const { total } = await app.caller().call(searchJobs, { body: { keyword } })
    expect(counts[keyword], keyword).toBe(total)
  }
})
