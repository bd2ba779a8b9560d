import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const chatLink = 'Leer y responder'
export const messagesSubject = (count: Part, other: Part) =>
  plural(count, { one: `Un mensaje de ${other}`, other: `${count} mensajes de ${other}` })
export const messageText = (other: Part) => `${other} te ha escrito, y todavía no lo has leído.`
export const requestSubject = (other: Part) => `${other} quiere escribirte`
export const requestText = (other: Part) => `${other} te ha enviado un mensaje y quiere chatear contigo.`
export const requestAdvice = 'Acepta o rechaza: hasta entonces no puede escribirte nada más.'
export const acceptedSubject = (other: Part) => `${other} ha aceptado tu mensaje`
export const acceptedText = (other: Part) => `${other} ha aceptado tu solicitud. Ya pueden escribirse.`
