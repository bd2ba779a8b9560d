import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { anyUuid } from './any-uuid.ts'
import { precompiledQuery } from './precompiled-query.ts'

const app = testApp()

test('a statement is built once, and each execution has its own values at their places', async () => {
  let builds = 0
  const rows = precompiledQuery((db, { first, second, ids }: { first: string; second: number; ids: string[] }) => {
    builds += 1
    return db
      .selectNoFrom([
        sql<string>`${first}::text`.as('first'),
        sql<number>`${second}::int + ${second}::int`.as('twice'),
        sql<string>`'always'::text`.as('same'),
      ])
      .where(sql<string>`${first}::uuid`, '=', anyUuid(ids))
  })
  const [one, other] = ['01920000-0000-7000-8000-000000000001', '01920000-0000-7000-8000-000000000002']
  expect(await rows(app.db, { first: one, second: 2, ids: [one, other] })).toEqual([
    { first: one, twice: 4, same: 'always' },
  ])
  expect(await rows(app.db, { first: other, second: 5, ids: [other] })).toEqual([
    { first: other, twice: 10, same: 'always' },
  ])
  expect(await rows(app.db, { first: other, second: 5, ids: [] })).toEqual([])
  expect(builds).toBe(1)
})

test('it sees what the transaction that executes it has changed', async () => {
  const visits = precompiledQuery((db, { day }: { day: string }) =>
    db.selectFrom('view_salts').select('salt').where('day', '=', day),
  )
  const day = '2026-01-02'
  const rollBack = app.db.transaction().execute(async (tx) => {
    await tx.insertInto('view_salts').values({ day, salt: 'of then' }).execute()
    expect(await visits(tx, { day })).toHaveLength(1)
    expect(await visits(app.db, { day })).toEqual([])
    throw new Error('rolled back')
  })
  await expect(rollBack).rejects.toThrow('rolled back')
})

test('a statement that looks at a value while it is built is refused', async () => {
  const choosing = precompiledQuery((db, { most }: { most: number }) =>
    db
      .selectFrom('view_salts')
      .select('salt')
      .$if(most > 3, (query) => query.limit(3)),
  )
  await expect(choosing(app.db, { most: 5 })).rejects.toThrow('most is not known while the statement is built')
})
