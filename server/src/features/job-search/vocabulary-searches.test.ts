import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import { trades } from '../../demo/words/trades.ts'
import { rebuildLexicon } from '../../search/index/lexicon.sql.ts'
import { searches } from './vocabulary-searches.corpus.ts'

const app = testApp()

/** The titles found, in order, `~` before those of related work, with the corrected keyword and the filters of its words. */
async function answer(keyword: string): Promise<string> {
  const body = { keyword, sort: 'relevance', resultsPerPage: 50 } as const
  const { jobs, relatedFrom, corrected, understood } = await app.caller().call(searchJobs, { body })
  const filters = understood && [understood.keyword, ...understood.workplace, ...understood.employmentType]
  const notes = [corrected && ` (${corrected})`, filters && ` {${filters.join(' ').trim()}}`]
  const found = jobs.map(({ jobTitle }, at) => (at === relatedFrom ? `~ ${jobTitle}` : jobTitle))
  return `${keyword}: ${found.join(', ')}${notes.map((note) => note ?? '').join('')}`
}

it('everyday words in English and Spanish find the jobs that are meant', async () => {
  const by = await anEmployer(app, { businessName: 'Quillfeather' })
  for (const title of trades.flatMap(({ titles }) => titles)) {
    await aJob(app, {
      ...{ by, title, category: 'Other', description: 'We hire.', skills: ['tact'] },
      workplace: title.endsWith('engineer') ? 'remote' : 'onsite',
      employmentType: /aide|clerk/u.test(title) ? 'part_time' : 'full_time',
    })
  }
  await rebuildLexicon(app.db, 'job_search')
  const expected = searches.trim().split('\n')
  const found: string[] = []
  for (const line of expected) found.push(await answer(line.split(':')[0] ?? ''))
  expect(found).toEqual(expected)
  expect(await answer('Boisee')).toMatch(/\(boise\)$/u)
}, 120_000)
