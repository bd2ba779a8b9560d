import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase, openPool } from '../../../src/db/database.ts'
import type { RestartableDatabase } from '../../faults/restartable-database.ts'
import { type RestartableServer, startRestartableServers } from '../../faults/restartable-server.ts'
import { filesIn, type Ground } from '../../faults/world.ts'
import { startRoundRobin } from '../../round-robin.ts'
import { makeTempFolder } from '../temp-folder.ts'
import { startEtcd } from './etcd.ts'
import { startHaproxy } from './haproxy.ts'
import { type Member, startMembers, superuser, untilHealthy } from './patroni.ts'
import { type RedisGroup, startRedisGroup } from './redis-group.ts'

export interface FailoverPrograms {
  readonly postgres: string
  readonly patroni: string
  readonly etcd: string
  readonly haproxy: string
  readonly redis: string
  readonly sentinel: string
}

/** A cluster of PostgreSQL under Patroni, Redis under Sentinels, and two processes: by HAProxy, and by several hosts. */
export interface FailoverStack {
  readonly members: readonly Member[]
  readonly redis: RedisGroup
  readonly server: RestartableServer & { readonly urls: readonly string[] }
  /** How each process of `server.urls` reaches the primary. */
  readonly ways: readonly string[]
  readonly ground: Ground
  stop(): Promise<void>
}

const account = 'hearback:hearback-password'

export async function startFailoverStack(
  programs: FailoverPrograms,
  say: (line: string) => void,
): Promise<FailoverStack> {
  const stops: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end()
  }
  return build(programs, stops, say).then(
    (stack) => ({ ...stack, stop }),
    async (error: unknown) => {
      await stop()
      throw error
    },
  )
}

async function build(
  programs: FailoverPrograms,
  stops: (() => Promise<unknown>)[],
  say: (line: string) => void,
): Promise<Omit<FailoverStack, 'stop'>> {
  const place = await makeTempFolder()
  stops.push(() => place.remove())
  const dataDir = await mkdtemp(join(tmpdir(), 'hearback-failover-data-'))
  stops.push(() => rm(dataDir, { recursive: true, force: true }))
  const etcd = await startEtcd({ program: programs.etcd, ...place })
  stops.push(() => Promise.all(etcd.map((one) => one.end('SIGKILL'))))
  const members = await startMembers({ program: programs.patroni, bin: programs.postgres, etcd, ...place })
  stops.push(() => Promise.all(members.map((member) => member.end())))
  const primary = await untilHealthy(members)
  await createDatabase(primary.port)
  const haproxy = await startHaproxy({ program: programs.haproxy, members, ...place })
  stops.push(() => haproxy.end('SIGKILL'))
  say(`Patroni: members at ${members.map(({ port }) => port).join(', ')}; HAProxy at ${haproxy.port}`)
  const redis = await startRedisGroup({ ...programs, folder: dataDir })
  stops.push(() => redis.stop())
  say(`Redis: ${redis.url}`)
  const hosts = members.map(({ port }) => `127.0.0.1:${port}`).join()
  const byHosts = `postgres://${account}@${hosts}/hearback?target_session_attrs=read-write`
  const byHaproxy = `postgres://${account}@127.0.0.1:${haproxy.port}/hearback`
  const shared = { DATA_DIR: dataDir, REDIS_URL: redis.url }
  const server = await startRestartableServers(
    [byHaproxy, byHosts].map((DATABASE_URL) => ({ ...shared, DATABASE_URL })),
    startRoundRobin,
  )
  stops.push(() => server.stop())
  const database = databaseAt(byHosts)
  stops.push(() => database.stop())
  const ground = { database, databaseProxy: undefined, server, dataDir, files: filesIn(join(dataDir, 'files')) }
  return { members, redis, server, ways: ['HAProxy', 'several hosts'], ground }
}

async function createDatabase(port: number): Promise<void> {
  const [name, password] = account.split(':')
  const { name: user, password: secret } = superuser
  const client = new pg.Client({ host: '127.0.0.1', port, user, password: secret, database: 'postgres' })
  await client.connect()
  await client.query(`create role ${name} login password '${password}'`)
  await client.query(`create database hearback owner ${name}`)
  await client.end()
}

/** The database wherever its primary is. Members are killed by the steps. */
function databaseAt(url: string): RestartableDatabase {
  const pool = openPool({ url })
  return {
    url,
    port: 0,
    db: openDatabase(pool),
    pool,
    kill() {
      throw new Error('members are killed, not the database')
    },
    answers: async () => {},
    stop: () => pool.end(),
  }
}
