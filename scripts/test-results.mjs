/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} report @returns {Tally} */
export function tallyOfVitest(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    // A file that could not be loaded, or whose preparation failed, has no failed test to its name.
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** How many tests of a run may need a second try. */
export const FORGIVEN = 2

/**
 * A journey that passes only at its second try is forgiven, and named by the runner; where more than two need it, all of them count as failed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report @returns {Tally}
 */
export function tallyOfPlaywright({ stats: { expected, unexpected, flaky, skipped } }) {
  const forgiven = flaky <= FORGIVEN ? flaky : 0
  return { passed: expected + forgiven, failed: unexpected + flaky - forgiven, skipped }
}

/** A runner that crashed, left no report or ran nothing counts as one failure. @param {Tally | undefined} tally @param {number} code @returns {Tally} */
export function judge(tally, code) {
  const { passed, failed, skipped } = tally ?? { passed: 0, failed: 0, skipped: 0 }
  const silent = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: silent ? 1 : failed, skipped }
}

/** @param {Tally[]} tallies @returns {Tally} */
export function addUp(tallies) {
  const sum = (/** @type {keyof Tally} */ kind) => tallies.reduce((total, tally) => total + tally[kind], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** The last line of `npm test`. @param {Tally} tally */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
