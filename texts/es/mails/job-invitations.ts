import type { Part } from '../../part.ts'

export const invitationLink = 'Ver el empleo'
export const invitationSubject = (company: Part, job: Part) => `${company} te invita a postularte: ${job}`
export const invitationText = (company: Part, job: Part) =>
  `${company} encontró tu perfil y te invita a postularte al empleo ${job}.`
export const invitationAdvice = 'Su mensaje y el empleo están en el chat. Tú decides si te postulas.'
