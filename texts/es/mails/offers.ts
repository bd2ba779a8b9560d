import type { Part } from '../../part.ts'

export const jobFallback = 'un empleo'
export const offerLink = 'Ver la oferta'
export const receivedSubject = (company: Part, work: Part) => `Tienes una oferta de ${company}: ${work}`
export const receivedText = (company: Part, work: Part) => `${company} te envió una oferta: ${work}.`
export const receivedDeadline = (moment: Part) =>
  `Puedes aceptarla o rechazarla hasta el ${moment}. Verán tu nombre completo y tu experiencia cuando aceptes o respondas con un mensaje, y tus datos de contacto solo si aceptas.`
export const changedSubject = (company: Part, work: Part) => `Oferta actualizada de ${company}: ${work}`
export const changedText = (company: Part, work: Part) =>
  `${company} actualizó su oferta: ${work}. La nueva oferta reemplaza a la anterior.`
export const changedDeadline = (moment: Part) => `Puedes aceptarla o rechazarla hasta el ${moment}.`
export const acceptedSubject = (person: Part, work: Part) => `Oferta aceptada: ${person}, ${work}`
export const acceptedText = (person: Part, work: Part) => `${person} aceptó tu oferta: ${work}.`
export const acceptedNextStep =
  'Ya puedes ver sus datos de contacto. Si el puesto está cubierto, cierra el anuncio y avisa a las demás personas que se postularon.'
export const declinedSubject = (person: Part, work: Part) => `Oferta rechazada: ${person}, ${work}`
export const declinedText = (person: Part, work: Part) => `${person} rechazó tu oferta: ${work}.`
export const withdrawnSubject = (company: Part) => `${company} retiró su oferta`
export const withdrawnText = (company: Part, work: Part) => `${company} retiró su oferta: ${work}.`
export const expiringSubject = (company: Part) => `Tu oferta de ${company} caduca pronto`
export const expiringText = (company: Part, work: Part, moment: Part) =>
  `Tu oferta de ${company}, ${work}, espera tu respuesta. Caduca el ${moment}.`
export const expiredSubject = (person: Part) => `Tu oferta a ${person} caducó`
export const expiredText = (person: Part, work: Part) =>
  `${person} no respondió a tiempo a tu oferta: ${work}. Puedes enviar una nueva.`
export const rescindedSubject = (company: Part) => `${company} revocó su oferta`
export const rescindedText = (company: Part, work: Part) =>
  `${company} revocó la oferta que aceptaste: ${work}. Esto se muestra públicamente en su página.`
export const reasonText = (words: Part) => `Te escriben:\n${words}`
export const seekerAcceptedSubject = (work: Part, company: Part) => `Aceptaste: ${work} en ${company}`
export const seekerAcceptedText = (company: Part, work: Part) =>
  `Aceptaste la oferta de ${company}: ${work}. Ya pueden ver tu número de teléfono, tu correo y tu ubicación exacta.`
export const printLink = 'Ver e imprimir la oferta'
