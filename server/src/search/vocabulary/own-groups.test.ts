import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownDatabase } from '../../../test/database.ts'
import { type Database, openDatabase, openPool } from '../../db/database.ts'
import { readBundledGroups } from './bundled-groups.ts'
import { loadVocabulary, readVocabulary } from './load-vocabulary.ts'
import { addGroups } from './own-groups.ts'
import { listLines, removeGroup, replaceBundledGroups } from './vocabulary.sql.ts'

let pool: pg.Pool
let db: Database
beforeAll(async () => {
  pool = openPool(await ownDatabase())
  db = openDatabase(pool)
})
afterAll(() => pool.end())

const own = (all = false) => listLines(db, { all })
const namesOf = async (stem: string) => {
  const { index } = await readVocabulary(db, 'job_search')
  return index.spansOf([stem], [[stem]]).flatMap(({ groups }) => groups.map(({ name }) => name))
}

describe("the operator's groups", () => {
  it('are added, and rows with errors are named and change nothing', async () => {
    const rows = [
      '# our own words',
      'title\tzymurgist; beer scientist',
      'title\tlonely',
      'family\tbrewing\tbrewer; nobody',
      'family\tbrewing\tbrewer; zymurgist',
      'title\tthe; of',
      'nonsense',
    ]
    expect(await addGroups(db, rows.join('\r\n'))).toEqual({
      added: 2,
      problems: [
        { row: 3, problem: 'at least 2 terms are needed' },
        { row: 4, problem: 'there is no group "nobody"' },
        { row: 6, problem: 'a term has no word that searches index' },
        { row: 7, problem: '"nonsense" is no kind; choose title, skill, family, filter, ignored' },
      ],
    })
    expect(await own()).toEqual([rows[4], rows[1]])
    expect(await namesOf('zymurgist')).toEqual(['zymurgist'])
  })

  it('replace one of the same name, also a bundled one, and survive the next start', async () => {
    await addGroups(db, 'title\twaiter; garsoon')
    expect(await namesOf('garsoon')).toEqual(['waiter'])
    expect(await namesOf('waitress')).toEqual([])
    expect(await replaceBundledGroups(db, readBundledGroups().slice(0, 5))).toBe(0)
    expect(await loadVocabulary(db)).toBeGreaterThan(1_000)
    expect(await loadVocabulary(db)).toBe(0)
    expect(await namesOf('garsoon')).toEqual(['waiter'])
    expect(await removeGroup(db, 'waiter')).toBe('removed')
    expect(await namesOf('waitress')).toEqual(['waiter'])
  })

  it('hide bundled ones, as an export says, which can be read again', async () => {
    expect(await removeGroup(db, 'barista')).toBe('hidden')
    expect(await namesOf('barista')).toEqual([])
    expect(await removeGroup(db, 'barista')).toBe('unknown')
    expect(await removeGroup(db, 'nobody')).toBe('unknown')
    const exported = await own()
    expect(exported).toContain('removed\tbarista')
    expect((await own(true)).some((line) => line.startsWith('title\tbarista'))).toBe(false)
    await pool.query('delete from vocabulary_groups where not is_bundled')
    expect(await namesOf('barista')).toEqual(['barista'])
    expect(await addGroups(db, exported.toReversed().join('\n'))).toMatchObject({ added: 3, problems: [] })
    expect(await own()).toEqual(exported)
  })
})
