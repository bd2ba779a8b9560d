import type { Part } from '../../part.ts'

export const seekerFallback = 'Una persona que busca empleo'
export const companyGone = 'Una empresa que ya no está en Hearback'
export const publishedSubject = (other: Part) => `${other} te escribió una reseña`
export const publishedText = (other: Part) => `${other} escribió una reseña sobre ti. Ya es visible.`
export const publishedAdvice =
  'Puedes responder una vez, y tu respuesta se publica debajo de la reseña. Si incumple las normas, denúnciala.'
export const reviewLink = 'Leer la reseña'
export const repliedSubject = (other: Part) => `${other} respondió a tu reseña`
export const repliedText = (other: Part) => `${other} respondió a la reseña que escribiste.`
export const replyLink = 'Leer la respuesta'
