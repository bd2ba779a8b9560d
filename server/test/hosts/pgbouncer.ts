import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../process.ts'
import { type Account, type Program, startProgram } from './program.ts'

/** The path of PgBouncer; undefined if it is not installed. */
export function pgbouncerProgram(): string | undefined {
  const names = [process.env.PGBOUNCER ?? 'pgbouncer', '/usr/sbin/pgbouncer']
  return names.find((name) => spawnSync(name, ['--version']).status === 0)
}

export interface Pooler extends Program {
  /** The database through the pooler. */
  readonly url: string
}

interface Orders {
  readonly program: string
  /** The URL of the database behind it. */
  readonly target: string
  readonly mode: 'session' | 'transaction'
  /** The maximum of connections to the database. */
  readonly connections: number
  readonly folder: string
  readonly account: Account | undefined
}

/** A PgBouncer with the settings of docs/operations.md. */
export async function startPooler({ program, target, mode, connections, folder, account }: Orders): Promise<Pooler> {
  const { hostname, port, username, password } = new URL(target)
  const own = await freePort()
  const file = join(folder, `pgbouncer-${mode}.ini`)
  const users = join(folder, `pgbouncer-${mode}-users.txt`)
  writeFileSync(users, `"${username}" "${decodeURIComponent(password)}"\n`, { mode: 0o644 })
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = ${mode}
max_client_conn = 500
default_pool_size = ${connections}
query_wait_timeout = 1
server_login_retry = 1
`,
    { mode: 0o644 },
  )
  const log = join(folder, `pgbouncer-${mode}.log`)
  const started = await startProgram({ program, words: [file], port: own, log, account })
  const url = new URL(target)
  url.port = String(own)
  return Object.assign(started, { url: url.href })
}
