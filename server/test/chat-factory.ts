import { randomUUID } from 'node:crypto'
import { sendMessage, startChat } from '@hearback/contract/chat.ts'
import type { TestApp } from './app.ts'
import { anEmployer } from './employer-factory.ts'
import type { Person } from './factories.ts'
import { aSeeker } from './seeker-factory.ts'

interface ChatFacts {
  /** Who starts it; an employer of its own otherwise. */
  by?: Person
  with?: Person
}

/** A chat made through the API, with its two people. */
export async function aChat(app: TestApp, facts: ChatFacts = {}) {
  const by = facts.by ?? (await anEmployer(app))
  const other = facts.with ?? (await aSeeker(app))
  const { data } = await by.call(startChat, { body: { profileId: other._id } })
  return { chatId: data._id, by, other }
}

/** Says it over HTTP, under an id of its own unless told otherwise. */
export async function say(who: Person, chatId: string, content: string, clientMessageId: string = randomUUID()) {
  const { data } = await who.call(sendMessage, { body: { chatId, content, clientMessageId } })
  return data
}
