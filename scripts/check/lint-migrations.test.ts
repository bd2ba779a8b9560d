import { expect, test } from 'vitest'
import { statementsOf } from '../../server/src/db/migration-files.ts'
import { findings, type SqlFile } from './migration-rules.ts'

const judged = async (text: string, ...before: SqlFile[]) => {
  const found = await findings([...before, { file: '0099-new.sql', text }])
  return found.filter(({ file }) => file === '0099-new.sql').map(({ line, sentence }) => `${line} ${sentence}`)
}
const outside = '-- outside a transaction\n'

test.each([
  ['create index a on jobs (b)', /keeps writers waiting/],
  ['create index concurrently if not exists a on jobs (b)', /outside a transaction/],
  ['drop index a', /drop index concurrently/],
  ['alter table jobs alter column b set not null', /reads the whole table/],
  ['alter table jobs alter column b type bigint', /AT_AlterColumnType/],
  ['alter table jobs add constraint c check (b > 0)', /not valid/],
  ['alter table jobs add foreign key (b) references users', /not valid/],
  ['alter table jobs add constraint u unique (b)', /using index/],
  ['alter table jobs add column d timestamptz not null default clock_timestamp()', /writes the whole table anew/],
  ['alter table jobs add column d uuid default new_id()', /writes the whole table anew/],
  ['alter table jobs add column d int not null', /without a default/],
  ['alter table jobs add column d int check (d > 0)', /CONSTR_CHECK/],
  ['alter table jobs add column d uuid references users', /CONSTR_FOREIGN/],
  ['alter table jobs add column d int unique', /CONSTR_UNIQUE/],
  ['alter table jobs add column d int generated always as (b + 1) stored', /CONSTR_GENERATED/],
  ['alter table jobs set unlogged', /AT_SetUnLogged/],
  [
    'alter table jobs add constraint c check (b > 0) not valid; alter table jobs validate constraint c',
    /file of its own/,
  ],
  ['alter table jobs drop column e', /drops jobs\.e/],
  ['alter table jobs rename column e to f', /renames/],
  ['alter table jobs rename to posts', /renames/],
  ['drop table jobs', /drops jobs/],
  ['-- unused: jobs.other\nalter table jobs drop column e', /drops jobs\.e/],
  ['update jobs set b = 1', /many rows/],
  ['delete from jobs', /many rows/],
  ['insert into jobs select * from others', /many rows/],
  ['do $$ begin update jobs set b = 1; end $$', /many rows/],
  ['truncate jobs', /TruncateStmt/],
  ['lock table jobs', /LockStmt/],
  ['vacuum full jobs', /VacuumStmt/],
  ['reindex table jobs', /ReindexStmt/],
  ['refresh materialized view x', /RefreshMatViewStmt/],
  ['create table a (b uuid references users, c uuid references jobs, d uuid references chats)', /a table too many/],
  [
    'alter table a add column x int; alter table b add column x int; alter table c add column x int',
    /a table too many/,
  ],
  [`${outside}create index concurrently a on jobs (b)`, /if not exists/],
  [`${outside}create index if not exists a on jobs (b)`, /concurrently/],
  [`${outside}drop index if exists a`, /drop index concurrently/],
  [`${outside}alter table jobs add column d int`, /outside a transaction/],
])('refuses %s', async (text, why) => {
  expect((await judged(text)).join('\n')).toMatch(why)
})

test.each([
  "create table a (b uuid primary key references users, c text unique check (c <> '')); create index on a (c); comment on table a is 'x'; insert into a values (null)",
  "alter table jobs add column d text not null default '', add column e timestamptz default now(), add column f text[] default array['a']::text[]",
  'alter table jobs add constraint c check (b > 0) not valid',
  'alter table jobs validate constraint c; alter table jobs validate constraint d',
  'alter table jobs alter column b drop not null, alter column b set default 3, drop constraint c',
  'alter table jobs add constraint u unique using index i',
  'create trigger t before insert on jobs for each row execute function f(); drop trigger s on jobs',
  '-- unused: jobs.e, chats\nalter table jobs drop column e; drop table chats',
  `${outside}create unique index concurrently if not exists a on jobs (b);\ndrop index concurrently if exists c;\ndo $$ begin commit; end $$`,
])('takes %s', async (text) => {
  expect(await judged(text)).toEqual([])
})

test('takes `set not null` after a check of it was validated, and not before', async () => {
  const added = { file: '0097-added.sql', text: 'alter table jobs add constraint c check (b is not null) not valid' }
  const validated = { file: '0098-validated.sql', text: 'alter table jobs validate constraint c' }
  const text = 'alter table jobs alter column b set not null, drop constraint c'
  expect(await judged(text, added, validated)).toEqual([])
  expect(await judged(text, added)).toHaveLength(1)
})

test('says where, and leaves files alone that were released before', async () => {
  expect(await judged('-- é\ncreate table a (b int);\n\n-- why\nupdate jobs set b = 1;')).toEqual([
    expect.stringMatching(/^5 may change many rows/),
  ])
  expect(await findings([{ file: '0031-earlier.sql', text: 'update jobs set b = 1' }])).toEqual([])
})

test('statements outside a transaction are told apart as the database would', () => {
  const text =
    '-- outside a transaction\n-- One; two.\ncreate index concurrently if not exists a on b (c)\n  where d = 1;\ndrop index concurrently if exists e;\n'
  expect(statementsOf({ name: 'x', text, inTransaction: false })).toEqual([
    'create index concurrently if not exists a on b (c)\n  where d = 1',
    'drop index concurrently if exists e',
  ])
})
