import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const label = 'Search your messages'
export const placeholder = 'Name, job or words'
export const chats = 'Conversations'
export const messages = 'Messages'
export const you = 'You: '
export const moreAction = 'Show more messages'
export const failed = 'We couldn’t search your messages.'
export const emptyTitle = 'No messages match your search'
export const emptyHint = 'Try fewer words, or part of a name or job title.'
export const limits = 'Only your latest 1,000 conversations and 20,000 messages were searched.'
export const found = (chats: Part, messages: Part) =>
  `${plural(chats, { one: '1 conversation', other: `${chats} conversations` })}, ${plural(messages, { one: '1 message', other: `${messages} messages` })}`
export const foundMessage = 'Message from your search'
