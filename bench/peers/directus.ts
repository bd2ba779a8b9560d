import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../server/test/process.ts'
import { runToEnd } from '../pages/public-pages.ts'
import { installPackages } from './install-packages.ts'
import { type Peer, startPeerProcess } from './peer-process.ts'

const version = '12.4.0'
/** The policy of visitors, which has this id in every Directus installation. */
const publicPolicy = 'abf8a154-5b1c-4a46-ac9c-7300570f4f17'

async function installed(log: (line: string) => void): Promise<string> {
  const folder = await installPackages(`directus-${version}`, [`directus@${version}`], log)
  // isolated-vm runs custom scripts and would have to be compiled; this installation has none.
  await writeFile(join(folder, 'node_modules', 'isolated-vm', 'isolated-vm.js'), 'module.exports = {}\n')
  return join(folder, 'node_modules', 'directus', 'cli.js')
}

/**
 * Starts Directus in production mode over the table `jobs`, readable without an account.
 * Rate limiter, telemetry and WebSockets are off, because our server does not pay for them here either.
 */
export async function startDirectus(database: string, log: (line: string) => void): Promise<Peer> {
  const program = await installed(log)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...{ PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', LOG_LEVEL: 'error' },
    ...{ HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: url, SECRET: 'of the benchmark alone', TELEMETRY: 'false' },
    ...{ DB_CLIENT: 'pg', DB_CONNECTION_STRING: database, DB_POOL__MAX: '20', WEBSOCKETS_ENABLED: 'false' },
    // Otherwise it responds with 503 under load.
    ...{ PRESSURE_LIMITER_ENABLED: 'false' },
    ...{ ADMIN_EMAIL: 'bench@example.com', ADMIN_PASSWORD: 'of the benchmark alone' },
  }
  await runToEnd(process.execPath, [program, 'bootstrap'], env)
  await allowPublicRead(database)
  const probe = () => fetch(`${url}/items/jobs?limit=1`)
  return startPeerProcess({ name: `Directus ${version}`, url, script: [program, 'start'], env, probe })
}

async function allowPublicRead(database: string): Promise<void> {
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
