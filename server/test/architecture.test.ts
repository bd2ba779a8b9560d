import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@hearback/contract/all.ts'
import { describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { endpointKey } from '../src/http/bind.ts'
import { testApp } from './app.ts'
import { listScenarios } from './list-scenarios.ts'
import { fewestStatements } from './statements.ts'

const app = testApp()
const root = join(import.meta.dirname, '..')
const read = (pattern: string, except: RegExp = /$^/): [path: string, text: string][] =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !except.test(path))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')])

const namesWithout = (known: Iterable<string>) => {
  const found = new Set(known)
  return [...endpoints.keys()].filter((name) => !found.has(name))
}

describe('every endpoint of the contract', () => {
  test('is bound exactly once, and nothing else is', async () => {
    const { api } = await buildApp(app.deps)
    const bound = [...endpoints].filter(([, endpoint]) => api.handlers.has(endpointKey(endpoint))).map(([name]) => name)
    expect(namesWithout(bound)).toEqual([])
    expect(api.handlers.size).toBe(bound.length)
  })

  test('is called in some test', () => {
    const tests = [...read('src/**/*.test.ts'), ...read('test/**/*.ts')].map(([, text]) => text)
    const called = [...endpoints.keys()].filter((name) => {
      const call = new RegExp(`\\bcall\\(\\s*(\\w+\\.)?${name}\\b`)
      return tests.some((text) => call.test(text))
    })
    expect(namesWithout(called)).toEqual([])
  })
})

describe('a list', () => {
  const shapeOf = (schema: unknown) => (schema as { shape?: Record<string, unknown> }).shape ?? {}
  const lists = [...endpoints].filter(([, { reply }]) => 'totalPages' in shapeOf(reply)).map(([name]) => name)

  test('of which there are pages is measured here', () => {
    const measured = Object.keys(listScenarios)
    expect(lists.filter((name) => !measured.includes(name))).toEqual([])
    expect(measured.filter((name) => !endpoints.has(name))).toEqual([])
  })

  test.each(Object.entries(listScenarios))(
    '%s takes as many statements for 20 entries as for one',
    async (_name, scenario) => {
      const { add, list } = await scenario(app)
      await add()
      await list()
      const one = await fewestStatements(async () => expect(await list()).toBe(1))
      for (let entry = 1; entry < 20; entry++) await add()
      const twenty = await fewestStatements(async () => expect(await list()).toBe(20))
      expect(twenty).toHaveLength(one.length)
    },
  )
})

describe('statements', () => {
  const builder =
    /\bsql(<[^`]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom|selectNoFrom)\(|\b(pool|client)\.query\(/
  const below = /^src\/db\/|\.sql\.ts$|\.test\.ts$/

  test('stand in *.sql.ts alone', () => {
    const elsewhere = read('src/**/*.ts', below).filter(([, text]) => builder.test(text))
    expect(elsewhere.map(([path]) => path)).toEqual([])
  })

  /** Tables written by several features: each feature counts the quota that limits it. */
  const shared = new Set(['usage_counters'])
  const writing =
    /(?:insertInto|updateTable|deleteFrom)\('(\w+)'|\b(?:insert into|delete from)\s+(\w+)|\bupdate\s+(\w+)\s+(?:as\s+\w+\s+)?set\b/g

  test('write the tables of their own feature alone', () => {
    const writers = new Map<string, Set<string>>()
    for (const [path, text] of read('src/{features,search}/**/*.sql.ts')) {
      const owner = path
        .split('/')
        .slice(0, path.startsWith('src/features/') ? 3 : 2)
        .join('/')
      for (const match of text.matchAll(writing)) {
        const table = match[1] ?? match[2] ?? match[3] ?? ''
        writers.set(table, (writers.get(table) ?? new Set()).add(owner))
      }
    }
    const several = [...writers].filter(([table, owners]) => owners.size > 1 && !shared.has(table))
    expect(several.map(([table, owners]) => [table, ...owners])).toEqual([])
    expect(writers.get('jobs')).toEqual(new Set(['src/features/jobs']))
  })
})

test('whether something is hidden or suspended is decided by db/visibility.ts, or for moderators', () => {
  const decides = /\b(hidden_at|suspended_at)\b['"`]?,?\s*('is'|'is not'|is null|is not null)/u
  const known = /\.test\.ts$|db\/(schema|visibility)\.ts$|accounts\/suspension\.sql\.ts$/u
  expect(read('src/**/*.ts', known).flatMap(([path, text]) => (decides.test(text) ? [path] : []))).toEqual([])
})
