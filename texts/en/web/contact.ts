import type { Part } from '../../part.ts'

export const theAnswerIsOnIts = 'The answer is on its way.'
export const theAnswerCouldNotBe = 'The answer could not be sent.'
export const theMessageIsClosed = 'The message is closed.'
export const answer = 'Answer'
export const answerIt = 'Answer'
export const mailedTo = (email: Part) => `Mailed to ${email}.`
export const closeWithoutAnAnswer = 'Close without an answer'
export const sendTheAnswer = 'Send the answer'
export const errorSendingMessageOnly2 = 'Error sending message, Only 2 messages in 24 hours.'
export const name = 'Name'
export const weAnswerTo = (email: Part) => `We answer to ${email}.`
export const eMail = 'E-mail'
export const whereWeAnswerTo = 'Where we answer to.'
export const message = 'Message'
export const sendTheMessage = 'Send the message'
export const yourMessageIsSent = 'Your message is sent'
export const writeAnotherOne = 'Write another one'
export const newWord = 'New'
export const answered = 'Answered'
export const closed = 'Closed'
export const states = 'States'
export const all = 'All'
export const loadingTheMessages = 'Loading the messages'
export const theMessagesCouldNotBe = 'The messages could not be loaded.'
export const noMessagesHere = 'No messages here'
export const whatPeopleWriteByThe =
  'What people write by the contact form stands here, and is mailed to every moderator.'
export const signedIn = 'signed in'
export const aVisitor = 'a visitor'
export const answeredBy = (moderator: Part) => `Answered by ${moderator}`
export const closedBy = (moderator: Part) => `Closed by ${moderator}`
export const answerPerson = (name: Part) => `Answer ${name}`
