import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workerDatabase } from '../../../test/database.ts'
import { openPool } from '../../db/database.ts'
import { readBundledGroups } from './bundled-groups.ts'
import { type NewGroup, parseGroup } from './parse-group.ts'

let pool: pg.Pool
beforeAll(async () => {
  pool = openPool(await workerDatabase())
})
afterAll(() => pool.end())

const groups = readBundledGroups()

describe('the bundled vocabulary', () => {
  it('has more than a thousand groups of titles and skills, each name once', () => {
    const listed = groups.filter(({ kind }) => kind === 'title' || kind === 'skill')
    expect(listed.length).toBeGreaterThan(1_000)
    expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length)
  })

  it('names existing groups in its families', () => {
    const names = new Set(groups.map(({ name }) => name))
    expect(groups.flatMap(({ narrower }) => narrower).filter((name) => !names.has(name))).toEqual([])
  })

  it('is loaded with all its terms', async () => {
    const { rows } = await pool.query<{ terms: number }>('select count(*)::int as terms from vocabulary_terms')
    expect(rows[0]?.terms).toBe(groups.reduce((sum, { terms }) => sum + terms.length, 0))
  })

  it('has no term in two groups of titles', async () => {
    const { rows } = await pool.query<{ stems: string; names: string[] }>(`
      select lower(unaccent(term)) as stems, array_agg(distinct name order by name) as names
      from vocabulary_terms join vocabulary_groups on id = group_id
      where kind in ('title', 'filter', 'ignored') group by 1 having count(distinct name) > 1`)
    expect(rows.map(({ stems, names }) => `${stems} ${names.join(', ')}`)).toEqual([])
  })
})

describe('a row', () => {
  const terms = (line: string) => (parseGroup(line) as NewGroup).terms.map(({ term }) => term)

  it('stands for both genders with a/', () => {
    expect(terms('title\tmesero/a; diseñador/a gráfico/a; presidente/a; CI/CD')).toEqual([
      'mesero',
      'mesera',
      'diseñador gráfico',
      'diseñadora gráfica',
      'presidente',
      'presidenta',
      'CI/CD',
    ])
  })

  it('excludes titles, and has terms that are only typed', () => {
    expect(parseGroup('title\twaiter; server -sql -web; >wtr')).toMatchObject({
      name: 'waiter',
      terms: [
        { term: 'waiter', without: [], isTypedOnly: false },
        { term: 'server', without: ['sql', 'web'], isTypedOnly: false },
        { term: 'wtr', without: [], isTypedOnly: true },
      ],
    })
  })

  it.each([
    ['job\twaiter; server', '"job" is no kind; choose title, skill, family, filter, ignored'],
    ['title\twaiter', 'at least 2 terms are needed'],
    ['title\twaiter; ★', '"★" is not a term'],
    [`title\twaiter; ${'x'.repeat(61)}`, `"${'x'.repeat(61)}" is longer than 60 characters or 8 words`],
    [`title\t${Array.from({ length: 61 }, (_, number) => `t${number}`).join(';')}`, 'at most 60 terms'],
    ['title\twaiter; server\tcook', 'only families and filters have a third column'],
    ['family\tfood', 'a family has 1 to 60 groups'],
    ['filter\tremote\tw/moon', '"w/moon" is not a filter'],
    ['title\ta1; b1\t\tx', 'more than three columns'],
  ])('%j is refused', (line, problem) => {
    expect(parseGroup(line)).toEqual({ problem })
  })
})
