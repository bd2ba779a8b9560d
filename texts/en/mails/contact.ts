import type { Part } from '../../part.ts'

export const receivedSubject = 'New message from the contact form'
export const receivedLead = (name: Part, email: Part) => `${name} (${email}) sent a message from the contact form:`
export const answerLink = 'Reply'
export const replySubject = 'Your message to Hearback'
export const greetingNameless = 'Hello,'
export const greeting = (name: Part) => `Hello ${name},`
export const quoteLead = 'You wrote:'
