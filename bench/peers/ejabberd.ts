import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startProgram } from '../../server/test/hosts/program.ts'
import { freePort } from '../../server/test/process.ts'
import type { Target } from '../chat/target.ts'
import { postmasterPid } from '../load/process-usage.ts'
import { accountOf, connectXmpp, host, password } from './xmpp-client.ts'

const control = '/usr/sbin/ejabberdctl'
const schema = '/usr/share/ejabberd/sql/pg.sql'
/** Of the package erlang-p1-pgsql, whose libraries have a version in their path. */
const driver = '/usr/share/doc/erlang-p1-pgsql'
const erlang = '/usr/bin/erl'
const database = 'hearback_ejabberd'

/** ejabberd from the system's packages with its message archive in a database of its own on the same PostgreSQL as ours. */
export const ejabberd = (url: string): Target => ({
  name: 'ejabberd',
  missingCommand: () =>
    [control, schema, driver].every((path) => existsSync(path))
      ? undefined
      : 'apt-get install ejabberd erlang-p1-pgsql',
  async start(people) {
    const client = await emptyDatabase(url, people)
    const folder = await mkdtemp(join(tmpdir(), 'hearback-bench-ejabberd-'))
    const port = await freePort()
    const config = join(folder, 'ejabberd.yml')
    await writeFile(config, settings(new URL(client.url), port))
    const environment = [
      `ERL_LIBS=${await librariesOf()}`,
      `EJABBERD_CONFIG_PATH=${config}`,
      `EJABBERD_LOG_PATH=${folder}/ejabberd.log`,
      `HOME=${folder}`,
      'ERL_CRASH_DUMP_BYTES=0',
    ]
    // Without a node name: no other node and no port mapper. `+K true` polls by the kernel, as the package's script does.
    const options = ['+K', 'true', '+P', '250000', '-noinput', '-mnesia', 'dir', `"${folder}/mnesia"`, '-s', 'ejabberd']
    const program = await startProgram({
      program: '/usr/bin/env',
      words: [...environment, erlang, ...options],
      port,
      log: join(folder, 'output.log'),
      account: undefined,
    })
    return {
      pid: program.pid ?? 0,
      databasePid: await postmasterPid(client.connection, url),
      connect: (person, events) => connectXmpp(port, person, events),
      /** Each message is in the archives of both people. */
      async stored() {
        const { rows } = await client.connection.query<{ copies: number }>(
          'select count(*)::int as copies from archive',
        )
        return (rows[0]?.copies ?? 0) / 2
      },
      stop: async () => {
        await program.end('SIGTERM')
        await client.connection.end()
        await atServer(url, [dropDatabase])
        await rm(folder, { recursive: true, force: true })
      },
    }
  },
})

/** The folder of the package's libraries, which depends on the processor. */
async function librariesOf(): Promise<string> {
  const script = await readFile(control, 'utf8')
  return /^ERL_LIBS='?([^'\n]+)/mu.exec(script)?.[1] ?? '/usr/lib/erlang/lib'
}

const dropDatabase = `drop database if exists ${database} with (force)`

async function atServer(url: string, statements: readonly string[]): Promise<void> {
  const admin = new pg.Client(url)
  await admin.connect()
  try {
    for (const statement of statements) await admin.query(statement)
  } finally {
    await admin.end()
  }
}

/** Creates an empty database with the tables of ejabberd, and an account for each person. */
async function emptyDatabase(url: string, people: number): Promise<{ url: string; connection: pg.Client }> {
  await atServer(url, [dropDatabase, `create database ${database}`])
  const address = new URL(url)
  address.pathname = `/${database}`
  const connection = new pg.Client(address.href)
  await connection.connect()
  await connection.query(await readFile(schema, 'utf8'))
  const names = Array.from({ length: people }, (_, person) => accountOf(person))
  await connection.query('insert into users (username, password) select unnest($1::text[]), $2', [names, password])
  return { url: address.href, connection }
}

/**
 * Loads only the required modules. The archive is written before a message is acknowledged and before it is delivered.
 * 20 connections to the database, as ours has; passwords as text, so that 1,000 people sign in quickly.
 */
const settings = ({ hostname, port: sqlPort, username, password: secret }: URL, port: number) => `
hosts: [${host}]
loglevel: warning
listen:
  -
    port: ${port}
    ip: "127.0.0.1"
    module: ejabberd_c2s
    access: all
    shaper: none
    max_stanza_size: 262144
auth_method: sql
auth_password_format: plain
default_db: sql
sql_type: pgsql
sql_server: "${hostname}"
sql_port: ${sqlPort || 5432}
sql_database: "${database}"
sql_username: "${decodeURIComponent(username)}"
sql_password: "${decodeURIComponent(secret)}"
sql_pool_size: 20
modules:
  mod_mam:
    db_type: sql
    default: always
    assume_mam_usage: true
  mod_stream_mgmt:
    max_ack_queue: infinity
    ack_timeout: infinity
`
