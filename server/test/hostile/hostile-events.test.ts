import { ErrorBody } from '@hearback/contract/error-body.ts'
import { type ErrorCode, errors } from '@hearback/contract/errors.ts'
import { Message } from '@hearback/contract/hiring/chat.ts'
import {
  type ClientEvent,
  clientEvents,
  OpenedChat,
  type ServerEvent,
  serverEvents,
} from '@hearback/contract/hiring/chat-events.ts'
import * as fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import { eventually, testApp } from '../app.ts'
import { messagesOf } from '../chat-factory.ts'
import { aPdf } from '../documents.ts'
import { isLong, noteFigures } from '../long.ts'
import { makeWorld, tablesOf, testPlaceNames, type World } from '../permission-world.ts'
import type { TestSocket } from '../sockets.ts'
import { anything, broken, hostile } from './arbitraries.ts'
import { naughtyTexts } from './naughty-strings.ts'

// FUZZ_RUNS payloads per event and person, by FUZZ_SEED; like the calls in hostile-input.test.ts.
const runs = Number(process.env.FUZZ_RUNS ?? 14)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122)
const app = testApp()
testPlaceNames(app)
beforeEach(() => app.pool.query('delete from pgboss.schedule'))

function payloads(event: ClientEvent, world: World): unknown[] {
  const known = { ids: [world.chatId, world.chatId, world.messageId, world.hana._id], emails: [] }
  const made = hostile(clientEvents[event] as ZodMiniType, known)
  const file = fc.constantFrom(aPdf(), Buffer.from('<svg onload="alert(1)"/>'), Buffer.alloc(0), Buffer.alloc(300, 7))
  const withFile = fc
    .tuple(made, file, fc.constantFrom(...naughtyTexts))
    .map(([value, bytes, name]) => ({ ...(value as object), chatId: world.chatId, file: bytes, name }))
  const shaped = event === 'sendFileMessage' ? fc.oneof(made, withFile) : made
  const one = fc.oneof(
    { weight: 5, arbitrary: shaped },
    { weight: 4, arbitrary: broken(shaped) },
    { weight: 1, arbitrary: anything },
  )
  return fc.sample(one, { seed: seed ^ event.length, numRuns: runs })
}

/** Retries while the event is rate limited. */
async function tell(client: TestSocket, event: ClientEvent, payload: unknown): Promise<unknown> {
  return eventually(
    async () => {
      const answer = await client.timeout(20_000).emitWithAck(event, payload)
      return answer?.code === 'too_many_requests' ? undefined : (answer ?? null)
    },
    { withinMs: 60_000 },
  )
}

/** The payload as received: JSON with binary attachments. */
function received(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null) return payload
  const plain = JSON.parse(JSON.stringify(payload))
  if ('file' in payload && payload.file instanceof Uint8Array) plain.file = payload.file
  return plain
}

const replies: Partial<Record<ClientEvent, ZodMiniType>> = {
  openChat: OpenedChat,
  sendMessage: Message,
  sendFileMessage: Message,
}

function holdsMore(schema: ZodMiniType, value: unknown): boolean {
  const parsed = schema.safeParse(value)
  return !parsed.success || JSON.stringify(parsed.data) !== JSON.stringify(value)
}

/** Returns the fault of an acknowledgement, or undefined. */
function faultOf(event: ClientEvent, payload: unknown, answer: unknown): string | undefined {
  const { success, data } = answer as { success?: boolean; data?: unknown }
  const isTaken = clientEvents[event].safeParse(received(payload)).success
  if (success !== true) return faultOfRefusal(answer, isTaken)
  if (!isTaken) return 'it was taken, against the contract'
  const reply = data === null ? undefined : replies[event]
  return reply && holdsMore(reply, data) ? 'the answer holds more than the contract says' : undefined
}

function faultOfRefusal(answer: unknown, isTaken: boolean): string | undefined {
  const refusal = ErrorBody.safeParse(answer)
  if (!refusal.success) return 'the refusal has not the one shape'
  const { code, error, message, fields = {} } = refusal.data
  if (!(code in errors) || errors[code as ErrorCode][0] >= 500) return `the server failed with ${code}`
  if (/node_modules|\bat .+\.[jt]s:\d+|SELECT |syntax error/.test(error + message)) return 'it shows its inside'
  const isNamed = code === 'invalid_input' && Object.keys(fields).length > 0
  return isTaken || isNamed ? undefined : `it is ${code}, and names no field`
}

/** Sends one person's payloads and checks the acknowledgements; returns their codes. */
async function speak(client: TestSocket, event: ClientEvent, said: readonly unknown[], faults: string[]) {
  const codes: string[] = []
  for (const payload of said) {
    const answer = await tell(client, event, payload)
    codes.push((answer as { code?: string }).code ?? 'done')
    const fault = faultOf(event, payload, answer)
    if (fault)
      faults.push(`${fault}: ${JSON.stringify(payload)?.slice(0, 500)} -> ${JSON.stringify(answer).slice(0, 300)}`)
  }
  return codes
}

/** Strangers receive nothing of the chat, and members nothing beyond the contract. */
function expectHeard(stranger: TestSocket, member: TestSocket, chatId: string): void {
  for (const [name, schema] of Object.entries(serverEvents)) {
    const ofChat = stranger.heard(name as ServerEvent).filter((one) => JSON.stringify(one).includes(chatId))
    expect(ofChat, `a stranger heard ${name}`).toEqual([])
    const more = member.heard(name as ServerEvent).filter((one) => holdsMore(schema as ZodMiniType, one))
    expect(more, `${name} holds more than the contract says`).toEqual([])
  }
}

test.each(Object.keys(clientEvents) as ClientEvent[])(
  `any input to %s is answered as the contract says, and tells or changes nothing for strangers (seed ${seed})`,
  async (event) => {
    const world = await makeWorld(app)
    const [watching, stranger] = [await app.connect(world.hana), await app.connect(world.otto)]
    const faults: string[] = []
    const before = await tablesOf(app)
    const codes = new Set<string>()
    for (const name of ['otto', 'bea', 'hana', 'ana'] as const) {
      const client = await app.connect(world[name])
      for (const code of await speak(client, event, payloads(event, world), faults)) codes.add(code)
      if (name === 'bea') expect(await tablesOf(app)).toEqual(before)
      expect(client.connected).toBe(true)
    }
    expect(faults.slice(0, 10)).toEqual([])
    expect([watching.connected, stranger.connected]).toEqual([true, true])
    expect((await messagesOf(world.hana, world.chatId)).messages.length).toBeGreaterThanOrEqual(2)
    expectHeard(stranger, watching, world.chatId)
    noteFigures('P31', {
      [`payloads as ${event}`]: 4 * runs,
      [`replies to ${event}`]: [...codes].toSorted().join(', '),
    })
  },
  isLong ? 600_000 : 120_000,
)
