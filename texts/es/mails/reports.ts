import type { Part } from '../../part.ts'

export const otherCompany = (name: Part) => `la empresa ${name}`
export const otherJob = (name: Part) => `el anuncio ${name}`
export const otherProfile = (name: Part) => `el perfil de ${name}`
export const otherMessage = 'un mensaje en uno de tus chats'
export const otherReview = 'una reseña'
export const filedSubject = (caseNumber: Part) => `Recibimos tu denuncia ${caseNumber}`
export const filedText = (what: Part, caseNumber: Part) => `Denunciaste ${what}. Tu número de caso es ${caseNumber}.`
export const filedOutlook =
  'El equipo de moderación la revisará. Te enviaremos por correo la decisión y el motivo, y podrás presentar un recurso una vez.'
export const filedAnonymity = 'La persona que denunciaste conocerá la decisión, pero nunca quién la denunció.'
export const reportsLink = 'Ver tus denuncias'
