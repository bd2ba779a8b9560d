/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} report @returns {Tally} */
export function tallyVitest(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    // A file that fails to load, or in its setup, has no failed test.
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * The failed tests of a report of Vitest, each with the first lines of its error.
 * @param {{ testResults: { name: string, status: string, message?: string, assertionResults: { status: string, fullName?: string, failureMessages?: string[] | null }[] }[] }} report
 * @returns {string[]}
 */
export function failuresOfVitest({ testResults }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message = '', assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      if (failed.length === 0) return [describeFailure(name, message)]
      return failed.map((test) => describeFailure(`${name} > ${test.fullName}`, test.failureMessages?.[0] ?? ''))
    })
}

/**
 * The journeys of a report of Playwright that failed, or passed only on retry, each with the first lines of its first error.
 * @typedef {{ title: string, file?: string, specs?: { title: string, tests: { projectName: string, status: string, results: { error?: { message?: string } }[] }[] }[], suites?: Suite[] }} Suite
 * @param {{ suites: Suite[] }} report @returns {string[]}
 */
export function failuresOfPlaywright({ suites }) {
  return suites.flatMap(({ file = '', specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, status, results }) =>
          describeFailure(`${file} > ${title} [${projectName}, ${status}]`, firstErrorOf(results)),
        ),
    ),
    ...failuresOfPlaywright({ suites: inner }),
  ])
}

/** @param {{ error?: { message?: string } }[]} results */
const firstErrorOf = (results) => results.find(({ error }) => error)?.error?.message ?? ''

/** A name with the first lines of its error. @param {string} name @param {string} message */
export const describeFailure = (name, message) => [name, ...message.trim().split('\n').slice(0, 12)].join('\n    ')

/** Number of flaky tests that a run tolerates. */
export const MAX_FLAKY_TESTS = 2

/**
 * Flaky journeys count as passed up to `MAX_FLAKY_TESTS`; beyond that all of them count as failed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report @returns {Tally}
 */
export function tallyPlaywright({ stats: { expected, unexpected, flaky, skipped } }) {
  const forgiven = flaky <= MAX_FLAKY_TESTS ? flaky : 0
  return { passed: expected + forgiven, failed: unexpected + flaky - forgiven, skipped }
}

/** A runner that crashed, wrote no report or ran no test counts as one failure. @param {Tally | undefined} tally @param {number} code @returns {Tally} */
export function judge(tally, code) {
  const { passed, failed, skipped } = tally ?? { passed: 0, failed: 0, skipped: 0 }
  const silent = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: silent ? 1 : failed, skipped }
}

/** @param {Tally[]} tallies @returns {Tally} */
export function sumTallies(tallies) {
  const sum = (/** @type {keyof Tally} */ kind) => tallies.reduce((total, tally) => total + tally[kind], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** The last line of `npm test`. @param {Tally} tally */
export function formatTally({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/**
 * The time of each phase of a run, and the share of the machine's processors that worked in it.
 * @param {readonly { name: string, seconds: number, busy: number }[]} phases `busy` from 0 to 1
 */
export const formatPhases = (phases) =>
  phases
    .map(({ name, seconds, busy }) => {
      const minutes = `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
      return `${minutes.padStart(6)}  ${name}, ${Math.round(busy * 100)} % busy`
    })
    .join('\n')
