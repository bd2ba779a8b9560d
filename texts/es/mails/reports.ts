import type { Part } from '../../part.ts'

export const otherCompany = (name: Part) => `la empresa ${name}`
export const otherJob = (name: Part) => `el anuncio ${name}`
export const otherProfile = (name: Part) => `el perfil de ${name}`
export const otherMessage = 'un mensaje en uno de tus chats'
export const otherReview = 'una reseña'
export const filedSubject = (caseNumber: Part) => `Tu denuncia ${caseNumber}`
export const filedText = (what: Part, caseNumber: Part) => `Has denunciado ${what}. Tu número de caso es ${caseNumber}.`
export const filedOutlook =
  'La lee el equipo de moderación. Recibirás por correo la decisión con su motivo, y podrás presentar un recurso una vez.'
export const filedAnonymity = 'A quien denunciaste le llega la decisión, y nunca quién presentó la denuncia.'
export const reportsLink = 'Ver tus denuncias'
