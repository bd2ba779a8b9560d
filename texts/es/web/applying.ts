import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const sentBackAction = 'Volver al empleo'
export const sentViewAction = 'Ver la candidatura'
export const statusApplied = 'Te postulaste.'
export const statusViewed = 'Te postulaste. La empresa abrió tu candidatura.'
export const statusShortlisted = 'Te preseleccionaron.'
export const statusInterview = 'Te invitaron a una entrevista.'
export const statusOffered = 'Tienes una oferta.'
export const statusHired = 'Conseguiste el empleo.'
export const statusRejected = 'La empresa respondió: esta vez no.'
export const statusWithdrawn = 'Retiraste tu candidatura.'
export const statusDeclined = 'Rechazaste la oferta.'
export const statusExpired = 'La empresa no respondió a tiempo.'
export const statusAnswered = 'Te postulaste. La empresa respondió.'
export const statusExpiredAnswered = 'Cerrada. La empresa respondió, pero no hubo novedades en 30 días.'
export const sheetTitle = 'Tu candidatura'
export const apply = (jobTitle: Part) => `Postúlate a ${jobTitle}`
export const profileStep = 'revisa tu perfil'
export const letterStep = 'carta de presentación'
export const availabilityStep = 'disponibilidad'
export const profileFailed = 'No se pudo cargar tu perfil.'
export const profileLoading = 'Cargando tu perfil'
export const reapplyAction = 'Postularse otra vez'
export const availabilityTitle = '¿Cuál es tu disponibilidad?'
export const availability = 'Disponibilidad'
export const availabilitySave = 'Guardarla también en mi perfil'
export const availabilityDone = 'Guardamos tu disponibilidad en tu perfil.'
export const availabilityFailed = 'Enviamos tu candidatura, pero no pudimos guardar tu disponibilidad en tu perfil.'
export const availabilityHint = 'Por ejemplo: desde el 1 de marzo, por las mañanas entre semana.'
export const back = 'Atrás'
export const sendAction = 'Enviar la candidatura'
export const letterTitle = 'Carta de presentación'
export const letterHint = 'Opcional. Tu perfil se envía de todos modos.'
export const letterSafetyAdvice =
  'No incluyas datos bancarios ni números de identidad. Ninguna empresa honesta los necesita ahora.'
export const continueAction = 'Continuar'
export const letterSkipAction = 'Omitir'
export const letterAvailabilityLead = 'Disponibilidad:'
export const topChoiceSwitch = 'Marcar como favorita'
export const topChoiceHint = (left: Part, limit: Part) =>
  `La empresa la verá primero, con tu frase. Te quedan ${left} de ${limit} este mes, y no se recuperan al retirar la candidatura.`
export const topChoiceUsedUp = (limit: Part, date: Part) =>
  `Ya usaste las ${limit} de este mes. Tendrás nuevas el ${date}.`
export const topChoiceLabel = '¿Por qué este empleo?'
export const topChoiceLabelHint = 'Una frase para la empresa.'
export const budgetUsedUp = (limit: Part) =>
  `Tienes ${limit} candidaturas sin respuesta, el máximo que puedes tener a la vez.`
export const budgetLink = 'Ver quién te debe una respuesta'
export const budgetUsedUpHint =
  'Una respuesta libera un lugar, y retirar una candidatura también. Tu borrador para este empleo queda guardado.'
export const termsBudget = 'Tus candidaturas'
export const termsBudgetLeft = (left: Part, limit: Part) => `Quedan ${left} de ${limit}`
export const termsApplied = 'Se han postulado'
export const termsWaiting = 'Esperan respuesta'
export const termsPeople = (count: number) => plural(count, { one: '1 persona', other: `${count} personas` })
export const termsWaitingOf = (count: Part, limit: Part) => `${count} de ${limit} personas`
export const termsDue = 'Respuesta antes del'
export const fullTitle = 'Este empleo está completo por ahora'
export const fullHint = (limit: Part) =>
  `${limit} personas esperan una respuesta. El empleo volverá a admitir candidaturas cuando la empresa responda a algunas. Guárdalo, o guarda una búsqueda de empleos parecidos para recibir alertas.`
export const answeringFirstTitle = 'Esta empresa responde primero'
export const answeringFirstHint =
  'Volverá a admitir candidaturas en cuanto respondan a quienes llevan demasiado tiempo esperando. Guarda el empleo, o guarda una búsqueda de empleos parecidos para recibir alertas.'
export const similarJobsAction = (category: Part) => `Empleos de ${category}`
