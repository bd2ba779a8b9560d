import { configDefaults, defineConfig } from 'vitest/config'

const include = [
  'contract/src/**/*.test.ts',
  'texts/**/*.test.ts',
  'server/src/**/*.test.ts',
  'server/test/**/*.test.ts',
  'scripts/**/*.test.{ts,mjs}',
  'bench/**/*.test.ts',
]

/** Each in a process of its own: they mock modules, measure memory, or start servers. They take longest, so they run first. */
const isolated = [
  'bench/{chat,data,requests,scale}/*.test.ts',
  'server/src/{backup,db,process,telemetry}/**/*.test.ts',
  'server/src/ports/redis/sentinel.test.ts',
  'server/src/{cluster,databases,main}.test.ts',
  'server/src/features/accounts/sign-in/enumeration.test.ts',
  'server/src/features/alerts/digest-delivery.test.ts',
  'server/src/features/assistants/mcp-conformance.test.ts',
  'server/src/features/chat/{chat-cluster,relays,files/file-crash}.test.ts',
  'server/src/features/notifications/mail-delivery.test.ts',
  'server/src/features/places/**/*.test.ts',
  'server/src/features/reports/case-number.test.ts',
  'server/src/features/webhooks/kills.test.ts',
  'server/src/ports/images.test.ts',
  'server/src/realtime/{processes,stopping}.test.ts',
  'server/test/{faults,loads,market}/*.test.ts',
  'server/test/{rolling,systemd-unit-commands}.test.ts',
]

export default defineConfig({
  test: {
    name: 'unit',
    environment: 'node',
    // More than cores: many tests wait for processes and timers.
    maxWorkers: 3,
    // Ends what hangs and no more: a slow machine is no failure, and speed is judged by the benchmark.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    globalSetup: 'server/test/global-setup.ts',
    projects: [
      { test: { name: 'isolated', include: isolated } },
      // Files share a process, which imports the application once and empties its database before each test.
      { test: { name: 'shared', include, exclude: [...configDefaults.exclude, ...isolated], isolate: false } },
    ],
  },
})
