import type { Part } from '../../part.ts'

export const undo = 'Deshacer'
export const editAgainAction = 'Editar'
export const sendingTo = (who: Part) => `Se enviará a ${who}.`
export const heldTooLong = 'Tu dispositivo estaba en reposo, así que no se envió.'
export const unsentTitle = 'Tienes una respuesta sin enviar'
export const unsentActTitle = 'Esto no se envió'
export const unsentBody = (who: Part) => `Tu respuesta a ${who} no se envió porque la página se cerró.`
export const unsentWithdrawal = (company: Part) =>
  `Retiraste tu candidatura a ${company}, pero la página se cerró antes de que pudiéramos avisarles.`
export const unsentCancellation = (name: Part) =>
  `Cancelaste la entrevista con ${name}, pero la página se cerró antes de que pudiéramos avisarle.`
export const unsentOfferWithdrawal = (name: Part) =>
  `Retiraste tu oferta a ${name}, pero la página se cerró antes de que pudiéramos avisarle.`
export const unsentRescission = (name: Part) =>
  `Revocaste tu oferta a ${name}, pero la página se cerró antes de que pudiéramos avisarle.`
export const unsentDecline = (company: Part) =>
  `Rechazaste la oferta de ${company}, pero la página se cerró antes de que pudiéramos avisarles.`
export const unsentNoShow = (name: Part) =>
  `Marcaste la inasistencia de ${name}, pero la página se cerró antes de guardarla.`
export const unsentInvitation = (name: Part) => `Tu invitación a ${name} no se envió porque la página se cerró.`
export const unsentOffer = (name: Part) => `Tu oferta a ${name} no se envió porque la página se cerró.`
export const unsentAcceptance = (company: Part) =>
  `Aceptaste la oferta de ${company}, pero la página se cerró antes de que pudiéramos avisarles.`
export const unsentSendAction = 'Enviar ahora'
export const unsentDropAction = 'Descartar'
export const unsentSent = (who: Part) => `Enviado a ${who}.`
