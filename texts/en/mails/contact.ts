import type { Part } from '../../part.ts'

export const newMessage = 'New message from the contact form'
export const wroteByTheForm = (name: Part, email: Part) => `${name} (${email}) wrote by the contact form:`
export const answerIt = 'Answer it'
export const yourMessage = 'Your message to Hearback'
export const hello = 'Hello,'
export const helloTo = (name: Part) => `Hello ${name},`
export const youWrote = 'You wrote:'
