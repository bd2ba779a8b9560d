import type { Part } from '../../part.ts'

export const jobFallback = 'un empleo'
export const offerLink = 'Ver la oferta'
export const receivedSubject = (company: Part, work: Part) => `Una oferta de ${company}: ${work}`
export const receivedText = (company: Part, work: Part) => `${company} te ofrece trabajo: ${work}.`
export const receivedDeadline = (moment: Part) =>
  `Puedes aceptarla o rechazarla hasta el ${moment}. Verán tu nombre completo y tu experiencia cuando aceptes o respondas con un mensaje; cómo localizarte, solo si aceptas.`
export const changedSubject = (company: Part, work: Part) => `Una oferta cambiada de ${company}: ${work}`
export const changedText = (company: Part, work: Part) =>
  `${company} ha cambiado su oferta: ${work}. La nueva sustituye a la anterior.`
export const changedDeadline = (moment: Part) => `Puedes aceptarla o rechazarla hasta el ${moment}.`
export const acceptedSubject = (person: Part, work: Part) => `Aceptada: ${person}, ${work}`
export const acceptedText = (person: Part, work: Part) => `${person} ha aceptado tu oferta: ${work}.`
export const acceptedNextStep =
  'Ahora ves cómo localizar a esta persona. Si el puesto está cubierto, cierra el anuncio y avisa a las demás personas que se postularon.'
export const declinedSubject = (person: Part, work: Part) => `Rechazada: ${person}, ${work}`
export const declinedText = (person: Part, work: Part) => `${person} ha rechazado tu oferta: ${work}.`
export const withdrawnSubject = (company: Part) => `Retirada: la oferta de ${company}`
export const withdrawnText = (company: Part, work: Part) => `${company} ha retirado su oferta: ${work}.`
export const expiringSubject = (company: Part) => `Termina pronto: la oferta de ${company}`
export const expiringText = (company: Part, work: Part, moment: Part) =>
  `La oferta de ${company}, ${work}, espera tu respuesta hasta el ${moment}. Después caduca sola.`
export const expiredSubject = (person: Part) => `Caducada: tu oferta a ${person}`
export const expiredText = (person: Part, work: Part) =>
  `${person} no ha respondido a tiempo a tu oferta: ${work}. Ha caducado. Puedes enviar una nueva.`
export const rescindedSubject = (company: Part) => `Revocada: la oferta de ${company}`
export const rescindedText = (company: Part, work: Part) =>
  `${company} ha revocado la oferta que habías aceptado: ${work}. Eso cuenta públicamente en su página.`
export const reasonText = (words: Part) => `Te escriben:\n${words}`
export const seekerAcceptedSubject = (work: Part, company: Part) => `Aceptaste: ${work} en ${company}`
export const seekerAcceptedText = (company: Part, work: Part) =>
  `Has aceptado la oferta de ${company}: ${work}. Ahora ven tu número de teléfono, tu correo y tu ubicación exacta.`
export const printLink = 'Ver e imprimir la oferta'
