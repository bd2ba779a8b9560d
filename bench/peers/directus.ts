import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../server/test/process.ts'
import { runToEnd } from '../pages/public-pages.ts'

const version = '12.4.0'
/** The policy of whoever has not signed in; every installation has it under this id. */
const publicPolicy = 'abf8a154-5b1c-4a46-ac9c-7300570f4f17'

export interface Peer {
  readonly name: string
  readonly url: string
  stop(): Promise<void>
}

/** Outside the repository: `BENCH_PEERS_DIR`, or a folder of this account's cache. Needs the package registry once. */
async function installed(say: (line: string) => void): Promise<string> {
  const folder = join(process.env.BENCH_PEERS_DIR ?? join(homedir(), '.cache', 'hearback-bench'), `directus-${version}`)
  const program = join(folder, 'node_modules', 'directus', 'cli.js')
  if (existsSync(program)) return program
  say(`Installing Directus ${version} in ${folder}; that takes some minutes.`)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n')
  await runToEnd('npm', [
    'install',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    `directus@${version}`,
  ])
  // What runs people's own scripts would have to be compiled here; nobody has any.
  await writeFile(join(folder, 'node_modules', 'isolated-vm', 'isolated-vm.js'), 'module.exports = {}\n')
  return program
}

/**
 * A general back end over the table `jobs` of this database, as production runs it, which anybody may read. Nothing of it
 * costs what we do not do either: it counts no requests, sends nothing home and speaks no websockets.
 */
export async function startDirectus(database: string, say: (line: string) => void): Promise<Peer> {
  const program = await installed(say)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...{ PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', LOG_LEVEL: 'error' },
    ...{ HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: url, SECRET: 'of the benchmark alone', TELEMETRY: 'false' },
    ...{ DB_CLIENT: 'pg', DB_CONNECTION_STRING: database, DB_POOL__MAX: '20', WEBSOCKETS_ENABLED: 'false' },
    // It would answer 503 to what is more than it likes.
    ...{ PRESSURE_LIMITER_ENABLED: 'false' },
    ...{ ADMIN_EMAIL: 'bench@example.com', ADMIN_PASSWORD: 'of the benchmark alone' },
  }
  await runToEnd(process.execPath, [program, 'bootstrap'], env)
  await letEveryoneRead(database)
  const child = spawn(process.execPath, [program, 'start'], { env, stdio: 'ignore' })
  const gone = once(child, 'exit')
  const stop = async () => {
    child.kill()
    await gone
  }
  for (let attempt = 0; attempt < 240; attempt++) {
    if (await answers(`${url}/items/jobs?limit=1`)) return { name: `Directus ${version}`, url, stop }
    await pause(500)
  }
  await stop()
  throw new Error(`Directus ${version} did not answer within two minutes`)
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

async function letEveryoneRead(database: string): Promise<void> {
  const client = new pg.Client(database)
  await client.connect()
  try {
    await client.query(
      `insert into directus_permissions (collection, action, permissions, fields, policy)
       select 'jobs', 'read', '{}', '*', $1
       where not exists (select 1 from directus_permissions where collection = 'jobs' and policy = $1)`,
      [publicPolicy],
    )
  } finally {
    await client.end()
  }
}
