import { MAX_FLAKY_TESTS } from './test-summary.mjs'

/**
 * Reports each flaky test (passed only on retry) with the error of its first run.
 * More than `MAX_FLAKY_TESTS` of them fail the run. @returns {import('vitest/reporters').Reporter}
 */
export default function flakyReport() {
  return {
    onTestRunEnd(modules) {
      const flaky = modules
        .flatMap((module) => [...module.children.allTests()])
        .filter((test) => test.diagnostic()?.flaky)
      for (const test of flaky) {
        const reasons = (test.result().errors ?? []).map((error) => error.stack ?? error.message)
        process.stdout.write(
          `Flaky, passed only on retry: ${test.module.relativeModuleId} > ${test.fullName}\n${reasons.join('\n')}\n`,
        )
      }
      if (flaky.length > MAX_FLAKY_TESTS) process.exitCode = 1
    },
  }
}
