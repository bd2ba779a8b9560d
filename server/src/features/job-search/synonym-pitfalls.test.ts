import { searchJobs, suggestSearch } from '@hearback/contract/jobs/job-search.ts'
import { postJob } from '@hearback/contract/jobs/jobs.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import { rebuildLexicon } from '../../search/index/lexicon.sql.ts'
import { vocabularyTermsOf } from '../../search/model/lexemes.ts'
import { expandQuery } from '../../search/parse/expand-query.ts'
import type { FoundLexeme } from '../../search/parse/lexicon-lookup.sql.ts'
import { createSearch } from '../../search/search.ts'
import { readVocabulary } from '../../search/vocabulary/load-vocabulary.ts'
import { searchJobs as findJobs } from './job-search.service.ts'

const app = testApp()

const published = [
  { title: 'Server' },
  { title: 'SQL Server administrator' },
  { title: 'Process server' },
  { title: 'Waitress' },
  { title: 'Mesera' },
  { title: 'Billing lead', description: 'The singer of our band is in sales.' },
  { title: 'Lead singer' },
  { title: 'Singer for weddings' },
  { title: 'RN', skills: ['JavaScript'] },
  { title: 'Registered nurse' },
  { title: 'Registered agent', description: 'You know a nurse.' },
  { title: 'Vanguard analyst' },
  { title: 'Remote sensing analyst' },
  { title: 'Auxiliar de enfermería' },
  { title: 'Production manager' },
  { title: 'Cook' },
  { title: 'Prep cook' },
  { title: 'Cashier', workplace: 'remote' as const },
]

beforeEach(async () => {
  const by = await anEmployer(app, { businessName: 'Quillfeather' })
  const usual = { by, category: 'Other', description: 'We hire.', skills: ['tact'] }
  for (const facts of published) await aJob(app, { ...usual, ...facts })
  await rebuildLexicon(app.db, 'job_search')
})

const filters = {
  page: 1,
  resultsPerPage: 50,
  sort: 'relevance',
  brief: false,
  location: '',
  payPeriod: 'hour',
} as const
const none = {
  category: [],
  employmentType: [],
  workplace: [],
  payCurrency: 'USD',
  verified: false,
  hideApplied: false,
} as const
/** A search by a process that has just read the statistics. */
async function find(keyword: string) {
  const deps = { db: app.db, search: createSearch(app.db, 'job_search') }
  const details = { skills: [], shift: [], experienceLevel: [], benefits: [] }
  return findJobs(deps, { ...filters, ...none, ...details, category: [], employmentType: [], workplace: [], keyword })
}
/** The titles found, without those of related work. */
async function titles(keyword: string): Promise<string[]> {
  const { jobs, relatedFrom } = await find(keyword)
  return jobs.slice(0, relatedFrom ?? jobs.length).map((job) => job.jobTitle)
}

describe('words with the same stem', () => {
  it('come after titles with the word as typed, whatever their age', async () => {
    const by = await anEmployer(app)
    for (const title of ['Kitchen intern', 'International sales', 'Internal audit']) await aJob(app, { by, title })
    await rebuildLexicon(app.db, 'job_search')
    const found = await titles('interns')
    expect(found[0]).toBe('Kitchen intern')
    expect(found).toEqual(expect.arrayContaining(['International sales', 'Internal audit']))
  })
})

describe('a term of several words', () => {
  it('is in the title as a whole, and its words alone find nothing', async () => {
    expect(await titles('RN')).toEqual(['RN', 'Registered nurse'])
    expect(await titles('registered nurse')).toEqual(['Registered nurse', 'RN'])
  })

  it('is found in any case, number and order, in quotes, and without its function words', async () => {
    for (const keyword of ['REGISTERED NURSE', 'registered nurses', 'nurse registered', '"registered nurse"'])
      expect({ keyword, first: (await titles(keyword)).slice(0, 2) }).toEqual({
        keyword,
        first: ['Registered nurse', 'RN'],
      })
    for (const keyword of ['auxiliar de enfermería', 'auxiliar enfermeria', 'CNA'])
      expect({ keyword, found: await titles(keyword) }).toEqual({ keyword, found: ['Auxiliar de enfermería'] })
  })

  it('protects its words from other meanings', async () => {
    expect(await titles('process server')).toEqual(['Process server'])
    expect(await titles('sql server')).toEqual(['SQL Server administrator'])
    expect(await find('remote sensing')).toMatchObject({ total: 1, understood: null })
  })
})

describe('synonyms', () => {
  it('come after the words of the query, and leave out titles that mean something else', async () => {
    expect(await titles('waitress')).toEqual(['Waitress', 'Mesera', 'Server'])
    expect(await titles('mesera')).toEqual(['Mesera', 'Waitress', 'Server'])
  })

  it('stand in for several words of one query', async () => {
    expect(await find('meseras y cajeras')).toMatchObject({ relatedFrom: 0 })
    const by = await anEmployer(app)
    await aJob(app, { by, title: 'Waiter and cashier' })
    await rebuildLexicon(app.db, 'job_search')
    expect(await titles('meseras y cajeras')).toEqual(['Waiter and cashier'])
  })

  it('are found behind a typo', async () => {
    expect(await find('waitres')).toMatchObject({ corrected: 'waitress', relatedFrom: 3 })
    expect(await find('mesra')).toMatchObject({ corrected: 'mesera', relatedFrom: 3 })
  })

  it('do not correct a word of the vocabulary, nor match as prefixes', async () => {
    expect(await find('barber')).toMatchObject({ corrected: null, total: 0 })
    expect(await titles('VA')).not.toContain('Cook')
  })

  it('of a skill are found by its tag', async () => {
    expect(await titles('JS')).toEqual(['RN'])
  })

  it('are narrower ones after all others', async () => {
    expect(await titles('kitchen')).toEqual(['Prep cook', 'Cook'])
  })

  it('tell production from product', async () => {
    expect(await titles('gerente de producción')).toEqual(['Production manager'])
  })
})

describe('words that are filters', () => {
  it('narrow the search, and are told with the remaining keyword', async () => {
    expect(await find('remote cashier')).toMatchObject({
      total: 1,
      understood: { keyword: 'cashier', workplace: ['remote'], employmentType: [] },
    })
    expect(await find('trabajo remoto')).toMatchObject({ total: 1, understood: { keyword: '', workplace: ['remote'] } })
    expect((await find('hybrid or remote cashier')).understood?.workplace).toEqual(['hybrid', 'remote'])
  })
})

describe('words for shifts, levels and benefits', () => {
  const titled = ['Night auditor', 'Night shift manager', 'Shift manager', 'Senior living aide', 'Weekend anchor']
  beforeEach(async () => {
    const by = await anEmployer(app)
    for (const title of [...titled, 'Health insurance agent', 'Call center agent', 'Experience designer'])
      await aJob(app, { by, title })
    const usual = { category: 'Other', estimatedFrom: 20, estimatedTo: 25, skills: [], description: 'We hire.' }
    const post = (jobTitle: string, details: object) =>
      by.call(postJob, { body: { ...usual, jobTitle, ...details } as never })
    const health = { benefits: ['health_insurance'] }
    await post('Pizza baker', { shifts: ['night'], experienceLevel: 'none', ...health })
    await post('Cake baker', { shifts: ['weekend'], experienceLevel: 'entry' })
    await post('Travel agent', health)
    await rebuildLexicon(app.db, 'job_search')
  })

  it.each([
    ['night shift baker', 'baker', { shift: ['night'] }, ['Pizza baker']],
    ['panadero turno de noche', 'panadero', { shift: ['night'] }, ['Pizza baker']],
    ['weekends baker', 'baker', { shift: ['weekend'] }, ['Cake baker']],
    ['panadera fin de semana', 'panadera', { shift: ['weekend'] }, ['Cake baker']],
    ['baker no experience needed', 'baker', { experienceLevel: ['none'] }, ['Pizza baker']],
    ['NO EXPERIENCE baker', 'baker', { experienceLevel: ['none'] }, ['Pizza baker']],
    ['panadero sin experiencia', 'panadero', { experienceLevel: ['none'] }, ['Pizza baker']],
    ['entry-level baker', 'baker', { experienceLevel: ['entry'] }, ['Cake baker']],
    ['baker with health insurance', 'baker with', { benefits: ['health_insurance'] }, ['Pizza baker']],
    ['panadero con seguro médico', 'panadero con', { benefits: ['health_insurance'] }, ['Pizza baker']],
  ])('narrow the search: %s', async (keyword, rest, understood, found) => {
    expect((await find(keyword)).understood).toMatchObject({ keyword: rest, ...understood })
    expect(await titles(keyword)).toEqual(found)
  })

  it.each([
    ['night auditor', ['Night auditor']],
    ['shift manager', ['Night shift manager', 'Shift manager']],
    ['senior living', ['Senior living aide']],
    ['health insurance agent', ['Health insurance agent']],
    ['experience designer', ['Experience designer']],
    ['call center agent', ['Call center agent']],
  ])('leave the words of a title alone: %s', async (keyword, found) => {
    expect((await find(keyword)).understood).toBeNull()
    expect((await titles(keyword)).toSorted()).toEqual(found)
  })

  it('find titles that say it too, of jobs without the detail', async () => {
    expect(await titles('night shift manager')).toEqual(['Night shift manager'])
    expect(await titles('weekend anchor')).toEqual(['Weekend anchor'])
    expect((await titles('night shift')).toSorted()).toEqual(['Night shift manager', 'Pizza baker'])
    expect(await titles('health insurance')).toEqual(
      expect.arrayContaining(['Pizza baker', 'Travel agent', 'Health insurance agent']),
    )
  })

  it('are words again where no job has the detail', async () => {
    await aJob(app, { by: await anEmployer(app), title: 'Bus driver', description: 'A split shift.' })
    await rebuildLexicon(app.db, 'job_search')
    expect(await find('split shift bus')).toMatchObject({ total: 1, understood: null })
  })
})

describe('a hostile text', () => {
  it('is searched by at most 64 lexemes of the vocabulary beside its own', async () => {
    const words = 'waiter cook nurse driver teacher cashier software janitor'
    expect(await find(`${words} `.repeat(3))).toMatchObject({ relatedFrom: 0 })
    const vocabulary = await readVocabulary(app.db, 'job_search')
    const found = words.split(' ').map((lexeme) => [{ kind: 'part', lexeme } as FoundLexeme])
    const expanded = expandQuery({ vocabulary, filterWords: true }, words.split(' '), found)
    const terms = found.flatMap((_, token) => vocabularyTermsOf({ any: [], ...expanded.termsAt(token) }))
    const lexemes = terms.flatMap(({ all }) => all)
    expect(lexemes.length).toBeGreaterThan(0)
    expect(lexemes.length).toBeLessThanOrEqual(64)
  })
})

it('suggestions know terms of which jobs have another', async () => {
  const search = createSearch(app.db, 'job_search')
  expect(await search.suggest('camar')).toEqual(expect.arrayContaining(['camarera', 'camarero']))
  expect(await search.suggest('plumb')).toEqual([])
  const { suggestions } = await app.caller().call(suggestSearch, { query: { query: 'registered n' } })
  expect(suggestions[0]).toBe('registered nurse')
})

it('jobs of talents and of alerts follow the same vocabulary over HTTP', async () => {
  const body = { keyword: 'mesero', sort: 'relevance', resultsPerPage: 50 } as const
  const { jobs } = await app.caller().call(searchJobs, { body })
  expect(jobs.map((job) => job.jobTitle)).toEqual(expect.arrayContaining(['Mesera', 'Waitress', 'Server']))
})
