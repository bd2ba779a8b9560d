import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { limits } from '../values/limits.ts'
import { Id, line, wholeNumber } from '../values/primitives.ts'
import { Chat, Message, Participant } from './chat.ts'

/** A message with the words, and the other user of its chat. */
export const FoundMessage = z.object({ message: Message, other: Participant })
export type FoundMessage = z.infer<typeof FoundMessage>

export const searchChats = endpoint({
  method: 'GET',
  path: '/api/chat/search',
  access: 'member',
  role: 'recruiter',
  summary: 'Find chats by person and job, and messages by their words and file names, latest first',
  query: z.object({
    query: line(),
    limit: z._default(wholeNumber(1, limits.pageSize), 20),
    /** The last message of the page before. */
    before: z.optional(Id),
  }),
  reply: z.object({
    /** Up to 10, only on the first page. */
    chats: z.array(Chat),
    messages: z.array(FoundMessage),
    /** Value of `before` for the next page; null on the last one. */
    next: z.nullable(Id),
    /** False if the user has more than the 1,000 chats and 20,000 messages that are searched, latest chats first. */
    isComplete: z.boolean(),
  }),
})
