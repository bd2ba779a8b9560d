import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import type { Part } from './data-rights.sql.ts'
import { leftOut } from './left-out-tables.ts'
import { exported } from './personal-data.ts'

const app = testApp()

interface ColumnRow {
  table: string
  column: string
}
async function columns(): Promise<Map<string, string[]>> {
  const { rows } = await app.pool.query<ColumnRow>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' order by table_name, ordinal_position`,
  )
  return new Map(
    Object.entries(Object.groupBy(rows, (row) => row.table)).map(([table, all = []]) => [
      table,
      all.map((row) => row.column),
    ]),
  )
}

/** Columns whose foreign keys lead to an account, also by way of profiles. */
async function personalColumns(): Promise<ColumnRow[]> {
  const { rows } = await app.pool.query<ColumnRow>(
    `select con.conrelid::regclass::text as table, att.attname as column
     from pg_constraint con
     join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
     where con.contype = 'f' and con.connamespace = 'public'::regnamespace
       and con.confrelid::regclass::text in ('users', 'employers', 'seekers')`,
  )
  return rows
}

test('every table is exported, or says why not', async () => {
  const told = new Set([...Object.keys(exported), ...Object.keys(leftOut)])
  const untold = [...(await columns()).keys()].filter((table) => !told.has(table))
  const hint =
    'A new table: add it to `exported` in personal-data.ts with the columns that name a person, or to `leftOut` in left-out-tables.ts with the reason that people read. Then say in erase-accounts.service.ts what becomes of it, and in docs/operations.md how long it is kept.'
  expect(untold, hint).toEqual([])
})

test('no table is told of twice, and none that is not there', async () => {
  const there = await columns()
  const told = [...Object.keys(exported), ...Object.keys(leftOut)]
  expect(told.filter((table) => !there.has(table))).toEqual([])
  expect(new Set(told).size).toBe(told.length)
})

test('a table that is left out names no account, so that nothing about a person is missing', async () => {
  // Codes are hashes of six digits; every other table that names an account is exported.
  const named = (await personalColumns()).filter(({ table }) => table in leftOut && table !== 'account_codes')
  expect(named.map(({ table, column }) => `${table}.${column}`)).toEqual(['talent_search.id'])
})

test('the columns that the export goes by are there', async () => {
  const there = await columns()
  for (const [table, { of, omit = [], omitOfOthers }] of Object.entries<Part>(exported)) {
    const own = 'table' in of ? [of.column] : of
    const others = omitOfOthers ? [...omitOfOthers.columns, omitOfOthers.unless] : []
    expect(there.get(table), table).toEqual(expect.arrayContaining([...own, ...omit, ...others]))
    if ('table' in of) expect(there.get(of.table), of.table).toEqual(expect.arrayContaining([...of.columns]))
  }
})

test('nothing exported is a secret', async () => {
  const there = await columns()
  const secrets = Object.entries<Part>(exported).flatMap(([table, { omit = [] }]) =>
    (there.get(table) ?? [])
      .filter((column) => /hash|secret|token|^key$|_key$/u.test(column) && column !== 'picture_key')
      .filter((column) => !omit.includes(column))
      .map((column) => `${table}.${column}`),
  )
  expect(secrets).toEqual([])
})

test('docs/operations.md says of every table how long it keeps what it holds', async () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8')
  const kept = text.split('## What is kept')[1]?.split('\n## ')[0] ?? ''
  expect([...(await columns()).keys()].filter((table) => !kept.includes(`\`${table}\``))).toEqual([])
})
