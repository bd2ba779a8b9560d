import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const chatLink = 'Read and answer'
export const messagesSubject = (count: Part, other: Part) =>
  plural(count, { one: `A message from ${other}`, other: `${count} messages from ${other}` })
export const messageText = (other: Part) => `${other} has written to you, and you have not read it yet.`
export const requestSubject = (other: Part) => `${other} asks to write to you`
export const requestText = (other: Part) => `${other} has sent you a message and would like to chat.`
export const requestAdvice = 'Accept or decline: until you do, they can write nothing more.'
export const acceptedSubject = (other: Part) => `${other} has accepted your message`
export const acceptedText = (other: Part) => `${other} has accepted your request. You can write to each other now.`
