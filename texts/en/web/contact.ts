import type { Part } from '../../part.ts'

export const answerSent = 'Reply sent.'
export const answerFailed = 'We couldn’t send your reply.'
export const messageClosed = 'Message closed.'
export const answer = 'Reply'
export const answerButton = 'Reply'
export const mailedTo = (email: Part) => `We’ll email this to ${email}.`
export const closeAction = 'Close without replying'
export const answerAction = 'Send reply'
export const sendFailed = 'Error sending message, Only 2 messages in 24 hours.'
export const name = 'Name'
export const replyAddress = (email: Part) => `We’ll reply to ${email}.`
export const emailLabel = 'Email'
export const emailHint = 'We’ll reply here.'
export const message = 'Message'
export const sendAction = 'Send message'
export const sentTitle = 'Message sent'
export const sentAgainAction = 'Send another message'
export const claimMessage = (company: Part, address: Part) =>
  `${company} is my company: ${address}\n\nMy role there:\nMy work email:\n`
export const newLabel = 'New'
export const answered = 'Answered'
export const closed = 'Closed'
export const states = 'Status'
export const all = 'All'
export const inboxLoading = 'Loading messages'
export const inboxFailed = 'We couldn’t load the messages.'
export const inboxEmptyTitle = 'No messages'
export const inboxEmptyHint = 'Messages from the contact form appear here. Every moderator also gets them by email.'
export const signedInNote = 'signed in'
export const visitor = 'not signed in'
export const answeredBy = (moderator: Part) => `Answered by ${moderator}`
export const closedBy = (moderator: Part) => `Closed by ${moderator}`
export const answerTitle = (name: Part) => `Reply to ${name}`
export const claimTitle = (company: Part) => `Is ${company} your company?`
