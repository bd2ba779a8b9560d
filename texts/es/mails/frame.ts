import type { Part } from '../../part.ts'

export const signature = 'Hearback, donde cada candidatura recibe respuesta'
export const unsubscribeReason = (topic: Part) =>
  `Recibes este mensaje porque tienes activados los correos sobre ${topic}.`
export const unsubscribeLink = 'Desactívalos'
export const unsubscribeText = (page: Part) => `Desactívalos: ${page}`
export const applications = 'candidaturas'
export const interviews = 'entrevistas'
export const messages = 'mensajes'
export const offers = 'ofertas'
export const reviews = 'reseñas'
export const reports = 'denuncias'
export const jobs = 'tus anuncios'
export const alerts = 'tus búsquedas guardadas'
