import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const chatLink = 'Leer y responder'
export const messagesSubject = (count: Part, other: Part) =>
  plural(count, { one: `Nuevo mensaje de ${other}`, other: `${count} mensajes nuevos de ${other}` })
export const messageText = (other: Part) => `${other} te escribió y todavía no leíste el mensaje.`
export const requestSubject = (other: Part) => `${other} quiere escribirte`
export const requestText = (other: Part) => `${other} te envió un mensaje y quiere chatear contigo.`
export const requestAdvice = 'Acepta o rechaza la solicitud. Hasta entonces no puede enviarte nada más.'
export const acceptedSubject = (other: Part) => `${other} aceptó tu solicitud de chat`
export const acceptedText = (other: Part) => `${other} aceptó tu solicitud. Ya pueden escribirse.`
