import fs from 'node:fs'
import { defineConfig } from 'vitest/config'

const web = ['web/vitest.config.ts'].filter((file) => fs.existsSync(file))

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Ends what hangs and no more: a slow machine is no failure, and speed is judged by the benchmark.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'contract/src/**/*.test.ts',
            'texts/**/*.test.ts',
            'server/src/**/*.test.ts',
            'server/test/**/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
            'bench/**/*.test.ts',
          ],
          globalSetup: 'server/test/global-setup.ts',
        },
      },
      ...web,
    ],
  },
})
