import { describe, expect, test } from 'vitest'
import { promisesOf, selectParts } from './long-run-parts.mjs'
import { renderReport, replaceRows, rowsOf, summarizeRows } from './long-run-report.mjs'

const at = '2026-11-22T10:00:00.000Z'
const program = { name: 'faults', says: '', minutes: 5, program: ['run.ts'], promises: ['P1', 'P4'] }
const tests = { name: 'market', says: '', minutes: 5, tests: { P8: ['a.test.ts'], P9: ['a.test.ts', 'b.test.ts'] } }
const fileOf = (name: string, ...all: [fullName: string, status: string][]) => ({
  name: `/somewhere/${name}`,
  status: all.some(([, status]) => status === 'failed') ? 'failed' : 'passed',
  assertionResults: all.map(([fullName, status]) => ({ fullName, status })),
})
const resultsOf = (...rows: Parameters<typeof rowsOf>) => rowsOf(...rows).map(({ result }) => result)
const report = (...testResults: ReturnType<typeof fileOf>[]) => ({
  code: 0,
  isLate: false,
  notes: [],
  report: { testResults },
})

describe('a promise that a program tries', () => {
  const note = (promise: string, broken?: number) => ({
    promise,
    figures: { kills: 20 },
    ...(broken === undefined ? {} : { broken }),
  })

  test('is kept when it was noted, and nothing of it broken', () => {
    expect(resultsOf(program, { code: 0, isLate: false, notes: [note('P1', 0), note('P4', 1)] })).toEqual([
      'passed',
      'failed',
    ])
    expect(rowsOf(program, { code: 0, isLate: false, notes: [note('P1', 0)] })[0]?.figures).toBe('kills: 20')
  })

  test('is not kept when the program said nothing of it, or was ended', () => {
    expect(resultsOf(program, { code: 0, isLate: false, notes: [note('P1', 0)] })).toEqual(['passed', 'failed'])
    const late = rowsOf(program, { code: 1, isLate: true, notes: [note('P1', 0)] })
    expect(late.map(({ result, figures }) => [result, figures])).toEqual([
      ['failed', 'ended after 5 minutes; kills: 20'],
      ['failed', 'ended after 5 minutes'],
    ])
  })

  test('is not kept when the program ended by a failure of its own', () => {
    expect(resultsOf(program, { code: 1, isLate: false, notes: [note('P1', 0)] })).toEqual(['failed', 'failed'])
  })

  test('is left out where its programs are missing', () => {
    expect(resultsOf(program, { isLeftOut: true, code: 0, isLate: false, notes: [] })).toEqual(['not run', 'not run'])
  })
})

describe('a promise that tests try', () => {
  const b = fileOf('b.test.ts', ['counts', 'passed'])

  test('is judged by those that name it, and in other files by all', () => {
    const a = fileOf('a.test.ts', ['once (P8)', 'failed'], ['the limit (P9)', 'passed'])
    expect(resultsOf(tests, report(a, b))).toEqual(['failed', 'passed'])
    const both = fileOf('b.test.ts', ['counts', 'failed'])
    expect(resultsOf(tests, report(a, both))).toEqual(['failed', 'failed'])
  })

  test('has failed where its file was not run, or could not be loaded', () => {
    const a = fileOf('a.test.ts', ['once (P8)', 'passed'], ['the limit (P9)', 'passed'])
    expect(resultsOf(tests, report(a))).toEqual(['passed', 'failed'])
    expect(resultsOf(tests, report({ ...a, status: 'failed' }, b))).toEqual(['failed', 'failed'])
    expect(resultsOf(tests, { code: 0, isLate: false, notes: [] })).toEqual(['failed', 'failed'])
  })

  test('is not run where all are skipped', () => {
    const a = fileOf('a.test.ts', ['once (P8)', 'skipped'], ['the limit (P9)', 'passed'])
    expect(resultsOf(tests, report(a, b))).toEqual(['not run', 'passed'])
  })
})

test('a part that is run again takes the place of its rows, in the order of the promises', () => {
  const row = (promise: string, result: 'passed' | 'failed') => ({
    promise,
    part: 'x',
    result,
    figures: 'a|b',
    at,
    seconds: 60,
  })
  const all = replaceRows([row('P10', 'failed'), row('mails', 'passed')], [row('P10', 'passed'), row('P2', 'failed')])
  expect(all.map(({ promise, result }) => [promise, result])).toEqual([
    ['P2', 'failed'],
    ['P10', 'passed'],
    ['mails', 'passed'],
  ])
  expect(summarizeRows(all)).toBe('2 passed, 1 failed')
  expect(renderReport(all, '2 cores')).toContain('| P10 | passed | x | 2026-11-22 10:00 | a\\|b |')
})

test('parts are chosen by promise or by name, and what no one tries is refused', () => {
  expect(selectParts(['P31', 'P8']).map(({ name }) => name)).toEqual(['market', 'hostile'])
  expect(selectParts(['mails']).flatMap(promisesOf)).toEqual(['P46', 'P47', 'mails'])
  expect(() => selectParts(['P99'])).toThrow('P99')
})
