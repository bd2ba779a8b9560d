import fs from 'node:fs'
import { describeFailure, MAX_FLAKY_TESTS } from './test-summary.mjs'

/**
 * Reports each flaky test (passed only on retry) with the error of its first run, and errors outside tests. Appends them
 * to the file `FLAKY_REPORT`, if set. More than `MAX_FLAKY_TESTS` flaky tests fail the run.
 * @returns {import('vitest/reporters').Reporter}
 */
export default function flakyReport() {
  return {
    onTestRunEnd(modules, unhandledErrors) {
      const flaky = modules
        .flatMap((module) => [...module.children.allTests()])
        .filter((test) => test.diagnostic()?.flaky)
      const lines = [
        ...flaky.map((test) => {
          const name = `Flaky, passed only on retry: ${test.module.relativeModuleId} > ${test.fullName}`
          return describeFailure(name, (test.result().errors ?? []).map(textOf).join('\n'))
        }),
        ...unhandledErrors.map((error) => describeFailure('Error outside a test', textOf(error))),
      ].map((line) => `${line}\n`)
      process.stdout.write(lines.join(''))
      if (process.env.FLAKY_REPORT) fs.appendFileSync(process.env.FLAKY_REPORT, lines.join(''))
      if (flaky.length > MAX_FLAKY_TESTS) process.exitCode = 1
    },
  }
}

/** @param {{ stack?: string, message: string }} error */
const textOf = (error) => error.stack ?? error.message
