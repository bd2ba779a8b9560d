import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Message, sendFileMessage, sendMessage } from '@hearback/contract/hiring/chat.ts'
import type { Draw } from '../../src/demo/draw/random.ts'
import { type Caller, Refusal } from '../app.ts'
import type { ChatClient } from './chat-client.ts'
import type { Draft, Ledger } from './ledger.ts'

export interface Speaker {
  readonly client: ChatClient
  readonly caller: Caller
  readonly chatId: string
  readonly texts: readonly string[]
  readonly draw: Draw
  readonly ledger: Ledger
  /** Milliseconds between messages, unless they are delayed. */
  readonly everyMs: number
  /** The share of messages with a file. */
  readonly files: number
}

/** Codes of temporary failures, which are retried. */
const passing = ['unavailable', 'internal', 'too_many_requests']
const longestPauseMs = 2_000
/** The share of messages that are sent again after their acknowledgement. */
const repeated = 0.02
/** Control characters, which occur in real messages but make a text file binary. */
const controls = /[^\P{Cc}\n\r\t]/gu

/**
 * Sends messages in one chat until `stop`, one at a time, and completes the last. Each is sent by socket, and retried
 * under the same id by socket or HTTP until it is acknowledged.
 */
export async function sendMessages(speaker: Speaker, stop: AbortSignal): Promise<void> {
  const { draw, everyMs } = speaker
  await pause(draw.next() * everyMs)
  for (let turn = Date.now(); !stop.aborted; ) {
    const draft = nextDraft(speaker)
    const first = await untilAcknowledged(speaker, draft)
    if (first && draw.chance(repeated)) await repeat(speaker, draft)
    if (first) speaker.client.take(first)
    turn = Math.max(turn + everyMs, Date.now() - everyMs)
    await pause(Math.max(0, turn - Date.now()))
  }
}

/** Sends it again by socket and HTTP; both acknowledgements must equal the first. */
async function repeat(speaker: Speaker, draft: Draft): Promise<void> {
  const answers = await Promise.all([bySocket(speaker, draft), byHttp(speaker, draft)])
  for (const answer of answers) if (answer && answer !== 'refused') speaker.ledger.acknowledge(draft, answer, 1)
}

function nextDraft({ chatId, client, texts, draw, files }: Speaker): Draft {
  const draft = { chatId, sender: client.userId, clientMessageId: randomUUID(), content: draw.pick(texts).trim() }
  if (!draw.chance(files)) return draft
  const words = draft.content.replace(controls, '')
  return { ...draft, file: { name: 'notes.txt', content: Buffer.from(`${draft.clientMessageId} ${words}`) } }
}

/** Returns undefined if it was refused permanently. */
async function untilAcknowledged(speaker: Speaker, draft: Draft): Promise<Message | undefined> {
  const { client, draw, ledger } = speaker
  for (let tries = 1; ; tries++) {
    const byCall = tries > 1 && (!client.connected || draw.chance(0.5))
    const answer = await (byCall ? byHttp(speaker, draft) : bySocket(speaker, draft))
    if (answer === 'refused') return undefined
    if (answer) {
      ledger.acknowledge(draft, answer, tries)
      return answer
    }
    await client.connection(Math.min(longestPauseMs, 100 * 2 ** tries) * (0.5 + draw.next() / 2))
    if (client.connected && tries > 1) await pause(50)
  }
}

type Outcome = Message | 'refused' | undefined

async function bySocket({ client, ledger }: Speaker, { file, sender: _sender, ...form }: Draft): Promise<Outcome> {
  const answer = await client.ask<Message>(
    file ? 'sendFileMessage' : 'sendMessage',
    file ? { ...form, file: file.content, name: file.name } : form,
  )
  if (!answer) return undefined
  if (answer.success) return answer.data
  return afterRefusal(ledger, answer.code)
}

async function byHttp({ caller, ledger }: Speaker, draft: Draft): Promise<Outcome> {
  const { file, sender: _sender, ...form } = draft
  const call = file
    ? caller.call(sendFileMessage, { body: form, file: new File([new Uint8Array(file.content)], file.name) } as never)
    : caller.call(sendMessage, { body: form })
  return call.then(
    ({ data }) => data,
    (error: unknown) => (error instanceof Refusal ? afterRefusal(ledger, error.body.code) : undefined),
  )
}

function afterRefusal(ledger: Ledger, code: string): Outcome {
  if (passing.includes(code)) {
    ledger.refuse(code)
    return undefined
  }
  ledger.contradict(`refused with ${code}`)
  return 'refused'
}
