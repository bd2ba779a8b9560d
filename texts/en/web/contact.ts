import type { Part } from '../../part.ts'

export const answerSent = 'The answer is on its way.'
export const answerFailed = 'The answer could not be sent.'
export const messageClosed = 'The message is closed.'
export const answer = 'Answer'
export const answerButton = 'Answer'
export const mailedTo = (email: Part) => `Mailed to ${email}.`
export const closeAction = 'Close without an answer'
export const answerAction = 'Send the answer'
export const sendFailed = 'Error sending message, Only 2 messages in 24 hours.'
export const name = 'Name'
export const replyAddress = (email: Part) => `We answer to ${email}.`
export const emailLabel = 'E-mail'
export const emailHint = 'Where we answer to.'
export const message = 'Message'
export const sendAction = 'Send the message'
export const sentTitle = 'Your message is sent'
export const sentAgainAction = 'Write another one'
export const newLabel = 'New'
export const answered = 'Answered'
export const closed = 'Closed'
export const states = 'States'
export const all = 'All'
export const inboxLoading = 'Loading the messages'
export const inboxFailed = 'The messages could not be loaded.'
export const inboxEmptyTitle = 'No messages here'
export const inboxEmptyHint = 'What people write by the contact form stands here, and is mailed to every moderator.'
export const signedInNote = 'signed in'
export const visitor = 'a visitor'
export const answeredBy = (moderator: Part) => `Answered by ${moderator}`
export const closedBy = (moderator: Part) => `Closed by ${moderator}`
export const answerTitle = (name: Part) => `Answer ${name}`
