import { afterEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import { rewriteDocuments } from '../index/backfill-documents.sql.ts'
import { rebuildLexicon } from '../index/lexicon.sql.ts'
import { createSearch } from '../search.ts'
import { addGroups } from './own-groups.ts'
import { removeGroup } from './vocabulary.sql.ts'

const app = testApp()
const own = ['zymurgist', 'fermentation jobs', 'hop lore']
afterEach(async () => {
  for (const name of own) await removeGroup(app.db, name)
})

async function post(title: string, facts: { description?: string; skills?: string[] } = {}) {
  const usual = { category: 'Other', description: 'We hire.', skills: ['tact'] }
  return aJob(app, { by: await anEmployer(app), ...usual, title, ...facts })
}

/** The groups that a new job names, in its title and anywhere. */
async function groupsOf(title: string, facts: { description?: string; skills?: string[] } = {}) {
  const id = await post(title, facts)
  const { rows } = await app.pool.query<{ titled: string[]; found: string[] }>(
    `select array(select lexeme from unnest(title_words) where lexeme ~ '^(of|in)/' order by 1) as titled,
      array(select lexeme from unnest(doc) where lexeme ~ '^(of|in)/' order by 1) as found
    from job_search where id = $1`,
    [id],
  )
  return rows[0]
}

describe('a document names groups', () => {
  it('of a title with all words of a term, and their families', async () => {
    await addGroups(app.db, 'title\tzymurgist; beer scientist\nfamily\tfermentation jobs\tzymurgist')
    const named = ['in/fermentation jobs', 'of/zymurgist']
    expect(await groupsOf('Scientist for beer')).toEqual({ titled: named, found: named })
    expect(await groupsOf('Zymurgists (m/f)')).toEqual({ titled: named, found: named })
    expect(await groupsOf('Scientist', { description: 'You like beer, zymurgist or not.' })).toEqual({
      titled: [],
      found: [],
    })
  })

  it('not of a title that means something else, nor by words that are only typed or say the opposite', async () => {
    await addGroups(app.db, 'title\tzymurgist; zythologist -assistant; >alchemist; sin levadura')
    for (const title of ['Assistant zythologist', 'Alchemist', 'Sin levadura'])
      expect({ title, ...(await groupsOf(title)) }).toEqual({ title, titled: [], found: [] })
    expect(await groupsOf('Zythologist')).toMatchObject({ titled: ['of/zymurgist'] })
  })

  it('by the term with more exceptions where two have the same stems', async () => {
    await addGroups(app.db, 'title\tzymurgist; quuxers -assistant; quuxer')
    expect(await groupsOf('Assistant quuxer')).toEqual({ titled: [], found: [] })
    expect(await groupsOf('Quuxer')).toMatchObject({ titled: ['of/zymurgist'] })
  })

  it('of skills by their tags, and by a word anywhere, also one that is written apart', async () => {
    await addGroups(app.db, 'skill\thop lore; hopcraft; >hop-o-logy')
    expect(await groupsOf('Quux wrangler', { skills: ['Hop lore'] })).toEqual({ titled: [], found: ['of/hop lore'] })
    expect(await groupsOf('Quux wrangler', { skills: ['Hop-o-logy'] })).toEqual({ titled: [], found: ['of/hop lore'] })
    for (const description of ['Hopcraft wanted.', 'Hop-craft wanted.'])
      expect(await groupsOf('Quux wrangler', { description })).toEqual({ titled: [], found: ['of/hop lore'] })
    expect(await groupsOf('Quux wrangler', { description: 'Lore of hop.' })).toEqual({ titled: [], found: [] })
    expect(await groupsOf('Lore of hops')).toMatchObject({ titled: ['of/hop lore'] })
  })
})

it('jobs of before are found by a group of the operator after background work, and no longer without the group', async () => {
  for (const title of ['Zymurgist', 'Beer scientist']) await post(title)
  await rebuildLexicon(app.db, 'job_search')
  const found = async () =>
    (await createSearch(app.db, 'job_search').find({ text: 'zymurgist', page: 1, limit: 9 })).total
  expect(await found()).toBe(1)
  await addGroups(app.db, 'title\tzymurgist; beer scientist')
  await rewriteDocuments(app.db, 'job_search')
  expect(await found()).toBe(2)
  await removeGroup(app.db, 'zymurgist')
  expect(await found()).toBe(1)
  await rewriteDocuments(app.db, 'job_search')
  const { rows } = await app.pool.query(`select from job_search where doc @@ '''of/zymurgist'''::tsquery`)
  expect(rows).toEqual([])
})
