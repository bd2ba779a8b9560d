import type { Part } from '../../part.ts'

export const claimSubject = 'Confirma una experiencia laboral'
export const claimCurrentText = (person: Part, title: Part, company: Part, from: Part) =>
  `«${person}» dice en Hearback: «${title}» en «${company}», desde ${from}.`
export const claimPastText = (person: Part, title: Part, company: Part, from: Part, until: Part) =>
  `«${person}» dice en Hearback: «${title}» en «${company}», desde ${from} hasta ${until}.`
export const claimPrivacy =
  'Se dio esta dirección para confirmarlo. Otras personas ven su dominio, y nunca la dirección.'
export const claimLink = 'Confirmar o rechazar'
export const claimDisclaimer =
  '¿No sabes nada de esto? Recházalo, y nadie volverá a escribirte por ello. El enlace sirve durante 14 días.'
