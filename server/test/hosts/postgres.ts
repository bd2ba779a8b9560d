import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../process.ts'
import { type Account, type Program, startProgram } from './program.ts'

const run = promisify(execFile)

export interface Postgres extends Program {
  readonly url: string
  /** Runs one statement on a connection of its own. */
  ask<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>
  /** Resolves when it accepts statements. */
  answers(): Promise<void>
}

export interface Place {
  /** The programs of the system's PostgreSQL. */
  readonly bin: string
  /** A folder that the account may write to. */
  readonly folder: string
  readonly account: Account | undefined
}

/** A primary with an empty database that streams its WAL to replicas. */
export async function startPrimary(place: Place, { fsync = false } = {}): Promise<Postgres> {
  const data = join(place.folder, 'primary')
  const words = ['-D', data, '-U', 'hearback', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']
  await run(join(place.bin, 'initdb'), words, { ...place.account, cwd: '/' })
  const primary = await serve(place, 'primary', [`fsync=${fsync ? 'on' : 'off'}`])
  await primary.ask('create database hearback').catch(() => {})
  return primary
}

/** A read-only streaming replica, cloned from the primary. */
export async function startReplica(place: Place, primary: Postgres, name = 'replica'): Promise<Postgres> {
  const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'hearback']
  const words = [...from, '-D', join(place.folder, name), '-R', '-X', 'stream', '--checkpoint=fast']
  await run(join(place.bin, 'pg_basebackup'), words, { ...place.account, cwd: '/' })
  return serve(place, name, ['wal_retrieve_retry_interval=200ms'])
}

async function serve({ bin, folder, account }: Place, name: string, more: readonly string[]): Promise<Postgres> {
  const port = await freePort()
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'shared_buffers=64MB',
    'max_connections=200',
    ...more,
  ]
  const words = ['-D', join(folder, name), ...settings.flatMap((setting) => ['-c', setting])]
  const log = join(folder, `${name}.log`)
  const program = await startProgram({ program: join(bin, 'postgres'), words, port, log, account })
  const url = `postgres://hearback@127.0.0.1:${port}/hearback`
  const answers = async () => {
    while (!(await ask(`${url.slice(0, url.lastIndexOf('/'))}/postgres`, 'select 1').catch(() => undefined)))
      await pause(20)
  }
  await answers()
  const askIt = <Row extends pg.QueryResultRow>(text: string) => ask<Row>(databaseFor(url, text), text)
  return Object.assign(program, { url, answers, ask: askIt })
}

/** `create database` cannot run while connected to that database. */
const databaseFor = (url: string, text: string) =>
  text.startsWith('create database') ? url.replace(/hearback$/, 'postgres') : url

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}
