import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isInstalled } from './packages.mjs'
import {
  failuresOfPlaywright,
  failuresOfVitest,
  formatPhases,
  formatTally,
  judge,
  sumTallies,
  tallyPlaywright,
  tallyVitest,
} from './test/test-summary.mjs'
import { fingerprint } from './web-build.mjs'

describe('packages are installed again', () => {
  const lock = {
    packages: {
      '': { version: '0.1.0' },
      web: { version: '0.1.0' },
      'node_modules/@hearback/web': { link: true },
      'node_modules/zod': { version: '4.6.7' },
      'node_modules/fsevents': { version: '2.3.3', optional: true },
    },
  }

  test.each([
    ['not when all are there; those of other systems may lack', { 'node_modules/zod': { version: '4.6.7' } }, true],
    ['when one has another version', { 'node_modules/zod': { version: '4.6.6' } }, false],
    ['when one is missing', {}, false],
  ])('%s', (_, packages, enough) => {
    expect(isInstalled(lock, { packages })).toBe(enough)
  })
})

describe('the fingerprint of the sources', () => {
  function sourcesWith(files: Record<string, string>) {
    const folder = fs.mkdtempSync(join(tmpdir(), 'hearback-sources-'))
    onTestFinished(() => fs.rmSync(folder, { recursive: true }))
    for (const [name, content] of Object.entries({ 'web/root.tsx': 'page', ...files })) {
      fs.mkdirSync(join(folder, name, '..'), { recursive: true })
      fs.writeFileSync(join(folder, name), content)
    }
    return fingerprint(folder, ['web'])
  }

  test('is the same for the same contents, whatever was built from them', () => {
    expect(sourcesWith({ 'web/build/a.js': 'made', 'web/root.test.tsx': 'test' })).toBe(sourcesWith({}))
  })

  test.each([[{ 'web/root.tsx': 'another' }], [{ 'web/more.tsx': '' }]])('differs with %j', (files) => {
    expect(sourcesWith(files)).not.toBe(sourcesWith({}))
  })
})

describe('the count of the tests', () => {
  const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0, testResults: [] }

  test('takes a file that could not be loaded for a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
    ]
    expect(tallyVitest({ ...vitest, testResults })).toEqual({ passed: 5, failed: 2, skipped: 2 })
  })

  test.each([
    [1, { passed: 4, failed: 1, skipped: 1 }],
    [2, { passed: 5, failed: 1, skipped: 1 }],
    [3, { passed: 3, failed: 4, skipped: 1 }],
  ])('with %i journeys that passed only at the second try is %j', (flaky, tally) => {
    expect(tallyPlaywright({ stats: { expected: 3, unexpected: 1, flaky, skipped: 1 } })).toEqual(tally)
  })

  test.each([
    ['crashed before its report', undefined, 1, 1],
    ['ran nothing', { passed: 0, failed: 0, skipped: 4 }, 0, 1],
    ['failed with every test passed', { passed: 7, failed: 0, skipped: 0 }, 1, 1],
    ['counted its failures itself', { passed: 7, failed: 2, skipped: 0 }, 1, 2],
    ['passed', { passed: 7, failed: 0, skipped: 0 }, 0, 0],
  ])('judges a runner that %s', (_, tally, code, failed) => {
    expect(judge(tally, code).failed).toBe(failed)
  })

  test('names each failed test with its error, and files that could not be loaded', () => {
    const failed = { status: 'failed', fullName: 'adds', failureMessages: ['expected 1\n  at a.ts'] }
    const testResults = [
      { name: 'a.test.ts', status: 'failed', assertionResults: [failed, { status: 'passed', fullName: 'passes' }] },
      { name: 'b.test.ts', status: 'failed', message: 'no module', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
    ]
    expect(failuresOfVitest({ testResults })).toEqual([
      'a.test.ts > adds\n    expected 1\n      at a.ts',
      'b.test.ts\n    no module',
    ])
  })

  test('names journeys that failed or passed only on retry, in suites of any depth', () => {
    const journey = (title: string, status: string) => ({
      title,
      tests: [{ projectName: 'phone', status, results: [{ error: { message: 'no button' } }, {}] }],
    })
    const specs = [journey('applies', 'unexpected'), journey('reads', 'expected'), journey('chats', 'flaky')]
    const suites = [{ title: 'file', suites: [{ title: 'inner', file: 'a.journey.ts', specs }] }]
    expect(failuresOfPlaywright({ suites })).toEqual([
      'a.journey.ts > applies [phone, unexpected]\n    no button',
      'a.journey.ts > chats [phone, flaky]\n    no button',
    ])
  })

  test('adds up to one line that speaks of skipped ones only if there are any', () => {
    const one = { passed: 2, failed: 1, skipped: 0 }
    expect(formatTally(sumTallies([one, one]))).toBe('4 passed, 2 failed')
    expect(formatTally(sumTallies([one, { ...one, skipped: 3 }]))).toBe('4 passed, 2 failed, 3 skipped')
  })

  test('names the phases with their time and the share of the processors that worked', () => {
    const phases = [
      { name: 'Vitest', seconds: 605.9, busy: 0.874 },
      { name: 'pages', seconds: 59, busy: 1 },
    ]
    expect(formatPhases(phases)).toBe(' 10:05  Vitest, 87 % busy\n  0:59  pages, 100 % busy')
  })
})
