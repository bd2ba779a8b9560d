import type { Part } from '../../part.ts'

export const messageFrom = (name: Part) => `Message from ${name}`
export const wroteByTheForm = (name: Part, email: Part) => `${name} (${email}) wrote by the contact form:`
export const answerIt = 'Answer it'
export const yourMessage = 'Your message to Hearback'
export const hello = (name: Part) => `Hello ${name},`
export const youWrote = 'You wrote:'
