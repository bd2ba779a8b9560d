import type { Part } from '../../part.ts'

export const claimSubject = '¿Puedes confirmar esta experiencia laboral?'
export const claimCurrentText = (person: Part, title: Part, company: Part, from: Part) =>
  `«${person}» indica este empleo en Hearback: «${title}» en «${company}», desde ${from}.`
export const claimPastText = (person: Part, title: Part, company: Part, from: Part, until: Part) =>
  `«${person}» indica este empleo en Hearback: «${title}» en «${company}», desde ${from} hasta ${until}.`
export const claimPrivacy = 'Dio esta dirección para confirmarlo. Los demás solo ven el dominio, nunca la dirección.'
export const claimLink = 'Confirmar o rechazar'
export const claimDisclaimer =
  '¿No sabes nada de esto? Recházalo y no volveremos a escribirte sobre ello. El enlace es válido durante 14 días.'
