import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startProcess } from '../server/test/process.ts'
import { test as base } from './fixtures.ts'

/** Journeys on an installation of their own that verifies companies. It starts with the first of them and ends with its worker. */
export const test = base.extend<object, { installation: { url: string } }>({
  installation: [
    // Playwright reads the names of fixtures from a pattern, which may not be empty.
    async ({ browserName: _ }, use) => {
      const shared = process.env.E2E_DATA_DIR
      const dataDir = await mkdtemp(join(tmpdir(), 'hearback-verifying-'))
      const port = String(await freePort())
      const url = `http://localhost:${port}`
      const server = await startProcess({
        ...process.env,
        PORT: port,
        PUBLIC_URL: url,
        TRUST_PROXY: 'loopback',
        DEV_OUTBOX: 'on',
        VERIFY: 'on',
        PROCESSES: '1',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
      })
      // Commands beside the server find its database by this.
      process.env.E2E_DATA_DIR = dataDir
      await use({ url })
      process.env.E2E_DATA_DIR = shared
      await server.end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: ({ installation }, use) => use(installation.url),
})
