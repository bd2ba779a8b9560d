import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { aMigratedTarget } from '../../../test/restore-target.ts'
import { openDatabase, openPool } from '../../db/database.ts'
import { migrationFiles, statementsOf } from '../../db/migration-files.ts'

test('templates that shared a name before it was unique are kept, the later ones with a number', async () => {
  const place = await aMigratedTarget()
  const db = openDatabase(openPool({ url: place.databaseUrl }))
  onTestFinished(() => db.destroy().then(place.remove))
  await sql`drop index answer_templates_name`.execute(db)
  const long = 'x'.repeat(80)
  await sql`
    with company as (insert into users (email, phone, password_hash, user_type)
      values ('a@x.example', '+12085550100', 'x', 'employer') returning id)
    insert into answer_templates (employer_id, name, kind, body, created_at)
    select id, name, kind, n::text, now() + n * interval '1 s' from company,
      (values (1, 'Ápice', 'message'), (2, 'ápice', 'message'), (3, 'Ápice', 'offer'), (4, 'Ápice (2)', 'message'),
        (5, 'ÁPICE', 'message'), (6, ${long}, 'message'), (7, ${long}, 'message')) as given (n, name, kind)`.execute(db)
  const file = (await migrationFiles()).find(({ name }) => name.endsWith('-names-of-templates'))
  for (const statement of statementsOf(file!)) await sql.raw(statement).execute(db)
  const { rows } = await sql`select body, name from answer_templates order by created_at`.execute(db)
  expect(rows).toEqual([
    { body: '1', name: 'Ápice' },
    { body: '2', name: 'ápice (3)' },
    { body: '3', name: 'Ápice' },
    { body: '4', name: 'Ápice (2)' },
    { body: '5', name: 'ÁPICE (4)' },
    { body: '6', name: long },
    { body: '7', name: `${'x'.repeat(76)} (2)` },
  ])
})
