import type { Part } from '../../part.ts'

export const receivedSubject = 'New message from the contact form'
export const receivedLead = (name: Part, email: Part) => `${name} (${email}) wrote by the contact form:`
export const answerIt = 'Answer it'
export const replySubject = 'Your message to Hearback'
export const hello = 'Hello,'
export const helloTo = (name: Part) => `Hello ${name},`
export const youWrote = 'You wrote:'
