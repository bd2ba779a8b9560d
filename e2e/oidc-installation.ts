import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OidcIssuer } from '../server/test/oidc-issuer.ts'
import { freePort, startProcess } from '../server/test/process.ts'
import { test as base } from './fixtures.ts'

/** Journeys on an installation of their own, where people may sign in by an issuer on this machine. */
export const test = base.extend<object, { installation: { url: string; issuer: OidcIssuer } }>({
  installation: [
    // Playwright reads the names of fixtures from a pattern, which may not be empty.
    async ({ browserName: _ }, use) => {
      const shared = process.env.E2E_DATA_DIR
      const dataDir = await mkdtemp(join(tmpdir(), 'hearback-oidc-'))
      const port = String(await freePort())
      const url = `http://localhost:${port}`
      const issuer = new OidcIssuer('acme', [`${url}/auth/oidc/acme/callback`])
      await issuer.start()
      const server = await startProcess({
        ...process.env,
        ...issuer.settings,
        PORT: port,
        PUBLIC_URL: url,
        TRUST_PROXY: 'loopback',
        DEV_OUTBOX: 'on',
        PROCESSES: '1',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
      })
      process.env.E2E_DATA_DIR = dataDir
      await use({ url, issuer })
      process.env.E2E_DATA_DIR = shared
      await server.end('SIGTERM')
      await issuer.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: ({ installation }, use) => use(installation.url),
})
