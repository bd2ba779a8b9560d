import type { Part } from '../../part.ts'

export const receivedSubject = 'Nuevo mensaje del formulario de contacto'
export const receivedLead = (name: Part, email: Part) =>
  `${name} (${email}) envió un mensaje desde el formulario de contacto:`
export const answerLink = 'Responder'
export const replySubject = 'Tu mensaje a Hearback'
export const greetingNameless = 'Hola:'
export const greeting = (name: Part) => `Hola, ${name}:`
export const quoteLead = 'Escribiste:'
