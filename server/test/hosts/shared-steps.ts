import { setTimeout as pause } from 'node:timers/promises'
import { logIn } from '@hearback/contract/accounts/accounts.ts'
import { countUnread } from '@hearback/contract/hiring/chat.ts'
import { callerAt, eventually, Refusal } from '../app.ts'
import type { Chat } from '../faults/chat-pairs.ts'
import { isMailed } from '../faults/kills.ts'
import { connectSocket } from '../sockets.ts'
import type { Stack } from './stack.ts'
import { must, type Step } from './steps.ts'

const allowed = 10

/** State that processes share. */
export const sharedSteps = (stack: Stack, chat: Chat): Step[] => [
  {
    says: 'two who connect by long polling talk, whichever process each of their requests meets',
    run: () => poll(stack, chat),
  },
  { says: 'attempts to sign in are counted over all processes, in Redis', run: () => count(stack) },
  { says: 'background work is done past the poolers', run: () => work(stack) },
  {
    says: 'a primary that restarts is answered by 503 with Retry-After, and used again by itself',
    run: () => restart(stack, chat),
  },
]

async function poll({ url }: Stack, { id: chatId, employer, seeker }: Chat) {
  const client = (token: string | undefined) =>
    connectSocket(url, { auth: { token }, transports: ['polling'], refuse: ({ message }) => new Error(message) })
  const [hana, ana] = await Promise.all([client(employer.token), client(seeker.token)])
  try {
    for (let n = 0; n < 20; n++) {
      const content = `Polled ${n}`
      await hana.ask('sendMessage', { chatId, content })
      await eventually(() => ana.heard('receiveMessage').some((message) => message.content === content))
    }
  } finally {
    for (const one of [hana, ana]) one.disconnect()
  }
  return { 'messages there and heard': 20 }
}

async function count({ url, server }: Stack) {
  const body = { email: `nobody${Date.now()}@people.example`, password: 'a long password' }
  const refusals = await Promise.all(
    Array.from({ length: allowed + 4 }, (_, n) =>
      callerAt(server.urls[n % server.urls.length] ?? url)
        .call(logIn, { body })
        .catch((error: unknown) => (error instanceof Refusal ? error.status : 0)),
    ),
  )
  const refused = refusals.filter((status) => status === 429).length
  must(refused === 4, `${refused} of ${allowed + 4} attempts were refused instead of 4`)
  return { 'refused of 14 attempts on two processes': refused }
}

async function work({ server, ground }: Stack) {
  for (const url of server.urls) must(await isMailed(url, ground.dataDir), `${url} mailed nothing`)
  return { 'processes whose registrations were mailed': server.urls.length }
}

async function restart({ server, primary }: Stack, { employer }: Chat) {
  const ask = (url: string) =>
    callerAt(url, employer.token)
      .call(countUnread)
      .then(
        () => 'right' as const,
        (error: unknown) => (isAsPromised(error) ? ('503' as const) : Promise.reject(error)),
      )
  await primary.end('SIGINT')
  const refusedFrom = performance.now()
  let refused = 0
  try {
    for (const url of server.urls) must((await ask(url)) === '503', `${url} did not say that it cannot serve`)
    refused = performance.now() - refusedFrom
    await pause(2_000)
  } finally {
    await primary.start()
  }
  const startedAt = performance.now()
  await primary.answers()
  for (const url of server.urls) await eventually(async () => (await ask(url)) === 'right')
  const back = performance.now() - startedAt
  must(server.crashes === 0, 'a process ended by itself')
  return { 'both refused within, ms': Math.round(refused), 'both served again after, ms': Math.round(back) }
}

const isAsPromised = (error: unknown) =>
  error instanceof Refusal && error.status === 503 && Number(error.headers['retry-after']) > 0
