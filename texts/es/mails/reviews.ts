import type { Part } from '../../part.ts'

export const seekerFallback = 'Una persona que busca empleo'
export const companyGone = 'Una empresa que ya no está'
export const publishedSubject = (other: Part) => `${other} te ha escrito una reseña`
export const publishedText = (other: Part) => `${other} ha escrito una reseña sobre ti, y ya se muestra.`
export const publishedAdvice =
  'Puedes responder una vez, y tu respuesta aparece debajo. Denúnciala si incumple las normas.'
export const reviewLink = 'Leerla'
export const repliedSubject = (other: Part) => `${other} ha respondido a tu reseña`
export const repliedText = (other: Part) => `${other} ha respondido a la reseña que escribiste.`
export const replyLink = 'Leer la respuesta'
