import { randomUUID } from 'node:crypto'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { sendFileMessage, sendMessage } from '@hearback/contract/hiring/chat.ts'
import type { TestApp } from './app.ts'
import { aChat } from './chat-factory.ts'
import { connectSocket, type TestSocket } from './sockets.ts'

interface Load {
  /** Stops the load and waits for pending responses. */
  stop(): Promise<LoadResult>
}
interface LoadResult {
  readonly answered: number
  /** Failures, described. */
  readonly failures: readonly string[]
  readonly slowestMs: number
  /** Ids of acknowledged messages. */
  readonly acknowledged: readonly string[]
  /** Lost connections by reason, and the longest time without one. */
  readonly ends: Readonly<Record<string, number>>
  readonly longestAwayMs: number
}

interface Chatters {
  readonly chatId: string
  readonly by: { token: string | undefined }
}

const slowBodyMs = 1_500
/** A person may upload 30 files an hour, so several take turns. */
const uploadingPairs = 5
const betweenFilesMs = 1_500
const hands = 6
/** Some requests are in flight at any time, and the processes that start meanwhile get their share of the machine. */
const betweenRequestsMs = 20

/** Starts a constant load over keep-alive connections: reads, writes, uploads, slow bodies and chats. */
export async function startLoad(app: TestApp, url: string): Promise<Load> {
  const chats = await Promise.all([aChat(app), aChat(app)])
  const pairs = await Promise.all(Array.from({ length: uploadingPairs }, () => aChat(app)))
  const uploaders: Chatters[] = pairs.flatMap(({ chatId, by, other }) =>
    [by, other].map((one) => ({ chatId, by: one })),
  )
  const tally = { answered: 0, failures: [] as string[], slowestMs: 0 }
  let going = true
  const note = async (what: string, answer: Promise<Response>) => {
    const from = performance.now()
    try {
      const { status, body } = await answer
      await body?.cancel()
      if (status >= 400) tally.failures.push(`${what}: ${status}`)
      tally.answered += 1
    } catch (error) {
      tally.failures.push(`${what}: ${String((error as Error).cause ?? error)}`)
    }
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - from)
  }
  const forEver = async (work: (turn: number) => Promise<void>) => {
    for (let turn = 0; going; turn += 1) {
      await work(turn)
      await pause(betweenRequestsMs)
    }
  }
  const readers = Array.from({ length: hands }, () =>
    forEver((turn) => note(paths[turn % paths.length] ?? '/', fetch(`${url}${paths[turn % paths.length]}`))),
  )
  const writers = chats.map((chat) =>
    forEver(() => note('a message', fetch(`${url}${sendMessage.path}`, message(chat)))),
  )
  const uploader = forEver(async (turn) => {
    await note('a file', fetch(`${url}${sendFileMessage.path}`, file(uploaders[turn % uploaders.length] as Chatters)))
    await pause(betweenFilesMs)
  })
  const slow = forEver(() => note('a slow message', sendSlowly(`${url}${sendMessage.path}`, chats[1])))
  const clients = await Promise.all(chats.map((chat) => openScreen(url, chat, () => going)))
  return {
    async stop() {
      going = false
      await Promise.all([...readers, ...writers, uploader, slow])
      const told = await Promise.all(clients.map((client) => client.end()))
      return {
        ...tally,
        slowestMs: Math.round(tally.slowestMs),
        acknowledged: told.flatMap(({ acknowledged }) => acknowledged),
        ends: told.reduce<Record<string, number>>((all, { ends }) => {
          for (const why of ends) all[why] = (all[why] ?? 0) + 1
          return all
        }, {}),
        longestAwayMs: Math.round(Math.max(...told.map(({ longestAwayMs }) => longestAwayMs))),
      }
    },
  }
}

const paths = ['/api/places?query=bo', '/jobs', '/openapi.json', '/']

const headersOf = ({ by }: Chatters) => ({ 'auth-token': by.token ?? '' })
const content = ({ chatId }: Chatters) => JSON.stringify({ chatId, content: 'Hello', clientMessageId: randomUUID() })
const message = (chat: Chatters): RequestInit => ({
  method: sendMessage.method,
  headers: { ...headersOf(chat), 'content-type': 'application/json' },
  body: content(chat),
})
function file(chat: Chatters): RequestInit {
  const body = new FormData()
  body.append('chatId', chat.chatId)
  body.append('file', new File(['a'.repeat(500_000)], 'notes.txt'))
  return { method: sendFileMessage.method, headers: headersOf(chat), body }
}

/** Sends the body in two pieces, like a slow phone. */
async function sendSlowly(url: string, chat: Chatters): Promise<Response> {
  const open = url.startsWith('https') ? secureRequest : plainRequest
  const body = content(chat)
  const headers = { ...headersOf(chat), 'content-type': 'application/json', 'content-length': String(body.length) }
  return new Promise((resolve, reject) => {
    const request = open(url, { method: 'POST', headers, agent: false }, (answer) => {
      answer.resume()
      resolve(new Response(null, { status: answer.statusCode ?? 500 }))
    })
    request.on('error', reject)
    request.write(body.slice(0, 10))
    void pause(slowBodyMs).then(() => request.end(body.slice(10)))
  })
}

/** Sends messages serially, each again under the same id until it is acknowledged. */
async function openScreen(url: string, { chatId, by }: Chatters, going: () => boolean) {
  const socket: TestSocket = await connectSocket(url, {
    auth: { token: by.token },
    reconnection: true,
    rejectUnauthorized: false,
    refuse: ({ message }) => new Error(message),
  })
  const ends: string[] = []
  const acknowledged: string[] = []
  let longestAwayMs = 0
  let lostAt = 0
  socket.on('disconnect', (why) => {
    lostAt = performance.now()
    ends.push(why)
  })
  socket.on('connect', () => {
    if (lostAt) longestAwayMs = Math.max(longestAwayMs, performance.now() - lostAt)
  })
  const talk = async () => {
    while (going()) {
      const clientMessageId = randomUUID()
      for (let sent = false; !sent; ) {
        const answer = await socket
          .timeout(1_000)
          .emitWithAck('sendMessage', { chatId, content: 'By socket', clientMessageId })
          .catch(() => undefined)
        sent = answer?.success === true
        if (!sent) await pause(50)
      }
      acknowledged.push(clientMessageId)
      await pause(20)
    }
  }
  const talked = talk()
  return {
    async end() {
      await talked
      socket.disconnect()
      return { ends: ends.filter((why) => why !== 'io client disconnect'), acknowledged, longestAwayMs }
    },
  }
}
