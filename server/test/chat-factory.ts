import { randomUUID } from 'node:crypto'
import { decideChat, getChat, listMessages, sendMessage, startChat } from '@hearback/contract/hiring/chat.ts'
import { eventually, type TestApp } from './app.ts'
import { anEmployer } from './employer-factory.ts'
import type { Person } from './factories.ts'
import { aSeeker } from './seeker-factory.ts'

interface ChatFacts {
  /** The sender of the first message; a new employer by default. */
  by?: Person
  with?: Person
}

/** Creates a chat through the API, with its two people. */
export async function aChat(app: TestApp, facts: ChatFacts = {}) {
  const by = facts.by ?? (await anEmployer(app))
  const other = facts.with ?? (await aSeeker(app))
  const { data } = await by.call(startChat, { body: { profileId: other._id } })
  return { chatId: data._id, by, other }
}

/** Sends a message over HTTP, with a new client id by default. */
export async function say(who: Person, chatId: string, content: string, clientMessageId: string = randomUUID()) {
  const { data } = await who.call(sendMessage, { body: { chatId, content, clientMessageId } })
  return data
}

/** A page of the messages of a chat; with `after: 0` all, up to 500. */
export const messagesOf = (who: Person, chatId: string, query: Record<string, unknown> = {}) =>
  who.call(listMessages, { params: { chatId }, query })

/** The chat in the view of this person. */
export const chatOf = async (who: Person, chatId: string) => (await who.call(getChat, { params: { chatId } })).chat

export const decide = async (who: Person, chatId: string, decision: 'accept' | 'decline' | 'block') =>
  (await who.call(decideChat, { params: { chatId }, body: { decision } })).chat

/** Locks the row of the chat. Returns a function that waits for `waiters` blocked statements, runs `statement` and commits. */
export async function holdChat(app: TestApp, chatId: string) {
  const client = await app.pool.connect()
  await client.query('begin')
  await client.query('select from chats where id = $1 for update', [chatId])
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return async (waiters: number, statement = 'select', values: unknown[] = []) => {
    await eventually(async () => (await app.pool.query(waiting)).rowCount === waiters)
    await client.query(statement, values)
    await client.query('commit')
    client.release()
  }
}
