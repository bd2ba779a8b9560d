import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const chatLink = 'Read and reply'
export const messagesSubject = (count: Part, other: Part) =>
  plural(count, { one: `New message from ${other}`, other: `${count} new messages from ${other}` })
export const messageText = (other: Part) => `${other} messaged you, and you haven’t read it yet.`
export const requestSubject = (other: Part) => `${other} wants to message you`
export const requestText = (other: Part) => `${other} sent you a message and would like to chat.`
export const requestAdvice = 'Accept or decline the request. They can’t send anything else until you do.'
export const acceptedSubject = (other: Part) => `${other} accepted your message request`
export const acceptedText = (other: Part) => `${other} accepted your request. You can message each other now.`
