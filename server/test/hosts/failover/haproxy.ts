import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { eventually } from '../../app.ts'
import { freePort } from '../../process.ts'
import { type Account, type Program, startProgram } from '../program.ts'
import { adaptExample } from './example-file.ts'
import { type Member, superuser } from './patroni.ts'

interface Ground {
  readonly program: string
  readonly folder: string
  readonly account: Account | undefined
  readonly members: readonly Pick<Member, 'port' | 'restPort'>[]
}

/** HAProxy with deploy/failover/haproxy.cfg before the members. */
export async function startHaproxy({ program, folder, account, members }: Ground): Promise<Program> {
  const port = await freePort()
  const file = join(folder, 'haproxy.cfg')
  const text = adaptExample('haproxy.cfg', [
    ['bind 127.0.0.1:5000', `bind 127.0.0.1:${port}`],
    ...members.map(
      ({ port, restPort }, n) =>
        [`10.0.0.1${n + 1}:5432 check port 8008`, `127.0.0.1:${port} check port ${restPort}`] as const,
    ),
  ])
  writeFileSync(file, text, { mode: 0o644 })
  const log = join(folder, 'haproxy.log')
  const haproxy = await startProgram({ program, words: ['-db', '-f', file], port, log, account })
  await untilItLeads(port)
  return haproxy
}

/** It takes all members for well until its first checks have failed. */
async function untilItLeads(port: number): Promise<void> {
  let inTurn = 0
  await eventually(async () => {
    inTurn = (await leadsToPrimary(port)) ? inTurn + 1 : 0
    return inTurn === 6 || undefined
  })
}

async function leadsToPrimary(port: number): Promise<boolean> {
  const { name: user, password } = superuser
  const client = new pg.Client({ host: '127.0.0.1', port, user, password, database: 'postgres' })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ replica: boolean }>('select pg_is_in_recovery() as replica')
    return rows[0]?.replica === false
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
