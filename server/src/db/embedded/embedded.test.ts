import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { joinEmbedded, startEmbedded } from './embedded.ts'
import { type Identity, mayEnter } from './identity.ts'
import { readPidFile } from './process.ts'

const root = process.getuid?.() === 0
const nobody: Identity = { uid: 65534, gid: 65534 }
const app = fileURLToPath(new URL('../../../test/embedded-app.ts', import.meta.url))
const said: string[] = []
const log = (sentence: string) => void said.push(sentence)

// A start may wait for a server that is going down, on a machine that runs other tests beside.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })
afterEach(() => void said.splice(0))

const removeAfterwards = (folder: string) =>
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))

// A kill -9 loses nothing that was handed to the system, so waiting for the disk would prove nothing here.
const settings = { fsync: 'off' }
const prepared = fs.mkdtempSync(path.join(os.tmpdir(), 'hearback-embedded-prepared-'))
beforeAll(async () => (await startEmbedded({ dataDir: prepared, settings, log })).stop())
afterAll(() => fs.rmSync(prepared, { recursive: true }))

function anEmptyFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hearback-embedded-'))
  removeAfterwards(folder)
  return folder
}

/** A data folder after its first start, with the owners of its files. */
function aDataFolder(): string {
  const folder = anEmptyFolder()
  execFileSync('cp', ['-a', `${prepared}/.`, folder])
  return folder
}

async function anEmbedded(dataDir: string) {
  const embedded = await startEmbedded({ dataDir, settings, log })
  onTestFinished(embedded.stop)
  return embedded
}

/** The application as a process of its own, so that it can be killed. */
async function anApp(dataDir: string, who?: Identity) {
  const child = spawn(process.execPath, [app, dataDir], { ...who, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(async () => {
    if (child.kill('SIGTERM')) await once(child, 'exit')
  })
  const complaint = child.stderr.toArray().then((chunks) => chunks.join(''))
  for await (const url of createInterface(child.stdout)) return { child, url }
  throw new Error(await complaint)
}

/** An application under a start command that can be killed alone; it takes 2 seconds to stop by itself, as one that drains. */
async function anOrphanedApp(dataDir: string) {
  const command = `
    import { spawn } from 'node:child_process'
    const wait = 'data:text/javascript,' + encodeURIComponent(
      "process.channel.unref(); process.once('disconnect', () => setTimeout(() => process.emit('SIGTERM'), 2_000))")
    spawn(process.execPath, ['--import', wait, ${JSON.stringify(app)}, ${JSON.stringify(dataDir)}],
      { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true })`
  const launcher = spawn(process.execPath, ['--input-type=module', '--eval', command], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const _url of createInterface(launcher.stdout)) return launcher
  throw new Error('the application did not start')
}

async function kill(child: ChildProcess) {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function ask(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

async function writeRow(url: string) {
  await ask(url, 'create table promises (text text)')
  await ask(url, "insert into promises values ('kept')")
}

const readRows = (url: string) => ask(url, 'select text from promises')
const cluster = (dataDir: string) => path.join(dataDir, 'postgres', 'pg18')

/** The pid of the server as long as it runs. */
function serverPid(folder: string): number | undefined {
  const pid = readPidFile(folder)?.pid
  try {
    return pid && process.kill(pid, 0) ? pid : undefined
  } catch {
    return undefined
  }
}

describe('a first start', () => {
  test('makes a database of PostgreSQL 18 that sorts by code point and is closed to other accounts', async () => {
    const dataDir = anEmptyFolder()
    const { url } = await anEmbedded(dataDir)
    const [row] = await ask(url, "select current_database() as name, version() as version, 'a' < 'B' as by_language")
    expect(row).toEqual({ name: 'hearback', version: expect.stringContaining('PostgreSQL 18'), by_language: false })
    expect(fs.statSync(cluster(dataDir)).mode & 0o777).toBe(0o700)
    expect(fs.statSync(path.join(dataDir, 'postgres', 'embedded.json')).mode & 0o777).toBe(0o600)
    expect(await ask(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  })

  test('as an ordinary user needs no other account', async ({ skip }) => {
    if (root && !mayEnter(path.dirname(app), nobody)) skip('this copy of the repository is closed to other accounts')
    const dataDir = anEmptyFolder()
    if (root) fs.chownSync(dataDir, nobody.uid, nobody.gid)
    const { url } = await anApp(dataDir, root ? nobody : undefined)
    await writeRow(url)
    expect(fs.statSync(cluster(dataDir)).uid).toBe(root ? nobody.uid : process.getuid?.())
  })

  test.runIf(root)('by root on a closed folder opens it to the account of PostgreSQL alone', async () => {
    const dataDir = anEmptyFolder()
    const { folder } = await anEmbedded(dataDir)
    expect(folder).toBe(cluster(dataDir))
    const { mode, gid } = fs.statSync(dataDir)
    expect([mode & 0o777, gid]).toEqual([0o710, fs.statSync(folder).gid])
  })

  test.runIf(root)('by root on a folder inside a private home keeps the database in /var/lib and says so', async () => {
    const home = anEmptyFolder()
    const dataDir = path.join(home, 'project', '.data')
    const first = await startEmbedded({ dataDir, log })
    const { folder } = JSON.parse(fs.readFileSync(path.join(dataDir, 'postgres', 'embedded.json'), 'utf8'))
    removeAfterwards(folder)
    await writeRow(first.url)
    await first.stop()
    expect(said.join()).toContain(`the database is kept in ${folder}`)
    expect(path.dirname(first.folder)).toBe(folder)
    expect(await readRows((await anEmbedded(dataDir)).url)).toEqual([{ text: 'kept' }])
  })
})

describe('a later start', () => {
  test('uses another port when the remembered one is taken', async () => {
    const dataDir = aDataFolder()
    const first = await startEmbedded({ dataDir, settings, log })
    await writeRow(first.url)
    await first.stop()
    const taken = net.createServer().listen(Number(new URL(first.url).port), '127.0.0.1')
    onTestFinished(() => void taken.close())
    await once(taken, 'listening')
    const second = await anEmbedded(dataDir)
    expect(new URL(second.url).port).not.toBe(new URL(first.url).port)
    expect(await readRows(second.url)).toEqual([{ text: 'kept' }])
  })

  test('is refused while another process has the folder, and names that process', async () => {
    const dataDir = aDataFolder()
    const { child, url } = await anApp(dataDir)
    await expect(startEmbedded({ dataDir, settings, log })).rejects.toThrow(
      `Hearback already runs on ${dataDir} (process ${child.pid}). Stop it first, or choose another DATA_DIR.`,
    )
    expect(await ask(url, 'select 1 as alive')).toEqual([{ alive: 1 }])
  })

  test('waits for a holder whose start command was killed, and says so', async () => {
    const dataDir = aDataFolder()
    const launcher = await anOrphanedApp(dataDir)
    await kill(launcher)
    const { url } = await anEmbedded(dataDir)
    expect(await ask(url, 'select 1 as alive')).toEqual([{ alive: 1 }])
    expect(said.join()).toMatch(/The start command of process \d+ has ended.*Waiting up to 15 s/)
  })

  test('is refused on the data of another major version, which stays as it is', async () => {
    const dataDir = anEmptyFolder()
    const other = path.join(dataDir, 'postgres', 'pg17')
    fs.mkdirSync(other, { recursive: true })
    fs.writeFileSync(path.join(other, 'PG_VERSION'), '17\n')
    await expect(startEmbedded({ dataDir, settings, log })).rejects.toThrow(
      /written by PostgreSQL 17, and this release brings PostgreSQL 18\. Run "npm run upgrade" once/,
    )
    expect(fs.readdirSync(path.dirname(other))).toEqual(['pg17'])
  })

  test('with a wrong setting fails with what PostgreSQL said and gives the folder back', async () => {
    const dataDir = aDataFolder()
    await expect(startEmbedded({ dataDir, settings: { work_mem: 'plenty' }, log })).rejects.toThrow(
      /invalid value for parameter "work_mem"/,
    )
    await anEmbedded(dataDir)
  })
})

describe('after a kill -9', () => {
  test('of the application its server ends by itself', async () => {
    const dataDir = aDataFolder()
    const { child } = await anApp(dataDir)
    expect(serverPid(cluster(dataDir))).toBeDefined()
    await kill(child)
    await expect.poll(() => serverPid(cluster(dataDir)), { timeout: 10_000 }).toBeUndefined()
  })

  test('of the application the next start has every row immediately', async () => {
    const dataDir = aDataFolder()
    const { child, url } = await anApp(dataDir)
    await writeRow(url)
    await kill(child)
    expect(await readRows((await anEmbedded(dataDir)).url)).toEqual([{ text: 'kept' }])
  })

  test('of the application and its watchdog the next start replaces the server that was left behind', async () => {
    const dataDir = aDataFolder()
    const { child, url } = await anApp(dataDir)
    await writeRow(url)
    const left = serverPid(cluster(dataDir))
    for (const dog of watchdogsOf(child)) process.kill(dog, 'SIGKILL')
    await kill(child)
    expect(serverPid(cluster(dataDir))).toBe(left)
    expect(await readRows((await anEmbedded(dataDir)).url)).toEqual([{ text: 'kept' }])
    expect(said).toContainEqual(expect.stringContaining(`PostgreSQL still runs as process ${left}`))
  })

  test('of the server it is started again on the same address with every row', async () => {
    const dataDir = aDataFolder()
    const { url } = await anEmbedded(dataDir)
    await writeRow(url)
    process.kill(serverPid(cluster(dataDir)) ?? Number.NaN, 'SIGKILL')
    await expect.poll(() => readRows(url).catch(() => 'away'), { timeout: 15_000 }).toEqual([{ text: 'kept' }])
  })

  test('a pid that now belongs to a stranger stops no start, and the stranger lives on', async () => {
    const dataDir = aDataFolder()
    const first = await startEmbedded({ dataDir, settings, log })
    const pidFile = path.join(cluster(dataDir), 'postmaster.pid')
    const lines = fs.readFileSync(pidFile, 'utf8')
    await first.stop()
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    onTestFinished(() => void stranger.kill())
    fs.writeFileSync(pidFile, lines.replace(/^\d+/, String(stranger.pid)), { mode: 0o644 })
    await anEmbedded(dataDir)
    expect([stranger.exitCode, stranger.signalCode]).toEqual([null, null])
  })
})

describe('a command beside the application', () => {
  test('joins its database and leaves it running', async () => {
    const dataDir = aDataFolder()
    const { url } = await anApp(dataDir)
    const joined = await joinEmbedded({ dataDir, settings, log })
    await joined.stop()
    expect(joined.url).toBe(url)
    expect(await ask(url, 'select 1 as alive')).toEqual([{ alive: 1 }])
  })

  test('starts the database itself when no one runs it', async () => {
    const dataDir = aDataFolder()
    const { url, stop } = await joinEmbedded({ dataDir, settings, log })
    expect(await ask(url, 'select 1 as alive')).toEqual([{ alive: 1 }])
    await stop()
    expect(serverPid(cluster(dataDir))).toBeUndefined()
  })
})

function watchdogsOf(parent: ChildProcess): number[] {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' }).split('\n')
  return processes
    .map((line) => line.trim().split(/\s+/))
    .filter(([, ppid, ...command]) => Number(ppid) === parent.pid && command.join(' ').includes('while read'))
    .map(([pid]) => Number(pid))
}
