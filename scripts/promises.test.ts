import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parts, promisesOf } from './test/long-run-parts.mjs'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/promises.md'), 'utf8')
const promised = Array.from({ length: 70 }, (_, n) => `P${n + 1}`)

/** The cells of each row, by promise. */
const rows = page.split('\n').flatMap((line) => {
  const [, id, ...cells] = line.split(/ ?(?<!\\)\| ?/)
  return id && /^P\d+$/.test(id) ? [[id, cells] as const] : []
})

/** The files that a cell names, each with the tests of it that are named. */
const named = (cell: string): [path: string, titles: string[]][] =>
  [...cell.matchAll(/`([\w./-]+\.ts)`((?:,? “[^”]+”)*)/gu)].map(([, path = '', titles = '']) => [
    path,
    [...titles.matchAll(/“([^”]+)”/gu)].map(([, title = '']) => title),
  ])

test('every promise has one row, in order', () => {
  expect(rows.map(([id]) => id)).toEqual(promised)
})

describe.each(rows)('%s', (id, [sentence = '', short = '', long = '']) => {
  test('says what is promised, and names tests that are there', () => {
    expect(sentence).not.toBe('')
    const tests = named(short)
    expect(tests.flatMap(([, titles]) => titles).length, 'no test is named').toBeGreaterThan(0)
    for (const [path, titles] of tests) {
      expect(existsSync(join(root, path)), path).toBe(true)
      const text = readFileSync(join(root, path), 'utf8')
      for (const title of titles) expect(text.includes(title), `${path} has no test “${title}”`).toBe(true)
    }
  })

  test('has a part of the long run that tries it', () => {
    const part = parts.find(({ name }) => long.startsWith(`\`${name}\``))
    expect(part && promisesOf(part), `the long form is no part that tries it: ${long}`).toContain(id)
  })
})

test('every file that the long run names is there', () => {
  const files = parts.flatMap(({ tests, program }) =>
    program ? program.slice(0, 1) : Object.values(tests ?? {}).flat(),
  )
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
