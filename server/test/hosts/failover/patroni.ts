import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chown } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../process.ts'
import { type Account, type Program, startProgram } from '../program.ts'
import { adaptExample } from './example-file.ts'

interface Ground {
  readonly program: string
  /** The folder of PostgreSQL's programs. */
  readonly bin: string
  readonly folder: string
  readonly account: Account | undefined
  readonly etcd: readonly Pick<Program, 'port'>[]
}

/** A PostgreSQL and the Patroni that runs it. */
export interface Member {
  readonly name: string
  readonly port: number
  /** The port of Patroni's REST API. */
  readonly restPort: number
  /** `primary`, `replica`, or undefined if it runs neither. */
  role(): Promise<'primary' | 'replica' | undefined>
  /** kill -9 of Patroni, PostgreSQL and all its processes. */
  kill(): Promise<void>
  start(): Promise<void>
  /** The output of Patroni so far. */
  said(): string
  end(): Promise<void>
}

export const superuser = { name: 'postgres', password: 'superuser-password' } as const

/** Three members with deploy/failover/patroni.yml, one of which is the primary. */
export async function startMembers(ground: Ground): Promise<Member[]> {
  const members: Member[] = []
  for (const n of [1, 2, 3]) members.push(await startMember(ground, `pg${n}`))
  return members
}

async function startMember({ program, bin, folder, account, etcd }: Ground, name: string): Promise<Member> {
  const [port, restPort] = [await freePort(), await freePort()]
  const home = join(folder, name)
  const data = join(home, 'data')
  mkdirSync(home, { mode: 0o700 })
  if (account) await chown(home, account.uid, account.gid)
  const file = join(folder, `${name}.yml`)
  const text = adaptExample('patroni.yml', [
    ['name: pg1', `name: ${name}`],
    ['10.0.0.11:2379,10.0.0.12:2379,10.0.0.13:2379', etcd.map((one) => `127.0.0.1:${one.port}`).join()],
    ['0.0.0.0:8008', `127.0.0.1:${restPort}`],
    ['10.0.0.11:8008', `127.0.0.1:${restPort}`],
    ['0.0.0.0:5432', `127.0.0.1:${port}`],
    ['10.0.0.11:5432', `127.0.0.1:${port}`],
    ['/var/lib/postgresql/15/hearback', data],
    ['/var/lib/postgresql/patroni.pgpass', join(home, 'pgpass')],
    ['/usr/lib/postgresql/15/bin', bin],
    // There is no room for more on a machine that runs everything.
    ['max_connections: 300', 'max_connections: 200\n        shared_buffers: 64MB'],
    ['  parameters:\n    password', `  parameters:\n    unix_socket_directories: ${home}\n    password`],
    ['wal_keep_size: 1GB', 'wal_keep_size: 128MB'],
  ])
  writeFileSync(file, text, { mode: 0o644 })
  const log = join(home, 'patroni.log')
  const orders = { program, words: [file], port: restPort, log, account }
  let patroni: Program | undefined
  const start = async () => {
    patroni = await startProgram(orders)
  }
  await start()
  return {
    name,
    port,
    restPort,
    start,
    role: () => roleOf(restPort),
    said: () => readFileSync(log, 'utf8'),
    async kill() {
      // First Patroni, which would start PostgreSQL again.
      await patroni?.end('SIGKILL')
      for (const pid of postgresIn(data)) kill(pid)
    },
    async end() {
      await patroni?.end('SIGTERM')
      for (const pid of postgresIn(data)) kill(pid)
    },
  }
}

async function roleOf(restPort: number): Promise<'primary' | 'replica' | undefined> {
  for (const role of ['primary', 'replica'] as const) {
    const reply = await fetch(`http://127.0.0.1:${restPort}/${role}`).catch(() => undefined)
    await reply?.body?.cancel()
    if (reply?.status === 200) return role
  }
}

/** The postmaster of the folder and its children. A pid file may outlive its process, so the command line decides. */
function postgresIn(data: string): number[] {
  const table = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  const rows = table.split('\n').map((row) => {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row) ?? []
    return { pid: Number(pid), parent: Number(parent), command }
  })
  const postmaster = rows.find(({ command }) => command.includes(`/postgres -D ${data} `))?.pid
  if (!postmaster) return []
  return [postmaster, ...rows.filter(({ parent }) => parent === postmaster).map(({ pid }) => pid)]
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}

interface ClusterState {
  readonly members: readonly { name: string; role: string; state: string; lag?: number | string }[]
}

/** Resolves once one member is the primary and all others stream from it, one of them synchronously. */
export async function untilHealthy(members: readonly Member[], withinMs = 180_000): Promise<Member> {
  let last: ClusterState | undefined
  for (const deadline = Date.now() + withinMs; Date.now() < deadline; await pause(200)) {
    last = await stateOf(members)
    const roles = last?.members
      .filter(({ state, lag }) => isRunning(state) && lag !== 'unknown')
      .map(({ role }) => role)
    const leader = last?.members.find(({ role }) => role === 'leader')
    const found = members.find(({ name }) => name === leader?.name)
    if (found && roles?.length === members.length && roles.includes('sync_standby')) return found
  }
  throw new Error(`the members of Patroni are not healthy: ${JSON.stringify(last)}`)
}

const isRunning = (state: string) => ['running', 'streaming'].includes(state)

async function stateOf(members: readonly Member[]): Promise<ClusterState | undefined> {
  for (const { restPort } of members) {
    const reply = await fetch(`http://127.0.0.1:${restPort}/cluster`).catch(() => undefined)
    if (reply?.ok) return (await reply.json()) as ClusterState
  }
}
