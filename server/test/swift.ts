import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './process.ts'

// OpenStack Swift offers an S3 API that verifies signatures, unlike small fakes. Everything runs on loopback, in a
// folder of its own.

/** Swift's modules belong to the system's own Python; its object server needs attributes of files. */
const python = '/usr/bin/python3'
const probe = `import os, sys, swift.common.middleware.s3api; os.setxattr(sys.argv[1], 'user.hearback', b'')`

/** The reason why Swift cannot run here; undefined if it can. */
export function missingForSwift(): string | undefined {
  if (spawnSync('memcached', ['--version']).status !== 0) return 'memcached is not installed'
  const folder = mkdtempSync(join(tmpdir(), 'hearback-probe-'))
  const { status } = spawnSync(python, ['-c', probe, folder])
  void rm(folder, { recursive: true })
  return status === 0 ? undefined : 'python3-swift is not installed, or the temporary folder has no attributes'
}

export interface Swift {
  readonly endpoint: string
  /** Account (as in S3_ACCESS_KEY_ID) and secret. */
  readonly account: string
  readonly secret: string
  /** Sets a quota in bytes for a bucket; 0 for none. */
  limit(bucket: string, bytes: number): Promise<void>
  stop(): Promise<void>
}

const account = 'test:tester'
const secret = 'testing'
const storages = ['account', 'container', 'object'] as const

/** A Swift with one disk and one replica; starting takes some seconds. */
export async function startSwift(): Promise<Swift> {
  const folder = mkdtempSync(join(tmpdir(), 'hearback-swift-'))
  const [proxy = 0, cache = 0, ...ports] = await freePorts(2 + storages.length)
  mkdirSync(join(folder, 'devices/d1'), { recursive: true })
  writeFileSync(join(folder, 'swift.conf'), swiftConf)
  for (const name of storages) writeFileSync(join(folder, `${name}.conf`), storageConf(folder, name))
  writeFileSync(join(folder, 'proxy.conf'), proxyConf(folder, cache))
  const asRoot = userInfo().uid === 0 ? ['-u', userInfo().username] : []
  const servers = [
    spawn('memcached', ['-l', '127.0.0.1', '-p', String(cache), '-U', '0', ...asRoot], { stdio: 'ignore' }),
    spawn(python, ['-c', serve, folder, ...[...ports, proxy].map(String)], { stdio: ['ignore', 'ignore', 'pipe'] }),
  ]
  const stop = async () => {
    await Promise.all(servers.map(end))
    await rm(folder, { recursive: true, force: true })
  }
  const endpoint = `http://127.0.0.1:${proxy}`
  await ready(endpoint, servers).catch(async (error: Error) => {
    await stop()
    throw error
  })
  return { endpoint, account, secret, limit: (bucket, bytes) => limit(endpoint, bucket, bytes), stop }
}

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await freePort())
  return [...ports]
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

async function ready(endpoint: string, servers: ChildProcess[]): Promise<void> {
  let said = ''
  for (const { stderr } of servers) stderr?.on('data', (text) => (said += text))
  const deadline = Date.now() + 50_000
  while (Date.now() < deadline) {
    if (servers.some(({ exitCode }) => exitCode !== null)) throw new Error(`a server of Swift ended: ${said}`)
    if (await token(endpoint).catch(() => undefined)) return
    await pause(100)
  }
  throw new Error(`Swift did not answer within 50 seconds: ${said}`)
}

/** A token of Swift's own API, for settings that S3 lacks. */
async function token(endpoint: string): Promise<{ address: string; headers: Record<string, string> } | undefined> {
  const headers = { 'x-auth-user': account, 'x-auth-key': secret }
  const answer = await fetch(`${endpoint}/auth/v1.0`, { headers })
  const [address, key] = [answer.headers.get('x-storage-url'), answer.headers.get('x-auth-token')]
  const reachable = address && key && (await fetch(address, { headers: { 'x-auth-token': key } })).ok
  return reachable ? { address, headers: { 'x-auth-token': key } } : undefined
}

async function limit(endpoint: string, bucket: string, bytes: number): Promise<void> {
  const way = await token(endpoint)
  if (!way) throw new Error('Swift gave no token')
  const quota = { 'x-container-meta-quota-bytes': bytes === 0 ? '' : String(bytes) }
  const answer = await fetch(`${way.address}/${bucket}`, { method: 'POST', headers: { ...way.headers, ...quota } })
  if (!answer.ok) throw new Error(`Swift set no quota: ${answer.status}`)
}

/** All four servers in one process, because loading their modules takes longer than the tests; the proxy is the last. */
const serve = `import sys, eventlet, eventlet.wsgi
folder, ports = sys.argv[1], [int(port) for port in sys.argv[2:]]
from swift.common import utils
utils.SWIFT_CONF_FILE = folder + '/swift.conf'
from swift.common.ring import RingBuilder
from swift.common.wsgi import NullLogger, SwiftHttpProtocol, loadapp
utils.validate_configuration()
utils.eventlet_monkey_patch()
for name, port in zip(('account', 'container', 'object', 'proxy'), ports):
    if name != 'proxy':
        ring = RingBuilder(2, 1, 0)
        place = {'ip': '127.0.0.1', 'port': port, 'replication_ip': '127.0.0.1', 'replication_port': port}
        ring.add_dev({'id': 0, 'region': 1, 'zone': 1, 'device': 'd1', 'weight': 1.0, 'meta': '', **place})
        ring.rebalance()
        ring.get_ring().save(folder + '/' + name + '.ring.gz')
for name, port in zip(('account', 'container', 'object', 'proxy'), ports):
    app = loadapp(folder + '/' + name + '.conf', {'log_name': name})
    options = {'protocol': SwiftHttpProtocol, 'capitalize_response_headers': False}
    eventlet.spawn(eventlet.wsgi.server, eventlet.listen(('127.0.0.1', port)), app, NullLogger(), **options)
while True:
    eventlet.sleep(3600)`

const swiftConf = `[swift-hash]
swift_hash_path_suffix = hearback
[storage-policy:0]
name = one
default = yes
`

const common = (folder: string) => `[DEFAULT]
swift_dir = ${folder}
log_level = CRITICAL
log_address = ${folder}/no-log
`

const storageConf = (folder: string, name: string) => `${common(folder)}devices = ${folder}/devices
mount_check = false
disable_fallocate = true
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`

const filters = ['catch_errors', 'gatekeeper', 'cache', 's3api', 'tempauth', 'container_quotas', 'slo', 'dlo'] as const
const optionsOf = (cache: number): Partial<Record<(typeof filters)[number], string>> => ({
  cache: `memcache_servers = 127.0.0.1:${cache}`,
  s3api: 'location = us-east-1\ns3_acl = false\ndns_compliant_bucket_names = true',
  tempauth: `user_test_tester = ${secret} .admin`,
})

const proxyConf = (folder: string, cache: number) => `${common(folder)}[pipeline:main]
pipeline = ${filters.join(' ')} proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
${filters.map((name) => filterConf(name, optionsOf(cache)[name])).join('')}`

const filterConf = (name: string, options = '') => `[filter:${name}]
use = egg:swift#${name === 'cache' ? 'memcache' : name}
${options}
`
