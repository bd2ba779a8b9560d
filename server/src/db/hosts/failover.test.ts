import { chmod, chown } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../../../test/app.ts'
import { startFaultProxy } from '../../../test/faults/fault-proxy.ts'
import { makeCertificate } from '../../../test/hosts/example-site.ts'
import { pgbouncerProgram, startPooler } from '../../../test/hosts/pgbouncer.ts'
import { type Place, type Postgres, startPrimary, startReplica } from '../../../test/hosts/postgres.ts'
import { makeTempFolder } from '../../../test/hosts/temp-folder.ts'
import { nativePrograms } from '../../../test/native-postgres.ts'
import { type JobPayloads, type Queue, startQueue } from '../../queue/queue.ts'
import { openDatabase, openPool } from '../database.ts'
import { isConnectionError } from './connection-errors.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
const bin = await nativePrograms()
const bouncer = pgbouncerProgram()
const stops: (() => Promise<unknown>)[] = []
let place: Place
let primary: Postgres
let standby: Postgres
let clones = 0

beforeAll(async () => {
  if (!bin) return
  const folder = await makeTempFolder()
  stops.push(() => folder.remove())
  place = { bin, ...folder }
  primary = await startPrimary(place)
  await primary.ask('create table notes (id int)')
})
afterAll(async () => {
  await primary?.end('SIGKILL')
  for (const stop of stops.reverse()) await stop()
})
/** A new replica for each test, of the server that was promoted in the one before. */
beforeEach(async () => {
  if (!bin) return
  clones += 1
  standby = await startReplica(place, primary, `replica-${clones}`)
})
afterEach(async () => {
  if (!bin) return
  const isPromoted = !(await standby.ask<{ replica: boolean }>('select pg_is_in_recovery() as replica'))[0]?.replica
  await (isPromoted ? primary : standby).end('SIGKILL')
  if (isPromoted) primary = standby
})

const urlOf = (...ports: number[]) =>
  `postgres://hearback@${ports.map((port) => `127.0.0.1:${port}`).join()}/hearback?target_session_attrs=read-write`
const both = () => urlOf(primary.port, standby.port)

function aPool(url: string) {
  const pool = openPool({ url })
  onTestFinished(() => pool.end())
  return pool
}
type Pool = ReturnType<typeof aPool>
const write = (pool: Pool) => pool.query('insert into notes values (1)')
const portOf = async (pool: Pool) => {
  const { rows } = await pool.query<{ port: string }>(`select current_setting('port') as port`)
  return Number(rows[0]?.port)
}
/** Statements on all connections of the pool, which are open afterwards. */
const useAll = (pool: Pool) => Promise.all(Array.from({ length: 10 }, () => pool.query('select pg_sleep(0.05)')))
const failed = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: Error) => error,
  )
const promote = () => standby.ask('select pg_promote()')

describe.skipIf(bin === undefined)('a URL of several hosts, where a PostgreSQL is installed,', () => {
  test('leads to the one that takes writes, wherever it stands in the list', async () => {
    for (const url of [both(), urlOf(standby.port, primary.port)]) {
      const pool = aPool(url)
      await write(pool)
      expect(await portOf(pool)).toBe(primary.port)
    }
  })

  test('may name hosts that refuse connections or do not reply', async () => {
    const silent = await startFaultProxy(standby.port)
    onTestFinished(() => silent.close())
    silent.set({ blackhole: 'both', ignore: true })
    await write(aPool(urlOf(silent.port, 1, primary.port)))
  })

  test('that lead to replicas alone is a database that is away', async () => {
    const error = await failed(write(aPool(urlOf(1, standby.port))))
    expect(error).toSatisfy(isConnectionError)
    expect(error?.message).toContain('1 cannot be reached, 1 are read-only')
  })

  test('reports a wrong name of the database as it is', async () => {
    const error = await failed(write(aPool(both().replace('/hearback?', '/absent?'))))
    expect(error).toMatchObject({ code: '3D000' })
  })

  test('leads to the new primary after a failover, without a restart', async () => {
    const pool = aPool(both())
    await useAll(pool)
    await primary.end('SIGKILL')
    expect(await failed(write(pool))).toSatisfy(isConnectionError)
    await promote()
    await eventually(async () => !(await failed(write(pool))))
    expect(await portOf(pool)).toBe(standby.port)
  })

  test('leads back after the former primary has become a replica', async () => {
    const pool = aPool(both())
    await primary.end('SIGKILL')
    await promote()
    await eventually(async () => !(await failed(write(pool))))
    const former = await startReplica(place, standby, 'former')
    onTestFinished(() => former.end('SIGKILL'))
    const again = aPool(urlOf(former.port, standby.port))
    await write(again)
    expect(await portOf(again)).toBe(standby.port)
  })

  test('leads to the latest timeline where the former primary was started as one again', async () => {
    await promote()
    await eventually(async () => !(await failed(standby.ask('insert into notes values (1)'))))
    await primary.ask('insert into notes values (2)')
    const pool = aPool(both())
    await write(pool)
    expect(await portOf(pool)).toBe(standby.port)
  })

  test('loses no more than one statement to a host that was made read-only under open connections', async () => {
    const pool = aPool(both())
    await useAll(pool)
    expect(pool.idleCount).toBe(10)
    await primary.ask('alter system set default_transaction_read_only = on')
    await primary.ask('select pg_reload_conf()')
    await promote()
    const refused = await eventually(() => failed(write(pool)))
    expect(refused).toSatisfy(isConnectionError)
    await eventually(() => pool.idleCount === 0)
    for (let n = 0; n < 20; n++) await write(pool)
    expect(await portOf(pool)).toBe(standby.port)
  })

  test('fails what waits for a host that fell silent within two seconds, although another replies', async () => {
    const silent = await startFaultProxy(primary.port)
    onTestFinished(() => silent.close())
    const pool = aPool(urlOf(silent.port, standby.port))
    await useAll(pool)
    const held = await pool.connect()
    silent.set({ blackhole: 'both', ignore: true })
    const start = Date.now()
    const waiting = failed(held.query('select 1'))
    await promote()
    expect(await waiting).toSatisfy(isConnectionError)
    expect(Date.now() - start).toBeLessThan(4_000)
    held.release()
    await eventually(async () => !(await failed(write(pool))))
    expect(await portOf(pool)).toBe(standby.port)
  })

  test('takes the certificate of any of its hosts, and no other', async () => {
    makeCertificate(place.folder)
    const [certificate, key] = [join(place.folder, 'fullchain.pem'), join(place.folder, 'privkey.pem')]
    await chmod(key, 0o600)
    if (place.account) await chown(key, place.account.uid, place.account.gid)
    await primary.ask(`alter system set ssl_cert_file = '${certificate}'`)
    await primary.ask(`alter system set ssl_key_file = '${key}'`)
    await primary.ask('alter system set ssl = on')
    await primary.ask('select pg_reload_conf()')
    await eventually(async () => (await primary.ask<{ ssl: string }>('show ssl'))[0]?.ssl === 'on')
    const hosts = (...names: string[]) =>
      `postgres://hearback@${names.map((name) => `${name}:${primary.port}`).join()}/hearback?sslmode=verify-full&sslrootcert=${certificate}`
    const { rows } = await aPool(hosts('localhost', '127.0.0.1')).query(
      'select ssl from pg_stat_ssl where pid = pg_backend_pid()',
    )
    expect(rows).toEqual([{ ssl: true }])
    const error = await failed(write(aPool(hosts('localhost', 'localhost'))))
    expect(error).toMatchObject({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' })
  })

  test.skipIf(bouncer === undefined)('may be of poolers, one before each host', async () => {
    const poolerOf = async ({ url }: Postgres, folder: string) => {
      const own = await makeTempFolder()
      onTestFinished(own.remove)
      const orders = { program: bouncer ?? '', target: url, mode: 'session', connections: 20 } as const
      const pooler = await startPooler({ ...orders, ...own })
      onTestFinished(() => pooler.end('SIGKILL'))
      return { port: pooler.port, folder }
    }
    const [one, two] = [await poolerOf(primary, 'one'), await poolerOf(standby, 'two')]
    const pool = openPool({ url: urlOf(one.port, two.port), pooled: true })
    onTestFinished(() => pool.end())
    await write(pool)
    await primary.end('SIGKILL')
    await promote()
    await eventually(async () => !(await failed(write(pool))))
    expect(await portOf(pool)).toBe(standby.port)
  })
})

describe.skipIf(bin === undefined)('the queue on several hosts, where a PostgreSQL is installed,', () => {
  const mail = (id: string): JobPayloads['mail'] => ({ id, to: 'ana@people.example', subject: id, text: id })
  let queue: Queue
  let sent: string[]
  const isListening = async (server: Postgres) => {
    const rows = await server.ask(
      "select from pg_stat_activity where query ~ '^LISTEN|pg_listening_channels' and pid <> pg_backend_pid()",
    )
    return rows.length > 0
  }
  const start = async (url: string) => {
    await primary.ask('drop schema if exists pgboss cascade')
    sent = []
    queue = await startQueue({ url, log: pino({ level: 'silent' }) })
    onTestFinished(() => queue.stop())
    await queue.handle('mail', async ({ id }) => void sent.push(id))
  }
  const enqueue = (pool: Pool, id: string) =>
    openDatabase(pool)
      .transaction()
      .execute((tx) => queue.enqueue(tx, 'mail', [mail(id)]))

  test('continues on the new primary, and is notified by it', async () => {
    await start(both())
    const pool = aPool(both())
    await enqueue(pool, 'before')
    await eventually(() => sent.includes('before'))
    await primary.end('SIGKILL')
    await promote()
    await eventually(async () => !(await failed(enqueue(pool, 'after'))))
    await eventually(() => sent.includes('after'))
    await eventually(() => isListening(standby))
    expect(sent).toEqual(['before', 'after'])
  })

  test('leaves a host that fell silent', async () => {
    const silent = await startFaultProxy(primary.port)
    onTestFinished(() => silent.close())
    const url = urlOf(silent.port, standby.port)
    await start(url)
    const pool = aPool(url)
    silent.set({ blackhole: 'both', ignore: true })
    await promote()
    await eventually(async () => !(await failed(enqueue(pool, 'after'))))
    await eventually(() => sent.includes('after'))
    await eventually(() => isListening(standby))
  })
})
