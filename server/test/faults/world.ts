import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawFrom } from '../../src/demo/draw/random.ts'
import { type Caller, callerAt } from '../app.ts'
import type { Person } from '../factories.ts'
import { type ChatClient, openClient } from './chat-client.ts'
import { type Chat, chatPairs } from './chat-pairs.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { type RestartableDatabase, startRestartableDatabase } from './restartable-database.ts'
import { type RestartableServer, startRestartableServer } from './restartable-server.ts'
import { sendMessages } from './send-messages.ts'
import { readTexts } from './texts.ts'

export interface WorldOrders {
  /** The number of employers and of seekers. Each pair has a chat in which both write. */
  readonly ofEach: number
  /** Total messages per second. */
  readonly rate: number
  /** The share of messages with a file. */
  readonly files: number
  readonly seed: number
  readonly fsync: boolean
  /** The path of a Redis program, for two processes. */
  readonly redis?: string | undefined
  /** Whether fault proxies are between clients and server, and between server and database. */
  readonly networks?: boolean
  readonly settings?: NodeJS.ProcessEnv
  /** Existing servers to use instead of new ones. */
  readonly ground?: Ground
}

/** The file store of the server. */
interface KeptFiles {
  contentOf(key: string): Promise<Buffer | undefined>
  /** Keys of message files. */
  keys(): Promise<string[]>
}

/** The servers of a world. */
export interface Ground {
  readonly database: RestartableDatabase
  /** The proxy between server and database. */
  readonly databaseProxy: FaultProxy | undefined
  readonly server: RestartableServer
  readonly dataDir: string
  readonly files: KeptFiles
}

/** A client, and the proxy between it and the server. */
export interface Line {
  readonly client: ChatClient
  readonly caller: Caller
  readonly proxy: FaultProxy | undefined
}

/** Servers, people with two clients each, and their messages. */
export interface World extends Ground {
  readonly ledger: Ledger
  readonly chats: readonly Chat[]
  /** Two clients per person: one writes, one only reads. */
  readonly lines: readonly Line[]
  /** Runs traffic until `work` is done; resolves when the last message is acknowledged. */
  whileTheyTalk(work: () => Promise<void>): Promise<void>
  end(): Promise<void>
}

export async function makeWorld(orders: WorldOrders): Promise<World> {
  const stops: (() => Promise<unknown>)[] = []
  const end = async () => {
    for (const stop of stops.splice(0).reverse()) await stop()
  }
  return fill(orders, stops).then(
    (world) => ({ ...world, end }),
    async (error: unknown) => {
      await end()
      throw error
    },
  )
}

async function fill(orders: WorldOrders, stops: (() => Promise<unknown>)[]): Promise<Omit<World, 'end'>> {
  const ground = orders.ground ?? (await ownGround(orders, stops))
  const { database, server } = ground
  const chats = await chatPairs(database, server.url, orders.ofEach)
  const ledger = openLedger()
  const people = [...new Set(chats.flatMap(({ employer, seeker }) => [employer, seeker]))]
  const chatIdsOf = (who: Person) =>
    chats.filter(({ employer, seeker }) => employer === who || seeker === who).map(({ id }) => id)
  const open = async (person: Person, reads: boolean) => {
    const proxy = orders.networks ? await startFaultProxy(Number(new URL(server.url).port)) : undefined
    const url = through(server.url, proxy)
    const caller = Object.assign(callerAt(url, person.token), { _id: person._id })
    const client = openClient({ url, who: caller, chatIds: chatIdsOf(person), ledger, reads })
    stops.push(async () => {
      client.close()
      await proxy?.close()
    })
    await client.connection(20_000)
    return { client, caller, proxy, chatIds: chatIdsOf(person) }
  }
  const speaking = await Promise.all(people.map((who) => open(who, false)))
  const reading = await Promise.all(people.map((who) => open(who, true)))
  const mouths = speaking.flatMap(({ chatIds, ...line }) => chatIds.map((chatId) => ({ ...line, chatId })))
  const words = { texts: readTexts(), ledger, files: orders.files, everyMs: (1_000 * mouths.length) / orders.rate }
  return {
    ...ground,
    ledger,
    chats,
    lines: [...speaking, ...reading],
    async whileTheyTalk(work) {
      const stop = new AbortController()
      const talk = mouths.map((mouth, i) =>
        sendMessages({ ...mouth, ...words, draw: drawFrom(orders.seed + i) }, stop.signal),
      )
      await work().finally(() => stop.abort())
      await Promise.all(talk)
    },
  }
}

async function ownGround(orders: WorldOrders, stops: (() => Promise<unknown>)[]): Promise<Ground> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearback-world-'))
  stops.push(() => rm(dataDir, { recursive: true, force: true }))
  const database = await startRestartableDatabase(orders)
  stops.push(() => database.stop())
  const databaseProxy = orders.networks ? await startFaultProxy(database.port) : undefined
  stops.push(async () => databaseProxy?.close())
  const settings = { DATABASE_URL: through(database.url, databaseProxy), DATA_DIR: dataDir }
  const server = await startRestartableServer({ ...orders.settings, ...settings }, orders.redis)
  stops.push(() => server.stop())
  return { database, databaseProxy, server, dataDir, files: filesIn(join(dataDir, 'files')) }
}

/** Files of a server that stores them in this folder. */
export const filesIn = (folder: string): KeptFiles => ({
  contentOf: (key) => readFile(join(folder, key)).catch(() => undefined),
  keys: async () => (await readdir(join(folder, 'chat')).catch(() => [])).map((name) => `chat/${name}`),
})

function through(address: string, proxy: FaultProxy | undefined): string {
  const url = new URL(address)
  if (proxy) url.port = String(proxy.port)
  return url.href.replace(/\/$/, '')
}
