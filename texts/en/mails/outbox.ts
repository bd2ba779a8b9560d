import type { Part } from '../../part.ts'

export const title = 'Outbox'
export const intro = (max: Part) =>
  `No mail server is set up, so emails are kept here. Showing the latest ${max}, newest first.`
export const empty = 'No emails yet.'
export const recipient = (to: Part, at: Part) => `To ${to}, ${at}`
export const replyLabel = (to: Part) => `Reply as ${to}`
export const send = 'Send reply'
export const sentTitle = 'Reply delivered'
export const sentText = (to: Part) => `Your reply from ${to} is a message in the conversation now.`
export const notSentTitle = 'Reply not delivered'
export const notSentText = (to: Part) => `Your reply from ${to} isn’t a message.`
export const serverSaid = (reply: Part) => `The mail server said: ${reply}`
export const back = 'Back to the outbox'
