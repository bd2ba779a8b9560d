import type { Part } from '../../part.ts'

export const title = 'Correos de prueba'
export const intro = (max: Part) =>
  `No hay ningún servidor de correo configurado, así que los correos se guardan aquí. Se muestran los últimos ${max}, del más reciente al más antiguo.`
export const empty = 'Todavía no hay correos.'
export const recipient = (to: Part, at: Part) => `Para ${to}, ${at}`
export const replyLabel = (to: Part) => `Responder como ${to}`
export const send = 'Enviar respuesta'
export const sentTitle = 'Respuesta entregada'
export const sentText = (to: Part) => `Tu respuesta desde ${to} ya es un mensaje de la conversación.`
export const notSentTitle = 'Respuesta no entregada'
export const notSentText = (to: Part) => `Tu respuesta desde ${to} no se convirtió en un mensaje.`
export const serverSaid = (reply: Part) => `El servidor de correo respondió: ${reply}`
export const back = 'Volver a los correos'
