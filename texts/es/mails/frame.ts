import type { Part } from '../../part.ts'

export const signature = 'Hearback: cada candidatura recibe una respuesta'
export const replyLine = 'Escribe tu respuesta encima de esta línea'
export const unsubscribeReason = (topic: Part) =>
  `Recibes este correo porque tienes activados los correos sobre ${topic}.`
export const unsubscribeLink = 'Desactivarlos'
export const unsubscribeText = (page: Part) => `Desactivarlos: ${page}`
export const applications = 'candidaturas'
export const interviews = 'entrevistas'
export const messages = 'mensajes'
export const offers = 'ofertas'
export const reviews = 'reseñas'
export const reports = 'denuncias'
export const jobs = 'tus anuncios'
export const weekly = 'el resumen semanal de tus candidaturas'
export const alerts = 'tus búsquedas guardadas y las empresas que sigues'
