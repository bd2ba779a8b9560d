import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PlaywrightTestConfig } from '@playwright/test'

const root = join(import.meta.dirname, '..')

const fullChromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

const launchOptions = {
  executablePath: process.env.HEADLESS_SHELL || fullChromium,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** The headless shell displays no notifications. */
export const launchFullChromium = { ...launchOptions, executablePath: fullChromium }

export const desktop = { viewport: { width: 1440, height: 900 } }
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** People who asked for reduced motion; drawing animations takes a fifth of a journey's processor time. */
export const withoutMotion = { contextOptions: { reducedMotion: 'reduce' as const } }

/** Shared Playwright configuration: uses the installation at E2E_BASE_URL, or starts a production server filled by `before`. */
export function inInstallation(standardPort: number, ...before: string[]): PlaywrightTestConfig {
  const port = Number(process.env.E2E_PORT ?? standardPort)
  const given = process.env.E2E_BASE_URL
  const url = given ?? `http://localhost:${port}`
  // Worker processes load this file too: only the first load creates the folder.
  process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'hearback-e2e-'))
  return {
    testDir: '.',
    // They end what hangs; on a slow machine people wait longer too.
    timeout: 240_000,
    expect: { timeout: 20_000 },
    // More than cores: journeys wait for pages, mails and timers.
    workers: 3,
    fullyParallel: true,
    forbidOnly: Boolean(process.env.CI),
    // A second try tells a slow machine from a broken page, with a trace; `npm test` names who needed it.
    retries: 1,
    outputDir: join(root, 'test-results'),
    use: {
      baseURL: url,
      actionTimeout: 30_000,
      launchOptions,
      trace: 'on-first-retry',
      locale: 'en-US',
      timezoneId: 'America/Boise',
    },
    ...(given ? {} : { webServer: ownServer(before, url) }),
  }
}

function ownServer(before: string[], url: string): NonNullable<PlaywrightTestConfig['webServer']> {
  const programs = [...before, 'server/src/main.ts'].map((program) => `${process.execPath} ${program}`)
  const last = programs.pop()
  return {
    command: [...programs, `exec ${last}`].join(' && '),
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      TRIAL: 'on',
      // Journeys call with addresses of their own, as a proxy would.
      DEV_OUTBOX: 'on',
      PORT: new URL(url).port,
      PUBLIC_URL: url,
      TRUST_PROXY: 'loopback',
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'error',
    } as Record<string, string>,
    url: `${url}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  }
}
