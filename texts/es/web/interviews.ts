import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const listLoading = 'Cargando tus entrevistas'
export const listEmptyTitle = 'No hay próximas entrevistas'
export const listEmptyHint =
  'Invita a alguien desde la lista de candidaturas de un empleo: propón hasta cinco horas y deja que elija una.'
export const unpickedTitle = 'Falta elegir la hora'
export const unpickedNote = 'Todavía no eligieron una hora.'
export const modeOnsite = 'Presencial'
export const videoCall = 'Videollamada'
export const telephone = 'Teléfono'
export const until = (clock: Part) => `a ${clock}`
export const timesOffered = (count: Part) =>
  plural(count, { one: '1 hora propuesta', other: `${count} horas propuestas` })
export const invitedWithoutTimes = 'Invitación por mensaje'
export const calendarFileLabel = (name: Part) => `Agregar al calendario: entrevista con ${name}`
export const calendarFile = 'Agregar al calendario'
export const sectionLabel = 'Entrevista'
export const minutes = (minutes: Part) => plural(minutes, { one: '1 minuto', other: `${minutes} minutos` })
export const noneTitle = 'Todavía no hay entrevista prevista'
export const openTitle = 'Todavía no eligió hora'
export const lapsedTitle = 'Ya pasaron los horarios que propusiste'
export const bookedTitle = 'Entrevista confirmada'
export const startedTitle = 'La entrevista fue el'
export const missedTitle = (name: Part) => `${name} no asistió a la entrevista`
export const canceledTitle = 'Entrevista cancelada'
export const toldLead = (name: Part) => `Avisamos a ${name} por correo y con una notificación`
export const timesRequested = (name: Part) => `${name} pidió otros horarios:`
export const timesInZone = (zone: Part) => `Horarios en la hora de ${zone}.`
export const actLabel = (action: Part, name: Part) => `${action}: ${name}`
export const rescheduleAction = 'Proponer otros horarios'
export const inviteAgainAction = 'Volver a invitar'
export const cancelAction = 'Cancelar la entrevista'
export const cancelKeepAction = 'Mantener la entrevista'
export const cancelTitle = (name: Part) => `¿Cancelar la entrevista con ${name}?`
export const cancelEffects = (name: Part) =>
  `Avisaremos a ${name} y el horario se quitará de los dos calendarios. La candidatura sigue abierta.`
export const cancelReasonLabel = 'Motivo (opcional)'
export const cancelReasonHint = (name: Part) => `${name} verá exactamente lo que escribas.`
export const canceledDone = (name: Part) => `Se canceló la entrevista con ${name}.`
export const canceledFailed = (name: Part, message: Part) => `No se canceló la entrevista con ${name}. ${message}`
export const cancelFailed = 'No pudimos cancelar la entrevista.'
export const noShowAction = 'Marcar inasistencia'
export const noShowTitle = (name: Part) => `¿${name} no asistió a la entrevista?`
export const noShowEffects = (name: Part) =>
  `Avisaremos a ${name} para que pueda explicarlo. La candidatura sigue abierta.`
export const noShowDone = (name: Part) => `Se marcó la inasistencia de ${name}.`
export const noShowFailed = (name: Part, message: Part) => `No se marcó la inasistencia de ${name}. ${message}`
export const pastEmptyTitle = 'No hay entrevistas pasadas'
export const pastEmptyHint = 'Las entrevistas aparecen aquí cuando terminan o se cancelan.'
export const outcomeHeld = 'Pasada'
export const outcomeCanceled = 'Cancelada'
export const outcomeNoShow = 'No asistió'
