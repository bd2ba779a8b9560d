import type { Part } from '../../part.ts'

export const theCompany = (name: Part) => `la empresa ${name}`
export const theJob = (name: Part) => `el anuncio ${name}`
export const theProfile = (name: Part) => `el perfil de ${name}`
export const aMessageInYourChats = 'un mensaje en uno de tus chats'
export const aReview = 'una reseña'
export const yourReport = (caseNumber: Part) => `Tu denuncia ${caseNumber}`
export const youReported = (what: Part, caseNumber: Part) =>
  `Has denunciado ${what}. Tu número de caso es ${caseNumber}.`
export const aModeratorReadsIt =
  'La lee el equipo de moderación. Recibirás por correo la decisión con su motivo, y podrás presentar un recurso una vez.'
export const nobodyLearnsWhoReported = 'A quien denunciaste le llega la decisión, y nunca quién presentó la denuncia.'
export const seeYourReports = 'Ver tus denuncias'
