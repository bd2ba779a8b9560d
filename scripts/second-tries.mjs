import { FORGIVEN } from './test-results.mjs'

/**
 * Names each test that passed only at its second try, with what failed at the first: one of them is a test to mend.
 * More than `FORGIVEN` of them fail the run. @returns {import('vitest/reporters').Reporter}
 */
export default function secondTries() {
  return {
    onTestRunEnd(modules) {
      const flaky = modules
        .flatMap((module) => [...module.children.allTests()])
        .filter((test) => test.diagnostic()?.flaky)
      for (const test of flaky) {
        const reasons = (test.result().errors ?? []).map((error) => error.stack ?? error.message)
        process.stdout.write(
          `Passed only at the second try: ${test.module.relativeModuleId} > ${test.fullName}\n${reasons.join('\n')}\n`,
        )
      }
      if (flaky.length > FORGIVEN) process.exitCode = 1
    },
  }
}
