import type { Part } from '../../part.ts'

export const receivedSubject = 'New message from the contact form'
export const receivedLead = (name: Part, email: Part) => `${name} (${email}) wrote by the contact form:`
export const answerLink = 'Answer it'
export const replySubject = 'Your message to Hearback'
export const greetingNameless = 'Hello,'
export const greeting = (name: Part) => `Hello ${name},`
export const quoteLead = 'You wrote:'
