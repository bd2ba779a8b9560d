import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Stack } from './stack.ts'
import type { Tally } from './steps.ts'

const root = join(import.meta.dirname, '../../..')
/** Journeys that use all shared parts: sign-up, posts, search, applications, chat with files, offers. */
const chosen = ['accounts', 'main-job', 'chat', 'answering', 'offers', 'languages']

interface Report {
  stats: { expected: number; unexpected: number; flaky: number }
}

/** Runs journeys in a browser against the load balancer. */
export async function walk({ url, ground, settings }: Stack): Promise<Tally> {
  const file = join(ground.dataDir, 'journeys.json')
  const words = ['test', '--config=e2e', '--project=desktop', '--workers=1', '--reporter=list,json']
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/@playwright/test/cli.js'), ...words, ...chosen.map((name) => `${name}.journey.ts`)],
    {
      cwd: root,
      env: {
        ...process.env,
        ...settings,
        E2E_BASE_URL: url,
        E2E_DATA_DIR: ground.dataDir,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  const [code] = (await once(child, 'exit')) as [number | null]
  const report = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Report,
    () => undefined,
  )
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  // A retry distinguishes a slow machine from a broken page. A runner without results counts as failed.
  const failed = unexpected === 0 && (code !== 0 || expected + flaky === 0) ? 1 : unexpected
  return { passed: expected + flaky, failed }
}
