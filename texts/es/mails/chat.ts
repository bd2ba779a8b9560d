import type { Part } from '../../part.ts'

export const readAndAnswer = 'Leer y responder'
export const aMessageFrom = (other: Part) => `Un mensaje de ${other}`
export const messagesFrom = (count: Part, other: Part) => `${count} mensajes de ${other}`
export const hasWrittenToYou = (other: Part) => `${other} te ha escrito, y todavía no lo has leído.`
export const asksToWriteToYou = (other: Part) => `${other} quiere escribirte`
export const wouldLikeToChat = (other: Part) => `${other} te ha enviado un mensaje y quiere chatear contigo.`
export const acceptOrDecline = 'Acepta o rechaza: hasta entonces no puede escribirte nada más.'
export const hasAcceptedYourMessage = (other: Part) => `${other} ha aceptado tu mensaje`
export const youCanWriteToEachOther = (other: Part) => `${other} ha aceptado tu solicitud. Ya pueden escribirse.`
